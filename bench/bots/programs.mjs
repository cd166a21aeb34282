// Decisions a second with a program of somebody's own: a line for each, and 64 games a line. Both ends are measured,
// also by the processor time each took: on a busy machine the clock says little. Writes one object.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { asks } from '../../dist/src/bots/bot.js'
import { random as randomBot } from '../../dist/src/bots/random.js'
import { stream } from '../../dist/src/engine/chance.js'
import { gameRoots, rootsOf } from '../../dist/src/seed/roots.js'
import { ownBot } from '../../dist/src/terminal/bot/player.js'
import { startProgram } from '../../dist/src/terminal/bot/program.js'
import { games } from '../games.mjs'
import { median, rates, usedBy, usedHere } from './used.mjs'

const VECTOR = 64
/** So many lines with many games only warm up, and so many are measured in each of so many turns. */
const WARM_LINES = 600
const LINES = 600
const TURNS = 5
/** The same of lines with one decision. */
const DECISIONS = 4_000
const folder = mkdtempSync(join(tmpdir(), 'situation-room-bench-'))

/** A program that chooses the middle one, and says after each turn's decisions what it has used of the processor. */
const PROGRAM = `
let rest = ''
let decisions = 0
process.stdin.setEncoding('utf8').on('data', text => {
  const lines = (rest + text).split('\\n')
  rest = lines.pop()
  for (const line of lines) {
    const message = JSON.parse(line)
    if (message.type === 'hello') process.stdout.write('{"type":"hello","protocol":1}\\n')
    if (message.type !== 'decide') continue
    process.stdout.write(JSON.stringify({ type: 'choice', id: message.id, option: message.options.length >> 1 }) + '\\n')
    if (++decisions % ${DECISIONS} > 0) continue
    const { user, system } = process.cpuUsage()
    process.stderr.write((user + system) / 1e6 + '\\n')
  }
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
  const ends = []
  const play = async () => {
    let decisions = 0
    for (let n = 0; ; n++) {
      const state = game.start(game.readSetup(setup), gameRoots(rootsOf(seed, game.chances), n))
      const random = stream(gameRoots(rootsOf(seed, ['bot']), n).bot)
      const mind = own.bot.open(0, game.seated(state))
      for (let [decision] = simulator.decisions(state); decision; [decision] = simulator.decisions(state)) {
        simulator.apply(state, decision.seat, await mind.choose(ask(state, decision, random), { iterations: 1 }))
        if (++decisions % DECISIONS === 0) ends.push({ at: performance.now(), here: usedHere() })
        if (ends.length > TURNS) return
      }
    }
  }
  await play()
  await own.close()
  const there = readFileSync(log, 'utf8').trim().split('\n').map(Number)
  // The first turn only warms up.
  return figures(
    ends.slice(1).map(({ at, here }, turn) => ({
      decisions: DECISIONS,
      seconds: (at - ends[turn].at) / 1000,
      ours: here - ends[turn].here,
      theirs: there[turn + 1] - there[turn],
    })),
  )
}

/** Many games a line: the program that trains is this one. */
async function manyALine(name, flags) {
  const command = fileURLToPath(new URL('../../bin/situation-room.js', import.meta.url))
  const server = spawn(process.execPath, [command, 'bot', 'train', name, '--vector', String(VECTOR), ...flags], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const send = message => server.stdin.write(`${JSON.stringify(message)}\n`)
  const stamp = () => ({ at: performance.now(), here: usedHere(), there: usedBy(server.pid) })
  const turns = []
  let before = stamp()
  let lines = 0
  for await (const line of createInterface({ input: server.stdout })) {
    const message = JSON.parse(line)
    if (message.type === 'error') throw new Error(message.error)
    if (message.type === 'hello') {
      send({ reset: { seed: 'bench' } })
      continue
    }
    if (++lines === WARM_LINES) before = stamp()
    if (lines === WARM_LINES + LINES * (turns.length + 1)) {
      const now = stamp()
      turns.push({
        decisions: LINES * VECTOR,
        seconds: (now.at - before.at) / 1000,
        ours: now.there - before.there,
        theirs: now.here - before.here,
      })
      before = now
      if (turns.length === TURNS) {
        server.stdin.end()
        break
      }
    }
    send({ step: message.actions.map((actions, n) => actions[(lines * 7 + n) % actions.length]) })
  }
  server.stdout.resume()
  await new Promise(done => server.on('close', done))
  return figures(turns)
}

/** The middle one of several turns; of our end also the one that was disturbed least. */
const figures = turns => ({
  decisionsPerSecond: Math.round(median(turns.map(({ decisions, seconds }) => decisions / seconds))),
  // With one core for both ends, and what our end alone could serve.
  perProcessorSecond: Math.round(median(turns.map(({ decisions, ours, theirs }) => decisions / (ours + theirs)))),
  ofOurs: rates(turns.map(({ decisions, ours }) => decisions / ours)),
})

const { negotiator, homeland } = games
try {
  const found = {
    'negotiator.line': await oneALine(negotiator),
    'homeland.line': await oneALine(homeland),
    [`negotiator.vector${VECTOR}`]: await manyALine('negotiator', []),
    [`homeland.vector${VECTOR}`]: await manyALine('homeland', []),
  }
  process.stdout.write(JSON.stringify(found))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
