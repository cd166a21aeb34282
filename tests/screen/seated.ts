import { PassThrough } from 'node:stream'
import { main, type World } from '../../src/terminal/main.ts'
import { openAwaiting } from '../awaiting.ts'
import { bin, listenerTo, root } from '../cli/command.ts'
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
  const painted = openAwaiting()
  let isGone = false
  const gone = main(args, world).then(code => {
    isGone = true
    painted.wake()
    return { code, err, main: terminal.main }
  })
  const write = output.write.bind(output)
  output.write = text => {
    write(text)
    painted.wake()
    return true
  }
  const text = (): string => terminal.shown.join('\n')
  return {
    gone,
    type,
    text,
    isGone: () => isGone,
    /** Waits until the screen is as wanted, or its player has left. */
    sees: (isSo: (text: string) => boolean): Promise<string> =>
      painted.find(
        () => (isGone || isSo(text()) ? text() : undefined),
        () => `this is never seen: ${isSo}\nbut this:\n${text()}\n${err}`,
      ),
  }
}

/** Somebody who plays in lines, of text or of JSON. */
export function talkTo(args: readonly string[], folder: string) {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const env = { SITUATION_ROOM_HOME: folder }
  let out = ''
  let err = ''
  const heard = openAwaiting()
  for (const stream of [stdout, stderr]) stream.setEncoding('utf8')
  stdout.on('data', data => {
    out += data
    heard.wake()
  })
  stderr.on('data', data => {
    err += data
  })
  let isGone = false
  const gone = main(args, { stdin, stdout, stderr, env, ...started } as unknown as World).then(code => {
    isGone = true
    heard.wake()
    return { code, out, err }
  })
  const hears = listenerTo(heard, () => ({ out, err, isGone }))
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
