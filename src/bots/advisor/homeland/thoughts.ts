import type { GameEvent, Seat } from '../../../engine/game.ts'
import type { Talk } from '../../../engine/talk.ts'
import type { View } from '../../../games/homeland/view/view.ts'
import { agendas } from '../../../games/homeland/vocabulary.ts'
import type { AnalystMind } from '../../homeland/analyst/index.ts'
import type { Posterior } from '../../homeland/belief/belief.ts'
import type { Evidence, Thought } from '../advice.ts'

/** What is less than this says nothing. */
const LEAST_SHIFT = 0.05
const MOST_EVIDENCE = 4
/** Nobody is quite sure: odds have an end. */
const SUREST = 1e-6

interface Trace extends Evidence {
  readonly seat: Seat
}

const logOdds = (share: number): number => {
  const p = Math.min(1 - SUREST, Math.max(SUREST, share))
  return Math.log(p / (1 - p))
}

/** Of the three agendas the one that something speaks for or against the most. */
function shiftOf(before: Posterior, after: Posterior, seat: Seat): Omit<Evidence, 'about'> {
  let found = { agenda: agendas[0] as string, shift: 0 }
  for (const [n, agenda] of agendas.entries()) {
    const shift = logOdds(after.agendas[seat][n]) - logOdds(before.agendas[seat][n])
    if (Math.abs(shift) > Math.abs(found.shift)) found = { agenda, shift }
  }
  return found
}

/** What somebody does speaks of them; what comes to light speaks of everybody who may have put it there. */
const isOf = (about: Evidence['about'], me: Seat, seat: Seat): boolean => {
  const by = 'talk' in about ? about.talk.seat : 'seat' in about.event ? about.event.seat : me
  return by === me || by === seat
}

/** Tells a mind all that its seat was told, and keeps what each piece of it has changed. */
export function recall(
  mind: AnalystMind,
  me: Seat,
  view: View,
  events: readonly GameEvent[],
  talk: readonly Talk[],
): readonly Trace[] {
  const found: Trace[] = []
  let before = mind.understanding(view).belief.posterior()
  const hear = (about: Evidence['about']): void => {
    mind.told('event' in about ? [about.event] : [], 'talk' in about ? [about.talk] : [])
    const after = mind.understanding(view).belief.posterior()
    if (after === before) return
    for (const seat of view.players.keys()) {
      if (seat === me || !isOf(about, me, seat)) continue
      const shift = shiftOf(before, after, seat)
      if (Math.abs(shift.shift) >= LEAST_SHIFT) found.push({ about, seat, ...shift })
    }
    before = after
  }
  for (const event of events) hear({ event })
  for (const said of talk) hear({ talk: said })
  return found
}

/** What can be known of each of the others, with what it rests on. */
export function thoughtsOf({ agendas: shares }: Posterior, me: Seat, trail: readonly Trace[]): readonly Thought[] {
  return [...shares.keys()]
    .filter(seat => seat !== me)
    .map(seat => ({
      seat,
      agendas: Object.fromEntries(agendas.map((agenda, n) => [agenda, shares[seat][n]])),
      evidence: trail
        .filter(one => one.seat === seat)
        .sort((a, b) => Math.abs(b.shift) - Math.abs(a.shift))
        .slice(0, MOST_EVIDENCE)
        .map(({ about, agenda, shift }) => ({ about, agenda, shift })),
    }))
}
