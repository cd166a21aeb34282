import * as z from 'zod'
import { Fault } from '../engine/game.ts'
import { trusting } from './http/address.ts'
import { type Limits, usualLimits } from './http/limits.ts'
import { type Times, usualTimes } from './tables/live-table.ts'

/**
 * What a host may set, by a flag or by the environment, and nothing else: what cannot be read, and what begins as ours do
 * and is none of them, stops the start with a sentence.
 */
export interface Settings {
  /** Null where nobody asked for one: then the first that is free is taken. */
  readonly port: number | null
  readonly host: string
  /** Null for the usual folder. */
  readonly data: string | null
  /** Null where matches are kept in the data folder. */
  readonly databaseUrl: string | null
  /** Null for the one in the data folder. */
  readonly sealKey: string | null
  /** Where people find the server, when that is not where it listens. */
  readonly publicUrl: string | null
  /** Addresses or networks of proxies that are believed when they say who asks. */
  readonly proxies: readonly string[]
  readonly logLevel: LogLevel
  readonly metrics: MetricsFor
  readonly tablesFor: TablesFor
  /** Whether it plays by itself before it says that it is ready (warm.ts). */
  readonly warms: boolean
  /** So long a stop may take. */
  readonly stopMs: number
  readonly times: Times
  readonly limits: Limits
}

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof logLevels)[number]
/** Who may read the figures: this machine, everybody, nobody. */
export const metricsFor = ['local', 'open', 'off'] as const
export type MetricsFor = (typeof metricsFor)[number]
/** Who may open tables: whoever comes by, or nobody but the one who runs the server. */
export const tablesFor = ['everybody', 'host'] as const
export type TablesFor = (typeof tablesFor)[number]

const warmUps = ['on', 'off'] as const

/** A variable as it is read, and the sentence for whoever set it to something else. */
interface Variable<Value> {
  readonly schema: z.ZodType<Value, string>
  readonly wrong: string
  readonly values?: Readonly<Record<string, string | number>>
  /** What was given is not repeated. */
  readonly isSecret?: true
}

const DAY_SECONDS = 86_400
const MONTH_SECONDS = 30 * DAY_SECONDS
const MS = 1000

const whole = (least: number, most: number): Variable<number> => ({
  schema: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(least).max(most)),
  wrong: 'setting.number',
  values: { least, most },
})
const seconds = (least: number, most = DAY_SECONDS): Variable<number> => {
  const read = whole(least, most)
  return { ...read, schema: read.schema.transform(n => n * MS) }
}
const oneOf = <Name extends string>(names: readonly Name[]): Variable<Name> => ({
  schema: z.enum(names) as unknown as z.ZodType<Name, string>,
  wrong: 'setting.choice',
  values: { known: names.join(', ') },
})
const text: Variable<string> = { schema: z.string(), wrong: 'setting.text' }
/** An address without anything behind the port: links are made by adding to it. */
const address: Variable<string> = {
  schema: z
    .string()
    .regex(/^https?:\/\/[^\s/?#@]+\/?$/)
    .refine(given => URL.canParse(given))
    .transform(given => new URL(given).origin),
  wrong: 'setting.address',
}
/** Addresses, networks such as 10.0.0.0/8, and the names `loopback`, `linklocal`, `uniquelocal`. */
const networks: Variable<readonly string[]> = {
  schema: z
    .string()
    .transform(given => given.split(',').map(one => one.trim()))
    .refine(isTrusted),
  wrong: 'setting.networks',
}
function isTrusted(proxies: readonly string[]): boolean {
  try {
    trusting(proxies)
    return true
  } catch {
    return false
  }
}
const key: Variable<string> = { schema: z.string().regex(/^[0-9a-f]{64}$/i), wrong: 'serve.seal-key', isSecret: true }

/** The variable of each limit: `bodyBytes` is SITUATION_ROOM_LIMIT_BODY_BYTES. */
type LimitName = `SITUATION_ROOM_LIMIT_${string}`
const limitName = (limit: string): LimitName =>
  `SITUATION_ROOM_LIMIT_${limit.replaceAll(/[A-Z]/g, letter => `_${letter}`).toUpperCase()}`
const limits = Object.keys(usualLimits) as readonly (keyof Limits)[]
const MOST = 1_000_000_000
const limitVariables: Readonly<Record<LimitName, Variable<number>>> = Object.fromEntries(
  limits.map(limit => [limitName(limit), whole(1, MOST)]),
)

const own = {
  PORT: whole(0, 65_535),
  HOST: text,
  DATA: text,
  DATABASE_URL: text,
  SEAL_KEY: key,
  SITUATION_ROOM_PUBLIC_URL: address,
  SITUATION_ROOM_TRUST_PROXY: networks,
  SITUATION_ROOM_LOG_LEVEL: oneOf(logLevels),
  SITUATION_ROOM_METRICS: oneOf(metricsFor),
  SITUATION_ROOM_TABLES: oneOf(tablesFor),
  SITUATION_ROOM_WARM_UP: oneOf(warmUps),
  SITUATION_ROOM_STOP_SECONDS: seconds(1, 600),
  SITUATION_ROOM_NUDGE_SECONDS: seconds(1),
  SITUATION_ROOM_AWAY_SECONDS: seconds(1),
  SITUATION_ROOM_DRAWING_SECONDS: seconds(1),
  SITUATION_ROOM_IDLE_SECONDS: seconds(1),
  SITUATION_ROOM_BOT_MS: whole(0, MS),
  SITUATION_ROOM_FINISHED_SECONDS: seconds(0, MONTH_SECONDS),
} as const satisfies Readonly<Record<string, Variable<unknown>>>
/** Every variable a server reads. `.env.example` and docs/HOSTING.md list the same. */
export const variables: Readonly<Record<string, Variable<unknown>>> = { ...own, ...limitVariables }
type Name = keyof typeof own
type Read<One> = One extends Variable<infer Value> ? Value : never

/** What the command itself reads, whatever it is asked to do. */
export const ofTheCommand = ['SITUATION_ROOM_HOME', 'SITUATION_ROOM_DEBUG', 'SITUATION_ROOM_NO_VOICES'] as const
const OURS = 'SITUATION_ROOM_'

/** The address that nobody but this machine reaches. */
export const THIS_MACHINE = '127.0.0.1'

export interface Flags {
  readonly port?: string
  readonly host?: string
  readonly data?: string
}

/** Flags stand before the environment. */
export function readSettings(env: Readonly<Record<string, string | undefined>>, flags: Flags = {}): Settings {
  mustBeKnown(Object.keys(env))
  const read = <Value>(name: string, variable: Variable<Value>, flag?: string): Value | null => {
    const given = flag ?? env[name]
    if (given === undefined) return null
    const called = flag === undefined ? name : `--${name.toLowerCase()}`
    // As a host, Node would take an empty name for every interface.
    if (given === '') throw new Fault('serve.empty', { name: called })
    const { schema, wrong, values, isSecret } = variable
    const found = schema.safeParse(given)
    if (!found.success) throw new Fault(wrong, { name: called, ...(isSecret ? {} : { given }), ...values })
    return found.data
  }
  const get = <One extends Name>(name: One, flag?: string) =>
    read<Read<(typeof own)[One]>>(name, own[name] as unknown as Variable<Read<(typeof own)[One]>>, flag)
  const databaseUrl = get('DATABASE_URL')
  const sealKey = get('SEAL_KEY')
  if (databaseUrl !== null && sealKey === null) throw new Fault('serve.seal-key')
  return {
    port: get('PORT', flags.port),
    host: get('HOST', flags.host) ?? THIS_MACHINE,
    data: get('DATA', flags.data),
    ...{ databaseUrl, sealKey },
    publicUrl: get('SITUATION_ROOM_PUBLIC_URL'),
    proxies: get('SITUATION_ROOM_TRUST_PROXY') ?? [],
    logLevel: get('SITUATION_ROOM_LOG_LEVEL') ?? 'warn',
    metrics: get('SITUATION_ROOM_METRICS') ?? 'local',
    tablesFor: get('SITUATION_ROOM_TABLES') ?? 'everybody',
    warms: get('SITUATION_ROOM_WARM_UP') !== 'off',
    stopMs: get('SITUATION_ROOM_STOP_SECONDS') ?? 10 * MS,
    limits: Object.fromEntries(
      limits.map(limit => [limit, read(limitName(limit), limitVariables[limitName(limit)]) ?? usualLimits[limit]]),
    ) as unknown as Limits,
    times: {
      ...usualTimes,
      nudgeMs: get('SITUATION_ROOM_NUDGE_SECONDS') ?? usualTimes.nudgeMs,
      awayMs: get('SITUATION_ROOM_AWAY_SECONDS') ?? usualTimes.awayMs,
      drawingMs: get('SITUATION_ROOM_DRAWING_SECONDS') ?? usualTimes.drawingMs,
      idleMs: get('SITUATION_ROOM_IDLE_SECONDS') ?? usualTimes.idleMs,
      botMs: get('SITUATION_ROOM_BOT_MS') ?? usualTimes.botMs,
      finishedMs: get('SITUATION_ROOM_FINISHED_SECONDS') ?? usualTimes.finishedMs,
    },
  }
}

/** A variable that somebody has misspelt would do nothing, and nobody would notice. */
function mustBeKnown(names: readonly string[]): void {
  const known = [...Object.keys(variables), ...ofTheCommand]
  const unknown = names.find(name => name.startsWith(OURS) && !known.includes(name))
  if (unknown === undefined) return
  throw new Fault('setting.unknown', { name: unknown, known: known.filter(name => name.startsWith(OURS)).join(', ') })
}
