// Measures one long task of random play, by one worker and split between two: node bench/workers.mjs GAME
import { playInWorkers } from '../dist/src/lab/workers.js'
import { games } from './games.mjs'

const RUNS = 3

const name = process.argv[2]
const { setup, seed, workerGames } = games[name]
const task = { game: name, bot: 'random', setup, seed, from: 0, games: workerGames }

async function seconds(workers) {
  const begun = process.hrtime.bigint()
  const { decisions } = await playInWorkers(task, workers)
  return { decisions, time: Number(process.hrtime.bigint() - begun) / 1e9 }
}

/** Turn by turn, so that a machine that grows busier slows both: the median of the ratios. */
const ratios = []
const rates = []
for (let run = 0; run < RUNS; run++) {
  const one = await seconds(1)
  const two = await seconds(2)
  if (one.decisions !== two.decisions) throw new Error('Two workers played other games than one.')
  ratios.push(one.time / two.time)
  rates.push(workerGames / two.time)
}
const median = numbers => numbers.sort((a, b) => a - b)[numbers.length >> 1]
process.stdout.write(JSON.stringify({ twoWorkers: median(ratios), gamesPerSecond: median(rates) }))
