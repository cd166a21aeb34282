import { tableCareerShape } from './homeland/career/career-schema.ts'
import { callCareerShape } from './negotiator/career/career-schema.ts'

/** The parts of our file formats that are the games' own, for the readers of whole files. */
export { answerSchema, claimSchema, subjectSchema } from './homeland/talk/schema.ts'
export { dailyResultSchema } from './negotiator/career/daily-schema.ts'

/** The fields of a career that are a game's, in the order of the file. */
export const careerShape = {
  games: callCareerShape.games,
  best: callCareerShape.best,
  tables: tableCareerShape.tables,
  rehearsed: callCareerShape.rehearsed,
}
