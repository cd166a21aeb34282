import { expect, test } from 'vitest'
import { happenedAt, openNew, take } from '../../../../tests/hosted.ts'
import { asks } from '../../../bots/bot.ts'
import { homelandBot } from '../../../bots/homeland/index.ts'
import { stream } from '../../../engine/chance.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { compile } from '../cards/deck.ts'
import { standard } from '../cards/standard.ts'
import type { Event, EventKind } from '../events.ts'
import type { View } from '../view/view.ts'
import { boardOf, boardsAt, isBoardOf } from './board-then.ts'

interface Played {
  readonly events: readonly Event[]
  /** How much had been told each time everything was settled, and what everybody saw then. */
  readonly moments: readonly (readonly [told: number, view: View])[]
}

/** A whole game: careerists, who think, and one who does anything, so that everything comes up. */
async function played(players: number, seed: string): Promise<Played> {
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `P${seat}`, bot: null }))
  const setup = { players }
  const open = await openNew({ game: 'homeland', setup, seed, practice: false, seats }, '-', seed, 0, seed)
  const thinks = homelandBot('careerist', compile(standard))
  const moments: [number, View][] = []
  for (let n = 0; ; n++) {
    const { game, match } = open
    const told = happenedAt(open) as Event[]
    if (match.record.draft.length === 0) moments.push([told.length, game.view(match.state, 'observer') as View])
    const [decision] = game.decisions(match.state)
    if (!decision) return { events: told, moments }
    const random = stream(rootsOf(`${seed}/${n}`, ['person']).person)
    const chosen =
      decision.seat === 1
        ? decision.options[random(decision.options.length)]
        : thinks.choose(asks(game)(match.state, decision, random) as never)
    take(open, { type: 'choose', seat: decision.seat, choices: [game.nameOf(chosen)] })
  }
}

test('what the events tell is the board everybody sees, whenever all is settled', async () => {
  const kinds = new Set<EventKind>()
  for (const [players, seed] of [
    [3, 'then 1'],
    [4, 'then 2'],
    [6, 'then 3'],
    [5, 'then 4'],
  ] as const) {
    const { events, moments } = await played(players, seed)
    for (const { kind } of events) kinds.add(kind)
    const boards = boardsAt(
      events,
      moments.map(([told]) => told),
    )
    expect(moments.length).toBeGreaterThan(20)
    expect(moments.filter(([, view], n) => !isBoardOf(boards[n], view)).map(([told]) => `${seed}: ${told}`)).toEqual([])
  }
  const wanted = ['new-threat', 'analysis', 'closed', 'advanced', 'claimed', 'placed', 'added', 'sent-agents'] as const
  expect(wanted.filter(kind => !kinds.has(kind))).toEqual([])
})

test('so it is where a match begins in the middle, with the board that was laid there', async () => {
  const { events, moments } = await played(4, 'then 2')
  for (let start = 0; start < moments.length; start += 25) {
    const [told, view] = moments[start]
    const later = moments.slice(start)
    const boards = boardsAt(
      events.slice(told),
      later.map(([at]) => at - told),
      boardOf(view),
    )
    expect(later.filter(([, then], n) => !isBoardOf(boards[n], then)).map(([at]) => `${told}: ${at}`)).toEqual([])
  }
})

test('a board that somebody has brought along is not the one that was told', () => {
  const [nothing] = boardsAt([], [0])
  const spaces = nothing.spaces.map((_, space) => (space === 3 ? 7 : null))
  expect(isBoardOf(nothing, { spaces, threats: [{ id: 7, organization: 'basement', by: [] }] })).toBe(false)
  expect(isBoardOf(nothing, { spaces: nothing.spaces, threats: [] })).toBe(true)
})
