import * as z from 'zod'
import { careerShape } from '../games/schemas.ts'
import { parseFormat } from './file-schema.ts'

export const careerSchema = z
  .strictObject({ format: z.literal('situation-room/career@1'), ...careerShape })
  .describe('What was played here: games of Hostage Negotiator, and tables of Homeland')

/** The text of a career; throws a Fault that says what is wrong with it. */
export const parseCareer = (text: string): z.infer<typeof careerSchema> => parseFormat(text, 'career', careerSchema)
