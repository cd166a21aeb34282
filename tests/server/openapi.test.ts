import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageServer } from '../../src/server/http/static.ts'
import { startServer } from '../../src/server/server.ts'
import { type Described, described, mustBeAnswer } from './described.ts'
import { newFolder } from './people.ts'

const folder = newFolder()
let server: PageServer
let served: Described

beforeAll(async () => {
  server = await startServer({ page: join(folder, 'page'), host: '127.0.0.1', port: 0, data: join(folder, 'data') })
  served = (await (await fetch(`http://127.0.0.1:${server.port}/api/openapi.json`)).json()) as Described
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the description of the API', () => {
  test('is kept as it is served (npm run schemas)', () => {
    expect(described).toEqual(served)
  })

  test('is OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(served) as never)
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
    expect(served.openapi).toBe('3.1.0')
  })

  test('has every route below /api, each with a name, a sentence and what it refuses', () => {
    const routes = server.routes.filter(one => !one.startsWith('HEAD ')).map(one => one.replace(/:(\w+)/g, '{$1}'))
    expect(routes.length).toBeGreaterThan(5)
    const operations = Object.entries(served.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
    )
    expect(operations.map(({ name }) => name).sort()).toEqual(routes.toSorted())
    const names = operations.map(({ operation }) => operation.operationId)
    expect(new Set(names).size).toBe(operations.length)
    for (const { name, operation } of operations) {
      expect(operation.operationId, name).toMatch(/^[a-z]\w+$/)
      expect(operation.summary, name).toMatch(/^[A-Z]/)
      const places = [...name.matchAll(/\{(\w+)\}/g)].map(([, place]) => place)
      const parameters = (operation.parameters ?? []).filter(one => one.in === 'path').map(one => one.name)
      expect(parameters, name).toEqual(places)
      if (name !== 'GET /api/openapi.json') expect(Object.keys(operation.responses), name).toContain('429')
    }
  })

  test('has no secret in it, not even as an example', () => {
    const text = JSON.stringify(served)
    expect(text).not.toMatch(/"examples?"/)
    // What could be a pass, a token or a hash: 22 digits and more of the alphabet that they are written in.
    expect(text.match(/(?<![\w/-])(?=[\w-]*\d)[\w-]{22,}(?![\w-])/g) ?? []).toEqual([])
  })
})

test('an answer that is not described is noticed', () => {
  const sat = { pass: 'x', seat: 0 }
  mustBeAnswer('POST', '/api/tables/t/sit', 200, sat)
  expect(() => mustBeAnswer('POST', '/api/tables/t/sit', 200, { ...sat, secret: 'x' })).toThrow('does not fit')
  expect(() => mustBeAnswer('POST', '/api/tables/t/sit', 200, { pass: 'x' })).toThrow('does not fit')
  expect(() => mustBeAnswer('POST', '/api/tables/t/sit', 418, sat)).toThrow('not described')
})
