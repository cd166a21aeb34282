import { expect, test } from 'vitest'
import { type Given, terrorists } from '../../../../tests/homeland-table.ts'
import { homeland } from '../index.ts'
import type { PlayerEffect } from '../vocabulary.ts'
import type { Effect } from './card.ts'
import { standard } from './standard.ts'

const game = homeland()

/** By seat; everybody has 5 Rep, 5 Clout and 4 of each figure besides. Cards of the rulebooks, which stay as they are. */
const HANDS = [
  ['cold-feet', 'false-lead', 'phone-tap'],
  ['bank-records', 'moved-up', 'search-warrant'],
  ['front-page', 'safe-house', 'traffic-camera'],
]
const UP = ['pittman', 'mike-faber', 'jessica-brody']
const DOWN = ['mira-berenson', 'saul-berenson', 'elizabeth-gaines']
/** A case that each of them leads, and the level above it; player 2 leads another besides. */
const CASES = [4, 3, 5]
const ABOVE = ['severe', 'elevated', 'imminent']

const given = (plot: string): Given => ({
  players: [0, 1, 2].map(i => ({
    rep: 5,
    clout: 5,
    agents: 4,
    soldiers: 4,
    hand: HANDS[i],
    up: [UP[i]],
    down: [DOWN[i]],
  })),
  threats: [
    { id: 1, plot, organization: 'lone-wolf', level: 'imminent', lead: 2, intel: [] },
    { id: 2, level: 'low', at: 1, lead: 2, intel: [] },
    { id: 3, level: 'guarded', at: 3, lead: 2, intel: [] },
    { id: 4, level: 'elevated', lead: 1, intel: [] },
    { id: 5, level: 'severe', lead: 3, intel: [] },
  ],
  decks: { organizations: ['postman', 'third-wing', 'the-brokers'] },
})

interface Seen {
  /** What the player who is hit chooses. */
  readonly choices: readonly string[]
  readonly told: readonly string[]
}
const seen = (told: readonly string[], choices: readonly string[] = []): Seen => ({ told, choices })

/** What a Fallout does to a player, by its kind and number: `clout` is what they have now, since a success brings some. */
const falls: Partial<Record<PlayerEffect, (i: number, n: number, clout: number) => Seen>> = {
  'soldier-or-asset': i =>
    i === 1 ? seen([`burned 2 ${UP[1]}`], [`burn ${UP[1]}`]) : seen([`soldiers ${i + 1} -1`], ['soldier']),
  'burn-asset': i => seen([`burned ${i + 1} ${UP[i]}`], [`burn ${UP[i]}`]),
  exposure: i => seen([`exposed ${i + 1} [${DOWN[i]}] [${HANDS[i].join(' ')}]`]),
  'lose-rep': (i, n) => seen([`rep ${i + 1} 5 ${5 - n}`]),
  'lose-clout': (i, n, clout) => seen([`clout ${i + 1} ${clout} ${clout - n}`]),
  'lose-agents': (i, n) => seen([`agents ${i + 1} ${-n}`]),
  'lose-soldiers': (i, n) => seen([`soldiers ${i + 1} ${-n}`]),
  reprimand: i => seen([`reprimanded ${i + 1} ${CASES[i]}`], [`case ${CASES[i]}`]),
  hasten: i => seen([`moved ${CASES[i]} ${ABOVE[i]}`], [`case ${CASES[i]}`]),
  'discard-intel': (i, n) => {
    const cards = HANDS[i].slice(0, n)
    return seen(
      cards.map(card => `discarded ${i + 1} ${card}`),
      cards.map(card => `card ${card}`),
    )
  },
  leak: (i, n) => seen((i === 1 ? [2, 3] : [CASES[i]]).map(id => `added ${id} ${n}`)),
}

function hit(i: number, { do: effect, n }: Effect, clout: number): Seen {
  const kind = falls[effect]
  if (!kind) throw new Error(`nothing is said here of what “${effect}” leads to: say it, so that it can be tested`)
  return kind(i, n, clout)
}

test.for(standard.plots.map(card => [card.id, card] as const))('%s: what is printed on it', ([, card]) => {
  const { id, complexity, impact, fallout, globalFallout } = card
  const [{ sophistication }] = standard.organizations.filter(one => one.id === 'lone-wolf')
  const red = complexity + sophistication
  const effects = fallout ?? globalFallout ?? []
  expect(effects).toHaveLength(1)
  const table = terrorists(given(id), game)
  const told: string[] = []
  for (const i of fallout ? [1] : [0, 1, 2]) {
    const one = hit(i, effects[0], 5 + impact)
    for (const choice of one.choices) table.does(i + 1, choice)
    told.push(...one.told)
  }
  expect(table.between('analysis 1', 'closed 1')).toEqual([
    `analysis 1 lone-wolf ${id} 2`,
    `first-totals 1 ${complexity} ${sophistication} 0 0 ${red} 0`,
    `totals 1 ${red} 0`,
    `succeeded 1 ${impact}`,
    `track terrorist 0 ${impact}`,
    ...[1, 2, 3].map(seat => `clout ${seat} 5 ${5 + impact}`),
    fallout ? `fallout 2 ${id}` : `global-fallout ${id}`,
    ...told,
    'lead-returned 2 1',
    'closed 1',
  ])
})

test('the plots that the sources name', () => {
  const named = standard.plots.filter(({ source }) => source !== 'house')
  expect(named.map(({ id, kind, source }) => [id, kind, source])).toEqual([
    ['kidnapping', 'kidnapping', 'public'],
    ['letter-bomb', 'bomb', 'public'],
    ['vice-president', 'assassination', 'public'],
    ['power-grid', 'sabotage', 'public'],
    ['adviser-bribe', 'influence', 'public'],
  ])
})

test('the Fallouts that the sources name are among them: a Soldier or an asset, Rep, Clout, Exposure', () => {
  const all = new Set(
    standard.plots.flatMap(one => [...(one.fallout ?? []), ...(one.globalFallout ?? [])]).map(one => one.do),
  )
  for (const effect of ['soldier-or-asset', 'lose-rep', 'lose-clout', 'exposure'] as const)
    expect(all).toContain(effect)
})
