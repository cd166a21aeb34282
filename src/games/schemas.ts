/** The parts of our file formats that are the games' own, under names that no game is called by. */
export { claimSchema, subjectSchema } from './homeland/talk/schema.ts'
