import type { Key } from './keys.ts'
import { graphemesOf } from './style.ts'

/** Takes a line that was typed. */
export type Take = (typed: string) => void | Promise<void>

/** A line of text that is asked for: while it is open, every key belongs to it. */
export interface TypedLine {
  readonly isOpen: boolean
  /** Asks for a line; what has been typed is handed on with Enter. */
  ask(label: string, take: Take, typed?: string): void
  press(key: Key): Promise<void>
  shown(): { readonly label: string; readonly typed: string } | null
}

export function openTypedLine(): TypedLine {
  let asking: { readonly label: string; readonly typed: string; readonly take: Take } | null = null
  return {
    get isOpen() {
      return asking !== null
    },
    ask(label, take, typed = '') {
      asking = { label, typed, take }
    },
    async press(key) {
      if (!asking) return
      const { typed, take } = asking
      if (key === 'escape') asking = null
      else if (key === 'backspace') asking = { ...asking, typed: graphemesOf(typed).slice(0, -1).join('') }
      else if ([...key].length === 1) asking = { ...asking, typed: typed + key }
      else if (key === 'enter') {
        asking = null
        await take(typed)
      }
    },
    shown: () => asking && { label: asking.label, typed: asking.typed },
  }
}
