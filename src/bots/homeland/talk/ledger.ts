import type { Seat } from '../../../engine/game.ts'
import type { Event } from '../../../games/homeland/events.ts'
import type { Said } from '../../../games/homeland/talk/claims.ts'
import type { Cards } from '../play/cards.ts'

/** What came out of a case for everybody to see. */
interface Outcome {
  lead: Seat | null
  /** Who has sent Agents there, which help before everybody's eyes. */
  readonly agents: Set<Seat>
  readonly shown: string[]
  isNeutralised: boolean | null
}

/** What everybody saw of the cases, as far as what was said of them can be held against it. Told the same, it is the same. */
export type Ledger = Map<number, Outcome>

const outcomeOf = (ledger: Ledger, threat: number): Outcome => {
  const known = ledger.get(threat)
  if (known) return known
  const made: Outcome = { lead: null, agents: new Set(), shown: [], isNeutralised: null }
  ledger.set(threat, made)
  return made
}

/** One more event; true where something has come out by it. */
export function enter(ledger: Ledger, event: Event): boolean {
  switch (event.kind) {
    case 'analysis':
      outcomeOf(ledger, event.threat).lead = event.lead
      return false
    case 'sent-agents':
      outcomeOf(ledger, event.threat).agents.add(event.seat)
      return false
    case 'turned-up':
      outcomeOf(ledger, event.threat).shown.push(event.card)
      return false
    case 'neutralised':
    case 'succeeded':
      outcomeOf(ledger, event.threat).isNeutralised = event.kind === 'neutralised'
      return true
    default:
      return false
  }
}

/** So much more of one colour than was said is no chance any more: cards are laid after a look, too. */
const CLEARLY = 4

/** Was this so? True, false, or null where nobody can tell: nothing has come out yet, or what did fits either. */
export function wasTrue(ledger: Ledger, cards: Cards, { seat, claim }: Said): boolean | null {
  if (claim.about !== 'case') return null
  const outcome = ledger.get(claim.case)
  if (!outcome || outcome.isNeutralised === null) return null
  const adds = outcome.shown.map(cards.adds)
  const blue = adds.reduce((sum, one) => sum + Math.max(0, one), 0)
  const over = blue + adds.reduce((sum, one) => sum + Math.min(0, one), 0)
  const byTone = (tone: number): boolean | null => (tone >= 0 ? true : tone <= -CLEARLY ? false : null)
  switch (claim.says) {
    case 'looked-helping':
      return byTone(over)
    case 'looked-hurting':
      return byTone(-over)
    case 'dangerous':
      return !outcome.isNeutralised ? true : over >= CLEARLY ? false : null
    case 'i-helped':
      // Where there is no blue at all, nobody but who sent Agents has helped.
      return blue === 0 && !outcome.agents.has(seat) ? false : outcome.isNeutralised ? true : null
    case 'leave-it-to-me':
      return outcome.lead === seat ? outcome.isNeutralised : null
    default:
      return null
  }
}
