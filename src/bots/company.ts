import { botNamesFor, tempersOf } from './names.ts'

/** Everybody that a table of this game can have for company, the best first, each with all its tempers behind it. */
export const companyFor = (game: string): readonly string[] =>
  botNamesFor(game)
    .toReversed()
    .flatMap(name => [name, ...tempersOf(game, name).map(temper => `${name}:${temper}`)])
