import type { Budget } from '../bots/bot.ts'
import { clairvoyant } from '../bots/negotiator/solver/clairvoyant.ts'
import type { Decision } from '../engine/game.ts'
import { own } from '../engine/own.ts'
import type { AnyGame, GameId } from '../games/index.ts'
import type { Negotiator } from '../games/negotiator/game.ts'

/** Plays with cards turned up that nobody may see: what the best play could still win, beside what a bot does win. */
export type Bound = (state: unknown, view: unknown, decision: Decision, budget?: Budget) => number

type Bounds = Readonly<Record<string, (game: AnyGame) => Bound>>

/** It is given a state, so it is no bot: only studies know these names, and nobody sits down against them. */
const rows: Readonly<Record<GameId, Bounds>> = {
  negotiator: { clairvoyant: game => clairvoyant((game as unknown as Negotiator).cards) as Bound },
  homeland: {},
}

export const boundsOf = (id: string): Bounds => own(rows, id) ?? {}
