import { describe, expect, test } from 'vitest'
import { untuned, untunedWith } from '../../../../tests/homeland-untuned.ts'
import { twinsOf } from '../../../../tests/kit/checks/twins.ts'
import { homelandPlan } from '../../../../tests/kit/homeland.ts'
import type { AnyGame, AnyPlan } from '../../../../tests/kit/plan.ts'
import { series } from '../../../../tests/kit/play.ts'
import type { Event } from '../events.ts'
import { type Homeland, homeland } from '../index.ts'
import { thingOf } from '../options.ts'
import type { Player } from '../rules/state.ts'

/** What is asked and told when one player does something to another says nothing of what that other hides. */

/** A deck in which many assets are burned for what hits another player: such a question comes up in most games. */
const deck = untunedWith(
  Object.fromEntries(
    untuned.assets
      .filter(({ source }) => source === 'house')
      .map(({ id }, i) => [id, i % 2 === 0 ? { do: 'make-discard', n: 2 } : { do: 'expose-player', n: 0 }]),
  ),
)
const game = homeland(deck)

test('twins: seats that see the same are asked and told the same', () => {
  const ran = new Map<string, number>()
  game.watch.ran = ran
  const plan = homelandPlan(game) as unknown as AnyPlan
  for (const viewer of [0, 1, 'observer'] as const)
    series(game as unknown as AnyGame, plan, twinsOf(viewer, 30), {
      seed: `at others ${viewer}`,
      setup: '3 players',
      from: 0,
      to: 6,
      oneIn: 20,
    })
  game.watch.ran = null
  expect(ran.get('make-discard')).toBeGreaterThan(5)
  expect(ran.get('expose-player')).toBeGreaterThan(5)
})

type Hidden = Pick<Player, 'hand' | 'down'>
const HELD = { hand: ['phone-tap', 'false-lead', 'cold-feet'], down: ['forger', 'pittman', 'virgil'] }
const OTHERWISE = { hand: ['top-leak', 'moved-up', 'politics'], down: ['lobbyist', 'nicholas-brody', 'columnist'] }

/** Player 2 is asked, of players 1 and 3: what player 2 sees, with these cards hidden, and what everybody is told then. */
function asked(of: Homeland, step: string, held: typeof HELD, change: (hidden: Hidden) => void = () => {}) {
  const roots = Object.fromEntries(of.chances.map(kind => [kind, [1, 2, 3, 4] as const]))
  const s = of.position.read(
    {
      players: [held, { hand: ['safe-house'] }, { hand: ['front-page', 'bank-records'] }],
      turn: 2,
      done: ['claimed', 'placed'],
      next: [
        { step, seat: 2, ...(step === 'make-discard' ? { at: 1 } : {}) },
        { step: 'turn.act', seat: 2, at: 3 },
      ],
    },
    roots,
  )
  change(s.players[0])
  const before = [of.view(s, 1), of.decisions(s)]
  return {
    before,
    after(...choices: readonly (readonly [seat: number, name: string])[]) {
      const events: Event[] = []
      for (const [seat, name] of choices) of.apply(s, seat, of.optionOf(name) ?? -1, events)
      return [of.view(s, 1), of.view(s, 'observer'), events.map(event => of.seen(event, 1)), of.decisions(s)]
    },
  }
}

describe.each(['make-discard', 'expose-player'] as const)('%s', step => {
  test('who may be chosen does not depend on what they hide', () => {
    expect(asked(game, step, OTHERWISE).before).toEqual(asked(game, step, HELD).before)
  })

  test('that would be found out', () => {
    const leaking: Homeland = {
      ...game,
      decisions: s =>
        game.decisions(s).map(one => ({
          ...one,
          options: one.options.filter(chosen => s.players[thingOf(chosen)].hand[0] < 60),
        })),
    }
    expect(asked(leaking, step, OTHERWISE).before).not.toEqual(asked(leaking, step, HELD).before)
  })
})

test.each(['hand', 'down'] as const)('the order of what is exposed says nothing: %s', zone => {
  const turnedRound = asked(game, 'expose-player', HELD, hidden => hidden[zone].reverse()).after([1, 'player 1'])
  const asHeld = asked(game, 'expose-player', HELD).after([1, 'player 1'])
  expect(JSON.stringify(asHeld)).toContain('exposed')
  expect(turnedRound).toEqual(asHeld)
})

test('whoever is made to discard shows the card they pick, and nothing of the others', () => {
  const choices = [
    [1, 'player 1'],
    [0, 'card false-lead'],
  ] as const
  const others = { ...OTHERWISE, hand: ['top-leak', 'false-lead', 'politics'] }
  const one = asked(game, 'make-discard', HELD).after(...choices)
  expect(JSON.stringify(one)).toContain('"discarded"')
  expect(asked(game, 'make-discard', others).after(...choices)).toEqual(one)
  expect(asked(game, 'make-discard', HELD, ({ hand }) => hand.reverse()).after(...choices)).toEqual(one)
})

test('while they pick, nobody else sees what there is to pick from', () => {
  const picking = (held: typeof HELD) => asked(game, 'make-discard', held).after([1, 'player 1']).slice(0, 3)
  expect(JSON.stringify(picking(HELD))).toContain('discard-intel')
  expect(picking(OTHERWISE)).toEqual(picking(HELD))
})
