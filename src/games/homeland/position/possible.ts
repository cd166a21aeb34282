import { Fault } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import { PLACED } from '../rules/owed.ts'
import type { State } from '../rules/state.ts'
import { conserved } from '../secrets/conserved.ts'
import { endings, LEADS, TRACK } from '../vocabulary.ts'

/** Refuse what no game could come to. */
export function possible(deck: Deck, s: State): void {
  const must = (fits: boolean, key: string, values: Record<string, string | number> = {}) => {
    if (!fits) throw new Fault(key, values)
  }
  const ids = s.threats.map(({ id }) => id)
  must(new Set(ids).size === ids.length, 'position.threat-twice')
  must(
    ids.every(id => id < s.nextThreat),
    'position.next-threat',
  )
  must(
    s.threats.every(({ organization, plot }) => organization >= 0 && plot >= 0),
    'position.no-cards',
  )
  must(
    s.threats.every(({ looks, cards }) => looks.every((value, i) => i % 3 !== 1 || value <= cards.length)),
    'position.looks',
  )
  must(
    s.players.every(({ leads }) => leads >= 0),
    'position.leads',
    { most: LEADS },
  )
  must(
    s.ending !== 0 ||
      (s.agency < TRACK && s.terrorist < TRACK) ||
      s.stack.some(({ step }) => step.startsWith('end.') || step.startsWith('analysis.') || step === 'effects'),
    'position.track-full',
  )
  must(s.analysing < 0 || s.spaces.indexOf(s.analysing) < 0, 'position.analysed-on-board')
  const isThere = (id: number) => ids.includes(id)
  must(
    s.pending.every(
      (id, i) => isThere(id) && id !== s.analysing && !s.spaces.includes(id) && s.pending.indexOf(id) === i,
    ),
    'position.pending',
  )
  // Once the Intel is placed, the case may be gone: nobody asks for it any more.
  const isPlacing = (s.done & PLACED) === 0 || s.stack.some(({ step }) => step.startsWith('intel.'))
  must(s.placedOn < 0 || !isPlacing || isThere(s.placedOn), 'position.placed-on', { threat: s.placedOn })
  must(s.shown <= s.order.length, 'position.shown')
  must(
    [...s.cancelled, ...s.sniped].every(place => place < s.shown),
    'position.shown',
  )
  must(endings[s.ending] !== 'points' || s.scores.length === s.players.length, 'position.scores')
  must((s.ending === 0) === s.stack.length > 0, 'position.next')
  const [fault] = conserved(deck, s)
  must(fault === undefined, 'position.cards', { fault: fault ?? '' })
}
