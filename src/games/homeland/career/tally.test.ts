import { describe, expect, test } from 'vitest'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { asks } from '../../../bots/bot.ts'
import { homelandBot } from '../../../bots/homeland/index.ts'
import { stream } from '../../../engine/chance.ts'
import { rootsOf } from '../../../seed/roots.ts'
import type { Event } from '../events.ts'
import { homeland } from '../index.ts'
import { careerOfTables, type TableGame, tableGame } from './career.ts'
import { tallyOf } from './tally.ts'

const game = homeland(untuned)
const { choose } = homelandBot('careerist', game.cards)

const seatsOf = (players: number) =>
  ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Fay']
    .slice(0, players)
    .map((name, seat) => ({ name, bot: seat < 2 ? null : 'careerist' }))

/** A game played to its end: all its events, and what stood in its last view. */
function played(players: number, seed: string) {
  const events: Event[] = []
  const state = game.start({ players }, rootsOf(seed, game.chances), events)
  const below = stream(rootsOf(`${seed} choices`, ['bot']).bot)
  const ask = asks(game)
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state))
    game.apply(state, decision.seat, choose(ask(state, decision, below)), events)
  const counted = tableGame(events, seatsOf(players), { seed, date: `2026-03-0${players}` })
  if (!counted) throw new Error('this game has no end')
  return { events, counted, view: game.view(state, 'observer') }
}

const games = [3, 4, 5, 6].map(players => played(players, `tally ${players}`))
const tables = games.map(({ counted }) => counted)

describe('what a career has of a table', () => {
  test('M-29, M-30: agenda, points by source and how the accusation went, as the game told them', () => {
    for (const { counted, view } of games)
      for (const [seat, { agenda, points, from, accused, won }] of counted.players.entries()) {
        expect(agenda).toBe(view.players[seat].revealed?.agenda)
        expect(won).toBe(view.winners.includes(seat))
        expect(points).toBe(view.scores[seat] ?? null)
        if (from) expect(from.own + from.assets + from.accusation).toBe(points)
        expect(from === undefined).toBe(points === null)
        const whom = view.players[seat].revealed?.accuses
        if (whom === undefined) expect(accused).toBeUndefined()
        else if (whom === 'nobody') expect(accused).toBe('nobody')
        else expect(accused).toBe(view.players[whom].revealed?.agenda === 'mole' ? 'right' : 'wrong')
      }
    expect(tables.some(({ players }) => players.some(({ from }) => from))).toBe(true)
  })

  test('a game that was ended early has no place in it', () => {
    const { events } = games[0]
    expect(tableGame(events.slice(0, -1), seatsOf(3), { seed: 'early', date: '2026-03-01' })).toBeNull()
  })

  test('one that was counted before points were kept by source is completed from its match, with its date', () => {
    const bare = tables.map(one => ({
      ...one,
      date: '2025-01-01',
      players: one.players.map(({ from: _, accused: _accused, ...rest }) => rest),
    }))
    const matches = games.map(({ events }, n) => ({ events, seats: seatsOf(n + 3), seed: tables[n].seed }))
    expect(careerOfTables.isBare?.({ tables: bare })).toBe(true)
    expect(careerOfTables.complete?.({ tables: bare }, matches)).toEqual({
      tables: tables.map(one => ({ ...one, date: '2025-01-01' })),
    })
    expect(careerOfTables.complete?.({ tables: bare }, [])).toBeNull()
    expect(careerOfTables.isBare?.({ tables })).toBe(false)
  })
})

describe('the tally', () => {
  const one = (given: Partial<TableGame['players'][number]>, size: number, seed: string): TableGame => ({
    date: '2026-03-01',
    seed,
    ending: 'points',
    rounds: 5,
    players: [
      { name: 'Ann', bot: null, agenda: 'loyal', points: null, won: false, ...given },
      ...Array.from({ length: size - 1 }, (_, n) => ({
        name: `Bot ${n}`,
        bot: 'careerist',
        agenda: 'mole',
        points: 99,
        won: true,
        accused: 'right' as const,
      })),
    ],
  })
  const from = { own: 4, assets: 3, accusation: 6 }
  const three = [
    one({ points: 13, won: true, from, accused: 'right' }, 4, 'a'),
    one({ agenda: 'mole', points: 7, from: { own: 10, assets: 0, accusation: -3 }, accused: 'wrong' }, 4, 'b'),
    one({ agenda: 'loyal' }, 6, 'c'),
  ]

  test('by agenda and by how many sat there, accusations and points by source; bots are nobody', () => {
    expect(tallyOf(three, 'Ann')).toEqual({
      games: 3,
      won: 1,
      points: 10,
      byAgenda: {
        loyal: { games: 2, won: 1, points: 13 },
        opportunist: { games: 0, won: 0, points: null },
        mole: { games: 1, won: 0, points: 7 },
      },
      bySize: [
        { size: 4, games: 2, won: 1, points: 10 },
        { size: 6, games: 1, won: 0, points: null },
      ],
      accusations: { right: 1, wrong: 1, nobody: 0 },
      sources: { own: 7, assets: 1.5, accusation: 1.5 },
    })
  })

  test('of everybody counts each person; of nobody known it is empty', () => {
    expect(tallyOf(tables, null).games).toBe(tallyOf(tables, 'Ann').games + tallyOf(tables, 'Bo').games)
    expect(tallyOf(tables, 'Ann').bySize.map(({ size }) => size)).toEqual([3, 4, 5, 6])
    expect(tallyOf(tables, 'Zoe')).toMatchObject({ games: 0, won: 0, points: null, bySize: [], sources: null })
  })
})
