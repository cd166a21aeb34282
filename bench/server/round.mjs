// One round: a fresh server, a fresh set of tables, and everybody plays as fast as they are answered.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { started } from './children.mjs'

export const MATCHES = 100
/**
 * Servers run for days, and what they compile in their first seconds is not what is measured: so long at least each of
 * them plays at other tables first, which are left then.
 */
const FIRST_MS = 15_000
const FIRST_CHOICES = 120
/** Choices at each table, for so long at most: to get going, and those that are measured. */
const WARM_CHOICES = 60
const CHOICES = 90
const MOST_MS = 12_000
/** A fast server is through with them in a second: then others follow at fresh tables, until it was measured for so long. */
const MEASURED_MS = 6_000
const CLIENTS = Math.max(1, Math.min(4, availableParallelism() - 1))

/** A folder that is gone afterwards, with a page in it, the least that a server serves. */
export async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'situation-room-bench-'))
  const page = join(folder, 'page')
  mkdirSync(page)
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`
  writeFileSync(join(page, 'index.html'), policy)
  try {
    return await work({ folder, page, data: join(folder, 'data') })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const end = servers => Promise.all(servers.map(one => one.end()))
/** Of an even number of them, the mean of the two in the middle. */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}
/** As `npm start` has it, and every server that is measured: room for what lives for a moment only. */
export const FLAGS = ['--max-semi-space-size=64']
export const ours = about => started('./serve/ours.mjs', [JSON.stringify(about)], ['--expose-gc', ...FLAGS])

/** Client processes that have sat down at so many tables. */
export async function seated(peer, ports, matches, spread = false) {
  const clients = Math.min(CLIENTS, matches)
  const crowd = await Promise.all(Array.from({ length: clients }, () => started('./load.mjs')))
  return { crowd, tables: await opened(crowd, peer, ports, matches, spread) }
}

async function opened(crowd, peer, ports, matches, spread) {
  const share = Math.ceil(matches / crowd.length)
  const about = await Promise.all(
    crowd.map((one, i) =>
      one.ask('open', { peer, ports, spread, matches: Math.min(share, matches - i * share), first: i * share }),
    ),
  )
  return about.flat()
}

export async function play(crowd, how) {
  const all = await Promise.all(crowd.map(one => one.ask('play', how)))
  const sum = key => all.reduce((total, one) => total + one[key], 0)
  return {
    ms: Math.max(...all.map(({ ms }) => ms)),
    made: sum('made'),
    refused: sum('refused'),
    bytes: all.flatMap(({ bytes }) => bytes),
    latencies: all.flatMap(({ latencies }) => latencies),
  }
}

const micros = async servers => {
  const all = await Promise.all(servers.map(one => one.ask('usage')))
  return all.reduce((total, one) => total + one.micros, 0)
}

/** Moves a second, moves for each second of the servers' processors, and every update's size. */
export async function round(peer, servers, spread = false) {
  const ports = servers.map(({ port }) => port)
  const { crowd } = await seated(peer, ports, MATCHES, spread)
  const atFreshTables = async () => {
    await Promise.all(crowd.map(one => one.ask('leave')))
    await opened(crowd, peer, ports, MATCHES, spread)
  }
  try {
    for (const from = Date.now(); Date.now() - from < FIRST_MS; ) {
      await play(crowd, { choices: FIRST_CHOICES, mostMs: FIRST_MS })
      await atFreshTables()
    }
    const all = { ms: 0, made: 0, used: 0 }
    let sizes = []
    while (all.ms < MEASURED_MS) {
      if (all.ms > 0) await atFreshTables()
      await play(crowd, { choices: WARM_CHOICES, mostMs: MOST_MS })
      const before = await micros(servers)
      const { ms, made, bytes } = await play(crowd, { choices: CHOICES, mostMs: MOST_MS })
      all.used += (await micros(servers)) - before
      all.ms += ms
      all.made += made
      sizes = bytes
    }
    return { perSecond: all.made / (all.ms / 1000), perCpuSecond: all.made / (all.used / 1e6), bytes: sizes }
  } finally {
    await Promise.all(crowd.map(one => one.end()))
  }
}
