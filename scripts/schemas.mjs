// Writes docs/schemas and docs/openapi.json from the schemas in the source. Run it after a change to one of them: npm run schemas
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer } from '../dist/src/server/server.js'
import { schemaFiles } from '../dist/src/terminal/commands/schemas.js'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = join(root, 'docs', 'schemas')
const files = schemaFiles()
mkdirSync(folder, { recursive: true })
for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name))
for (const [name, text] of files) writeFileSync(join(folder, name), text)

// What a server says of itself is what it does.
const data = mkdtempSync(join(tmpdir(), 'situation-room-schemas-'))
const server = await startServer({ page: join(root, 'dist', 'web'), host: '127.0.0.1', port: 0, data })
const described = await (await fetch(`http://127.0.0.1:${server.port}/api/openapi.json`)).json()
await server.close()
rmSync(data, { recursive: true })
writeFileSync(join(root, 'docs', 'openapi.json'), `${JSON.stringify(described, null, 2)}\n`)
process.stdout.write(`${files.size} schemas written to docs/schemas, and docs/openapi.json\n`)
