// Moves a second: our server and those it is compared with, by turns, each with a fresh set of tables.
import { randomBytes } from 'node:crypto'
import { started } from './children.mjs'
import { end, FLAGS, inFolder, median, ours, round } from './round.mjs'

/** More passes of all that is compared, as long as there is time for them. */
const PASSES = 3
const ENOUGH_MS = 400_000

const key = randomBytes(32).toString('hex')

/** One server of ours, or several on one database. */
const ourRound = (about = {}, nodes = 1, spread = false) =>
  inFolder(async ({ folder, ...place }) => {
    const servers = await Promise.all(
      Array.from({ length: nodes }, (_, i) => ours({ ...place, data: `${place.data}${i}`, key, ...about })),
    )
    try {
      return await round('ours', servers, spread)
    } finally {
      await end(servers)
    }
  })

const theirRound = (peer, script, where = () => []) =>
  inFolder(async ({ data }) => {
    const server = await started(script, where(data), FLAGS)
    try {
      return await round(peer, [server])
    } finally {
      await server.end()
    }
  })

const boardgameIo = (where, how = 'mutating') =>
  theirRound('boardgame.io', './serve/boardgame-io.mjs', data => [where ?? data, how])

export async function speed(cluster, say) {
  const kinds = {
    ours: () => ourRound(),
    boardgameIoMemory: () => boardgameIo('memory'),
    storeOff: () => ourRound({ store: 'off' }),
    colyseus: () => theirRound('colyseus', './serve/colyseus.mjs'),
    postgres: async () => ourRound({ url: await cluster.fresh() }),
  }
  const passes = []
  const began = performance.now()
  while (passes.length < PASSES && performance.now() - began < ENOUGH_MS) {
    const pass = {}
    for (const [name, run] of Object.entries(kinds)) {
      say(`Measuring moves a second, ${passes.length + 1} of at most ${PASSES}: ${name} …`)
      pass[name] = await run()
    }
    passes.push(pass)
  }
  say('Measuring moves a second: boardgame.io in memory, going round Immer …')
  const copying = await boardgameIo('memory', 'copying')
  say('Measuring moves a second: boardgame.io in files …')
  const flatFile = await boardgameIo(null)
  const nodes = {}
  for (const count of [2, 3]) {
    say(`Measuring moves a second: ${count} nodes on one PostgreSQL …`)
    nodes[count] = (await ourRound({ url: await cluster.fresh() }, count)).perSecond
  }
  say('Measuring moves a second: three nodes, every table at all of them …')
  nodes.spread = (await ourRound({ url: await cluster.fresh() }, 3, true)).perSecond

  const of = (name, what = 'perSecond') => median(passes.map(pass => pass[name][what]))
  /** By pass: what was measured at about the same time is compared. */
  const times = (name, what = 'perSecond') => median(passes.map(pass => pass.ours[what] / pass[name][what]))
  const both = name => ({ movesPerSecond: of(name), movesPerCpuSecond: of(name, 'perCpuSecond') })
  return {
    ours: both('ours'),
    boardgameIoMemory: both('boardgameIoMemory'),
    boardgameIoFlatFile: { movesPerSecond: flatFile.perSecond, movesPerCpuSecond: flatFile.perCpuSecond },
    boardgameIoCopying: { movesPerSecond: copying.perSecond, movesPerCpuSecond: copying.perCpuSecond },
    colyseus: both('colyseus'),
    storeOff: both('storeOff'),
    postgres: both('postgres'),
    nodes: { 1: of('postgres'), ...nodes },
    timesBoardgameIoMemory: times('boardgameIoMemory'),
    timesBoardgameIoPerCpu: times('boardgameIoMemory', 'perCpuSecond'),
    timesBoardgameIoFlatFile: of('ours') / flatFile.perSecond,
    timesBoardgameIoCopying: of('ours') / copying.perSecond,
    timesBoardgameIoCopyingPerCpu: of('ours', 'perCpuSecond') / copying.perCpuSecond,
    timesColyseus: times('colyseus'),
    timesColyseusPerCpu: times('colyseus', 'perCpuSecond'),
    durableOverStoreOff: times('storeOff'),
    postgresOverSqlite: 1 / times('postgres'),
    updateBytesMedian: median(passes.flatMap(({ ours: { bytes } }) => bytes)),
    passes: passes.length,
  }
}
