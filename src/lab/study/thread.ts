import { parentPort, workerData } from 'node:worker_threads'
import { shipped } from '../../games/index.ts'
import { benchFor } from './block.ts'
import { counting, type Order, type Word } from './lanes.ts'
import type { Study } from './study.ts'
import { toolsFor } from './tools.ts'

/** A thread of its own: blocks in, what came of them out. */
const study = workerData as Study
const tell = (word: Word): void => parentPort?.postMessage(word)
const bench = benchFor(study, await toolsFor(shipped, study.game))

parentPort?.on('message', async ({ arm, block }: Order) => {
  try {
    const { game, rest } = counting(games => tell({ games }))
    const result = await bench.play(arm, block, game)
    rest()
    tell({ result })
  } catch (error) {
    tell({ problem: error instanceof Error ? error.message : String(error) })
  }
})
