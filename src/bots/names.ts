import { own } from '../engine/own.ts'
import type { GameId } from '../games/index.ts'

/** The players for programs by name: known without loading any of them. */
export const negotiatorBotNames = ['random', 'greedy', 'solver'] as const
export type NegotiatorBotName = (typeof negotiatorBotNames)[number]

export const homelandBotNames = ['random', 'steady', 'careerist', 'analyst'] as const
export type HomelandBotName = (typeof homelandBotNames)[number]

/** The careerist as it was first shipped: a measure for the others, and company for nobody. */
export const FIRST_CAREERIST = 'careerist@1'

/** Who plays for somebody who is away, where a game has one: nobody else has it for company. */
export const STAND_IN = 'stand-in'

const namesOf: Readonly<Record<GameId, readonly string[]>> = {
  negotiator: negotiatorBotNames,
  homeland: homelandBotNames,
}

/** The programs that can take a seat at a table of this game; one that chooses at random plays anything. */
export const botNamesFor = (game: string): readonly string[] => own(namesOf, game) ?? ['random']

/** Words that may stand behind the name of a bot, for each bot of a game. */
type Words = Readonly<Record<GameId, Readonly<Record<string, readonly string[]>>>>

const wordsFor = (words: Words, game: string, bot: string): readonly string[] => own(own(words, game) ?? {}, bot) ?? []

/** The styles of play as mole that bots know, for measurements: `analyst:open`. */
const styles: Words = {
  negotiator: {},
  homeland: {
    careerist: ['open', 'cover', 'late', 'imitate', 'sleeper', 'fickle', 'turncoat'],
    analyst: ['open', 'cover', 'late', 'imitate', 'sleeper', 'fickle', 'turncoat', 'best'],
  },
}

export const stylesOf = (game: string, bot: string): readonly string[] => wordsFor(styles, game, bot)

/** How somebody talks and dares: a word of their name, `analyst:bold`. Without one a bot is neither. */
export const homelandTempers = ['bold', 'careful', 'chatty', 'quiet'] as const
export type HomelandTemper = (typeof homelandTempers)[number]

const tempers: Words = {
  negotiator: {},
  homeland: { careerist: homelandTempers, analyst: homelandTempers },
}

export const tempersOf = (game: string, bot: string): readonly string[] => wordsFor(tempers, game, bot)

/** A bot's name without the words behind it. */
export const plainName = (spec: string): string => spec.split(':')[0]

/** Can a bot of this name take a seat: one that is known, with one of its tempers or none? */
export function takesSeat(game: string, spec: string): boolean {
  const [name, temper, ...more] = spec.split(':')
  if (!botNamesFor(game).includes(name) || more.length > 0) return false
  return temper === undefined || tempersOf(game, name).includes(temper)
}
