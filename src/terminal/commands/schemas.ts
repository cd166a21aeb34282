import * as z from 'zod'
import { deckSchema as homelandDeck } from '../../games/homeland/cards/deck-schema.ts'
import { positionSchema as homelandPosition } from '../../games/homeland/position/position-schema.ts'
import type { GameId } from '../../games/index.ts'
import { deckSchema } from '../../games/negotiator/cards/deck-schema.ts'
import { positionSchema } from '../../games/negotiator/position/position-schema.ts'
import { incomingSchemas, outgoingSchemas } from '../../host/messages.ts'
import { archiveSchema } from '../../table/archive-schema.ts'
import { careerSchema } from '../../table/career-schema.ts'
import { match1Schema, matchFileSchema } from '../../table/file-schema.ts'
import { scenarioSchema } from '../../table/scenario.ts'
import { lobbyInputSchema } from '../join/lobby-lines.ts'
import { inputSchema, messages } from '../lines/protocol.ts'
import { botMessages, trainMessages } from '../lines/protocol-bot.ts'
import { genericMessages } from '../lines/protocol-generic.ts'
import { homelandViewMessage } from '../lines/protocol-homeland.ts'
import { reportSchema } from '../lines/protocol-report.ts'
import { reviewSchema } from '../lines/protocol-review.ts'
import { tableMessages } from '../lines/protocol-tables.ts'

type Schemas = Readonly<Record<string, z.ZodType>>

/** What only one game has a schema of. */
const ofGames: Readonly<Record<GameId, Schemas>> = {
  negotiator: { position: positionSchema, deck: deckSchema },
  homeland: { position: homelandPosition, deck: homelandDeck, view: homelandViewMessage },
}

const named = (family: string, schemas: Schemas): Schemas =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [`${family}-${name}`, schema]))

const all: Schemas = {
  match: matchFileSchema,
  'match-1': match1Schema,
  scenario: scenarioSchema,
  career: careerSchema,
  archive: archiveSchema,
  'simulate-report': reportSchema,
  review: reviewSchema,
  'protocol-input': inputSchema,
  ...named('protocol', messages),
  ...named('protocol', tableMessages),
  ...named('bot', botMessages),
  ...named('train', trainMessages),
  'lobby-input': lobbyInputSchema,
  ...named('wire', { ...incomingSchemas, ...outgoingSchemas }),
  ...named('generic', { hello: genericMessages.hello, view: genericMessages.view, end: genericMessages.end }),
  ...Object.assign({}, ...Object.entries(ofGames).map(([id, schemas]) => named(id, schemas))),
}

/** Every schema of docs/schemas by its file name, as the text of that file. */
export const schemaFiles = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(all).map(([name, schema]) => [`${name}.schema.json`, schemaText(schema)]))

export const schemaText = (schema: z.ZodType): string =>
  `${JSON.stringify(z.toJSONSchema(schema, { override: told }), null, 2)}\n`

/**
 * Every whole number of JavaScript lies between these two: to say so at each of them would only hide the real limits,
 * and where there are none. A list with a place for each part ends with the last of them.
 */
function told({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.prefixItems) Object.assign(jsonSchema, { items: false, maxItems: jsonSchema.prefixItems.length })
}
