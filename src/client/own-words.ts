import { Fault } from '../engine/game.ts'
import type { Act } from '../host/wire.ts'
import type { Line, Own } from './table.ts'

type KeptClaim = (Act & { readonly type: 'unsent' })['claim']

/** What somebody has typed and not sent: words to the table, and a claim in the making. */
export interface Unsent {
  readonly text: string
  readonly claim: KeptClaim
}

/** It is kept at the table, so that it is there after a reload and on every device of the seat. */
export interface OwnWords {
  now(): Unsent
  /** The same, where somebody goes on with it: from then on they have seen it. */
  begin(): Unsent
  /** What is typed goes to the table when nothing more has been typed for a moment. */
  keep(change: Partial<Unsent>): void
  /** Comes back when it is durable. Throws a Fault where another device was faster. */
  settle(): Promise<void>
  /** The same for whoever waits for nothing. */
  tryAgain(): void
  /** What was typed here and is not durable yet, and which version it is written over; null where there is nothing. */
  pending(): (Unsent & { readonly version: number }) | null
}

/** What is kept at the table, and the way to change it. */
export interface OwnWordsTable {
  kept(): Own['unsent']
  act(what: Act): Promise<unknown>
}

/** So long somebody types no further. */
const KEPT_AFTER_MS = 700

const isSame = (one: Unsent, other: Unsent): boolean =>
  one.text === other.text && JSON.stringify(one.claim) === JSON.stringify(other.claim)

/** Whoever has not seen what another device has written does not write over it. */
const isOtherDevice = (error: unknown): boolean => error instanceof Fault && error.key === 'unsent.other-device'

/** No answer came, or there was no line: it is tried again when there is one. */
const isOfLine = (error: unknown): boolean => error instanceof Fault && /^(?:join|page)\./.test(error.key)

interface Hearing {
  /** Another device was faster, and what was typed here is gone. */
  onLost(): void
  /** What was typed here is durable, or gone, or has to be tried again. */
  onTried?(): void
  readonly after: Line['after']
}

export function openOwnWords({ kept, act }: OwnWordsTable, { onLost, onTried = () => {}, after }: Hearing): OwnWords {
  /** What was typed here and is not durable yet. */
  let typed: Unsent | null = null
  /** What is durable and not shown by the table yet: the answer comes before what is new. */
  let durable: Unsent | null = null
  /** What is written over is what whoever types has seen, not what has come from another device since. */
  let seen = kept().version
  /** What went out and was not answered: when the line is back it arrives by itself, and is our own. */
  let unanswered: Unsent | null = null
  let callOff = (): void => {}
  let sending: Promise<void> = Promise.resolve()
  const shown = (): Unsent => {
    const { text, claim } = kept()
    return { text, claim }
  }

  const unshown = (): Unsent | null => {
    if (durable !== null && kept().version >= seen) durable = null
    return durable
  }
  const now = (): Unsent => typed ?? unshown() ?? shown()

  async function write(given: Unsent): Promise<void> {
    if (unshown() === null && isSame(given, shown())) {
      seen = kept().version
      return
    }
    try {
      await act({ type: 'unsent', version: seen, ...given })
      seen += 1
      durable = given
      unanswered = null
    } catch (error) {
      if (isOfLine(error)) unanswered = given
      if (!isOtherDevice(error)) throw error
      const isOwn = unanswered !== null && isSame(unanswered, shown())
      unanswered = null
      durable = null
      seen = kept().version
      if (!isOwn) throw error
      await write(given)
    }
  }

  async function send(): Promise<void> {
    callOff()
    const given = typed
    if (given === null) return
    try {
      await write(given)
      if (typed === given) typed = null
    } catch (error) {
      // What another device has written stands; they are told, and may write over it.
      if (typed === given && !isOfLine(error)) typed = null
      throw error
    } finally {
      onTried()
    }
  }
  const heard = (error: unknown): void => {
    if (isOtherDevice(error)) onLost()
  }
  /** One after the other: each says which one it has seen. */
  const settle = (): Promise<void> => {
    sending = sending.catch(() => {}).then(send)
    return sending
  }

  return {
    now,
    begin() {
      if (typed === null && unshown() === null) seen = kept().version
      return now()
    },
    keep(change) {
      typed = { ...now(), ...change }
      callOff()
      callOff = after(KEPT_AFTER_MS, () => void settle().catch(heard))
    },
    settle,
    tryAgain: () => void settle().catch(heard),
    pending: () => typed && { ...typed, version: seen },
  }
}
