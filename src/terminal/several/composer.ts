import type { Subject } from '../../table/notes.ts'
import type { Claim } from '../../table/talk.ts'
import type { Key } from '../keys.ts'
import { type Row, type Speaking, statementsOf } from './statements.ts'

/** A claim in the making, as it is to be seen: the lines to choose from, and which of them is marked. */
export interface Composer {
  readonly title: string
  readonly rows: readonly { readonly key: string; readonly text: string }[]
  readonly selected: number
}

export interface Composing {
  press(key: Key): void
  scene(): Composer
  readonly isOpen: boolean
}

export interface TalkRoom extends Speaking {
  /** What is looked at already: the first thing a claim would be about. */
  readonly focus: Subject | null
  claim(claim: Claim): void
}

const sameSubject = (one: Subject, other: Subject | null): boolean =>
  other !== null && JSON.stringify(one) === JSON.stringify(other)

/**
 * Two keys make a claim: one for what is said, one (Enter, as a rule) for whom or what it is about. The words are vague
 * by design (M-32) and there is no room in them for a number.
 */
export function openComposer({ focus, claim, ...room }: TalkRoom): Composing {
  const { say } = room
  const statements = statementsOf(room).filter(({ is }) => is.targets.length > 0)
  let isOpen = statements.length > 0
  let chosen: (typeof statements)[number] | null = null
  let selected = 0
  let digits = ''
  const rows = (): readonly Row<unknown>[] => (chosen ? chosen.is.targets : statements)

  const choose = (at: number): void => {
    if (chosen) {
      isOpen = false
      claim(chosen.is.makes(chosen.is.targets[at].is))
      return
    }
    chosen = statements[at]
    selected = Math.max(
      0,
      chosen.is.targets.findIndex(({ is }) => sameSubject(is, focus)),
    )
  }

  return {
    get isOpen() {
      return isOpen
    },
    press(key) {
      if (!isOpen) return
      const wasTyped = digits
      digits = ''
      if (key === 'escape') {
        if (chosen) {
          selected = statements.indexOf(chosen)
          chosen = null
        } else isOpen = false
      } else if (key === 'up' || key === 'k') selected = Math.max(0, selected - 1)
      else if (key === 'down' || key === 'j') selected = Math.min(rows().length - 1, selected + 1)
      else if (key === 'enter') choose(selected)
      else if (chosen) {
        // The number of a case may have two digits: they mark it, Enter says it.
        digits = /^\d$/.test(key) ? wasTyped + key : ''
        const at = rows().findIndex(row => row.key === digits)
        const alone = rows().findIndex(row => row.key === key)
        if (at >= 0) selected = at
        else if (alone >= 0) {
          selected = alone
          digits = key
        }
      } else {
        const at = statements.findIndex(row => row.key === key)
        if (at >= 0) choose(at)
      }
    },
    scene: () => ({
      title: chosen ? say('talk.about', { says: chosen.text }) : say('talk.what'),
      rows: rows().map(({ key, text }) => ({ key, text })),
      selected,
    }),
  }
}
