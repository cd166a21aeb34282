import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { schemaText } from '../../src/terminal/commands/schemas.ts'

/** Parts of a schema that hold other schemas. */
type Schema = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** What a schema leaves without bounds, by where it stands. */
function unbounded(schema: unknown, at: string): string[] {
  if (!isSchema(schema)) return []
  if (Array.isArray(schema)) return schema.flatMap((part, i) => unbounded(part, `${at}/${i}`))
  const isFixed = 'const' in schema || 'enum' in schema
  const lacks = (...bounds: readonly string[]): string[] =>
    isFixed ? [] : bounds.filter(bound => typeof schema[bound] !== 'number').map(bound => `${at} has no ${bound}`)
  const own: string[] = []
  if (schema.type === 'number' || schema.type === 'integer') own.push(...lacks('minimum', 'maximum'))
  if (schema.type === 'string') own.push(...lacks('maxLength'))
  if (schema.type === 'array') own.push(...lacks('maxItems'))
  // An object either lists its fields, or says how long the names of its fields may be.
  if (schema.type === 'object' && schema.additionalProperties !== false && !isSchema(schema.propertyNames))
    own.push(`${at} may have any field`)
  return [...own, ...Object.entries(schema).flatMap(([key, part]) => unbounded(part, `${at}/${key}`))]
}

const source = fileURLToPath(new URL('../../src', import.meta.url))

/** Every schema that any file of ours exports, by file and name: a new one cannot be forgotten. */
async function everySchema(): Promise<readonly (readonly [name: string, schema: z.ZodType])[]> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('web'))
    .filter(name => readFileSync(join(source, name), 'utf8').includes("import * as z from 'zod'"))
  const found = await Promise.all(
    files.map(async file => {
      const exported: Readonly<Record<string, unknown>> = await import(join(source, file))
      const rows = Object.entries(exported).flatMap(([name, value]) =>
        name === 'messages' ? Object.entries(value as object) : [[name, value] as const],
      )
      return rows.flatMap(([name, value]) => (value instanceof z.ZodType ? [[`${file} ${name}`, value] as const] : []))
    }),
  )
  return found.flat()
}

test('every number, text and list of every format has its bounds', async () => {
  const all = await everySchema()
  expect(all.length).toBeGreaterThan(25)
  expect(all.flatMap(([name, schema]) => unbounded(JSON.parse(schemaText(schema)), name))).toEqual([])
})

test('a number, a text, a list or an object without bounds is found', () => {
  expect(
    unbounded({ properties: { a: { type: 'integer', minimum: 0 }, b: { items: { type: 'string' } } } }, ''),
  ).toEqual(['/properties/a has no maximum', '/properties/b/items has no maxLength'])
  expect(unbounded({ anyOf: [{ type: 'array' }, { type: 'object' }, { const: 3, type: 'number' }] }, '')).toEqual([
    '/anyOf/0 has no maxItems',
    '/anyOf/1 may have any field',
  ])
})
