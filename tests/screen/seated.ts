import { PassThrough } from 'node:stream'
import { main, type World } from '../../src/terminal/main.ts'
import { bin, root } from '../cli/command.ts'
import { hardware } from './terminal.ts'

/** People at a table elsewhere, each with the command in this process: a process of its own is not the point here. */

const started = { argv: [process.execPath, bin], cwd: () => root }

/** Somebody at a terminal of their own. */
export function sitBefore(args: readonly string[], folder: string, [columns, rows] = [160, 50]) {
  const { terminal, streams, output, type } = hardware(columns, rows)
  const stderr = new PassThrough()
  let err = ''
  stderr.on('data', data => {
    err += data
  })
  const env = { SITUATION_ROOM_HOME: folder, TERM: 'xterm' }
  const world = {
    ...{ stdin: streams.input, stdout: streams.output, stderr, env },
    ...started,
  } as unknown as World
  let isGone = false
  const gone = main(args, world).then(code => {
    isGone = true
    painted()
    return { code, err, main: terminal.main }
  })
  let painted = (): void => {}
  const write = output.write.bind(output)
  output.write = text => {
    write(text)
    painted()
    return true
  }
  return {
    gone,
    type,
    text: () => terminal.shown.join('\n'),
    isGone: () => isGone,
    /** Waits until the screen is as wanted, or its player has left. */
    async sees(isSo: (text: string) => boolean): Promise<string> {
      while (!isGone && !isSo(terminal.shown.join('\n')))
        await new Promise<void>(done => {
          painted = done
        })
      return terminal.shown.join('\n')
    },
  }
}

/** Somebody who plays in lines, of text or of JSON. */
export function talkTo(args: readonly string[], folder: string) {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const env = { SITUATION_ROOM_HOME: folder }
  let out = ''
  let err = ''
  let listened = 0
  let wake = (): void => {}
  stdout.on('data', data => {
    out += data
    wake()
  })
  stderr.on('data', data => {
    err += data
  })
  let isGone = false
  const gone = main(args, { stdin, stdout, stderr, env, ...started } as unknown as World).then(code => {
    isGone = true
    wake()
    return { code, out, err }
  })
  /** All that is said up to and with this text, from where the last one stopped. */
  async function hears(text: string): Promise<string> {
    while (!out.includes(text, listened)) {
      if (isGone) throw new Error(`it is gone and never said “${text}”:\n${out}\n${err}`)
      await new Promise<void>(done => {
        wake = done
      })
    }
    const from = listened
    listened = out.indexOf(text, listened) + text.length
    return out.slice(from, listened)
  }
  return {
    gone,
    hears,
    tell: (text: string) => stdin.write(`${text}\n`),
    send: (message: object) => stdin.write(`${JSON.stringify(message)}\n`),
    said: () => out,
    leave: () => stdin.end(),
    /** The next message of a kind. */
    async next(type: string): Promise<Record<string, unknown>> {
      for (;;) {
        const message = JSON.parse(await hears('\n')) as Record<string, unknown>
        if (message.type === type) return message
      }
    },
  }
}
