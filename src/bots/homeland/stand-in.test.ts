import { describe, expect, test } from 'vitest'
import { untuned } from '../../../tests/homeland-untuned.ts'
import { stream } from '../../engine/chance.ts'
import type { Decision } from '../../engine/game.ts'
import { type Homeland, homeland } from '../../games/homeland/index.ts'
import { steps } from '../../games/homeland/rules/index.ts'
import { CLAIMED, PLACED, SENT_AGENTS } from '../../games/homeland/rules/owed.ts'
import type { State } from '../../games/homeland/rules/state.ts'
import type { View } from '../../games/homeland/view/view.ts'
import { agendas } from '../../games/homeland/vocabulary.ts'
import { rootsOf } from '../../seed/roots.ts'
import { asks, type Quick } from '../bot.ts'
import { random } from '../random.ts'
import { careerist } from './careerist/index.ts'
import { standIn } from './stand-in.ts'

const at = (game: Homeland) => ({ game, ask: asks(game), bot: standIn(game.cards), lively: careerist(game.cards) })
const laid = at(homeland(untuned))
const { game, ask, bot, lively } = laid

type See = (state: State, decision: Decision, answer: string) => void

/** Plays games of this bot, every fourth choice of another's made by chance, and shows each question with what the stand-in says. */
function watch(playing: Quick<View>, players: number, games: number, see: See, { game, ask, bot } = laid): void {
  for (let n = 0; n < games; n++) {
    const state = game.start({ players }, rootsOf(`stand-in ${players} ${n}`, game.chances))
    const lots = stream(rootsOf(`lots ${n}`, ['bot']).bot)
    for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
      const question = ask(state, decision, lots)
      const answer = bot.choose(question)
      if (!decision.options.includes(answer)) throw new Error(`${decision.kind}: ${game.nameOf(answer)}`)
      see(state, decision, game.nameOf(answer))
      const chosen = playing === bot ? answer : (lots(4) === 0 ? random : playing).choose(question)
      game.apply(state, decision.seat, chosen)
    }
  }
}

const verbOf = (name: string): string => name.split(' ')[0]

const answerIn = (given: object): string => {
  const state = game.position.read(given, rootsOf('position', game.chances))
  const [decision] = game.decisions(state)
  return game.nameOf(bot.choose(ask(state, decision, () => 0)))
}

test('it has an answer to every question of the rules, so that it can take over anywhere', () => {
  const kinds = Object.entries(steps).flatMap(([kind, step]) => ('options' in step ? [kind] : []))
  expect(kinds.length).toBeGreaterThan(20)
  const asked = new Set<string>()
  // Some questions are asked only by cards of decks that matches are still played with.
  for (const of of [laid, at(homeland())])
    for (const players of [3, 4, 5, 6]) watch(of.lively, players, 12, (_state, { kind }) => asked.add(kind), of)
  expect(kinds.filter(kind => !asked.has(kind))).toEqual([])
})

describe('seats that differ only in their agenda choose alike', () => {
  /** The answers of a bot at one question, for whatever agenda this seat was dealt, by the same chance. */
  function answersOf(of: Quick<View>, state: State, { seat }: Decision, n: number): Set<number> {
    const chosen = new Set<number>()
    for (const agenda of agendas.keys()) {
      const dealt = game.clone(state)
      dealt.players[seat].agenda = agenda
      const decision = game.decisions(dealt).find(one => one.seat === seat)
      if (!decision) throw new Error('nobody is asked')
      expect(game.view(dealt, seat).me?.agenda).toBe(agendas[agenda])
      chosen.add(of.choose(ask(dealt, decision, stream(rootsOf(`chance ${n}`, ['bot']).bot))))
    }
    return chosen
  }

  test.each([3, 4, 5, 6])('with %i players', players => {
    const kinds = new Set<string>()
    let compared = 0
    watch(lively, players, 4, (state, decision) => {
      expect(answersOf(bot, state, decision, compared)).toHaveProperty('size', 1)
      kinds.add(decision.kind)
      compared++
    })
    expect(compared).toBeGreaterThan(500)
    expect(kinds.size).toBeGreaterThan(15)
  })

  test('which careerists do not', () => {
    let apart = 0
    watch(lively, 4, 1, (state, decision) => {
      if (answersOf(lively, state, decision, 0).size > 1) apart++
    })
    expect(apart).toBeGreaterThan(10)
  })
})

test('it never trades, pays, turns up, uses, burns, strikes, reacts or accuses of its own accord', () => {
  /** What must be given up, and what somebody else began. */
  const forced = new Set(['burn-asset', 'soldier-or-asset', 'asset.pay', 'react.discard'])
  const said = new Map<string, Set<string>>()
  const add = (kind: string, what: string): void => void said.set(kind, (said.get(kind) ?? new Set()).add(what))
  for (const players of [3, 6])
    watch(lively, players, 12, (_state, { kind, options }, answer) => {
      if (!forced.has(kind) && options.length > 1) add(kind, kind === 'end.accusing' ? answer : verbOf(answer))
    })
  const of = (kind: string): string[] => [...(said.get(kind) ?? [])].sort()
  expect(of('turn.act')).toEqual(['agents', 'claim', 'end', 'intel', 'recruit-agent', 'recruit-soldier', 'soldiers'])
  expect(of('turn.redraw')).toEqual(['keep-hand'])
  expect(of('analysis.react')).toEqual(['pass'])
  expect(of('advantage.accept')).toEqual(['none'])
  expect(of('launder')).toEqual(['none'])
  expect(of('soldiers.look')).toEqual(['no-look'])
  expect(of('end.accusing')).toEqual(['accuse nobody'])
  expect([...said.values()].flatMap(one => [...one])).not.toContain('burn')
})

const OWED = CLAIMED | PLACED | SENT_AGENTS
test('at the end of its turn it has claimed, placed two Intel, recruited, and sent whoever was idle', () => {
  let turns = 0
  watch(bot, 4, 6, ({ players, recruits, threats, done, round }, { kind, seat }, answer) => {
    if (kind !== 'turn.act' || answer !== 'end' || threats.length < 3) return
    const { agents, soldiers, up } = players[seat]
    expect(recruits).toBe(1)
    expect(agents).toBe(0)
    expect(soldiers).toBeLessThanOrEqual(up.length > 0 ? 1 : 0)
    if (round > 1) expect(done & OWED).toBe(OWED)
    turns++
  })
  expect(turns).toBeGreaterThan(80)
})

describe('what it does is good sense, whoever it is', () => {
  const intel = (...cards: string[]) => ({ hand: cards })
  /** Its own case, another's that is about to be lost by little, and another's that is far from its analysis. */
  const threats = [
    { id: 1, level: 'guarded', at: 1, lead: 1, organization: 'postman', plot: 'bridge-bomb' },
    { id: 2, level: 'imminent', at: 1, lead: 2, organization: 'lone-wolf', plot: 'station-bomb', agents: 3 },
    { id: 3, level: 'low', at: 2, lead: 2, organization: 'night-guard', plot: 'anthrax' },
  ]
  const turn = { turn: 1, threats, done: ['claimed'] }
  const asked = (step: string, more: object = {}) => ({
    next: [
      { step, seat: 1, ...more },
      { step: 'turn.act', seat: 1 },
    ],
  })

  test.each<[string, object, string]>([
    [
      'a claim that is not owed is not made',
      {
        turn: 1,
        players: [{ agents: 0, soldiers: 0 }, {}, {}],
        done: ['placed'],
        recruits: 1,
        threats: [{ level: 'low' }],
        mustClaim: false,
      },
      'end',
    ],
    [
      'Agents go where they may save a case now',
      { ...turn, players: [{ agents: 2 }, {}, {}], ...asked('agents.case') },
      'case 2',
    ],
    ['all of them', { ...turn, players: [{ agents: 2 }, {}, {}], ...asked('agents.count', { threat: 2 }) }, 'send 2'],
    [
      'it claims the threat with the most time left',
      { turn: 1, threats: threats.map(({ lead: _, ...one }) => one), ...asked('claim') },
      'case 3',
    ],
    ['it recruits an Agent', { ...turn, mustClaim: false }, 'recruit-agent'],
    [
      'and a Soldier where somebody else may strike',
      { ...turn, mustClaim: false, players: [{}, { up: ['david-estes'] }, {}] },
      'recruit-soldier',
    ],
    ['and they look at the Plot', { ...turn, ...asked('agents.look', { threat: 2 }) }, 'look'],
    [
      'a Soldier stays with an asset that lies face up',
      { ...turn, players: [{ up: ['virgil'], soldiers: 3 }, {}, {}], ...asked('soldiers.count', { threat: 2 }) },
      'send 2',
    ],
    [
      'a lone one is not sent away from it',
      {
        ...turn,
        players: [{ up: ['virgil'], soldiers: 1, agents: 0, ...intel() }, {}, {}],
        recruits: 1,
        mustClaim: false,
      },
      'end',
    ],
    [
      'a Fallout takes the Soldier before the asset',
      {
        players: [{ up: ['virgil'], soldiers: 1 }, {}, {}],
        next: [
          {
            step: 'effects',
            seat: 1,
            list: game.cards.lists.findIndex(({ key }) => key === 'letter-bomb.fallout'),
            at: 0,
          },
          { step: 'round.begin' },
        ],
      },
      'soldier',
    ],
  ])('%s', (_what, given, name) => {
    expect(answerIn(given)).toBe(name)
  })

  /** Where it puts its cards. */
  function placed(hand: readonly string[]): Record<string, string> {
    const given = { ...turn, players: [{ hand, agents: 0, soldiers: 0 }, {}, {}], recruits: 1, mustClaim: false }
    const state = game.position.read(given, rootsOf('position', game.chances))
    const where: Record<string, string> = {}
    let card = ''
    for (let [decision] = game.decisions(state); decision?.seat === 0; [decision] = game.decisions(state)) {
      const option = bot.choose(ask(state, decision, () => 0))
      const [verb, thing] = game.nameOf(option).split(' ')
      if (verb === 'card') card = thing
      if (verb === 'case') where[card] = thing
      game.apply(state, decision.seat, option)
      if (verb === 'end') break
    }
    return where
  }

  test('blue Intel goes where it saves a case, red where it harms least', () => {
    const { data } = game.cards
    const strongest = (colour: string): string =>
      data.intel.filter(one => one.colour === colour).toSorted((a, b) => b.number - a.number)[0].id
    const [blue, red] = [strongest('blue'), strongest('red')]
    const where = placed([blue, red])
    expect(where[blue]).toBe('2')
    expect(['1', '3']).toContain(where[red])
  })
})
