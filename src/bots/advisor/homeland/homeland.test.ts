import { describe, expect, test } from 'vitest'
import { stream } from '../../../engine/chance.ts'
import type { Decision, GameEvent, Seat } from '../../../engine/game.ts'
import type { Event } from '../../../games/homeland/events.ts'
import { homeland } from '../../../games/homeland/index.ts'
import type { Position } from '../../../games/homeland/position/position-schema.ts'
import type { State } from '../../../games/homeland/rules/state.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { asks } from '../../bot.ts'
import { homelandBot } from '../../homeland/index.ts'
import type { Advice, Asked } from '../advice.ts'
import { homelandAdvisor } from './index.ts'

const game = homeland()
const advise = homelandAdvisor(game)
const careerist = homelandBot('careerist', game.cards)
const lots = (seed: string) => stream(rootsOf(seed, ['lots']).lots)

const askedIn = (state: State, { seat, kind, options }: Decision, events: readonly GameEvent[] = []): Asked => ({
  seat,
  players: state.players.length,
  kind,
  options: options.map(game.nameOf),
  view: game.view(state, seat),
  events,
  talk: [],
})

function advised(asked: Asked, seed = 'advice', iterations = 24): Advice {
  const thinking = advise(asked, { iterations }, lots(seed))
  while (thinking.step());
  expect(thinking.share()).toBe(1)
  return thinking.advice()
}

function laid(position: Position, seat: Seat): Asked {
  const state = game.position.read(position, rootsOf('laid', game.chances))
  const decision = game.decisions(state).find(one => one.seat === seat)
  if (!decision) throw new Error('that seat is not asked')
  return askedIn(state, decision)
}

/** Plays a game of careerists and shows every question of this seat, with what it has been told. */
function watch(players: number, seat: Seat, look: (state: State, decision: Decision, told: readonly Event[]) => void) {
  const events: Event[] = []
  const state = game.start({ players }, rootsOf(`advised ${players}`, game.chances), events)
  const ask = asks(game)
  const random = lots('careerists')
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    if (decision.seat === seat && decision.options.length > 1)
      look(
        state,
        decision,
        events.flatMap(event => game.seen(event, seat) ?? []),
      )
    game.apply(state, decision.seat, careerist.choose(ask(state, decision, random)), events)
  }
}

describe('positions in which the best is plain', () => {
  test('M-29: a mole accuses nobody, and is told that any accusation would be wrong', () => {
    const accusing: Position = {
      players: [{ agenda: 'mole', rep: 0 }, { rep: 1 }, { rep: 1 }],
      agency: 12,
      terrorist: 11,
      next: [{ step: 'end.accusing' }],
    }
    const { best } = advised(laid(accusing, 0))
    expect(best[0].name).toBe('accuse nobody')
    expect(best[0].why.key).toBe('why.accuse-as-mole')
  })

  test('M-29: whoever would lose on points accuses somebody, and is told how likely that is right', () => {
    const accusing: Position = {
      players: [
        { agenda: 'loyal', rep: 5 },
        { rep: 10, clout: 10 },
        { rep: 10, clout: 10 },
      ],
      agency: 12,
      terrorist: 2,
      next: [{ step: 'end.accusing' }],
    }
    const { best } = advised(laid(accusing, 0))
    expect(best[0].name).toMatch(/^accuse [23]$/)
    expect(best[0].why).toMatchObject({ key: 'why.accuse', values: { mole: 1 / 3 } })
    expect(best[0].chance.share).toBeGreaterThan(0)
  })

  test('M-12: the loyal lead of a case that ends the game is told to turn the verdict to blue', () => {
    const { complexity = 0 } = game.cards.data.plots.find(({ id }) => id === 'dirty-bomb') ?? {}
    const { sophistication = 0 } = game.cards.data.organizations.find(({ id }) => id === 'lone-wolf') ?? {}
    const analysed: Position = {
      players: [{ agenda: 'loyal', hand: [], up: ['nicholas-brody'], rep: 9 }, { hand: [] }, { hand: [] }],
      agency: 2,
      terrorist: 11,
      threats: [
        {
          id: 1,
          organization: 'lone-wolf',
          plot: 'dirty-bomb',
          lead: 1,
          intel: [],
          agents: complexity + sophistication - 2,
        },
      ],
      analysis: { threat: 1, order: [], shown: 0 },
      next: [{ step: 'analysis.react', threat: 1, list: 0, at: 0 }],
    }
    const asked = laid(analysed, 0)
    const { best } = advised(asked)
    expect(asked.options).toContain('blue nicholas-brody 5')
    expect(best[0].name).toBe('blue nicholas-brody 5')
    expect(best[0].why).toMatchObject({ key: 'why.react', values: { verdict: 'stopped', turns: 'yes' } })
    expect(best[0].chance.low).toBeGreaterThanOrEqual(best[1].chance.share)
  })
})

describe.each([3, 5])('at %i players', players => {
  test('it is given what the seat has: in another world of the same view it says the same', () => {
    const dream = lots('dream')
    let compared = 0
    let otherwise = 0
    watch(players, 1, (state, decision, told) => {
      if (compared >= 7 || dream(6) > 0) return
      const view = game.view(state, 1)
      const other = game.worlds(view, game.know(view))(dream)
      const same = game.decisions(other).find(one => one.seat === 1)
      if (!same) throw new Error('that seat is not asked')
      const seed = `same ${compared}`
      expect(advised(askedIn(other, same, told), seed, 6)).toEqual(advised(askedIn(state, decision, told), seed, 6))
      compared++
      if (other.players.some(({ agenda }, at) => agenda !== state.players[at].agenda)) otherwise++
    })
    expect(compared).toBeGreaterThan(4)
    expect(otherwise).toBeGreaterThan(1)
  })

  test('what it names can be done, with a chance inside its interval and a belief that adds up', () => {
    const kinds = new Set<string>()
    let evidence = 0
    watch(players, 0, (state, decision, told) => {
      if (kinds.has(decision.kind)) return
      kinds.add(decision.kind)
      const { best, belief, by, iterations } = advised(askedIn(state, decision, told), decision.kind, 6)
      expect(by).toBe('counted')
      expect(iterations).toBeGreaterThan(0)
      expect(best.length).toBeGreaterThan(0)
      expect(best.length).toBeLessThanOrEqual(3)
      expect(new Set(best.map(({ name }) => name)).size).toBe(best.length)
      for (const { option, name, chance } of best) {
        expect(decision.options).toContain(option)
        expect(game.nameOf(option)).toBe(name)
        expect(chance.low).toBeLessThanOrEqual(chance.share)
        expect(chance.share).toBeLessThanOrEqual(chance.high)
      }
      expect(belief.map(({ seat }) => seat)).toEqual(Array.from({ length: players - 1 }, (_, n) => n + 1))
      for (const thought of belief) {
        expect(Object.values(thought.agendas).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
        const shifts = thought.evidence.map(({ shift }) => Math.abs(shift))
        expect(shifts).toEqual(shifts.toSorted((a, b) => b - a))
        for (const { about } of thought.evidence)
          if ('event' in about && 'seat' in about.event) expect([thought.seat, 0]).toContain(about.event.seat)
        evidence += shifts.length
      }
      expect(JSON.parse(JSON.stringify(belief))).toEqual(belief)
    })
    expect(kinds.size).toBeGreaterThan(5)
    expect(evidence).toBeGreaterThan(3)
  })
})

test('paying with Clout, where there was a choice, speaks against an opportunist', () => {
  const told: Event[] = [
    { kind: 'began', players: 3 },
    { kind: 'agenda', seat: 0, agenda: 'loyal' },
    { kind: 'rep', seat: 1, from: 1, to: 4 },
    { kind: 'clout', seat: 1, from: 1, to: 4 },
    { kind: 'paid', seat: 1, rep: 0, clout: 3 },
  ]
  const asked = laid({ turn: 1, players: [{ agenda: 'loyal' }, { rep: 4, clout: 1 }, {}] }, 0)
  const { belief } = advised({ ...asked, events: told }, 'paid', 1)
  const [first] = belief[0].evidence
  expect(first.about).toEqual({ event: told[4] })
  expect(first.agenda).toBe('opportunist')
  expect(first.shift).toBeLessThan(-0.5)
  expect(belief[1].evidence).toEqual([])
})

test('the same chance is the same advice; without a budget every option is still tried', () => {
  let asked: Asked | null = null
  watch(4, 0, (state, decision, told) => {
    asked ??= askedIn(state, decision, told)
  })
  if (asked === null) throw new Error('nobody was asked')
  expect(advised(asked, 'again', 12)).toEqual(advised(asked, 'again', 12))
  const { best } = advised(asked, 'none', 0)
  expect(best).toHaveLength(3)
})

test('games played on are no more than the budget, and nearly as many', () => {
  const budget = 80
  const played: number[] = []
  watch(4, 1, (state, decision, told) => {
    if (played.length < 3) played.push(advised(askedIn(state, decision, told), 'budget', budget).iterations)
  })
  for (const n of played) {
    expect(n).toBeLessThanOrEqual(budget)
    // Every option is tried equally often: what is left over of the budget then is less than one time each.
    expect(n).toBeGreaterThanOrEqual(0.8 * budget)
  }
})
