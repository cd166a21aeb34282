import type { GameEvent } from '../engine/game.ts'
import type { GameCareer } from './career.ts'
import { careerOfTables, type TableCareer } from './homeland/career/career.ts'
import { type CallCareer, careerOfCalls } from './negotiator/career/career.ts'

/** Games for one and games around a table, in one file. */
export interface KeptCareer extends CallCareer, TableCareer {}

/** The careers of the games that have one. */
export const careers: Readonly<Record<string, GameCareer<KeptCareer, GameEvent>>> = {
  negotiator: careerOfCalls,
  homeland: careerOfTables,
}
