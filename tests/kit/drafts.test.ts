import { expect, test } from 'vitest'
import { stream } from '../../src/engine/chance.ts'
import { Fault, type GameEvent, type Json, type Random } from '../../src/engine/game.ts'
import type { DeckData as Table } from '../../src/games/homeland/cards/card.ts'
import { standard as table } from '../../src/games/homeland/cards/standard.ts'
import { type Homeland, homeland } from '../../src/games/homeland/index.ts'
import type { State } from '../../src/games/homeland/rules/state.ts'
import type { PlayerEffect } from '../../src/games/homeland/vocabulary.ts'
import type { DeckData as Call } from '../../src/games/negotiator/cards/card.ts'
import { standard as call } from '../../src/games/negotiator/cards/standard.ts'
import { type Negotiator, negotiator } from '../../src/games/negotiator/index.ts'
import type { EffectKind } from '../../src/games/negotiator/vocabulary.ts'
import { rootsOf } from '../../src/seed/roots.ts'
import { openMatch } from '../../src/table/match.ts'
import { step } from '../../src/table/step.ts'
import { replayMatch } from '../../src/table/upcast.ts'
import { draftsTeachNothing } from './checks/drafts.ts'
import { homelandPlan } from './homeland.ts'
import { negotiatorPlan } from './negotiator.ts'
import { withOddCards } from './odd-cards.ts'
import type { AnyGame, AnyPlan, Check } from './plan.ts'
import { series } from './play.ts'
import { type Toy, toy } from './toy/index.ts'
import { toyPlan } from './toy/plan.ts'

/**
 * Whatever cards somebody writes, undo cannot take back what was learnt. With our decks some things never happen in the
 * middle of a draft; with these, whose cards do anything at all, they do.
 */

/** What shows something, and what asks something: between the two lies what could be taken back. */
const TABLE: readonly PlayerEffect[] = [
  'exposure',
  'exposure',
  'leak',
  'intel',
  'swap-hand',
  'asset',
  'look-plot',
  'look-intel',
  'recover',
  'launder',
  'burn-asset',
  'discard-intel',
  'reprimand',
  'take-clout',
  'make-discard',
  'expose-player',
]
const CALL: readonly EffectKind[] = [
  'look',
  'look-discard',
  'reveal',
  'discard-terror',
  'halve-terror',
  'take',
  'points',
  'threat',
  'eliminate',
]

/** From one to four effects of these kinds. */
const effectsOf =
  <Kind extends string>(kinds: readonly Kind[], below: Random) =>
  (): { readonly do: Kind; readonly n: number }[] =>
    Array.from({ length: 1 + below(4) }, () => ({ do: kinds[below(kinds.length)], n: 1 + below(2) }))

const luck = (seed: string): Random => stream(rootsOf(seed, ['cards']).cards)

function wildTable(seed: string): Table {
  const below = luck(seed)
  const effects = effectsOf(TABLE, below)
  return {
    ...table,
    plots: table.plots.map(({ fallout: _one, globalFallout: _all, ...plot }) =>
      below(4) === 0 ? { ...plot, fallout: effects() } : { ...plot, globalFallout: effects() },
    ),
    organizations: table.organizations.map(one => ({ ...one, advantage: effects() })),
    assets: table.assets.map(asset => ({ ...asset, onTurn: effects()[0] })),
  }
}

function wildCall(seed: string): Call {
  const below = luck(seed)
  const effects = effectsOf(CALL, below)
  return {
    ...call,
    majors: call.majors.map(demand => ({ ...demand, cost: below(2), effects: effects() })),
    escapes: call.escapes.map(demand => ({ ...demand, cost: below(2), effects: effects() })),
    red: call.red.map(card => ({
      ...card,
      minor: card.minor && { cost: below(2), effects: effects(), drawback: effects() },
    })),
  }
}

const atTable = (game: Homeland): number =>
  series(game as unknown as AnyGame, homelandPlan(game) as unknown as AnyPlan, draftsTeachNothing, {
    seed: 'wild',
    setup: '3 players',
    from: 0,
    to: 16,
    oneIn: 12,
  })

const onTheLine = (game: Negotiator): number =>
  series(game as unknown as AnyGame, negotiatorPlan(game) as unknown as AnyPlan, draftsTeachNothing, {
    seed: 'wild',
    setup: game.cards.abductors[0].id,
    from: 0,
    to: 22,
    oneIn: 1,
  })

/** Cards that end an analysis with an Exposure of everybody, and then a question to everybody who has an asset. */
const exposing: Table = {
  ...table,
  plots: table.plots.map(({ fallout: _one, globalFallout: _all, ...plot }) => ({
    ...plot,
    globalFallout: [
      { do: 'exposure', n: 1 },
      { do: 'burn-asset', n: 1 },
    ],
  })),
}

/** Player 1 is the last to pass: the hands of the others are laid open, and player 1 alone is asked what to burn. */
const LAST_TO_PASS = {
  players: [{ up: ['nicholas-brody'] }, { hand: ['phone-tap', 'cold-feet'] }, { hand: ['front-page'] }],
  marker: 2,
  threats: [{ id: 1, lead: 2, intel: [] }],
  analysis: { threat: 1, order: [], shown: 0 },
  next: [{ step: 'analysis.react', threat: 1, list: 2, at: 2 }, { step: 'terror.analyse' }],
}

/** The first question of that position. */
const atExposure = (game: Homeland): number => {
  const roots = rootsOf('exposure', game.chances)
  const positions = { exposure: (): State => game.position.read(LAST_TO_PASS, roots) }
  const first: Check = moment => (moment.choices.length === 0 ? draftsTeachNothing(moment) : 0)
  const plan = { ...homelandPlan(game), positions } as unknown as AnyPlan
  return series(game as unknown as AnyGame, plan, first, {
    seed: 'exposure',
    setup: '3 players',
    from: 2,
    to: 3,
    oneIn: 1,
  })
}

/** The same game, in which one kind of event does not settle. */
const forgetting = <Event extends GameEvent, Rules extends { settles(event: Event): boolean }>(
  game: Rules,
  kind: Event['kind'],
): Rules => ({ ...game, settles: event => event.kind !== kind && game.settles(event) })

const NOTICED = /can take ".*" back, but it (tells something new|ends a secret)/

test('Homeland with such cards', () => {
  expect(atTable(homeland(wildTable('wild')))).toBeGreaterThan(300)
})

test('Hostage Negotiator with such cards', () => {
  expect(onTheLine(negotiator(wildCall('wild')))).toBeGreaterThan(300)
})

test('Hostage Negotiator with cards that our deck has none of', () => {
  expect(onTheLine(negotiator(withOddCards(wildCall('odd'), luck('odd'))))).toBeGreaterThan(300)
})

test('Hostage Negotiator: a comparison that did not settle would be noticed', () => {
  const odd = negotiator(withOddCards(wildCall('odd'), luck('odd')))
  expect(() => onTheLine(forgetting(odd, 'compared'))).toThrow(NOTICED)
})

test('what an Exposure has shown cannot be taken back', () => {
  const game = homeland(exposing)
  const position = { given: LAST_TO_PASS as unknown as Json, dice: [] }
  const begun = openMatch(game, {
    setup: { players: 3 },
    seed: 'exposure',
    position,
    seats: ['Ann', 'Ben', 'Cy'].map(name => ({ name, bot: null })),
  })
  expect(game.view(begun.state, 0).players.map(({ open }) => open)).toEqual([[], [], []])
  const passed = step(game, begun, { type: 'choose', seat: 0, choices: ['pass'] }).match
  expect(game.view(passed.state, 0).players[1].open).toEqual(['phone-tap', 'cold-feet'])
  expect(game.decisions(passed.state).map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['0 burn-asset'])
  expect(passed.record).toMatchObject({ choices: [{ seat: 0, choice: 'pass' }], draft: [] })
  expect(() => step(game, passed, { type: 'undo', seat: 0 }).match).toThrow(new Fault('match.nothing-to-undo'))
  const kept = { ...passed.record, choices: [], draft: passed.record.choices }
  expect(replayMatch(game, kept).record, 'a draft kept by a version in which it did not settle').toEqual(passed.record)
  expect(atExposure(game)).toBeGreaterThan(0)
})

test('an Exposure that did not settle would be noticed', () => {
  expect(() => atExposure(forgetting(homeland(exposing), 'exposed'))).toThrow(NOTICED)
})

test.each(['drew', 'looked-plot', 'looked-intel', 'drew-assets'] as const)(
  'Homeland: an event “%s” that did not settle would be noticed',
  kind => {
    expect(() => atTable(forgetting(homeland(wildTable('wild')), kind))).toThrow(NOTICED)
  },
)

test.each(['looked', 'revealed', 'terror-discarded', 'rolled'] as const)(
  'Hostage Negotiator: an event “%s” that did not settle would be noticed',
  kind => {
    expect(() => onTheLine(forgetting(negotiator(wildCall('wild')), kind))).toThrow(NOTICED)
  },
)

test('the toy: a look that did not settle would be noticed', () => {
  const game: Toy = forgetting(toy(), 'looked')
  const how = { seed: 'looks', setup: 'three', from: 0, to: 20, oneIn: 1 }
  expect(() => series(game as unknown as AnyGame, toyPlan as unknown as AnyPlan, draftsTeachNothing, how)).toThrow(
    NOTICED,
  )
})
