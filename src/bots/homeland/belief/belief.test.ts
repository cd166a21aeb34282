import { describe, expect, test } from 'vitest'
import type { Event } from '../../../games/homeland/events.ts'
import { homeland } from '../../../games/homeland/index.ts'
import { blank, printedOn, remember } from '../memory/memory.ts'
import { type Belief, believe } from './belief.ts'
import { likelihoodsFor } from './likelihoods.ts'

const printed = printedOn(homeland().cards, 4)
const likelihoods = likelihoodsFor(printed)

/** What seat 0, a loyal agent at a table of four, believes after these events. */
function after(events: readonly Event[]): Belief {
  const belief = believe(4, 0, 'loyal', likelihoods)
  const memory = blank(0, 4)
  for (const event of events) remember(memory, event, belief, printed)
  return belief
}
const moles = (events: readonly Event[]): readonly number[] =>
  after(events)
    .posterior()
    .agendas.map(([, , mole]) => mole)
const opportunists = (events: readonly Event[]): readonly number[] =>
  after(events)
    .posterior()
    .agendas.map(([, opportunist]) => opportunist)

/** Case 1 is led by seat 3 and about to be analysed; its only card is from the deck. */
const begun: readonly Event[] = [
  { kind: 'round', round: 2, marker: 1 },
  { kind: 'new-threat', threat: 1, organization: 'postman', level: 'imminent', at: 0 },
  { kind: 'claimed', seat: 3, threat: 1 },
]
const placed = (seat: number): Event => ({ kind: 'placed', seat, threat: 1, card: null, open: false })
const shown = (...cards: readonly string[]): Event[] => [
  { kind: 'analysis', threat: 1, organization: 'postman', plot: 'letter-bomb', lead: 3 },
  ...cards.map((card): Event => ({ kind: 'turned-up', threat: 1, card, red: 0, blue: 0 })),
  { kind: 'succeeded', threat: 1, impact: 1 },
]

describe('what comes out of a case', () => {
  test('nothing seen, nothing known: everybody else and the spare card alike', () => {
    expect(moles([]).map(one => Number(one.toFixed(9)))).toEqual([0, 0.25, 0.25, 0.25])
  })

  test('strong red on an easy case falls on those who put cards there, and on them alike', () => {
    const [, one, other, third] = moles([
      ...begun,
      placed(1),
      placed(2),
      ...shown('phone-tap', 'sleeper-cell', 'defector'),
    ])
    expect(one).toBeCloseTo(other, 6)
    expect(one).toBeGreaterThan(third)
  })

  test('with fewer cards beside it the same red card tells more', () => {
    const alone = moles([...begun, placed(1), ...shown('phone-tap', 'sleeper-cell')])
    const among = moles([
      ...begun,
      placed(1),
      placed(2),
      placed(3),
      ...shown('phone-tap', 'sleeper-cell', 'defector', 'defector'),
    ])
    expect(alone[1]).toBeGreaterThan(among[1])
  })

  test('blue clears those who put cards there', () => {
    const [, one, , third] = moles([...begun, placed(1), ...shown('phone-tap', 'intercept')])
    expect(one).toBeLessThan(third)
  })

  test('a look splits the cards: what came later is not held against those before it', () => {
    const look: Event = { kind: 'looked-intel', seat: 0, threat: 1, n: 2, cards: ['defector', 'phone-tap'] }
    const [, one, other] = moles([
      ...[...begun, placed(1), look, placed(2)],
      ...shown('defector', 'sleeper-cell', 'phone-tap'),
    ])
    expect(other).toBeGreaterThan(2 * one)
  })

  test('my own card is known to me, and nobody is blamed for it', () => {
    const mine: Event = { kind: 'placed', seat: 0, threat: 1, card: 'sleeper-cell', open: false }
    const [, one] = moles([...begun, mine, placed(1), ...shown('sleeper-cell', 'phone-tap', 'intercept')])
    expect(one).toBeLessThan(0.25)
  })
})

describe('what is done before everybody', () => {
  const paid = (rep: number, clout: number): Event[] => [
    { kind: 'rep', seat: 1, from: 1, to: 5 },
    { kind: 'clout', seat: 1, from: 1, to: 5 },
    { kind: 'paid', seat: 1, rep, clout },
  ]

  test('whoever pays with Rep is likely an opportunist, with Clout likely not', () => {
    expect(opportunists(paid(3, 0))[1]).toBeGreaterThan(2 * opportunists([])[1])
    expect(opportunists(paid(0, 3))[1]).toBeLessThan(opportunists([])[1] / 2)
  })

  test('without a choice there is nothing to be told', () => {
    const poor: Event[] = [
      { kind: 'rep', seat: 1, from: 1, to: 3 },
      { kind: 'clout', seat: 1, from: 1, to: 0 },
    ]
    const forced = opportunists([...poor, { kind: 'paid', seat: 1, rep: 3, clout: 0 }])
    const recruiting = opportunists([...poor, ...paid(0, 0).slice(2)])
    expect(forced[1]).toBeCloseTo(recruiting[1], 9)
  })

  test('whoever swings an analysis to red is likelier the mole than all others together', () => {
    const swing: Event = { kind: 'swung', seat: 2, asset: 'nicholas-brody', colour: 'red', n: 5 }
    const analysis = shown('phone-tap')
    expect(moles([...begun, ...analysis.slice(0, 2), swing])[2]).toBeGreaterThan(0.6)
  })
})

describe('what cannot be has no probability', () => {
  test('a deal that needs more opportunists than there are is none', () => {
    const { hypotheses, shares } = after([...begun, placed(1), ...shown('phone-tap', 'sleeper-cell')]).posterior()
    for (const { agendas } of hypotheses) expect(agendas.filter(one => one === 'opportunist')).toHaveLength(1)
    expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
  })

  test('who is the mole leaves nobody else to be', () => {
    const belief = believe(4, 2, 'mole', likelihoods)
    expect(belief.posterior().agendas.map(([, , mole]) => mole)).toEqual([0, 0, 1, 0])
  })
})
