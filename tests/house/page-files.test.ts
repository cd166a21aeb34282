import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** The files of the built page, as they lie there for any host. */

const page = fileURLToPath(new URL('../../dist/web', import.meta.url))
const html = readFileSync(join(page, 'index.html'), 'utf8')

test('the page allows its own inline script by its hash, and nothing else that is inline', () => {
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text)
  const hashes = scripts.map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  expect(scripts.length).toBe(1)
  expect(policy).toContain(`script-src 'self' ${hashes[0]};`)
  expect(policy).not.toContain('unsafe')
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/)
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<script|<link/))
})

test('what is kept for offline use is told apart by what the built file holds', () => {
  const worker = readFileSync(join(page, 'sw.js'), 'utf8')
  for (const file of ['index.html', 'licences.txt', 'favicon.svg']) {
    const revision = createHash('md5')
      .update(readFileSync(join(page, file)))
      .digest('hex')
    expect(worker).toContain(`{url:"${file}",revision:"${revision}"}`)
  }
})
