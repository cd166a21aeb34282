import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

test.each(['PEOPLE', 'SECURITY'])('docs/%s.md names tests that are there', page => {
  const [, threats = ''] = read(`docs/${page}.md`).split('## Threats')
  const rows = threats.split('\n').filter(line => line.startsWith('|') && line.includes('.test.ts'))
  expect(rows.length).toBeGreaterThan(8)
  for (const row of rows)
    for (const [, file, names = ''] of row.matchAll(/`([\w/.-]+\.test\.ts)`(?:: ([^|;`]+))?/g)) {
      const source = read(file)
      for (const name of names.split(', ').map(one => one.trim()))
        expect(source, `${file}: ${name}`).toContain(name.replace(/ …$/, ''))
    }
})
