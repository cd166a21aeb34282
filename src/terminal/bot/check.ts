import { asks, type Bot, type Mind, USUAL_BUDGET } from '../../bots/bot.ts'
import { stream } from '../../engine/chance.ts'
import type { GameEvent, Json, Outcome, Seat } from '../../engine/game.ts'
import type { AnyGame } from '../../games/index.ts'
import { gameRoots, rootsOf } from '../../seed/roots.ts'
import { type OwnBot, ownBot, type Playing, type Slipped } from './player.ts'
import { type Program, slipKinds } from './program.ts'

/** A hundred games of a program among our bots: what is asked for. */
export interface Checking extends Playing {
  readonly others: Bot<unknown>
  readonly seed: string
  readonly games: number
}

/** What came of them. */
export interface Checked {
  readonly games: number
  readonly choices: number
  readonly wins: number
  readonly slips: readonly Slipped[]
  readonly counts: Readonly<Record<(typeof slipKinds)[number], number>>
  readonly ms: { readonly median: number; readonly p99: number; readonly most: number }
}

/** Plays one game, the program in one seat: who has won. */
async function playOne(
  { game, setup, others, seed }: Checking,
  number: number,
  own: OwnBot,
  seat: Seat,
): Promise<Outcome> {
  const events: GameEvent[] = []
  const simulator = game.simulator()
  const ask = asks(game, simulator)
  const state = game.start(game.readSetup(setup), gameRoots(rootsOf(seed, game.chances), number), events)
  const random = stream(gameRoots(rootsOf(seed, ['bot']), number).bot)
  const players = game.seated(state)
  const minds: { readonly mind: Mind<unknown>; told: number }[] = []
  const hear = (at: Seat): Mind<unknown> => {
    minds[at] ??= { mind: (at === seat ? own.bot : others).open(at, players), told: 0 }
    const heard = minds[at]
    const news = events.slice(heard.told).flatMap(event => game.seen(event, at) ?? [])
    heard.told = events.length
    heard.mind.told(news, [])
    return heard.mind
  }
  for (let [decision] = simulator.decisions(state); decision; [decision] = simulator.decisions(state)) {
    const option = await hear(decision.seat).choose(ask(state, decision, random), USUAL_BUDGET)
    simulator.apply(state, decision.seat, option, events)
  }
  if (minds[seat]) hear(seat)
  const outcome = game.outcome(state)
  if (!outcome) throw new Error(`Game ${seed}#${number} asks nobody and is not over.`)
  own.end(outcome)
  return outcome
}

/** Lets a program play so many games among our bots, in each seat as often, and counts its slips. */
export async function checkProgram(
  start: () => Program,
  checking: Checking,
  onGame: (done: number) => void,
): Promise<Checked> {
  const { game, setup, seed, games } = checking
  const slips: Slipped[] = []
  const times: number[] = []
  const own = ownBot(start, checking, {
    slipped: slipped => slips.push(slipped),
    took: ms => times.push(ms),
  })
  const seats = seatsAt(game, setup, seed)
  let wins = 0
  try {
    for (let number = 0; number < games; number++) {
      const seat = number % seats
      const { winners } = await playOne(checking, number, own, seat)
      // What a stand-in has won is not the program's.
      if (!own.isOut() && winners.includes(seat)) wins++
      onGame(number + 1)
    }
  } finally {
    await own.close()
  }
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    games,
    choices: times.length,
    wins,
    slips,
    counts: Object.fromEntries(
      slipKinds.map(kind => [kind, slips.filter(({ slip }) => slip.kind === kind).length]),
    ) as Checked['counts'],
    ms: { median: at(0.5), p99: at(0.99), most: times.at(-1) ?? 0 },
  }
}

const seatsAt = (game: AnyGame, setup: Json, seed: string): number =>
  Math.max(1, game.seated(game.start(game.readSetup(setup), rootsOf(seed, game.chances))))
