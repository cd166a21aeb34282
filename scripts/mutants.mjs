// Puts the tests to the test. One at a time, each step of a game's rules is made to do nothing, and each effect and
// number on its cards is dropped or shifted by one; a test that names that rule or card must then fail. Mutants that no
// such test notices have survived: they are listed, and the exit code is 1.
//   npm run mutants                        every game, every mutant
//   npm run mutants -- --only small-talk   those whose name matches this regular expression
//   npm run mutants -- --json              one JSON object on stdout
//   npm run mutants -- --limit 60          seconds after which trials that do not come to an end are broken off
//   npm run mutants -- --games FILE        another table of games than tests/mutants/games.ts
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
/** Trials that share a process, at least and at most: its start costs as much as a dozen of them. */
const TOGETHER = [12, 24]
/** Seconds: far more than sound trials take in one process. Past them, something runs in circles. */
const LIMIT = 60
/** Seconds for what has no mutant in it and so must come to an end, however busy the machine is. */
const PATIENCE = 1800

const say = line => process.stderr.write(`${line}\n`)
class Refusal extends Error {}

function asked(args) {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }]
  try {
    const { values } = parseArgs({ args, options: { only: text, json: flag, limit: text, games: text } })
    const { only = '', json = false, limit = `${LIMIT}`, games = join(root, 'tests/mutants/games.ts') } = values
    if (!/^[1-9]\d{0,4}$/.test(limit)) throw new Error(`"${limit}" is not a whole number of seconds.`)
    if (!existsSync(games)) throw new Error(`There is no file ${games}.`)
    return { only: new RegExp(only), json, limit: Number(limit), games: resolve(games) }
  } catch (error) {
    throw new Refusal(`${error.message}\nThis works: npm run mutants -- --only small-talk --json`)
  }
}

/** The table of games, and a list of the mutants it makes. */
async function enumerate(table) {
  const { createViteServer } = await import('vitest/node')
  const server = await createViteServer({
    configFile: false,
    root,
    logLevel: 'error',
    server: { middlewareMode: true },
  })
  try {
    const { games } = await server.ssrLoadModule(table)
    const mutants = []
    for (const game of games)
      for (const { name, target } of await game.mutants()) mutants.push({ game: game.name, mutant: name, target })
    return { games, mutants }
  } finally {
    await server.close()
  }
}

/** Runs vitest; tells whether it ended by itself. One that hangs is killed, with every thread in it. */
function run(args, limit, env = {}) {
  // A run inside a run, as our own test makes one, must not take itself for a worker of the outer one.
  const outer = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))
  return new Promise(ended => {
    const child = spawn(process.execPath, [vitest, ...args], {
      cwd: root,
      stdio: 'ignore',
      env: { ...Object.fromEntries(outer), ...env },
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), limit * 1000)
    child.on('close', (_code, signal) => {
      clearTimeout(timer)
      ended(signal === null)
    })
  })
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** The files that hold tests naming each target, by game. */
async function filesNaming(games, mutants, folder) {
  const found = new Map()
  for (const { name, tests } of games) {
    const targets = new Set(mutants.filter(({ game }) => game === name).map(({ target }) => target))
    if (targets.size === 0) continue
    const out = join(folder, `${name}.json`)
    await run(['list', ...tests, `--json=${out}`], PATIENCE)
    const listed = readJson(out)
    if (listed === null) throw new Refusal(`The tests in ${tests.join(', ')} cannot be listed: does npm test pass?`)
    for (const target of targets) {
      const names = new RegExp(`(?<![\\w-])${target}(?![\\w-])`)
      const files = listed.filter(test => names.test(test.name)).map(({ file }) => relative(root, file))
      found.set(
        `${name} ${target}`,
        [...new Set(files)].map(file => file.replaceAll('\\', '/')),
      )
    }
  }
  return found
}

/** What came of each trial: how many tests ran and which failed, or that it never came to an end. */
async function hold(trials, { table, folder, limit }) {
  const own = mkdtempSync(join(folder, 'trials-'))
  const [given, result] = [join(own, 'given.json'), join(own, 'result.json')]
  writeFileSync(given, JSON.stringify({ games: table, trials }))
  const config = join(root, 'tests/mutants/vitest.config.ts')
  const args = ['run', `--config=${config}`, '--reporter=json', `--outputFile=${result}`]
  const ended = await run(args, limit, { TRIALS: given })
  const results = (ended ? readJson(result) : null)?.testResults ?? []
  const tests = results.flatMap(({ assertionResults }) => assertionResults)
  const held = trials.map(({ number }) => {
    const its = tests.filter(({ ancestorTitles: [title = ''] }) => title.includes(` #${number} `))
    const failed = its.filter(({ status }) => status === 'failed')
    const passed = its.filter(({ status }) => status === 'passed')
    return { ran: failed.length + passed.length, failed: failed.map(({ title }) => title), hung: !ended }
  })
  // One that hangs or breaks off takes the others of its process with it: each gets a process of its own.
  if (trials.length === 1 || held.every(({ ran }) => ran > 0)) return held
  const alone = []
  for (const [i, trial] of trials.entries())
    alone.push(...(held[i].ran > 0 ? [held[i]] : await hold([trial], { table, folder, limit })))
  return alone
}

/** Every trial in its turn, as many processes at once as there are cores. */
async function holdAll(trials, how, progress) {
  const held = new Array(trials.length)
  const [least, most] = TOGETHER
  const each = Math.min(most, Math.max(least, Math.ceil(trials.length / availableParallelism())))
  let next = 0
  const worker = async () => {
    while (next < trials.length) {
      const from = next
      next += each
      const results = await hold(trials.slice(from, from + each), how)
      for (const [i, result] of results.entries()) held[from + i] = result
      progress(results)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return held
}

function counter(total) {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 100) / 10
  let [done, told] = [0, 0]
  const live = process.stderr.isTTY
  const progress = results => {
    done += results.length
    const line = `${done} of ${total} mutants, ${Math.round(seconds())} s`
    if (live) process.stderr.write(`\r${line} `)
    else if (seconds() >= told + 5 || done === total) {
      told = seconds()
      say(line)
    }
    if (live && done === total) process.stderr.write('\r\x1b[K')
  }
  return { progress, seconds }
}

/** Why a mutant survived, or null if it did not. */
function survival({ target }, held) {
  if (!held) return `no test names ${target}`
  const { ran, failed, hung } = held
  if (hung || failed.length > 0) return null
  return ran === 0 ? `the tests that name ${target} gave no result` : `${ran} tests name ${target}, and all pass`
}

async function hunt({ only, json, limit, games: table }, folder) {
  say('Looking for mutants …')
  const { games, mutants: all } = await enumerate(table)
  const mutants = all.filter(({ mutant }) => only.test(mutant))
  if (mutants.length === 0) throw new Refusal(`None of the ${all.length} mutants is called like ${only}.`)
  const naming = await filesNaming(games, mutants, folder)
  const trials = mutants.map((one, number) => ({ ...one, number, files: naming.get(`${one.game} ${one.target}`) }))

  const { progress, seconds } = counter(trials.length)
  const targets = [...new Map(trials.map(trial => [`${trial.game} ${trial.target}`, trial])).values()]
  const sound = targets.filter(({ files }) => files.length > 0).map(trial => ({ ...trial, mutant: null }))
  const unchanged = await holdAll(sound, { table, folder, limit: PATIENCE }, () => {})
  for (const [i, { ran, failed }] of unchanged.entries())
    if (ran === 0 || failed.length > 0)
      throw new Refusal(`Before any mutant, ${failed[0] ?? `the tests of ${sound[i].target}`} must pass: npm test`)

  const named = trials.filter(({ files }) => files.length > 0)
  progress(trials.filter(({ files }) => files.length === 0))
  const held = await holdAll(named, { table, folder, limit }, progress)
  const results = new Map(named.map((trial, i) => [trial.number, held[i]]))
  const survivors = trials.flatMap(trial => {
    const why = survival(trial, results.get(trial.number))
    return why === null ? [] : [{ game: trial.game, mutant: trial.mutant, target: trial.target, why }]
  })
  const endless = named.filter((_, i) => held[i].hung).map(({ mutant }) => mutant)
  const found = { mutants: trials.length, killed: trials.length - survivors.length, endless, survivors }
  tell({ ...found, seconds: seconds() }, json)
  return survivors.length > 0 ? 1 : 0
}

function tell(found, json) {
  if (json) {
    process.stdout.write(`${JSON.stringify(found, null, 2)}\n`)
    return
  }
  const { mutants, killed, endless, survivors, seconds } = found
  for (const mutant of endless) console.log(`never ended: ${mutant}`)
  for (const { game, mutant, why } of survivors) console.log(`survived: ${game}, ${mutant} (${why})`)
  console.log(`${mutants} mutants, ${killed} killed, ${survivors.length} survived; ${seconds} s`)
}

const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
try {
  process.exitCode = await hunt(asked(process.argv.slice(2)), folder)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  say(error.message)
  process.exitCode = 2
} finally {
  rmSync(folder, { recursive: true, force: true })
}
