// Writes docs/schemas from the schemas in the source. Run it after a change to one of them: npm run schemas
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { schemaFiles } from '../dist/src/terminal/commands/schemas.js'

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs', 'schemas')
const files = schemaFiles()
mkdirSync(folder, { recursive: true })
for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name))
for (const [name, text] of files) writeFileSync(join(folder, name), text)
process.stdout.write(`${files.size} schemas written to docs/schemas\n`)
