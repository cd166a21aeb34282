import { expect, test } from 'vitest'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { stream } from '../../../engine/chance.ts'
import { rootsOf } from '../../../seed/roots.ts'
import type { Event } from '../events.ts'
import { homeland } from '../index.ts'
import { scalesAt, stillDown, unprinted } from './scales.ts'

const game = homeland(untuned)
const { data } = game.cards
const byId = <Card extends { readonly id: string }>(cards: readonly Card[]) =>
  new Map(cards.map(card => [card.id, card]))
const cards = { plots: byId(data.plots), organizations: byId(data.organizations), intel: byId(data.intel) }

/** The events of whole random games. */
function games(count: number): Event[][] {
  return Array.from({ length: count }, (_, n) => {
    const events: Event[] = []
    const random = stream(rootsOf(`scales ${n}`, ['play']).play)
    const state = game.start({ players: 3 + (n % 4) }, rootsOf(`scales ${n}`, game.chances), events)
    for (;;) {
      const [decision] = game.decisions(state)
      if (!decision) return events
      game.apply(state, decision.seat, decision.options[random(decision.options.length)], events)
    }
  })
}

interface Turn {
  readonly events: readonly Event[]
  readonly start: number
  readonly at: number
  readonly card: string
}

/** Every card that was turned up, with the analysis it belongs to. */
const turns: readonly Turn[] = games(40).flatMap(events => {
  let start = 0
  return events.flatMap((event, at) => {
    if (event.kind === 'analysis') start = at
    return event.kind === 'turned-up' ? [{ events, start, at, card: event.card }] : []
  })
})

const isDoubled = ({ events, start, at }: Turn): boolean =>
  events
    .slice(start, at)
    .some(event => event.kind === 'gold' && cards.intel.get(event.card)?.gold?.do.startsWith('double'))

test('M-9: what a gold card adds or takes counts at once, before the next card tells the totals', () => {
  let checked = 0
  for (const turn of turns) {
    const { events, start, at, card } = turn
    const gold = cards.intel.get(card)?.gold
    const [, what, colour] = gold?.do.match(/^(?:(red|blue)-bonus|cancel-(red|blue))$/) ?? []
    const side = what ?? colour
    if (!gold || (side !== 'red' && side !== 'blue') || isDoubled(turn)) continue
    const next = events.findIndex((event, i) => i > at && event.kind === 'turned-up')
    if (next < 0 || events.slice(at, next).some(({ kind }) => kind === 'closed')) continue
    const gone = events.slice(at, next).find(event => event.kind === 'cancelled')
    const changes = what ? gold.n : 0 - (gone ? (cards.intel.get(gone.card)?.number ?? 0) : 0)
    const before = scalesAt(events, start, at + 1, cards)
    const after = scalesAt(events, start, next, cards)
    const other = side === 'red' ? 'blue' : 'red'
    expect([after[side] - before[side], after[other] - before[other]]).toEqual([changes, 0])
    checked++
  }
  expect(checked).toBeGreaterThan(30)
})

test('what no card on the table explains is gold or a reaction: without them there is nothing of it', () => {
  const ordinary = turns.filter(({ events, start, at }) => !events.slice(start, at).some(({ kind }) => kind === 'gold'))
  expect(ordinary.length).toBeGreaterThan(300)
  for (const { events, start, at } of ordinary) {
    const scales = scalesAt(events, start, at, cards)
    expect([unprinted(scales, 'red', cards), unprinted(scales, 'blue', cards)]).toEqual([0, 0])
  }
})

test('as many cards lie face down as are still to be turned up', () => {
  for (const { events, start, at } of turns) {
    const end = events.findIndex((event, i) => i > at && event.kind === 'closed')
    const left = events.slice(at, end).filter(({ kind }) => kind === 'turned-up').length
    const added = events.slice(at, end).filter(({ kind }) => kind === 'reinforced').length
    if (added === 0) expect(stillDown(events, start, at, 0)).toBe(left)
  }
})
