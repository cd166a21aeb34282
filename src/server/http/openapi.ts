import swagger from '@fastify/swagger'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { json } from '../../games/bounded.ts'
import { lobbySchema, refusedSchema } from '../../host/answers.ts'
import { PROTOCOL } from '../../host/wire-version.ts'
import type { Web } from './web.ts'

/** The description of the API, made from the schemas by which its questions are read and its answers made. */

/** What has a name of its own in the description. */
const schemaRegistry = z.registry<{ id: string }>()
schemaRegistry.add(json, { id: 'Json' })
schemaRegistry.add(lobbySchema, { id: 'Lobby' })
schemaRegistry.add(refusedSchema, { id: 'Refused' })

/** What is said of each part; and every whole number of JavaScript is below the greatest, which nobody has to be told. */
function override({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: z.core.JSONSchema.BaseSchema }) {
  const { description } = z.globalRegistry.get(zodSchema) ?? {}
  if (description !== undefined) jsonSchema.description = description
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}

const making = { schemaRegistry, zodToJsonConfig: { override } }
const transformObject: ReturnType<typeof createJsonSchemaTransformObject> = given =>
  withoutUnused(createJsonSchemaTransformObject(making)(given))

/** Every named schema is made twice, as a question and as an answer: what nothing leads to goes. */
function withoutUnused<Described extends object>(described: Described): Described {
  const { components: all } = described as { readonly components?: { readonly schemas?: Record<string, object> } }
  const { schemas = {}, ...components } = all ?? {}
  const used = new Set<string>()
  const look = (within: unknown): void => {
    for (const [, name] of JSON.stringify(within).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      if (!used.has(name)) {
        used.add(name)
        look(schemas[name])
      }
  }
  look({ ...described, components })
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
  return { ...described, components: { ...components, schemas: kept } }
}

export async function describeRoutes(web: Web): Promise<void> {
  await web.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Situation Room',
        version: `${PROTOCOL}.0.0`,
        description: 'Tables of a server of Situation Room: open one, sit down, play, and fetch the file of the match.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          pass: { type: 'http', scheme: 'bearer', description: 'The pass of a seat or a host, or the token of a bot.' },
          host: { type: 'http', scheme: 'bearer', description: 'What the link of whoever runs the server ends in.' },
          tableHost: {
            type: 'apiKey',
            in: 'cookie',
            name: 'host-TABLE',
            description: 'The pass of a host, in a browser.',
          },
          seat: { type: 'apiKey', in: 'cookie', name: 'seat-TABLE', description: 'The same pass, in a browser.' },
        },
      },
    },
    transform: createJsonSchemaTransform(making),
    transformObject,
  })
  const schema = {
    ...{ operationId: 'describe', summary: 'This description', tags: ['server'] },
    response: { 200: z.looseObject({}).describe('OpenAPI 3.1') },
  }
  web.get('/openapi.json', { schema }, () => ({ ...web.swagger() }))
}
