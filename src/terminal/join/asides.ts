import type { RemoteTable } from '../../client/table.ts'
import type { Json, Seat } from '../../engine/game.ts'
import type { Devices } from '../../host/answers.ts'
import type { Say } from '../../words/index.ts'
import { shown as shownText } from '../../words/shown.ts'
import type { AroundTable } from './around.ts'
import { type After, openTimeWarning } from './time-warning.ts'

/** What only this seat is told, by nobody's log: as it is said to a program. The sentence for people comes along. */
export type Aside =
  | { readonly type: 'time'; readonly left: number; readonly more: number }
  | { readonly type: 'advice'; readonly at: number; readonly advice: string }
  | { readonly type: 'advising'; readonly allowed: boolean }
  | { readonly type: 'device'; readonly link: string }
  | { readonly type: 'devices'; readonly devices: Devices['devices'] }
  | { readonly type: 'friends'; readonly link: string | null }
  | { readonly type: 'presets'; readonly rules: readonly Json[] }
  | { readonly type: 'screen'; readonly link: string | null }
  | { readonly type: 'invite'; readonly seat: Seat; readonly link: string }
  | { readonly type: 'unsent'; readonly text: string; readonly claim: Json | null }

/** One of them, and where among what everybody is told beside the game it came. */
export interface Placed {
  readonly aside: Aside
  readonly text: string
  readonly after: number
  /** It came before somebody looked here: it is there to be read, and is not told as news. */
  readonly isOld: boolean
}

export interface Asides {
  all(): readonly Placed[]
  add(aside: Aside, text: string): void
  subscribe(listener: () => void): () => void
  stop(): void
}

/** More than a friend may write at once. */
const LONGEST_ADVICE = 300

/** Gathers what this seat alone is told, as it comes; lines are only ever added. */
export function openAsides(
  { table, say }: { readonly table: RemoteTable; readonly say: Say },
  around: AroundTable,
  after?: After,
): Asides {
  const all: Placed[] = []
  const listeners = new Set<() => void>()
  const place = (aside: Aside, text: string, isOld = false): void => {
    all.push({ aside, text, after: around.shown().beside.length, isOld })
  }
  const add = (aside: Aside, text: string): void => {
    place(aside, text)
    for (const one of listeners) one()
  }

  let advised: ReadonlySet<string> | null = null
  const hearAdvice = (): void => {
    const { advice } = table.now().own
    if (advice === null || around.isFriend()) return
    const keys = advice.map(({ at, text }) => `${at} ${text}`)
    for (const [i, { at, text }] of advice.entries())
      if (!advised?.has(keys[i]))
        place(
          { type: 'advice', at, advice: text },
          say('friend.advises', { text: shownText(text, LONGEST_ADVICE) }),
          advised === null,
        )
    advised = new Set([...(advised ?? []), ...keys])
  }

  let mayAdvise: boolean | null = null
  const hearConsent = (): void => {
    if (!around.isFriend()) return
    const allowed = table.now().own.advice !== null
    if (allowed === mayAdvise || (mayAdvise === null && !allowed)) return
    mayAdvise = allowed
    place(
      { type: 'advising', allowed },
      say(allowed ? 'friend.may-advise' : 'friend.may-not-advise', { name: around.nameAt(0) }),
    )
  }

  const warning = openTimeWarning(
    { table, around, after },
    ({ left, more, text }) => add({ type: 'time', left, more }, text),
    say,
  )
  const look = (): void => {
    if (!table.now().shown) return
    hearAdvice()
    hearConsent()
    warning.look()
  }
  const stop = table.subscribe(look)
  look()

  return {
    all: () => all,
    add,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      stop()
      warning.stop()
    },
  }
}
