import { parentPort, workerData } from 'node:worker_threads'
import { type AnyPlayed, played } from './games.ts'
import { playPart } from './simulate.ts'
import type { Report, Task } from './workers.ts'

/** One long task: a range of a series in, what came of it out. */
const { game: id, bot, setup, seed, from, games } = workerData as Task
const tell = (report: Report): void => parentPort?.postMessage(report)
const one: AnyPlayed = played[id]
const game = one.make()
const part = playPart(
  game,
  { setup: game.readSetup(setup), bot: one.bot(bot, game), games, seed, from, ...one.measures },
  done => tell({ done }),
)
tell({ part })
