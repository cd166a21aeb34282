import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

/**
 * What a server says, held against what docs/ say that it says. The schemas list every field there may be: one more is a
 * mistake, and so is one less.
 */

const docs = join(import.meta.dirname, '..', '..', 'docs')
const read = (...path: readonly string[]) => JSON.parse(readFileSync(join(docs, ...path), 'utf8'))
const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, allowUnionTypes: true })
// Where the named schemas of the description lie.
ajv.addKeyword('components')

const compiled = new Map<string, ValidateFunction>()
function validator(name: string, schema: () => object): ValidateFunction {
  const validate = compiled.get(name) ?? ajv.compile(schema())
  compiled.set(name, validate)
  return validate
}

function must(name: string, schema: () => object, value: unknown): void {
  const validate = validator(name, schema)
  if (validate(value)) return
  const text = JSON.stringify(value)
  throw new Error(`${name} does not fit: ${JSON.stringify(validate.errors?.slice(0, 3))}\n${text.slice(0, 2000)}`)
}

/** One message over the wire, in either direction, as docs/schemas has it. */
export function mustBeMessage(text: string): void {
  const message = JSON.parse(text)
  const name = `wire-${message.type}`
  must(name, () => read('schemas', `${name}.schema.json`), message)
}

interface Operation {
  readonly operationId?: string
  readonly summary?: string
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: object }>> }>>
}
export interface Described {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}
export const described: Described = read('openapi.json')

/** The path of the description that a real one follows; the one with the fewest places to fill in. */
export function routeOf({ paths }: Described, path: string): string | undefined {
  const [bare] = path.split('?')
  return Object.keys(paths)
    .filter(one => new RegExp(`^${one.replace(/\{\w+\}/g, '[^/]+')}$`).test(bare))
    .sort((one, other) => one.split('{').length - other.split('{').length)[0]
}

/** What was answered, as docs/openapi.json has it. */
export function mustBeAnswer(method: string, path: string, status: number, body: unknown): void {
  const all = described
  const route = routeOf(all, path)
  // What is at no address is refused as everything is.
  const operation = route === undefined ? undefined : all.paths[route][method.toLowerCase()]
  if (operation && !(status in operation.responses))
    throw new Error(`${method} ${route} has answered ${status}, which is not described`)
  const schema = operation
    ? operation.responses[status].content?.['application/json']?.schema
    : { $ref: '#/components/schemas/Refused' }
  if (!schema) throw new Error(`${method} ${route} has answered ${status} with JSON, which is not described`)
  must(`${method} ${route} ${status}`, () => ({ ...schema, components: all.components }), body)
}
