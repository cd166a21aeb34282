// What one process carries: the memory of matches and sockets, how fast people at many tables are answered, and what it
// takes to go on with a match that is no longer in memory.
import { started } from './children.mjs'
import { inFolder, ours, play, seated } from './round.mjs'

const LONG = { matches: 60, choices: 220 }
const HALF_WAY = { matches: 150, choices: 130 }
const ACTIVE_MATCHES = 250
const THINK_MS = 1000
const THINKING_MS = 25_000
const IDLE_SOCKETS = 5000
/** Enough for whatever a thousand choices at random take. */
const MOST_MS = 60_000

/** A heap that has not become smaller by so much is what is held. */
const SETTLED_BYTES = 20_000

const pause = ms => new Promise(resolve => setTimeout(resolve, ms))

/** Tables that were played so far, and that nobody looks at any more. */
async function left(server, { matches, choices }) {
  const { crowd, tables } = await seated('ours', [server.port], matches)
  await play(crowd, { choices, mostMs: MOST_MS })
  await Promise.all(crowd.map(one => one.end()))
  return tables
}

const eyesAt = tables => tables.flatMap(({ table, passes }) => passes.map(pass => ({ table, pass })))

async function looking(server, at) {
  const process = await started('./looking.mjs')
  await process.ask('look', { port: server.port, at })
  return process
}

/** What was closed has to be noticed first, and what nobody holds any more is not all found at once. */
async function heapOf(server) {
  for (let last = Number.POSITIVE_INFINITY; ; ) {
    await pause(500)
    const { bytes } = await server.ask('heap')
    if (bytes > last - SETTLED_BYTES) return Math.min(bytes, last)
    last = bytes
  }
}

async function memory(server) {
  const long = await left(server, LONG)
  const before = await heapOf(server)
  const halfWay = await left(server, HALF_WAY)
  const bytesPerLiveMatch = ((await heapOf(server)) - before) / HALF_WAY.matches
  const eyes = eyesAt(halfWay)
  const first = await looking(server, eyes)
  await first.end()
  const without = await heapOf(server)
  const idle = await looking(
    server,
    Array.from({ length: IDLE_SOCKETS }, (_, i) => eyes[i % eyes.length]),
  )
  const bytesPerIdleSocket = ((await heapOf(server)) - without) / IDLE_SOCKETS
  return { long, idle, bytesPerLiveMatch, bytesPerIdleSocket }
}

async function answers(server) {
  const { crowd } = await seated('ours', [server.port], ACTIVE_MATCHES)
  await play(crowd, { choices: 1000, mostMs: 5 * THINK_MS, thinkMs: THINK_MS })
  const before = await server.ask('usage')
  const { latencies, made, ms } = await play(crowd, { choices: 1000, mostMs: THINKING_MS, thinkMs: THINK_MS })
  const after = await server.ask('usage')
  await Promise.all(crowd.map(one => one.end()))
  const sorted = latencies.sort((a, b) => a - b)
  const at = part => sorted[Math.floor(sorted.length * part)]
  return {
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    thinkingMovesPerSecond: made / (ms / 1000),
    thinkingCpu: (after.micros - before.micros) / 1000 / ms,
  }
}

/** Processor time from a hello to all that is shown first, of matches that were in nobody's memory. */
async function resumed(server, tables) {
  const eyes = tables.map(({ table, passes }) => ({ table, pass: passes[0] }))
  const warm = eyes.length / 3
  const first = await looking(server, eyes.slice(0, warm))
  const before = await server.ask('usage')
  const rest = await looking(server, eyes.slice(warm))
  const { micros } = await server.ask('usage')
  await Promise.all([first.end(), rest.end()])
  return (micros - before.micros) / 1000 / (eyes.length - warm)
}

export const carried = say =>
  inFolder(async place => {
    const server = await ours(place)
    say('Measuring the memory of matches and of idle sockets …')
    const { long, idle, ...sizes } = await memory(server)
    say(`Measuring how long ${ACTIVE_MATCHES} tables wait for an answer, beside ${IDLE_SOCKETS} idle sockets …`)
    const waits = await answers(server)
    await idle.end()
    await server.ask('close')
    await server.end()
    say('Measuring what it takes to go on with a long game …')
    const again = await ours(place)
    const coldResumeMs = await resumed(again, long)
    await again.end()
    return { ...sizes, ...waits, coldResumeMs }
  })
