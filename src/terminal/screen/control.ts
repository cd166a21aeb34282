import type { Key } from './keys.ts'
import type { Page, Painter, ScreenModel } from './model.ts'
import type { TypedLine } from './typed-line.ts'

export interface ControllerTools {
  readonly pages: Pick<Painter<never>, 'leaves' | 'help' | 'keys'>
  readonly practice: boolean
  /** How many of the newest lines of the log are new; where this is left out, all of them before the first choice. */
  readonly fresh?: number
  readonly debrief: () => readonly string[]
  readonly rules: (word: string) => readonly string[]
  readonly export: (name: string) => string
}

/**
 * What a key asks of the terminal itself; null when it only changed what is to be seen. `wipe` is `clear` where what
 * was to be seen is for nobody else: what was typed ahead goes with it. `done` is the end of a stage that has one.
 */
export type Wish = 'quit' | 'done' | 'suspend' | 'clear' | 'wipe' | null

/** What lies open in front of the player, and what each key does with it. Knows no terminal. */
export interface Controller<View> {
  press(key: Key, rows: number): Promise<Wish>
  screen(): ScreenModel<View>
  scroll: number
  /** True while a line of text is being typed: every key belongs to it. */
  readonly isTyping: boolean
  /** Asks for a line of text; what has been typed is handed on with Enter. */
  readonly ask: TypedLine['ask']
  /** Does what may be refused; a refusal is said in the last line, and nothing else happens. */
  attempt(act: () => void | Promise<void>): Promise<void>
  open(page: Page): void
  /** What was said in the last line has been read. */
  quiet(): void
  /** Something has come from elsewhere: looks anew, and leaves open whatever lies open. */
  refresh(): void
}
