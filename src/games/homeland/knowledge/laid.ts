import { below } from '../../../engine/chance.ts'
import type { ThreatSeen } from '../view/view.ts'

/** Cards that lie in these places of a threat, one in each, and nobody knows which in which. */
export interface Mixed {
  readonly cards: readonly number[]
  readonly at: readonly number[]
}

/** The cards of a threat as far as a viewer knows them. */
export interface Laid {
  /** By place, -1 where it is mixed or not known. */
  readonly cards: readonly number[]
  /** What each look of theirs added to the one before. */
  readonly mixed: readonly Mixed[]
  /** Places nothing is known of, and cards turned up that lie in some of these. */
  readonly free: readonly number[]
  readonly turnedUp: readonly number[]
}

export function laidKnown(
  names: readonly string[],
  threat: ThreatSeen,
  me: number,
  turnedUp: readonly number[],
  take: (title: string) => number,
): Laid {
  const cards = threat.by.map(() => -1)
  const upLeft = [...turnedUp]
  // A card that is turned up and known anyway is one card, not two.
  const fetch = (title: string): number => {
    const at = upLeft.findIndex(card => names[card] === title)
    if (at < 0) return take(title)
    const [card] = upLeft.splice(at, 1)
    return card
  }
  const mine = [...(threat.mine ?? [])]
  for (let i = 0; i < cards.length; i++) {
    const known = (me >= 0 && threat.by[i] === me ? mine.shift() : null) ?? threat.known?.[i]
    if (known != null) cards[i] = fetch(known)
  }
  // Every look adds what was not there at the one before.
  const mixed: Mixed[] = []
  let told: readonly string[] = []
  let from = 0
  for (const { cards: saw } of threat.looks ?? []) {
    const fresh = [...saw]
    const places: number[] = []
    for (const title of told) fresh.splice(fresh.indexOf(title), 1)
    for (let i = from; i < saw.length; i++)
      if (cards[i] >= 0) fresh.splice(fresh.indexOf(names[cards[i]]), 1)
      else places.push(i)
    mixed.push({ cards: fresh.map(fetch), at: places })
    told = saw
    from = saw.length
  }
  const free = cards.flatMap((card, i) => (card < 0 && i >= from ? [i] : []))
  return { cards, mixed, free, turnedUp: upLeft }
}

/** Put what is mixed into its places, in any order. */
export function mix({ mixed }: Laid, into: number[]): void {
  for (let i = 0; i < mixed.length; i++) {
    const { cards, at } = mixed[i]
    for (let n = 0; n < at.length; n++) into[at[n]] = cards[n]
    for (let n = at.length - 1; n > 0; n--) {
      const other = at[below(n + 1)]
      const held = into[at[n]]
      into[at[n]] = into[other]
      into[other] = held
    }
  }
}
