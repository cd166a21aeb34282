import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import stringWidth from 'string-width'
import type { Host, Stage } from '../../src/terminal/screen/screen.ts'

/**
 * How wide a terminal takes text to be. They differ: one joins the parts of an emoji and gives it two cells, one counts
 * each part, one knows of no wide characters at all.
 */
export const opinions = ['graphemes', 'code-points', 'ignorant'] as const
export type Opinion = (typeof opinions)[number]

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Of what every terminal thinks the same. */
const isPlain = (text: string): boolean => /^[ -~]*$/.test(text)

const piecesOf = (text: string, opinion: Opinion): readonly string[] =>
  opinion === 'graphemes' && !isPlain(text) ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text]

const cellsOf = (piece: string, opinion: Opinion): number =>
  opinion === 'ignorant' || isPlain(piece) ? 1 : stringWidth(piece, { countAnsiEscapeCodes: true })

/** As much of a terminal as our screen uses: two buffers, a cursor, erasing, modes. Colours are let through unseen. */
export class Terminal {
  columns: number
  rows: number
  main: string[] = ['$ situation-room']
  /** By row: what each cell shows. The right half of a wide character shows nothing of its own. */
  lines: string[][] = []
  isAlternate = false
  isCursorShown = true
  isWrapping = true
  written = ''
  private readonly opinion: Opinion
  private row = 0
  private column = 0

  constructor(columns: number, rows: number, opinion: Opinion = 'graphemes') {
    this.columns = columns
    this.rows = rows
    this.opinion = opinion
  }

  write(text: string): void {
    this.written += text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what a terminal reads
    for (const part of text.split(/(\u001b\[[0-9;?]*[A-Za-z]|[\r\n])/)) this.take(part)
  }

  /** What can be read on the screen. */
  get shown(): string[] {
    const lines = this.isAlternate ? this.lines.map(cells => cells.join('')) : this.main
    return lines.map(line => line.trimEnd())
  }

  private take(part: string): void {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what a terminal reads
    const sequence = /^\u001b\[([0-9;?]*)([A-Za-z])$/.exec(part)
    if (part === '\r') this.column = 0
    else if (part === '\n') this.row++
    else if (!sequence) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what a terminal reads
      if (/[\u0000-\u001f\u007f-\u009f]/.test(part)) throw new Error(`the terminal obeys ${JSON.stringify(part)}`)
      for (const piece of piecesOf(part, this.opinion)) this.print(piece)
    } else {
      const [, given, verb] = sequence
      if (verb === 'H') [this.row, this.column] = [0, 0]
      else if (verb === 'K' && given === '2') this.cells.splice(0)
      else if (verb === 'K') this.eraseRest()
      else if (verb === 'J' && given === '2') this.lines = []
      else if (verb === 'J') {
        this.eraseRest()
        this.lines.length = Math.min(this.lines.length, this.row + 1)
      } else if (verb === 'h' || verb === 'l') this.mode(given, verb === 'h')
      else if (verb !== 'm') throw new Error(`the terminal does not know ${JSON.stringify(part)}`)
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

  private get cells(): string[] {
    while (this.lines.length <= this.row) this.lines.push([])
    return this.lines[this.row]
  }

  /** From the cursor to the end of the line. After the last cell the cursor stands on it. */
  private eraseRest(): void {
    const { cells } = this
    const from = Math.min(this.column, this.columns - 1)
    if (cells[from] === '') cells[from - 1] = ' '
    cells.splice(from)
  }

  private print(piece: string): void {
    const width = cellsOf(piece, this.opinion)
    // What is printed as lines goes on in the next one, and what is above scrolls away.
    if (!this.isAlternate && this.isWrapping && this.column + width > this.columns) {
      this.row += 1
      this.column = 0
    }
    const isBeyond = (this.isAlternate && this.row >= this.rows) || this.column + width > this.columns
    if (isBeyond && this.opinion === 'graphemes') throw new Error('written beyond the edge of the screen')
    if (isBeyond) this.column = this.columns - width
    const { cells } = this
    while (cells.length < this.column) cells.push(' ')
    if (width === 0) cells[Math.max(0, this.column - 1)] = (cells[this.column - 1] ?? '') + piece
    else {
      // Half of a wide character cannot stay.
      if (cells[this.column] === '') cells[this.column - 1] = ' '
      if (cells[this.column + width] === '') cells[this.column + width] = ' '
      cells[this.column] = piece
      if (width === 2) cells[this.column + 1] = ''
    }
    this.column += width
  }
}

/**
 * A stage that knows whether it has answered: a claim or a note is taken by what is loaded when it is first asked for, and
 * that takes as long as it takes.
 */
export function answering(stage: Stage) {
  const pressed = new Set<Promise<unknown>>()
  const answeringStage: Stage = {
    ...stage,
    press(key, rows) {
      const wish = Promise.resolve(stage.press(key, rows))
      pressed.add(wish)
      return wish.finally(() => pressed.delete(wish))
    },
  }
  return {
    stage: answeringStage,
    /** Until every key has had its effect, and what came of it is on the screen. */
    async answered() {
      do {
        await Promise.allSettled(pressed)
        await new Promise(done => setImmediate(done))
      } while (pressed.size > 0)
    },
  }
}

/** A terminal, a keyboard and a process that only write down what is asked of them. */
export function hardware(columns = 80, rows = 24, env: Record<string, string> = {}, opinion: Opinion = 'graphemes') {
  const terminal = new Terminal(columns, rows, opinion)
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
    /** In pieces of which each comes at once after the other, however busy the machine. */
    async typeInPieces(...pieces: readonly string[]) {
      for (const piece of pieces) input.write(piece)
      await new Promise(done => setImmediate(done))
    },
    async hangUp() {
      input.end()
      await new Promise(done => setImmediate(done))
    },
  }
}
