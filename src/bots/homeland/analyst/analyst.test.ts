import { describe, expect, test } from 'vitest'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { stream } from '../../../engine/chance.ts'
import type { Decision } from '../../../engine/game.ts'
import type { Event } from '../../../games/homeland/events.ts'
import { homeland } from '../../../games/homeland/index.ts'
import type { State } from '../../../games/homeland/rules/state.ts'
import type { View } from '../../../games/homeland/view/view.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { asks, type Mind } from '../../bot.ts'
import { analyst } from './index.ts'

const game = homeland(untuned)
const ask = asks(game)
const bot = analyst(game.cards)
const BUDGET = { iterations: 1 }

interface Asked {
  readonly state: State
  readonly decision: Decision
  readonly mind: Mind<View>
  /** All that the seat has been told so far. */
  readonly told: readonly Event[]
  readonly seed: string
}

const lots = (seed: string) => stream(rootsOf(seed, ['bot']).bot)
const answerOf = ({ decision, mind, seed }: Asked, state: State): number | Promise<number> =>
  mind.choose(ask(state, decision, lots(seed)), BUDGET)

/** Plays a game of analysts, every sixth choice led astray by chance, and shows every question before it is answered. */
async function watch(players: number, n: number, look: (asked: Asked) => void | Promise<void>): Promise<string> {
  const events: Event[] = []
  const state = game.start({ players }, rootsOf(`analyst ${players} ${n}`, game.chances), events)
  const astray = lots(`astray ${players} ${n}`)
  const minds: { mind: Mind<View>; told: Event[]; read: number }[] = []
  const names: string[] = []
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    const { seat } = decision
    minds[seat] ??= { mind: bot.open(seat, players), told: [], read: 0 }
    const one = minds[seat]
    const fresh = events.slice(one.read).flatMap(event => game.seen(event, seat) ?? [])
    one.read = events.length
    one.told.push(...fresh)
    one.mind.told(fresh, [])
    const asked = { state, decision, mind: one.mind, told: one.told, seed: `answer ${names.length}` }
    await look(asked)
    const chosen = await answerOf(asked, state)
    expect(decision.options).toContain(chosen)
    names.push(game.nameOf(chosen))
    const { options } = decision
    game.apply(state, seat, astray(6) === 0 ? options[astray(options.length)] : chosen, events)
  }
  return names.join('\n')
}

describe.each([3, 4, 5, 6])('at %i players', players => {
  test('it answers alike whatever lies where it cannot look', async () => {
    const dream = lots('dream')
    let compared = 0
    let otherwise = 0
    await watch(players, 0, async asked => {
      const { state, decision, told } = asked
      if (decision.options.length === 1) return
      const { seat } = decision
      const view = game.view(state, seat)
      const opening: Event[] = []
      const begun = game.start({ players }, rootsOf(`analyst ${players} 0`, game.chances), opening)
      const dealt = opening.filter(event => game.seen(event, seat) !== null).length
      const knowledge = told.slice(dealt).reduce(game.learn, game.know(game.view(begun, seat)))
      const other = game.worlds(view, knowledge)(dream)
      const same = game.decisions(other).find(one => one.seat === seat)
      if (!same) throw new Error('that seat is not asked')
      expect(await answerOf({ ...asked, decision: same }, other)).toBe(await answerOf(asked, state))
      compared++
      if (other.players.some(({ agenda }, at) => agenda !== state.players[at].agenda)) otherwise++
    })
    expect(compared).toBeGreaterThan(100)
    expect(otherwise).toBeGreaterThan(compared / 2)
  })

  test('a mind made anew from all it was told thinks and answers as the one that was there', async () => {
    let compared = 0
    await watch(players, 1, async asked => {
      const { state, decision, told, mind } = asked
      if (decision.kind !== 'turn.act' && decision.kind !== 'end.accusing') return
      if (compared++ % 7 !== 0 && decision.kind !== 'end.accusing') return
      const anew = bot.open(decision.seat, players)
      anew.told(told, [])
      expect(await answerOf({ ...asked, mind: anew }, state)).toBe(await answerOf(asked, state))
      expect(anew.belief?.()).toEqual(mind.belief?.())
    })
    expect(compared).toBeGreaterThan(20)
  })
})

test('the same seed is the same game', async () => {
  const first = await watch(4, 2, () => {})
  expect(await watch(4, 2, () => {})).toBe(first)
})

test('what it believes of everybody else adds up to no more than one mole', async () => {
  await watch(5, 3, ({ decision, mind }) => {
    const belief = mind.belief?.() as readonly number[] | null
    if (!belief) return
    const others = belief.reduce((sum, one, seat) => sum + (seat === decision.seat ? 0 : one), 0)
    expect(others).toBeLessThanOrEqual(1 + 1e-9)
  })
})
