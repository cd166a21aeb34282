import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const web = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'src', 'web')

const inWeb = (...ends: readonly string[]): readonly { readonly path: string; readonly text: string }[] =>
  readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter(name => ends.some(end => name.endsWith(end)))
    .map(path => ({ path, text: readFileSync(join(web, path), 'utf8') }))
const sheets = inWeb('.css')

/** A screen may dress what is shared, and the coach points at what lies on a table; else a class has one folder. */
const COMMON = new Set(['shared'])

/** The class each selector of a style sheet begins with: what it claims for itself, wherever it is on the page. */
const claimedIn = (css: string): readonly string[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{/g)].flatMap(([, selectors]) =>
    selectors.split(/,(?![^(]*\))/).flatMap(one => /^\s*\.([a-z][a-z0-9-]*)/.exec(one)?.[1] ?? []),
  )

/** Style sheets stay where they have been loaded: somebody who goes from a call to a table has both. */
test('no two folders of the page dress the same class', () => {
  const folders = new Map<string, Set<string>>()
  for (const { path, text } of sheets)
    for (const name of claimedIn(text)) folders.set(name, (folders.get(name) ?? new Set()).add(path.split(/[\\/]/)[0]))
  expect(folders.size).toBeGreaterThan(200)
  const shared = [...folders].filter(
    ([name, where]) => where.size > 1 && !name.startsWith('is-') && ![...where].some(folder => COMMON.has(folder)),
  )
  expect(shared.map(([name, where]) => `${name}: ${[...where].join(', ')}`)).toEqual([])
})

const MOST_LINES = 300

test('a style sheet is of one component, or lists those of a screen: it can be read in one sitting', () => {
  const long = sheets.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
  expect(long.filter(({ lines }) => lines > MOST_LINES)).toEqual([])
})

test('every style sheet is imported by something', () => {
  const imported = new Set(
    [...sheets, ...inWeb('.ts', '.tsx')].flatMap(({ path, text }) =>
      [...text.matchAll(/import ['"](\.[^'"]+\.css)['"]/g)].map(([, name]) => join(dirname(path), name)),
    ),
  )
  expect(sheets.map(({ path }) => path).filter(path => !imported.has(path))).toEqual([])
})
