import { own } from '../engine/own.ts'
import type { GameId } from '../games/index.ts'

/** The players for programs by name: known without loading any of them. */
export const negotiatorBotNames = ['random', 'greedy'] as const
export type NegotiatorBotName = (typeof negotiatorBotNames)[number]

export const homelandBotNames = ['random', 'steady', 'careerist'] as const
export type HomelandBotName = (typeof homelandBotNames)[number]

/** Who plays for somebody who is away, where a game has one: nobody else has it for company. */
export const STAND_IN = 'stand-in'

const namesOf: Readonly<Record<GameId, readonly string[]>> = {
  negotiator: negotiatorBotNames,
  homeland: homelandBotNames,
}

/** The programs that can take a seat at a table of this game; one that chooses at random plays anything. */
export const botNamesFor = (game: string): readonly string[] => own(namesOf, game) ?? ['random']
