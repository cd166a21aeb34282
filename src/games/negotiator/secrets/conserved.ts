import type { Deck } from '../cards/deck.ts'
import type { State } from '../rules/state.ts'

/** Every card in exactly one place: a sentence about each that is not. */
export function conserved(deck: Deck, s: State): string[] {
  const faults: string[] = []
  for (let title = 0; title < deck.titles; title++) {
    const zones = [s.hand[title], s.supply[title], s.played[title], s.gone[title]]
    const total = zones.reduce((sum, n) => sum + n, 0)
    if (zones.some(n => n < 0) || total !== deck.copies[title])
      faults.push(`${deck.data.conversation[title].id}: ${total} in play, ${deck.copies[title]} printed`)
  }
  const whole = (what: string, zones: readonly (readonly number[])[], all: readonly number[]) => {
    const lying = zones.flat().sort((a, b) => a - b)
    if (lying.join() !== [...all].sort((a, b) => a - b).join()) faults.push(`${what}: ${lying.join()}`)
  }
  whole(
    'terror',
    [s.terror, s.resolving, s.terrorDiscard, s.terrorGone, s.redBox, s.pivotalBox, s.minors],
    deck.terrorTitle.map((_, card) => card),
  )
  whole(
    'demands',
    [s.demands, s.demandsGone, s.majorBox, s.escapeBox],
    [...deck.majorsOf[s.abductor], ...deck.data.escapes.map((_, i) => deck.escapeBase + i)],
  )
  return faults
}
