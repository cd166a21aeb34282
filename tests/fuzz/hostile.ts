import * as z from 'zod'
import type { Json, Random } from '../../src/engine/game.ts'
import { incomingSchema, inputSchema } from '../../src/host/wire.ts'
import { mutated } from './mutate.ts'

/**
 * Messages of which a server may take none: made from the schemas of what may be sent and then spoiled, or right and sent
 * by somebody who may not. Each says what has to come of it.
 */
export interface Hostile {
  readonly kind: HostileKind
  readonly data: string | Buffer
  /** `refused`: one refusal. `closed`: the line ends. `again`: what was done already is not done again. */
  readonly expected: 'refused' | 'closed' | 'again'
}
export const hostileKinds = ['shape', 'bytes', 'nonsense', 'not-yours', 'replay', 'oversized', 'binary'] as const
export type HostileKind = (typeof hostileKinds)[number]

/** What the one who sends them knows, and it is a good deal. */
export interface Known {
  /** Inputs of this very seat that were taken. */
  readonly taken: readonly string[]
  /** A question that stands for another seat, and its options. */
  readonly theirs: { readonly question: string; readonly options: readonly string[] }
  /** Passes that are no good here: of another table, of an invite that is over, of nobody. */
  readonly passes: readonly string[]
  readonly table: string
  /** The longest message that is read. */
  readonly mostBytes: number
}

type Schema = Readonly<Record<string, unknown>>

/** Some value that fits a JSON Schema, as far as ours use it. */
function fitting(schema: Schema, root: Schema, random: Random, depth = 0): Json {
  const inside = (one: unknown): Json => fitting(one as Schema, root, random, depth + 1)
  const pick = <T>(from: readonly T[]): T => from[random(from.length)]
  if (typeof schema.$ref === 'string') {
    const [, name] = /^#\/\$defs\/(.*)$/.exec(schema.$ref) ?? []
    return depth > 6 ? null : inside(name === undefined ? root : (root.$defs as Schema)[name])
  }
  if ('const' in schema) return schema.const as Json
  if (Array.isArray(schema.enum)) return pick(schema.enum)
  const union = (schema.anyOf ?? schema.oneOf) as readonly Schema[] | undefined
  if (union) return inside(pick(union))
  switch (schema.type) {
    case 'object': {
      const required = (schema.required ?? []) as readonly string[]
      const all = Object.entries((schema.properties ?? {}) as Schema)
      const chosen = all.filter(([name]) => required.includes(name) || random(2) === 0)
      return Object.fromEntries(chosen.map(([name, one]) => [name, inside(one)]))
    }
    case 'array':
      return Array.from({ length: Math.min(3, 1 + random(3)) }, () => (schema.items ? inside(schema.items) : null))
    case 'string':
      return 'x'.repeat(Math.max(Number(schema.minLength ?? 0), random(12)))
    case 'integer':
    case 'number':
      return Number(schema.minimum ?? 0) + random(3)
    case 'boolean':
      return random(2) === 0
    default:
      return null
  }
}

const schemas = [incomingSchema, inputSchema].map(one => z.toJSONSchema(one) as Schema)
const made = (random: Random): Json => {
  const schema = schemas[random(schemas.length)]
  return fitting(schema, schema, random)
}
const isMessage = (text: string): boolean => {
  try {
    return incomingSchema.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

const SIGNS = ['"', '{', '}', '[', ']', ',', ':', '\\', '\u0000', '\u2028', '😀', '\ud800', '9'.repeat(400), 'null']

function spoiled(text: string, random: Random): string {
  let all = text
  for (let n = 1 + random(4); n > 0; n--) {
    const at = random(all.length + 1)
    const to = Math.min(all.length, at + random(8))
    const other = random(3) === 0 ? '' : SIGNS[random(SIGNS.length)]
    all = all.slice(0, at) + other + all.slice(to)
  }
  return all
}

/** Again and again until it is none: what happens to be right after all is nobody's fault. */
function until(make: () => string, mostBytes: number): string {
  for (;;) {
    const text = make()
    if (Buffer.byteLength(text) <= mostBytes && !isMessage(text)) return text
  }
}

/** What only a host does, what is done before a match, and what no seat of another has a say in. */
const NOT_YOURS: readonly Json[] = [
  { type: 'draw' },
  { type: 'close' },
  { type: 'rise' },
  { type: 'rise', seat: 1 },
  { type: 'bot', seat: 1, kind: 'steady', name: 'Eve' },
  { type: 'spectators', allowed: true },
  { type: 'share', bits: '0'.repeat(32) },
]

export function hostileMessage(kind: HostileKind, number: number, known: Known, random: Random): Hostile {
  const { mostBytes, theirs, taken, passes, table } = known
  const pick = <T>(from: readonly T[]): T => from[random(from.length)]
  const edit = () => ({ where: random(1000), kind: random(12), what: random(1000) })
  const input = (act: Json, question?: string): string =>
    JSON.stringify({ type: 'input', id: `h${number}`, do: act, ...(question === undefined ? {} : { question }) })
  switch (kind) {
    case 'shape':
      return {
        ...{ kind, expected: 'refused' },
        data: until(() => JSON.stringify(mutated(made(random), [edit(), edit()])) ?? '', mostBytes),
      }
    case 'bytes':
      return { kind, expected: 'refused', data: until(() => spoiled(JSON.stringify(made(random)), random), mostBytes) }
    case 'nonsense':
      return {
        ...{ kind, expected: 'refused' },
        data: pick([
          () => input({ type: 'choose', choices: ['constructor'] }, theirs.question),
          () => input({ type: 'choose', choices: [`x${random(1e6)}`] }, `${random(99)}.${random(9)}`),
          () => input({ type: 'choose', choices: Array.from({ length: 64 }, () => pick(theirs.options)) }, '0.0'),
          () => input({ type: 'suspect', player: 5, mix: [50, 50, 50] }),
          () => input({ type: 'note', about: { player: 99 }, text: 'x' }),
          () => input({ type: 'claim', claim: { about: 'case', case: 99, says: 'x' } }),
        ])(),
      }
    case 'not-yours':
      return {
        ...{ kind, expected: 'refused' },
        data: pick([
          // The answer to somebody else's question, word for word.
          () => input({ type: 'choose', choices: [pick(theirs.options)] }, theirs.question),
          () => input({ type: 'choose', choices: [pick(theirs.options)] }),
          () => input({ type: 'undo' }, theirs.question),
          () => input(pick(NOT_YOURS)),
          () => JSON.stringify({ type: 'hello', protocol: 1, table, pass: pick(passes) }),
          () => JSON.stringify({ type: 'hello', protocol: 9, table }),
        ])(),
      }
    case 'replay':
      return { kind, expected: 'again', data: pick(taken) }
    case 'oversized':
      return { kind, expected: 'closed', data: input({ type: 'text', text: 'x'.repeat(mostBytes + random(1000)) }) }
    case 'binary':
      return { kind, expected: 'closed', data: Buffer.from(Array.from({ length: 1 + random(64) }, () => random(256))) }
  }
}
