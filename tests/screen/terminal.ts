import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import type { Host } from '../../src/terminal/screen.ts'

/** As much of a terminal as our screen uses: two buffers, a cursor, erasing, modes. Colours are let through unseen. */
export class Terminal {
  columns: number
  rows: number
  main: string[] = ['$ situation-room']
  lines: string[] = []
  isAlternate = false
  isCursorShown = true
  isWrapping = true
  written = ''
  private row = 0
  private column = 0

  constructor(columns: number, rows: number) {
    this.columns = columns
    this.rows = rows
  }

  write(text: string): void {
    this.written += text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what a terminal reads
    for (const token of text.match(/\u001b\[[0-9;?]*[A-Za-z]|./gsu) ?? []) this.take(token)
  }

  /** What can be read on the screen. */
  get shown(): string[] {
    return (this.isAlternate ? this.lines : this.main).map(line => line.trimEnd())
  }

  private take(token: string): void {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what a terminal reads
    const sequence = /^\u001b\[([0-9;?]*)([A-Za-z])$/.exec(token)
    if (!sequence) this.print(token)
    else {
      const [, given, verb] = sequence
      if (verb === 'H') [this.row, this.column] = [0, 0]
      else if (verb === 'K') this.put((this.lines[this.row] ?? '').slice(0, this.column))
      else if (verb === 'J' && given === '2') this.lines = []
      else if (verb === 'J') {
        this.put((this.lines[this.row] ?? '').slice(0, this.column))
        this.lines.length = Math.min(this.lines.length, this.row + 1)
      } else if (verb === 'h' || verb === 'l') this.mode(given, verb === 'h')
      else if (verb !== 'm') throw new Error(`the terminal does not know ${JSON.stringify(token)}`)
    }
  }

  private mode(given: string, on: boolean): void {
    if (given === '?1049') {
      this.isAlternate = on
      this.lines = []
    } else if (given === '?25') this.isCursorShown = on
    else if (given === '?7') this.isWrapping = on
    else if (given !== '?2004') throw new Error(`the terminal does not know mode ${given}`)
  }

  private put(line: string): void {
    while (this.lines.length < this.row) this.lines.push('')
    this.lines[this.row] = line
  }

  private print(character: string): void {
    if (character === '\r') this.column = 0
    else if (character === '\n') this.row++
    else {
      if (this.row >= this.rows || this.column >= this.columns) throw new Error('written beyond the edge of the screen')
      const line = (this.lines[this.row] ?? '').padEnd(this.column)
      this.put(line.slice(0, this.column) + character + line.slice(this.column + 1))
      this.column++
    }
  }
}

/** A terminal, a keyboard and a process that only write down what is asked of them. */
export function hardware(columns = 80, rows = 24, env: Record<string, string> = {}) {
  const terminal = new Terminal(columns, rows)
  const raw: boolean[] = []
  const killed: (readonly [number, string])[] = []
  const input = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode(mode: boolean) {
      raw.push(mode)
    },
  })
  const output = new (class extends EventEmitter {
    readonly isTTY = true
    get columns() {
      return terminal.columns
    }
    get rows() {
      return terminal.rows
    }
    write(text: string) {
      terminal.write(text)
      return true
    }
  })()
  const emitter = new EventEmitter()
  const host: Host = Object.assign(emitter, {
    env: { TERM: 'xterm', ...env },
    kill(pid: number, signal: NodeJS.Signals) {
      killed.push([pid, signal])
    },
  })
  return {
    terminal,
    raw,
    killed,
    emitter,
    host,
    output,
    streams: {
      input: input as unknown as NodeJS.ReadStream,
      output: output as unknown as NodeJS.WriteStream,
    },
    /** Type, and let the screen answer. */
    async type(...texts: readonly string[]) {
      for (const text of texts) {
        input.write(text)
        await new Promise(done => setImmediate(done))
      }
    },
    async hangUp() {
      input.end()
      await new Promise(done => setImmediate(done))
    },
  }
}
