// npm run bench -- engine [--json]: how fast the engine plays, and the same rules through boardgame.io beside it.
// npm run bench -- worlds [--json] [--before FOLDER]: what a world costs that is drawn from a view and played out.
// npm run bench -- host [--json]: what a hosted match of four costs: its updates, its memory, its saves.
// npm run bench -- server [--json]: moves a second over the network, others doing the same beside it; memory, answers.
// npm run bench -- bots [--json]: how fast bots play and choose, how near a search keeps to its budget, and decisions a
// second with a program of somebody's own, a line each and 64 games a line.
// npm run bench -- page [--json|--why] [--turn]: the page through Lighthouse on a throttled phone, and the tasks of a
// Terrorist turn on the board, or these alone.
// npm run bench -- online [--json] [--thread [--before FOLDER]]: a table of a server on a phone: from a link to the board
// on a slow line, from the server to the screen; or what an update takes of the page's main thread, in two builds of it.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { games } from './games.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
/** As what we measure is run by those who play. */
const PRODUCTION = { NODE_ENV: 'production' }
const say = line => process.stderr.write(`${line}\n`)

/** What a command wrote to its standard output; what it has to complain of goes straight to ours. */
function output(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: here,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const chunks = []
    child.stdout.on('data', chunk => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', code =>
      code === 0 ? resolve(Buffer.concat(chunks).toString()) : reject(new Error(`${args[0]} ended with code ${code}.`)),
    )
  })
}

/** npm writes its record of an install last, so whatever that names is there. */
function isInstalled() {
  const record = join(here, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const present = JSON.parse(readFileSync(record, 'utf8')).packages
  const locked = JSON.parse(readFileSync(join(here, 'package-lock.json'), 'utf8')).packages
  return Object.entries(locked).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  )
}

async function install() {
  if (isInstalled()) return
  say('Installing what is measured against and with into bench/node_modules, from bench/package-lock.json …')
  // Inside an npm script the running npm names itself, which needs no shell on any system.
  const npm = process.env.npm_execpath ?? ''
  const [command, before] = npm.endsWith('npm-cli.js') ? [process.execPath, [npm]] : ['npm', []]
  await output(command, [...before, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'])
}

/** The processes of a game, one after the other: they would slow each other down. */
async function measure(name) {
  const measured = async (what, script, ...args) => {
    say(`Measuring ${name}: ${what} …`)
    return JSON.parse(await output(process.execPath, [script, name, ...args], PRODUCTION))
  }
  const ours = await measured('our engine', 'ours.mjs')
  const mutating = await measured('boardgame.io', 'boardgame-io.mjs', 'mutating')
  const copying = await measured('boardgame.io, going round Immer', 'boardgame-io.mjs', 'copying')
  const workers = await measured('one worker and two', 'workers.mjs')
  for (const sum of [
    ours.checksumAsked,
    ours.checksumAtTable,
    ours.checksumThroughViews,
    mutating.checksum,
    copying.checksum,
  ])
    if (sum !== ours.checksum)
      throw new Error(
        `The engines did not play the same games of ${name}: their final states differ, so nothing is compared.`,
      )
  return { ours, mutating, copying, workers }
}

const round = (number, digits = 0) => Number(number.toFixed(digits))

function figuresOf(name, { ours, mutating, copying, workers }) {
  const figures = {
    gamesPerSecond: round(ours.gamesPerSecond),
    decisionsPerSecond: round(ours.decisionsPerSecond),
    gamesPerSecondAsked: round(ours.gamesPerSecondAsked),
    decisionsPerSecondAsked: round(ours.decisionsPerSecondAsked),
    gamesPerSecondAtTable: round(ours.gamesPerSecondAtTable),
    decisionsPerSecondAtTable: round(ours.decisionsPerSecondAtTable),
    meanOptions: round(ours.meanOptions, 2),
    decisionsPerGame: round(ours.decisionsPerGame, 2),
    gamesPerSecondThroughViews: round(ours.gamesPerSecondThroughViews),
    stateBytes: round(ours.stateBytes),
    viewBytes: round(ours.viewBytes),
    cloneNanoseconds: round(ours.cloneNanoseconds),
    viewNanoseconds: round(ours.viewNanoseconds),
    explainMicroseconds: round(ours.explainMicroseconds, 1),
    checksum: ours.checksum,
    'boardgameIo.gamesPerSecond': round(mutating.gamesPerSecond, 1),
    'boardgameIo.decisionsPerSecond': round(mutating.decisionsPerSecond),
    'boardgameIo.copying.gamesPerSecond': round(copying.gamesPerSecond, 1),
    'boardgameIo.copying.decisionsPerSecond': round(copying.decisionsPerSecond),
    timesBoardgameIo: round(ours.gamesPerSecondAsked / mutating.gamesPerSecond, 1),
    timesBoardgameIoCopying: round(ours.gamesPerSecondAsked / copying.gamesPerSecond, 1),
    twoWorkers: round(workers.twoWorkers, 2),
    'twoWorkers.gamesPerSecond': round(workers.gamesPerSecond),
  }
  return Object.fromEntries(Object.entries(figures).map(([key, value]) => [`${name}.${key}`, value]))
}

const grouped = number => number.toLocaleString('en', { useGrouping: true })

function tableOf(name, figures, version) {
  const of = key => grouped(figures[`${name}.${key}`])
  const rows = [
    ['random play', 'games/s', 'decisions/s', 'we are faster by'],
    [`${name}, our engine`, of('gamesPerSecond'), of('decisionsPerSecond'), ''],
    ['  the same, question by question', of('gamesPerSecondAsked'), of('decisionsPerSecondAsked'), ''],
    ['  the same, as a table asks', of('gamesPerSecondAtTable'), of('decisionsPerSecondAtTable'), ''],
    ['  the same, looking before every choice', of('gamesPerSecondThroughViews'), '', ''],
    [
      `${name}, boardgame.io ${version}`,
      of('boardgameIo.gamesPerSecond'),
      of('boardgameIo.decisionsPerSecond'),
      `${of('timesBoardgameIo')} times`,
    ],
    [
      '  the same, going round Immer',
      of('boardgameIo.copying.gamesPerSecond'),
      of('boardgameIo.copying.decisionsPerSecond'),
      `${of('timesBoardgameIoCopying')} times`,
    ],
  ]
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)))
  const lines = rows.map(row =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '),
  )
  const checked = figures[`${name}.checksum`]
  return [
    ...lines,
    '',
    `a game: ${of('decisionsPerGame')} decisions with ${of('meanOptions')} options each; final states ${checked}, the same for all`,
    `half-way: a state is ${of('stateBytes')} bytes of JSON, a view ${of('viewBytes')}; clone ${of('cloneNanoseconds')} ns, view ${of('viewNanoseconds')} ns, explain ${of('explainMicroseconds')} µs`,
    `simulate with two workers: ${of('twoWorkers')} times one, ${of('twoWorkers.gamesPerSecond')} games/s`,
  ].join('\n')
}

const machine = () => ({
  machine: `${cpus()[0].model.trim()}, ${availableParallelism()} cores, ${process.platform} ${process.arch}`,
  node: process.version,
  date: new Date().toISOString().slice(0, 10),
  // How many processes wanted a core in the last minute: much above 0, and the figures are too low.
  load: round(loadavg()[0], 1),
})

async function engine(isJson) {
  await install()
  const about = machine()
  const version = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')).dependencies['boardgame.io']
  const all = {}
  const tables = []
  for (const name of Object.keys(games)) {
    const figures = figuresOf(name, await measure(name))
    Object.assign(all, figures)
    tables.push(tableOf(name, figures, version))
  }
  if (isJson) return JSON.stringify({ ...all, ...about }, null, 2)
  const { machine: model, node, date, load } = about
  return [...tables, `${model}, load ${load} before; Node ${node}; ${date}; one process, median of 7 runs`].join('\n\n')
}

/** A hosted match, and beside it what was done before: whole views, and the whole file after every choice. */
async function host(isJson) {
  say('Measuring a hosted match of four …')
  const found = JSON.parse(await output(process.execPath, ['--expose-gc', 'host.mjs'], PRODUCTION))
  const figures = Object.fromEntries(
    Object.entries(found).map(([key, value]) => [`host.${key}`, round(value, Number.isInteger(value) ? 0 : 2)]),
  )
  if (isJson) return JSON.stringify({ ...figures, ...machine() }, null, 2)
  const of = key => grouped(figures[`host.${key}`])
  const rows = [
    ['four people at Homeland, played at random', 'ours', 'instead', ''],
    [
      'update to one player, median',
      `${of('updateBytesMedian')} bytes`,
      `${of('wholeViewBytesMedian')} bytes`,
      'a whole view',
    ],
    ['heap of a match near its end', `${of('heapBytesPerMatch')} bytes`, '', ''],
    [
      'a choice at the host, processor time',
      `${of('choiceMicroseconds')} µs`,
      `${of('stepMicroseconds')} µs`,
      'the step alone, nobody told',
    ],
    ['saving it, times the choice', of('saveOverChoice'), of('wholeFileOverChoice'), 'the whole file every time'],
  ]
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)))
  const lines = rows.map(row =>
    row
      .map((cell, i) => (i === 0 || i === 3 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
      .join('  ')
      .trimEnd(),
  )
  const { machine: model, node, date, load } = machine()
  return [...lines, '', `${of('updates')} updates; ${model}, load ${load} before; Node ${node}; ${date}`].join('\n')
}

/** Our server and those it is compared with, on loopback, clients in other processes. */
async function server(isJson) {
  await install()
  const about = machine()
  const { server: measure } = await import('./server/index.mjs')
  const { figures, text } = await measure(say)
  if (isJson) return JSON.stringify({ ...figures, ...about }, null, 2)
  const { machine: model, node, date, load } = about
  return `${text}\n${model}, load ${load} before; Node ${node}; ${date}`
}

/** What drives a browser runs in a process of its own and writes for itself. */
async function inBrowser(script, flags) {
  await install()
  return output(process.execPath, [script, ...flags])
}

const measures = {
  engine: async ({ json }) => `${await engine(json === true)}\n`,
  host: async ({ json }) => `${await host(json === true)}\n`,
  server: async ({ json }) => `${await server(json === true)}\n`,
  bots: async ({ json }) => {
    const { bots: measure } = await import('./bots/index.mjs')
    return measure(
      say,
      (script, flags) => output(process.execPath, [script, ...flags], PRODUCTION),
      json === true,
      machine,
    )
  },
  page: ({ json, why, turn }) =>
    inBrowser('page.mjs', [...(json ? ['--json'] : []), ...(why ? ['--why'] : []), ...(turn ? ['--turn'] : [])]),
  online: ({ json, thread, before }) =>
    inBrowser('online.mjs', [
      ...(json ? ['--json'] : []),
      ...(thread ? ['--thread'] : []),
      ...(before ? ['--before', resolve(before)] : []),
    ]),
  worlds: async ({ json, before }) => {
    const flags = [...(json ? ['--json'] : []), ...(before ? ['--before', resolve(before)] : [])]
    const found = await output(process.execPath, ['worlds.mjs', ...flags], PRODUCTION)
    const { machine: model, node, date, load } = machine()
    return json ? found : `${found}${model}, load ${load}; Node ${node}; ${date}\n`
  },
}

function asked() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        json: { type: 'boolean' },
        why: { type: 'boolean' },
        turn: { type: 'boolean' },
        thread: { type: 'boolean' },
        before: { type: 'string' },
      },
      allowPositionals: true,
    })
    const [what, ...more] = positionals
    return more.length === 0 && Object.hasOwn(measures, what) ? { what, ...values } : null
  } catch {
    return null
  }
}

const wish = asked()
if (wish === null) {
  say(
    'The bench measures the engine, worlds drawn from a view, the host, the server, bots and programs in a seat, the page or a table of a server on the page: npm run bench -- engine [--json], npm run bench -- worlds [--json] [--before FOLDER], npm run bench -- host [--json], npm run bench -- server [--json], npm run bench -- bots [--json], npm run bench -- page [--json|--why] [--turn], npm run bench -- online [--json] [--thread [--before FOLDER]]',
  )
  process.exitCode = 2
} else
  try {
    const { what, ...how } = wish
    process.stdout.write(await measures[what](how))
  } catch (error) {
    say(error.message)
    process.exitCode = 1
  }
