import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { GameEvent } from '../../src/engine/game.ts'
import { homeland } from '../../src/games/homeland/index.ts'
import type { State } from '../../src/games/homeland/rules/state.ts'
import { negotiator } from '../../src/games/negotiator/index.ts'
import { rootsOf } from '../../src/seed/roots.ts'
import { untuned } from '../homeland-untuned.ts'
import { viewersOf } from '../kit/checks/views.ts'
import { homelandPlan } from '../kit/homeland.ts'
import { negotiatorPlan } from '../kit/negotiator.ts'
import type { AnyGame, AnyPlan } from '../kit/plan.ts'
import { series } from '../kit/play.ts'

const doc = readFileSync(join(import.meta.dirname, '../..', 'docs', 'VIEWS.md'), 'utf8')

/** The fields that the tables under a heading name. */
function documented(heading: string): string[] {
  const [, after = ''] = doc.split(`## ${heading}\n`)
  return [...after.split('\n## ')[0].matchAll(/^\| `([^`]+)` /gm)].map(([, field]) => field)
}

/** What can be less than nothing; anywhere else a number below 0 would stand for something else. */
const owing = new Set(['points', 'modifiers.nextDice', 'modifiers.talkDice', 'scores[]'])

/** The same of events, by their kind: what somebody loses, and points owed. */
const losing = new Set([
  'agents.n',
  'soldiers.n',
  'dice.n',
  'next-dice.n',
  'points.from',
  'points.to',
  'score.accusation',
  'score.points',
])

/** A number below 0 in an event that is no loss; nobody and nothing are null there. */
const standIns = (event: GameEvent): string[] =>
  Object.entries(event).flatMap(([key, value]) =>
    [value].flat().some(one => typeof one === 'number' && one < 0) && !losing.has(`${event.kind}.${key}`)
      ? [`${event.kind}.${key} is ${value}`]
      : [],
  )

/** The fields of a view by their way into it, without the places of lists: what the document calls them. */
function fieldsOf(value: unknown, at: string, into: Set<string>): void {
  if (typeof value === 'number' && value < 0 && !owing.has(at)) throw new Error(`${at} is ${value}`)
  if (Array.isArray(value)) for (const entry of value) fieldsOf(entry, `${at}[]`, into)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      const way = `${at}${at === '' ? '' : '.'}${at === 'prices' ? 'CARD' : key}`
      const field = way.replace(/^(asked|waiting\[\])\./, 'step.')
      into.add(field)
      fieldsOf(inner, field, into)
    }
}

/** Every field there is in views of games played from the start and from late positions. */
function seenIn(game: AnyGame, plan: AnyPlan, games: number): Set<string> {
  const fields = new Set<string>()
  const read = new WeakMap<readonly GameEvent[], number>()
  for (const setup of Object.keys(plan.setups))
    series(
      game,
      plan,
      ({ state, seats, events }) => {
        expect(events.slice(read.get(events)).flatMap(standIns)).toEqual([])
        read.set(events, events.length)
        for (const viewer of viewersOf(Math.min(2, seats))) fieldsOf(game.view(state, viewer), '', fields)
        fieldsOf(game.reveal(state, 'observer'), '', fields)
        return 1
      },
      { seed: `views fields ${setup}`, setup, from: 0, to: games, oneIn: 5 },
    )
  return fields
}

test('docs/VIEWS.md names every field of a view of Homeland, and no other', () => {
  const game = homeland()
  const fields = seenIn(game as unknown as AnyGame, homelandPlan(game) as unknown as AnyPlan, 12)
  // Some fields are seen only with cards of a deck that matches are still played with.
  const older = homeland(untuned)
  for (const field of seenIn(older as unknown as AnyGame, homelandPlan(older) as unknown as AnyPlan, 12))
    fields.add(field)
  const roots = rootsOf('laid', game.chances)
  const laid = (position: object) => fieldsOf(game.view(game.position.read(position, roots), 0), '', fields)
  // A gold card takes effect before anybody is asked, unless a position is laid like this; and few games are won on points.
  laid({
    players: [{}, {}, {}],
    threats: [{ id: 1 }, { id: 2, level: 'low' }],
    analysis: { threat: 1 },
    next: [
      { step: 'claim', seat: 1 },
      { step: 'analysis.gold', threat: 1, list: game.cards.data.intel.findIndex(({ gold }) => gold !== undefined) },
      { step: 'analysis.end', threat: 1 },
      { step: 'terror.analyse' },
    ],
  })
  const accuses = 'nobody'
  laid({ players: [{ accuses }, { accuses }, { accuses }], agency: 12, next: [{ step: 'end.score' }] })
  expect(documented('Homeland').toSorted()).toEqual([...fields].toSorted())
})

test('docs/VIEWS.md names every field of a view of Hostage Negotiator, and no other', () => {
  const game = negotiator()
  const fields = seenIn(game as unknown as AnyGame, negotiatorPlan(game) as unknown as AnyPlan, 80)
  // No card of the standard deck rolls two dice again, but a position may have one that does.
  const laid = game.position.read(
    {
      abductor: 'arkayne',
      hand: [],
      played: ['small-talk', 'you-are-breaking-up'],
      test: { dice: [2, 4] },
      next: [
        { step: 'test.reroll', card: 'you-are-breaking-up', list: 'small-talk.none', at: 1 },
        { step: 'test.row', card: 'small-talk', list: 'small-talk.none' },
        { step: 'conversation.talk' },
      ],
    },
    rootsOf('again', game.chances),
  )
  fieldsOf(game.view(laid, 0), '', fields)
  expect(documented('Hostage Negotiator').toSorted()).toEqual([...fields].toSorted())
})

test('a number that stands for nobody in an event is found', () => {
  const lost = { kind: 'agents', seat: 0, n: -1 } as GameEvent
  const nobody = { kind: 'accused', seat: 0, of: -1, right: false } as GameEvent
  expect([lost, nobody].flatMap(standIns)).toEqual(['accused.of is -1'])
})

test('it names the versions that programs are told', () => {
  for (const { viewFormat } of [homeland(), negotiator()]) expect(doc).toContain(`\`${viewFormat}\``)
})

test('what a view of Homeland says of the steps to come is all there is to them', () => {
  const game = homeland(untuned)
  const plan = homelandPlan(game)
  const kinds = new Set<string>()
  series(
    game as unknown as AnyGame,
    plan as unknown as AnyPlan,
    ({ state }) => {
      const { stack } = state as State
      const view = game.view(state as State, 0)
      expect(game.worlds(view, game.know(view))(() => 0).stack).toEqual(stack)
      for (const { step } of stack) kinds.add(step)
      return 1
    },
    { seed: 'steps 3', setup: Object.keys(plan.setups)[0], from: 0, to: 16, oneIn: 3 },
  )
  for (const kind of [
    'aim',
    'effects',
    'analysis.react',
    'react.discard',
    'advantage.accept',
    'intel.case',
    'turn.act',
  ])
    expect(kinds).toContain(kind)
})
