import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** The built page carries the licence of everything it is made of. */

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = join(root, 'dist/web')
const licences = readFileSync(join(page, 'licences.txt'), 'utf8')
/** What the build says it has put into each of its scripts, workers included. */
const chunks: Record<string, readonly string[]> = JSON.parse(readFileSync(join(root, 'dist/page-modules.json'), 'utf8'))
const modules = Object.values(chunks).flat()

/** How a package is named in the text, and the words of its own that must be there. */
function noticeOf(name: string): { readonly title: string; readonly text: string } {
  const folder = join(root, 'node_modules', name)
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const [file] = readdirSync(folder).filter(one => /^licen[cs]e/i.test(one))
  // Vite's has those of its own parts after it, none of which is in the page.
  const [text] = readFileSync(join(folder, file), 'utf8').split('\n# Licenses of bundled')
  return { title: `\n${name} ${version} (${license})\n`, text: text.trim() }
}

function expectNotices(names: readonly string[]): void {
  const missing = names.filter(name => {
    const { title, text } = noticeOf(name)
    return !licences.includes(title) || !licences.includes(text) || !/copyright|Apache License/i.test(text)
  })
  expect(names.length).toBeGreaterThan(0)
  expect(missing).toEqual([])
}

test('every script of the page is in the list of modules', () => {
  const scripts = readdirSync(join(page, 'assets')).filter(name => name.endsWith('.js'))
  expect(Object.keys(chunks).sort()).toEqual(scripts.map(name => `assets/${name}`).sort())
})

test('every package with a module in a script has its notice, and so has every tool that added to one', () => {
  const packages = modules.flatMap(module => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.slice(1) ?? [])
  expect(packages).toEqual(expect.arrayContaining(['react', 'scheduler', 'zod', '@noble/hashes', 'intl-messageformat']))
  expectNotices([...new Set(packages)])
  const rest = modules.filter(module => !/^(src|scenarios|node_modules)\//.test(module))
  // A helper is named by its tool: `\0vite/preload-helper.js`.
  expectNotices([...new Set(rest.map(module => /[\w-]+/.exec(module)?.[0] ?? module))])
})

test('every part of Workbox that is in the service worker has its notice', () => {
  const text = readFileSync(join(page, 'sw.js'), 'utf8')
  const parts = [...text.matchAll(/workbox:([a-z-]+):\d/g)].map(([, part]) => `workbox-${part}`)
  expectNotices([...new Set(parts)])
})

test('every font has its notice', () => {
  const fonts = readdirSync(join(page, 'assets')).filter(name => /\.woff2?$/.test(name))
  expect(fonts.filter(name => !name.startsWith('courier-prime-'))).toEqual([])
  expectNotices(fonts.map(() => '@fontsource/courier-prime'))
  expect(licences).toContain('SIL OPEN FONT LICENSE')
})

test('our own licence and the notice about the games come first', () => {
  for (const name of ['LICENSE', 'NOTICE']) expect(licences).toContain(readFileSync(join(root, name), 'utf8').trim())
})
