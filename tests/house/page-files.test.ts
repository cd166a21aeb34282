import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { poolsOf } from '../../src/games/negotiator/lines/pools.ts'
import { languages } from '../../src/words/index.ts'

/** The files of the built page, as they lie there for any host. */

const page = fileURLToPath(new URL('../../dist/web', import.meta.url))
const html = readFileSync(join(page, 'index.html'), 'utf8')
/** With one kind of quotes, whichever the build chose. */
const serviceWorker = (): string => readFileSync(join(page, 'sw.js'), 'utf8').replaceAll('`', '"')

test('the page allows its own inline scripts by their hashes, and nothing else that is inline', () => {
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text)
  const hashes = scripts.map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  expect(scripts.length).toBe(2)
  expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`)
  expect(policy).not.toContain('unsafe')
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/)
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<script|<link/))
})

test('what is kept for offline use is told apart by what the built file holds', () => {
  const worker = serviceWorker()
  for (const file of ['index.html', 'licences.txt', 'favicon.svg']) {
    const revision = createHash('md5')
      .update(readFileSync(join(page, file)))
      .digest('hex')
    expect(worker).toContain(`{url:"${file}",revision:"${revision}"}`)
  }
})

test('offline every voice is there in every language', () => {
  const worker = serviceWorker()
  const files = readdirSync(join(page, 'assets')).filter(name => name.endsWith('.json'))
  for (const person of Object.keys(poolsOf)) {
    const own = files.filter(name => name.startsWith(`${person}-`))
    expect(own, person).toHaveLength(languages.length)
    for (const name of own) expect(worker).toContain(`"assets/${name}"`)
  }
})
