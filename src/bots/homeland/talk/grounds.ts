import type { Claim } from '../../../games/homeland/talk/claims.ts'
import type { ThreatSeen, View } from '../../../games/homeland/view/view.ts'
import type { Cards } from '../play/cards.ts'

/** What Intel adds up to, said as vaguely as claims are (M-32). */
export type Tone = 'helping' | 'mixed' | 'hurting'

/** So much more there must be of one colour than of the other. */
const CLEARLY = 1.5

export function toneOf(cards: Cards, ids: readonly string[]): Tone {
  let [blue, red] = [0, 0]
  for (const id of ids) {
    const adds = cards.adds(id)
    if (adds > 0) blue += adds
    else red -= adds
  }
  return blue > CLEARLY * red ? 'helping' : red > CLEARLY * blue ? 'hurting' : 'mixed'
}

/** What this seat found on a case when it last looked; null where it never did. */
export function lookedAt(cards: Cards, { looks }: ThreatSeen): Tone | null {
  const last = looks?.at(-1)
  return last && last.cards.length > 0 ? toneOf(cards, last.cards) : null
}

/** What this seat's own cards there add up to; null where it has put none there. */
export const ownPart = (cards: Cards, { mine }: ThreatSeen): number | null =>
  mine ? mine.reduce((sum, id) => sum + cards.adds(id), 0) : null

/**
 * Is what a claim states so, as far as this seat knows? Judgements, wishes and promises state nothing: what is said to
 * have been seen or done does.
 */
export function isKnown(cards: Cards, { viewer, threats }: View, claim: Claim): boolean {
  if (claim.about !== 'case') return true
  const threat = threats.find(({ id }) => id === claim.case)
  if (!threat) return false
  switch (claim.says) {
    case 'looked-helping':
    case 'looked-mixed':
    case 'looked-hurting':
      return `looked-${lookedAt(cards, threat)}` === claim.says
    case 'i-helped':
      return (ownPart(cards, threat) ?? 0) > 0
    case 'need-help':
    case 'leave-it-to-me':
      return threat.lead === viewer
    default:
      return true
  }
}
