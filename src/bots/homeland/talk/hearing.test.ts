import { describe, expect, test } from 'vitest'
import type { Talk } from '../../../engine/talk.ts'
import type { Event } from '../../../games/homeland/events.ts'
import { homeland } from '../../../games/homeland/index.ts'
import type { CaseClaim, Strength } from '../../../games/homeland/talk/claims.ts'
import { believe } from '../belief/belief.ts'
import { likelihoodsFor } from '../belief/likelihoods.ts'
import { printedOn } from '../memory/memory.ts'
import { type Hearing, hearing } from './hearing.ts'

const { cards: deck } = homeland()
const printed = printedOn(deck, 4)
const [ME, ANN, BEN, CY] = [0, 1, 2, 3]
const before = believe(4, ME, 'loyal', likelihoodsFor(printed)).posterior()

const blue = deck.data.intel.find(({ colour, number }) => colour === 'blue' && number >= 4)?.id ?? ''
const red = deck.data.intel.find(({ colour, number }) => colour === 'red' && number >= 4)?.id ?? ''

const of = (seat: number, id: number, says: CaseClaim): Talk => ({
  ...{ seat, after: 0 },
  claim: { about: 'case', case: id, says },
})
const suspects = (seat: number, player: number, strength: Strength = 'strongly'): Talk => ({
  ...{ seat, after: 0 },
  claim: { about: 'player', player, says: 'suspect', strength },
})

/** A case that is analysed, with these cards on it. */
const analysed = (threat: number, shown: readonly string[], isNeutralised: boolean): readonly Event[] => [
  { kind: 'analysis', threat, organization: '', plot: '', lead: null },
  ...shown.map(card => ({ kind: 'turned-up', threat, card, red: 0, blue: 0 }) as const),
  { kind: isNeutralised ? 'neutralised' : 'succeeded', threat, impact: 1 },
]

const earsAfter = (talk: readonly Talk[], events: readonly Event[] = []): Hearing => {
  const ears = hearing(printed.cards, 4, ME)
  ears.heard(talk)
  for (const event of events) ears.told(event)
  return ears
}
const moleIn = (ears: Hearing, seat: number): number => ears.weigh(before).agendas[seat][2]

test('nothing said changes nothing', () => {
  const ears = earsAfter([], analysed(1, [red], false))
  expect(ears.weigh(before)).toBe(before)
})

test('a suspicion makes its player likelier to be the mole, the stronger the more; trust the opposite', () => {
  const prior = before.agendas[BEN][2]
  const little = moleIn(earsAfter([suspects(ANN, BEN, 'little')]), BEN)
  const strongly = moleIn(earsAfter([suspects(ANN, BEN)]), BEN)
  expect(little).toBeGreaterThan(prior)
  expect(strongly).toBeGreaterThan(little)
  const trusts: Talk = {
    seat: ANN,
    after: 0,
    claim: { about: 'player', player: BEN, says: 'trust', strength: 'little' },
  }
  expect(moleIn(earsAfter([trusts]), BEN)).toBeLessThan(prior)
  const back: Talk = { seat: ANN, after: 0, claim: { about: 'retract', player: BEN } }
  expect(moleIn(earsAfter([suspects(ANN, BEN), back]), BEN)).toBeCloseTo(prior)
})

test('who was found truthful is believed more than who was found to lie', () => {
  const words = [suspects(ANN, CY), of(ANN, 1, 'looked-helping'), of(ANN, 2, 'looked-hurting')]
  const found = earsAfter(words, [...analysed(1, [blue, blue], true), ...analysed(2, [red, red], false)])
  const lied = earsAfter(words, [...analysed(1, [red, red], false), ...analysed(2, [blue, blue], true)])
  expect(found.trust(ANN)).toBeGreaterThan(earsAfter([]).trust(ANN))
  expect(lied.trust(ANN)).toBeLessThan(earsAfter([]).trust(ANN))
  expect(moleIn(found, CY)).toBeGreaterThan(moleIn(lied, CY))
  expect(moleIn(lied, ANN)).toBeGreaterThan(before.agendas[ANN][2])
  expect(moleIn(found, ANN)).toBeLessThan(before.agendas[ANN][2])
})

test('however much is said, talk alone does not decide', () => {
  const all = [suspects(ANN, BEN), suspects(CY, BEN)]
  const lies = Array.from({ length: 20 }, (_, id) => of(BEN, id, 'looked-helping'))
  const came = lies.flatMap((_, id) => analysed(id, [red, red, red], false))
  const ears = earsAfter([...all, ...lies], came)
  const odds = (share: number): number => share / (1 - share)
  expect(odds(moleIn(ears, BEN)) / odds(before.agendas[BEN][2])).toBeLessThan(Math.exp(1.3))
})

test('what somebody says of themselves, or this seat says, is no evidence', () => {
  const prior = before.agendas[BEN][2]
  expect(moleIn(earsAfter([suspects(ME, BEN)]), BEN)).toBeCloseTo(prior)
})

test('it makes no difference whether the talk or what came of it was told first', () => {
  const talk = [suspects(ANN, BEN), of(CY, 1, 'looked-helping'), of(BEN, 2, 'i-helped')]
  const events = [...analysed(1, [red, red], false), ...analysed(2, [blue], true)]
  const other = hearing(printed.cards, 4, ME)
  for (const event of events) other.told(event)
  for (const one of talk) other.heard([one])
  expect(other.weigh(before)).toEqual(earsAfter(talk, events).weigh(before))
})

describe('of a case', () => {
  const guesses = { card: () => ({ mean: 0, variance: 1 }), future: () => ({ mean: 0, variance: 1 }) }
  const threat = { id: 5, organization: '', by: [] }
  const leaned = (talk: readonly Talk[], seen = threat): number => {
    const ears = earsAfter(talk)
    return ears.lean(guesses, ears.weigh(before)).future(seen, 1).mean
  }
  test('what was found there moves what it is taken to come to', () => {
    expect(leaned([of(ANN, 5, 'looked-helping')])).toBeGreaterThan(0)
    expect(leaned([of(ANN, 5, 'looked-hurting')])).toBeLessThan(0)
    expect(leaned([of(ANN, 4, 'looked-hurting')])).toBe(0)
    expect(leaned([of(ANN, 5, 'looked-hurting'), of(BEN, 5, 'looked-hurting')])).toBeGreaterThanOrEqual(-1.5)
  })
  test('but not for somebody who has looked there', () => {
    expect(leaned([of(ANN, 5, 'looked-hurting')], { ...threat, looks: [] } as typeof threat)).toBe(0)
  })
})
