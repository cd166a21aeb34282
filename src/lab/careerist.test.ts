import { describe, expect, test } from 'vitest'
import { untuned } from '../../tests/homeland-untuned.ts'
import { wilson } from '../bots/advisor/chance.ts'
import { asks } from '../bots/bot.ts'
import { measuredBot } from '../bots/homeland/measured.ts'
import { stream } from '../engine/chance.ts'
import type { Event } from '../games/homeland/events.ts'
import { homeland } from '../games/homeland/index.ts'
import type { State } from '../games/homeland/rules/state.ts'
import { MOLE } from '../games/homeland/vocabulary.ts'
import { gameRoots, rootsOf } from '../seed/roots.ts'
import { type HomelandFigures, homelandMeasures } from './homeland.ts'
import { simulate } from './simulate.ts'

const game = homeland(untuned)
/** What today's figures were counted with. */
const today = homeland()

/** Four of a kind at 200 tables: how often, with 95 %, the terrorist track fills, and how long games are. */
async function fours(played: typeof game, name: string) {
  const games = 200
  let longest = 0
  const { figures } = await simulate(played, {
    ...homelandMeasures,
    turns({ round }) {
      longest = Math.max(longest, round)
      return round
    },
    setup: { players: 4 },
    bot: measuredBot(name, played.cards),
    games,
    seed: 'four careerists',
  })
  const { tracksFilled, meanRounds } = figures as unknown as HomelandFigures
  return { fills: wilson(Math.round(tracksFilled.terrorist * games), games), meanRounds, longest }
}

test.each([
  ['the first careerists, with the deck they were measured on,', game, 'careerist@1', [0.25, 0.6]],
  ['careerists of today, with the deck of today,', today, 'careerist', [0.01, 0.25]],
] as const)(
  'in games of four of %s the terrorist track fills as often as expected, and games end in time',
  async (...of) => {
    const [, played, name, [least, most]] = of
    const { fills, meanRounds, longest } = await fours(played, name)
    expect(fills[0]).toBeGreaterThan(least)
    expect(fills[1]).toBeLessThan(most)
    expect(meanRounds).toBeGreaterThan(4)
    expect(meanRounds).toBeLessThan(8)
    expect(longest).toBeLessThan(15)
  },
)

type Name = 'careerist' | 'steady'

/** Plays a series in which the first seat is one bot's and the others are another's; the luck is the same for all. */
function play(
  played: typeof game,
  first: Name,
  others: Name,
  games: number,
  see: (state: State, events: Event[]) => void,
): void {
  const ask = asks(played)
  const one = measuredBot(first, played.cards)
  const rest = measuredBot(others, played.cards)
  const luck = rootsOf('mixed', played.chances)
  const lots = rootsOf('mixed', ['bot'])
  for (let n = 0; n < games; n++) {
    const events: Event[] = []
    const state = played.start({ players: 4 }, gameRoots(luck, n), events)
    const random = stream(gameRoots(lots, n).bot)
    for (let [decision] = played.decisions(state); decision; [decision] = played.decisions(state)) {
      const bot = decision.seat === 0 ? one : rest
      played.apply(state, decision.seat, bot.choose(ask(state, decision, random)), events)
    }
    see(state, events)
  }
}

/** How often the first seat wins without being the mole: 95 %, after Wilson. */
function honestWins(first: Name, others: Name, games: number): readonly [number, number] {
  let wins = 0
  let seats = 0
  play(today, first, others, games, ({ players, winners }) => {
    if (players[0].agenda === MOLE) return
    seats++
    if (winners.includes(0)) wins++
  })
  return wilson(wins, seats)
}

/** The share of the cases that the first seat leads to the end that are neutralised. */
function casesWon(first: Name, others: Name, games: number): readonly [number, number] {
  let won = 0
  let led = 0
  play(game, first, others, games, (_state, events) => {
    let lead: number | null = null
    for (const event of events) {
      if (event.kind === 'analysis') lead = event.lead
      if (lead !== 0) continue
      if (event.kind === 'neutralised') won++
      if (event.kind === 'neutralised' || event.kind === 'succeeded') led++
    }
  })
  return wilson(won, led)
}

describe('a careerist plays better than steady in the same seat, with the same luck', () => {
  test('among three careerists it wins where steady does not', () => {
    const [atLeast] = honestWins('careerist', 'careerist', 150)
    const [, atMost] = honestWins('steady', 'careerist', 150)
    expect(atLeast).toBeGreaterThan(atMost)
  })

  // Nobody can win such a table but the mole: three who do not try fill the terrorist track whatever the fourth does.
  test('among three steady it wins far more of the cases it leads', () => {
    const [atLeast] = casesWon('careerist', 'steady', 400)
    const [, atMost] = casesWon('steady', 'steady', 400)
    expect(atLeast).toBeGreaterThan(2 * atMost)
  })
})
