import type { Key } from './keys.ts'
import { graphemesOf } from './style.ts'

/** Takes a line that was typed. */
export type Take = (typed: string) => void | Promise<void>

/** A line of text that is asked for: while it is open, every key belongs to it. */
export interface TypedLine {
  readonly isOpen: boolean
  /** Asks for a line; what has been typed is handed on with Enter, and, where somebody wants to know, with each key. */
  ask(label: string, take: Take, typed?: string, changed?: (typed: string) => void): void
  press(key: Key): Promise<void>
  shown(): { readonly label: string; readonly typed: string } | null
}

export function openTypedLine(): TypedLine {
  let asking: {
    readonly label: string
    readonly typed: string
    readonly take: Take
    readonly changed: (typed: string) => void
  } | null = null
  const become = (typed: string): void => {
    if (!asking || asking.typed === typed) return
    asking = { ...asking, typed }
    asking.changed(typed)
  }
  return {
    get isOpen() {
      return asking !== null
    },
    ask(label, take, typed = '', changed = () => {}) {
      asking = { label, typed, take, changed }
    },
    async press(key) {
      if (!asking) return
      const { typed, take } = asking
      if (key === 'escape') asking = null
      else if (key === 'backspace') become(graphemesOf(typed).slice(0, -1).join(''))
      else if ([...key].length === 1) become(typed + key)
      else if (key === 'enter') {
        asking = null
        await take(typed)
      }
    },
    shown: () => asking && { label: asking.label, typed: asking.typed },
  }
}
