// Decisions a second with a program of somebody's own: a line for each, and 64 games a line. Both ends are measured,
// also by the processor time each took: on a busy machine the clock says little.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { asks } from '../dist/src/bots/bot.js'
import { random as randomBot } from '../dist/src/bots/random.js'
import { stream } from '../dist/src/engine/chance.js'
import { gameRoots, rootsOf } from '../dist/src/seed/roots.js'
import { ownBot } from '../dist/src/terminal/bot/player.js'
import { startProgram } from '../dist/src/terminal/bot/program.js'
import { games } from './games.mjs'

const SECONDS = 4
const VECTOR = 64
/** So many lines only warm up, and so many are measured. */
const WARM_LINES = 600
const LINES = 1000
const CLOCK_TICKS = 100
const folder = mkdtempSync(join(tmpdir(), 'situation-room-bench-'))

/** A program that chooses the middle one, and says at its end what it has used of the processor. */
const PROGRAM = `
let rest = ''
process.stdin.setEncoding('utf8').on('data', text => {
  const lines = (rest + text).split('\\n')
  rest = lines.pop()
  for (const line of lines) {
    const message = JSON.parse(line)
    if (message.type === 'hello') process.stdout.write('{"type":"hello","protocol":1}\\n')
    if (message.type === 'decide')
      process.stdout.write(JSON.stringify({ type: 'choice', id: message.id, option: message.options.length >> 1 }) + '\\n')
  }
}).on('end', () => {
  const { user, system } = process.cpuUsage()
  process.stderr.write(String((user + system) / 1e6))
})
`

/** One decision a line: every question of game after game goes to the program. */
async function oneALine({ game, setup, seed }) {
  const file = join(folder, 'program.cjs')
  const log = join(folder, `${game.id}.log`)
  writeFileSync(file, PROGRAM)
  const own = ownBot(
    () => startProgram(`exec "${process.execPath}" "${file}"`, log, process.env),
    { game, setup, standIn: randomBot, limitMs: 60_000 },
    {
      slipped({ slip }) {
        throw new Error(JSON.stringify(slip))
      },
    },
  )
  const simulator = game.simulator()
  const ask = asks(game, simulator)
  let mind = null
  const play = async until => {
    let decisions = 0
    for (let n = 0; performance.now() < until; n++) {
      const state = game.start(game.readSetup(setup), gameRoots(rootsOf(seed, game.chances), n))
      const random = stream(gameRoots(rootsOf(seed, ['bot']), n).bot)
      mind = own.bot.open(0, game.seated(state))
      for (let [decision] = simulator.decisions(state); decision; [decision] = simulator.decisions(state)) {
        simulator.apply(state, decision.seat, await mind.choose(ask(state, decision, random), { iterations: 1 }))
        decisions++
      }
    }
    return decisions
  }
  // The program's processor time is known only whole: what warms up counts on both sides.
  const before = process.cpuUsage()
  const begun = performance.now()
  const decisions = await play(begun + SECONDS * 1000)
  const seconds = (performance.now() - begun) / 1000
  const { user, system } = process.cpuUsage(before)
  await own.close()
  const program = Number(readFileSync(log, 'utf8'))
  return figures(decisions, seconds, (user + system) / 1e6, program)
}

/** What a process has used of the processor, in seconds, where the system says so. */
function usedBy(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS
  } catch {
    return Number.NaN
  }
}

/** Many games a line: the program that trains is this one. */
async function manyALine(name, flags) {
  const command = fileURLToPath(new URL('../bin/situation-room.js', import.meta.url))
  const server = spawn(process.execPath, [command, 'bot', 'train', name, '--vector', String(VECTOR), ...flags], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const send = message => server.stdin.write(`${JSON.stringify(message)}\n`)
  let decisions = 0
  let begun = 0
  let cpu = process.cpuUsage()
  let served = 0
  let found = null
  let lines = 0
  for await (const line of createInterface({ input: server.stdout })) {
    const message = JSON.parse(line)
    if (message.type === 'error') throw new Error(message.error)
    if (message.type === 'hello') {
      send({ reset: { seed: 'bench' } })
      continue
    }
    if (++lines === WARM_LINES) {
      begun = performance.now()
      cpu = process.cpuUsage()
      served = usedBy(server.pid)
      decisions = 0
    }
    if (lines === WARM_LINES + LINES) {
      const { user, system } = process.cpuUsage(cpu)
      const seconds = (performance.now() - begun) / 1000
      found = figures(decisions, seconds, usedBy(server.pid) - served, (user + system) / 1e6)
      server.stdin.end()
      break
    }
    decisions += VECTOR
    send({ step: message.actions.map((actions, n) => actions[(lines * 7 + n) % actions.length]) })
  }
  server.stdout.resume()
  await new Promise(done => server.on('close', done))
  return found
}

const figures = (decisions, seconds, ours, theirs) => ({
  decisionsPerSecond: Math.round(decisions / seconds),
  // With one core for both ends, and what our end alone could serve.
  perProcessorSecond: Math.round(decisions / (ours + theirs)),
  perProcessorSecondOfOurs: Math.round(decisions / ours),
})

const { negotiator, homeland } = games
try {
  const found = {
    'negotiator.line': await oneALine(negotiator),
    'homeland.line': await oneALine(homeland),
    [`negotiator.vector${VECTOR}`]: await manyALine('negotiator', []),
    [`homeland.vector${VECTOR}`]: await manyALine('homeland', []),
  }
  process.stdout.write(`${JSON.stringify(found)}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
