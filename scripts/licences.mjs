// The licences of all that the built page is made of, as one text: our own, and that of each package whose code or font
// is in it, found by the modules that the build put into its chunks.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** With the slashes that the build names modules with. */
const root = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/')

/** Helpers that the tools add; the build names them so. */
const added = [
  [/^\0vite\//, 'vite'],
  [/^\0rolldown\//, 'rolldown'],
]

/** The service worker is built last, when this text is there already; a test compares this with the file. */
const inServiceWorker = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies']

/** The package that a module belongs to, or null for our own. */
function packageOf(module) {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module) ?? []
  const [, tool] = added.find(([form]) => form.test(module)) ?? []
  if (!name && !tool && !module.startsWith(`${root}src/`) && !module.startsWith(`${root}scenarios/`))
    throw new Error(`Nobody knows whose ${JSON.stringify(module)} is: name its package in scripts/licences.mjs.`)
  return name ?? tool ?? null
}

function licenceOf(name) {
  const folder = join(root, 'node_modules', name)
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find(one => /^(licen[cs]e|copying)(\.|$)/i.test(one))
  if (!file) throw new Error(`${name} comes without a licence: it cannot be part of the page.`)
  // What follows is of Vite's own parts, none of which is in the page.
  const [text] = readFileSync(join(folder, file), 'utf8').split('\n# Licenses of bundled dependencies')
  return { title: `${name} ${version} (${license})`, text: text.trim() }
}

const read = name => readFileSync(join(root, name), 'utf8').trim()

/** @param {Iterable<string>} modules as the build names them */
export function licences(modules) {
  const packages = new Set([...modules].map(packageOf).filter(name => name !== null))
  const titles = new Map()
  for (const name of [...packages, ...inServiceWorker].sort()) {
    const { title, text } = licenceOf(name)
    titles.set(text, [...(titles.get(text) ?? []), title])
  }
  const parts = [...titles].map(([text, names]) => `${names.join('\n')}\n\n${text}`)
  return `${[read('NOTICE'), read('LICENSE'), ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
