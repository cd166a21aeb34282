import * as z from 'zod'
import { line, word } from '../../games/bounded.ts'
import { chance, setup } from './protocol.ts'
import { homelandFigures } from './protocol-homeland.ts'

/** The report of `simulate … --json` as a schema. */

/** More than anybody can wait for. */
const MANY = 1e15
const many = z.int().min(0).max(MANY)
const measure = z.number().min(0).max(MANY)
const causes = z.record(word, many)
export const reportSchema = z
  .strictObject({
    game: word,
    bot: word,
    seed: line.describe('The series: its game n is the game of the seed SEED#n.'),
    from: many.describe('The number of the first game.'),
    games: many,
    decisions: many,
    seconds: measure,
    gamesPerSecond: measure,
    decisionsPerSecond: measure,
    wins: many,
    winRate: chance,
    winRateInterval: z.tuple([chance, chance]).describe('95 %, after Wilson.'),
    won: causes.describe('Wins by how they came about.'),
    losses: causes.describe('Losses by cause.'),
    meanTurns: measure,
    figures: homelandFigures.optional(),
    setup,
  })
  .describe('What `simulate GAME --json` prints')
