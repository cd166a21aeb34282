// Checks the lock files: every package is held to its content by an integrity, and nothing names the host it came from.
// The registry they were written with does not serve the binaries of other systems, so those of the packages named
// below have none: npm takes them as they come, on those systems only.
//   node scripts/lock.mjs [FILE ...]
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const haveBinaries = ['@biomejs/biome', 'rolldown', 'rollup']
const usual = ['package-lock.json', 'bench/package-lock.json'].map(file =>
  fileURLToPath(new URL(`../${file}`, import.meta.url)),
)

const nameOf = path => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** The system that the tests run on is served: its binaries have an integrity like everything else. */
const isForOurSystem = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }) =>
  os.includes('linux') && cpu.includes('x64') && libc.includes('glibc')

function isForeignBinary(path, entry, packages) {
  const isAskedFor = haveBinaries.some(
    owner => packages[`node_modules/${owner}`]?.optionalDependencies?.[nameOf(path)] === entry.version,
  )
  return isAskedFor && entry.optional === true && !isForOurSystem(entry)
}

function* faultsIn({ packages }) {
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '') continue
    if (entry.resolved) yield `${path} names where it came from: ${entry.resolved}`
    if (!entry.integrity && !isForeignBinary(path, entry, packages)) yield `${path} has no integrity`
  }
}

const given = process.argv.slice(2)
for (const file of given.length > 0 ? given : usual)
  for (const fault of faultsIn(JSON.parse(readFileSync(file, 'utf8')))) {
    console.error(`${file}: ${fault}`)
    process.exitCode = 1
  }
