import type { Intel } from '../cards/card.ts'
import { BLUE, COLUMNS, type GoldEffect, IMMINENT, RED, SEVERE } from '../vocabulary.ts'
import { expose } from './hand.ts'
import { addIntel, drawInto, intelName } from './piles.ts'
import { counts, type Play, spaceAt, threatOf } from './state.ts'
import { gainClout, moveThreat, revealThreat, withdraw } from './table.ts'
import { totals } from './totals.ts'

/** What each gold card does the moment it appears, whatever the outcome will be (M-9). */
const golds: Readonly<Record<GoldEffect, (play: Play, n: number) => void>> = {
  'new-threat': revealThreat,

  'recall-agents'(play) {
    for (const threat of play.s.threats) withdraw(play, threat, 'agents')
  },

  'recall-soldiers'(play) {
    for (const threat of play.s.threats) withdraw(play, threat, 'soldiers')
  },

  reinforce(play, n) {
    const { s } = play
    const threat = threatOf(s, s.analysing)
    const before = threat.cards.length
    addIntel(play, threat, n, 'reinforced')
    for (let i = before; i < threat.cards.length; i++) s.order.push(threat.cards[i])
  },

  'red-bonus'({ s }, n) {
    s.redBonus += n
  },

  'blue-bonus'({ s }, n) {
    s.blueBonus += n
  },

  'double-red'({ s }) {
    s.doubleRed++
  },

  'double-blue'({ s }) {
    s.doubleBlue++
  },

  'cancel-red'(play) {
    cancelHighest(play, RED)
  },

  'cancel-blue'(play) {
    cancelHighest(play, BLUE)
  },

  spread(play, n) {
    const { s } = play
    for (let column = 0; column < COLUMNS; column++) {
      const id = s.spaces[spaceAt(SEVERE, column)]
      if (id >= 0) addIntel(play, threatOf(s, id), n)
    }
  },

  advance(play, n) {
    const { s } = play
    let left = n
    for (let column = 0; column < COLUMNS && left > 0; column++) {
      const id = s.spaces[spaceAt(SEVERE, column)]
      if (id >= 0 && s.spaces[spaceAt(IMMINENT, column)] < 0) {
        moveThreat(play, id, 1)
        left--
      }
    }
  },

  'all-draw'(play, n) {
    const { s } = play
    for (let at = 0; at < s.players.length; at++) drawInto(play, (s.marker + at) % s.players.length, n)
  },

  'all-clout'(play, n) {
    for (let seat = 0; seat < play.s.players.length; seat++) gainClout(play, seat, n)
  },

  'lead-exposed'(play) {
    const { lead } = threatOf(play.s, play.s.analysing)
    if (lead >= 0) expose(play, lead)
  },

  blackout({ s }) {
    s.quiet = true
  },
}

/** Golds that change what comes later: they never find nothing. */
const LASTING: ReadonlySet<GoldEffect> = new Set<GoldEffect>(['double-red', 'double-blue', 'blackout'])

/** A gold card takes effect, and what it did is told: in its own events, in new totals, or that it found nothing. */
export function takeEffect(play: Play, threat: number, { id, gold }: Intel): void {
  if (!gold) return
  const { events } = play
  const before = events && totals(play)
  if (events) events.push({ kind: 'gold', threat, card: id })
  const told = events?.length ?? 0
  golds[gold.do](play, gold.n)
  if (!events || !before) return
  const { red, blue } = totals(play)
  if (red !== before.red || blue !== before.blue) events.push({ kind: 'gold-totals', threat, red, blue })
  else if (events.length === told && !LASTING.has(gold.do)) events.push({ kind: 'gold-idle', threat, card: id })
}

/** The highest card of a colour that is turned up so far counts no more; with none there, nothing happens. */
function cancelHighest(play: Play, colour: number): void {
  const { s, deck, events } = play
  let best = -1
  for (let i = 0; i < s.shown; i++)
    if (
      deck.colour[s.order[i]] === colour &&
      counts(s, i) &&
      (best < 0 || deck.number[s.order[i]] > deck.number[s.order[best]])
    )
      best = i
  if (best < 0) return
  s.cancelled.push(best)
  if (events) events.push({ kind: 'cancelled', threat: s.analysing, card: intelName(play, s.order[best]) })
}
