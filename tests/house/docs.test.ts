import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const pages = [
  ...readdirSync(root).filter(name => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs')).flatMap(name => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8')
/** As a heading is linked to: lower case, no punctuation, hyphens for spaces. */
const anchors = (page: string): string[] =>
  [...textOf(page).matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\d -]/gu, '')
      .replaceAll(' ', '-'),
  )

describe.each(pages)('%s', page => {
  test('every link within the project leads somewhere', () => {
    const links = [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link)
    const dead = links.filter(link => {
      if (/^https:/.test(link)) return false
      const [path, anchor] = link.split('#')
      const target = path === '' ? page : join(dirname(page), path)
      return !existsSync(join(root, target)) || (anchor !== undefined && !anchors(target).includes(anchor))
    })
    expect(dead).toEqual([])
  })
  test('every npm script it names exists', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const named = [...textOf(page).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name)
    expect(named.filter(name => !(name in scripts))).toEqual([])
  })
  test('names no folder of a machine', () => {
    expect(textOf(page)).not.toMatch(/\/(home|root|Users|tmp|work)\//)
  })
})
