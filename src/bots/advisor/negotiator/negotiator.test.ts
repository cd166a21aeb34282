import { describe, expect, test } from 'vitest'
import { stream } from '../../../engine/chance.ts'
import type { Decision } from '../../../engine/game.ts'
import { negotiator } from '../../../games/negotiator/index.ts'
import type { State } from '../../../games/negotiator/rules/state.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { asks } from '../../bot.ts'
import { negotiatorBot } from '../../negotiator/index.ts'
import type { Advice } from '../advice.ts'
import { negotiatorAdvisor } from './index.ts'

const game = negotiator()
const advise = negotiatorAdvisor(game)
const lots = (seed: string) => stream(rootsOf(seed, ['lots']).lots)

function advised(state: State, { seat, kind, options }: Decision, iterations = 400): Advice {
  const asked = { seat, players: 1, kind, options: options.map(game.nameOf), view: game.view(state, seat) }
  const thinking = advise({ ...asked, events: [], talk: [] }, { iterations }, lots('any'))
  while (thinking.step());
  return thinking.advice()
}

const laid = (position: object): readonly [State, Decision] => {
  const state = game.position.read(position, rootsOf('laid', game.chances))
  return [state, game.decisions(state)[0]]
}

/** Plays calls of greedy, and shows every question. */
function watch(calls: number, look: (state: State, decision: Decision) => void): void {
  const bot = negotiatorBot('greedy', game.cards)
  const ask = asks(game)
  for (let n = 0; n < calls; n++) {
    const abductor = game.cards.abductors[n % game.cards.abductors.length].id
    const state = game.start({ abductor }, rootsOf(`advised ${n}`, game.chances))
    const random = lots(`greedy ${n}`)
    for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
      if (decision.options.length > 1) look(state, decision)
      game.apply(state, decision.seat, bot.choose(ask(state, decision, random)))
    }
  }
}

describe('positions in which the best is plain', () => {
  test('N-25: in the last conversation only a card that can capture him is worth anything', () => {
    const hand = ['minor-extraction']
    const gone = game.cards.data.conversation.flatMap(({ id, copies }) => Array<string>(copies).fill(id))
    for (const card of hand) gone.splice(gone.indexOf(card), 1)
    const { best, by } = advised(
      ...laid({
        abductor: 'arkayne',
        threat: '3',
        hostages: { zone: 0, saved: 5, killed: 2 },
        hand,
        gone,
        terror: { deck: [] },
      }),
    )
    expect(by).toBe('reckoned')
    expect(best[0].name).toBe('play minor-extraction')
    expect(best[0].why).toMatchObject({ key: 'why.play', values: { better: 'yes' } })
  })
})

test('what it names are the solver’s best, from the best on, and each has a reason with its words', () => {
  const kinds = new Set<string>()
  watch(9, (state, decision) => {
    if (kinds.has(decision.kind)) return
    kinds.add(decision.kind)
    const { best, belief } = advised(state, decision)
    expect(belief).toEqual([])
    const shares = best.map(({ chance }) => chance.share)
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
    for (const { option, chance, why } of best) {
      expect(decision.options).toContain(option)
      expect(chance.share).toBeGreaterThanOrEqual(0)
      expect(chance.share).toBeLessThanOrEqual(1)
      expect(why.key).toMatch(/^why\./)
    }
  })
  expect(kinds.size).toBeGreaterThan(4)
})

test('it is given what can be seen: whatever lies face down, it says the same', () => {
  const dream = lots('dream')
  let compared = 0
  let otherwise = 0
  watch(3, (state, decision) => {
    if (dream(4) > 0) return
    const view = game.view(state, 0)
    const other = game.worlds(view, game.know(view))(dream)
    expect(advised(other, game.decisions(other)[0], 100)).toEqual(advised(state, decision, 100))
    compared++
    if (JSON.stringify(other.terror) !== JSON.stringify(state.terror)) otherwise++
  })
  expect(compared).toBeGreaterThan(15)
  expect(otherwise).toBeGreaterThan(compared / 2)
})
