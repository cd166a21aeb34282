import type * as z from 'zod'
import { Fault, Illegal } from '../../engine/game.ts'
import { shapeFault } from '../../games/shape.ts'
import { refusalOf } from '../../host/refusal.ts'
import type { Refusal } from '../../host/store.ts'
import { words } from '../../words/catalog.ts'
import { guessLanguage, type Language, type Say } from '../../words/index.ts'
import { sayFrom } from '../../words/say-from.ts'

/** Notes a mistake of ours, and gives it a number that can be told. */
export type Report = (error: unknown) => string

/** A refusal as a client can say it; what is our mistake is told by a number that stands in the log. */
export function refusalFor(error: unknown, report: Report): Refusal {
  if (error instanceof Fault || error instanceof Illegal) return shortened(refusalOf(error))
  return { key: 'server.bug', values: { number: report(error) }, rule: null }
}

/** Of what somebody sent no more is said again than a sentence needs. */
const LONGEST_VALUE_CHARACTERS = 200

const shortened = ({ key, values, rule }: Refusal): Refusal => ({
  ...{ key, rule },
  values: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, LONGEST_VALUE_CHARACTERS) : value,
    ]),
  ),
})

/** The status that fits a refusal; what a rule forbids is no worse than what came too late. */
const statuses: Readonly<Record<string, number>> = {
  'table.none': 404,
  'code.none': 404,
  'pass.none': 401,
  'pass.no-device': 404,
  'pass.too-many-devices': 409,
  'pass.this-device': 409,
  'pass.ended': 401,
  'pass.freed': 401,
  'bot.none': 401,
  'host.none': 401,
  'pass.no-invite': 403,
  'pass.no-host': 403,
  'pass.no-spectators': 403,
  'pass.watching': 403,
  'pass.screen': 403,
  'pass.screen-closed': 401,
  'pass.other-table': 403,
  'pass.other-site': 403,
  'match.no-seat': 403,
  'identity.signed-out': 401,
  'identity.refused': 401,
  'identity.unknown-passkey': 401,
  'identity.no-passkey': 404,
  'identity.no-session': 404,
  'identity.no-seat': 404,
  'reminder.none': 404,
  'table.closing': 503,
  'database.away': 503,
  'match.not-kept': 503,
  'server.bug': 500,
  'api.no-route': 404,
  'api.method': 405,
  'api.too-long': 413,
  'api.no-json': 415,
  'api.bad-request': 400,
  'shape.json': 400,
}
const families: Readonly<Record<string, number>> = { shape: 422, limit: 429 }

export const statusOf = ({ key }: Refusal): number => statuses[key] ?? families[key.split('.')[0]] ?? 409

/** A server that is stopped or has lost its database is back in about so many seconds. */
const AWAY_SECONDS = 5

/** When to try again, where that helps. */
export function retryAfter(why: Refusal): number | null {
  const status = statusOf(why)
  if (status === 503) return AWAY_SECONDS
  return status === 429 ? Number(why.values.seconds) : null
}

const sayers = new Map<Language, Say>()

/** The refusal in a language its reader understands; those of a game's rules are named, and said where it is played. */
export function sentenceFor(why: Refusal, languages: string | undefined): string {
  const language = guessLanguage(languages)
  const say = sayers.get(language) ?? sayFrom(language, words)
  sayers.set(language, say)
  return say.has(why.key) ? say(why.key, why.values) : say('api.rule', { key: why.key })
}

/** What came with a request, by its schema. */
export function readBy<Shape>(schema: z.ZodType<Shape>, given: unknown): Shape {
  const read = schema.safeParse(given)
  if (!read.success) throw shapeFault(read.error)
  return read.data
}
