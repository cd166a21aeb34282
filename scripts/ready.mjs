// Makes a clone ready: installs what the lock file names, then builds what is stale. It runs before anything is
// installed, so it has no dependencies; it speaks on stderr, so that the stdout of a game stays clean.
//   node scripts/ready.mjs                install when needed, build when stale (npm start, npm test, npm pack)
//   node scripts/ready.mjs --build-only   build when stale; npm itself runs this after an install (prepare)
//   node scripts/ready.mjs --install-only install when needed (npm run build:static builds by itself)
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const compiler = 'node_modules/typescript/bin/tsc'
const stampFile = 'dist/.ready'
const page = 'scripts/page.mjs'
const say = line => process.stderr.write(`${line}\n`)
const readJson = path => JSON.parse(readFileSync(path, 'utf8'))

function nodeIsTooOld() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major < 20 || (major === 20 && minor < 19)
}

/** Every file under a folder, in a fixed order, with forward slashes on every system. */
function filesUnder(folder) {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .sort()
}

function fingerprint(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const content = readFileSync(file)
    hash.update(`${file} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

const locked = () => Object.entries(readJson('package-lock.json').packages).filter(([path]) => path !== '')

/** npm writes its own record of what it put into node_modules, and writes it last: a cut-off install has none. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(record)) return false
  const present = readJson(record).packages
  return locked().every(
    ([path, { version, optional }]) => optional || (present[path]?.version === version && existsSync(path)),
  )
}

/** The lock file also names binaries for other systems, processors and C libraries: npm leaves those out. */
function countForThisMachine() {
  const cLibrary = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
  const fits = ([, { os, cpu, libc }]) =>
    (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch)) && (!libc || libc.includes(cLibrary))
  return locked().filter(fits).length
}

/** Says what is being done, and after two seconds that it goes on, until it is done. */
async function telling(doing, done) {
  say(`${doing} …`)
  const started = Date.now()
  const live = process.stderr.isTTY
  let told = 0
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - started) / 1000)
    if (live && seconds >= 2) process.stderr.write(`\r  ${seconds} s `)
    if (!live && seconds >= told + 5) {
      told = seconds
      say(`  still at it, ${seconds} s`)
    }
  }, 1000)
  await done
  clearInterval(timer)
  if (live) process.stderr.write('\r\x1b[K')
  return done
}

/** Runs a command that keeps its output to itself unless it fails. */
function run(command, args, advice) {
  const output = []
  return new Promise(resolve => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', data => output.push(data))
    child.stderr.on('data', data => output.push(data))
    child.on('error', error => output.push(Buffer.from(`${error.message}\n`)))
    child.on('close', (code, signal) => {
      if (code !== 0) {
        if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
        process.stderr.write(Buffer.concat(output))
        say(`This ended with ${signal ?? `code ${code}`}. ${advice}`)
      }
      resolve(code === 0)
    })
  })
}

function install() {
  // Inside an npm script the running npm names itself, which needs no shell on any system.
  const npm = process.env.npm_execpath ?? ''
  const [command, before] = npm.endsWith('npm-cli.js') ? [process.execPath, [npm]] : ['npm', []]
  // --ignore-scripts: prepare would come back here. The next two outrank NODE_ENV=production and npm pack --dry-run.
  const args = [...before, 'ci', '--ignore-scripts', '--include=dev', '--dry-run=false', '--no-audit', '--no-fund']
  const advice = 'Once the connection and the lines above are in order, `npm ci` does the same again.'
  return telling(`Installing ${countForThisMachine()} packages from the lock file`, run(command, args, advice))
}

const sources = () => [
  ...filesUnder('src').filter(file => !file.endsWith('.test.ts')),
  ...['vite.config.ts', page, 'scripts/parsed-words.ts', 'scripts/licences.mjs', 'scripts/policy.mjs'].filter(file =>
    existsSync(file),
  ),
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
]
const built = () => [...filesUnder('dist/src'), ...filesUnder('dist/web')]
const stamp = () => (existsSync(stampFile) ? readJson(stampFile) : {})
const isBuilt = ({ from, to }) => from === fingerprint(sources()) && to === fingerprint(built())

/** The compiler leaves what it once made of a source since deleted or renamed; a package must not carry it. */
function sweep() {
  const sourceOf = file => file.replace(/^dist\//, '').replace(/(\.d\.ts|\.js)$/, '.ts')
  for (const file of filesUnder('dist/src')) if (!existsSync(sourceOf(file))) rmSync(file)
}

async function build() {
  const before = stamp()
  const from = fingerprint(sources())
  // The compiler trusts its own notes about what it made; when what is there is not what we left, it must not.
  const force = before.to === fingerprint(built()) ? [] : ['--force']
  const rooms = readdirSync('src').filter(room => existsSync(`src/${room}/tsconfig.json`))
  rmSync(stampFile, { force: true })
  const examples = ['examples'].filter(folder => existsSync(`${folder}/tsconfig.json`))
  const args = [compiler, '-b', ...force, ...rooms.map(room => `src/${room}`), ...examples]
  const advice = 'Mend the lines named above, then run the same command again.'
  // The page is built from the sources too: neither waits for the other.
  const parts = [run(process.execPath, args, advice)]
  if (existsSync(page)) parts.push(run(process.execPath, [page], advice))
  const isDone = await telling('Building', Promise.all(parts))
  if (!isDone.every(Boolean)) return false
  sweep()
  mkdirSync('dist', { recursive: true })
  writeFileSync(stampFile, JSON.stringify({ from, to: fingerprint(built()) }))
  return true
}

/** @returns {Promise<number>} the exit code */
async function ready(args) {
  if (nodeIsTooOld()) {
    say(
      `Situation Room needs Node 20.19 or newer and this is ${process.versions.node}: install a newer one, try again.`,
    )
    return 2
  }
  process.chdir(root)
  const buildOnly = args.includes('--build-only')
  if (!buildOnly && !isInstalled() && !(await install())) return 1
  if (args.includes('--install-only')) return 0
  if (isBuilt(stamp())) return 0
  if (buildOnly && !existsSync(compiler)) {
    say('Not building: TypeScript is not installed here. `npm ci --include=dev` brings it.')
    return 0
  }
  return (await build()) ? 0 : 1
}

process.exitCode = await ready(process.argv.slice(2))
