import { describe, expect, test } from 'vitest'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { asks } from '../../../bots/bot.ts'
import { homelandBot } from '../../../bots/homeland/index.ts'
import { stream } from '../../../engine/chance.ts'
import { rootsOf } from '../../../seed/roots.ts'
import type { Event } from '../events.ts'
import { homeland } from '../index.ts'
import { unmaskingBegins } from './telling.ts'
import { pointsTold, sources, unmaskingOf } from './unmasking.ts'

const game = homeland(untuned)

/** A game played to its end, as everybody sees it: those who know what they do let few plots succeed, chance lets many. */
function played(bot: 'careerist' | 'random', players: number, seed: string) {
  const { choose } = homelandBot(bot, game.cards)
  const ask = asks(game)
  const events: Event[] = []
  const state = game.start({ players }, rootsOf(seed, game.chances), events)
  const below = stream(rootsOf(`${seed} choices`, ['bot']).bot)
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state))
    game.apply(state, decision.seat, choose(ask(state, decision, below)), events)
  return { events: events.flatMap(event => game.seen(event, 'observer') ?? []), view: game.view(state, 'observer') }
}

const games = [3, 4, 5, 6].flatMap(players =>
  (['careerist', 'random'] as const).map(bot => played(bot, players, `unmasking ${players}`)),
)
const counted = games.filter(({ view }) => view.ending === 'points')
const full = games.filter(({ view }) => view.ending !== 'points')

describe('what is turned up once a game is over', () => {
  test('both endings are among the games', () => {
    expect(counted.length).toBeGreaterThan(0)
    expect(full.length).toBeGreaterThan(0)
  })

  test('M-29, M-30: accusations, agendas, the spare one, points by source, who has won, in this order', () => {
    for (const { events, view } of counted) {
      const all = view.players.map((_, seat) => seat)
      const steps = unmaskingOf(events, view)
      expect(steps.map(step => ('seat' in step ? `${step.what} ${step.seat}` : step.what))).toEqual([
        'sealed',
        ...all.map(seat => `accusation ${seat}`),
        ...all.map(seat => `agenda ${seat}`),
        'spare',
        ...sources.map(() => 'points'),
        'end',
      ])
      for (const step of steps) {
        if (step.what === 'accusation') expect(step.of ?? 'nobody').toBe(view.players[step.seat].revealed?.accuses)
        if (step.what !== 'agenda') continue
        expect(step.by.map(({ seat }) => seat)).toEqual(
          all.filter(seat => view.players[seat].revealed?.accuses === step.seat),
        )
        for (const { right } of step.by) expect(right).toBe(step.agenda === 'mole')
      }
      const sums = pointsTold(events).map(score => sources.reduce((sum, source) => sum + score[source], 0))
      expect(sums).toEqual(view.scores)
    }
  })

  test('M-28: with a full terrorist track nobody is accused and nothing counted', () => {
    for (const { events, view } of full)
      expect(unmaskingOf(events, view).map(({ what }) => what)).toEqual([
        'full',
        ...view.players.map(() => 'agenda'),
        'spare',
        'end',
      ])
  })

  test('it begins behind all that was played, and has not begun while the game goes on', () => {
    for (const { events } of games) {
      const at = unmaskingBegins(events)
      expect(events.slice(at).map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(events[at].kind === 'ended' ? ['ended'] : ['accused', 'score', 'ended']),
      )
      expect(new Set(events.slice(at).map(({ kind }) => kind)).size).toBeLessThanOrEqual(3)
      expect(unmaskingBegins(events.slice(0, at))).toBe(at)
    }
  })
})
