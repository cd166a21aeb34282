// node bench/compare.mjs FOLDER: this build against that of another commit, built in FOLDER, as a busy machine can tell.
// Batches of both by turns in one process, by its own processor time: others who use the machine slow both alike.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { games } from './games.mjs'
import { player, series } from './player.mjs'

const PAIRS = 60
const WARM_UPS = 12
/** This share of the games that a run of the bench plays is one batch. */
const SHARE = 1 / 16
const modes = ['playOut', 'asked', 'at a table', 'looking']

const other = process.argv[2]
if (other === undefined) throw new Error('The folder of another build is needed: node bench/compare.mjs FOLDER')

async function version(name, game, mode, address) {
  const { play } = await import(`./loop.mjs?${address}`)
  const { setup, games: all, viewGames } = games[name]
  const rootsOf = series({ ...games[name], game })
  const simulator = game.simulator?.() ?? game // before there were simulators
  const isLooking = mode === 'looking'
  const n = Math.round((isLooking ? viewGames : all) * SHARE)
  const batch = from => {
    for (let number = from; number < from + n; number++) {
      const state = game.start(setup, rootsOf(number))
      if (mode === 'playOut') simulator.playOut(state, player(number))
      else play(state, mode === 'at a table' ? game : simulator, player(number), isLooking)
    }
  }
  const cost = at => {
    const begun = process.cpuUsage()
    batch(at * n)
    const { user, system } = process.cpuUsage(begun)
    return user + system
  }
  return { cost, perSecond: microseconds => (n / microseconds) * 1e6 }
}

const median = list => list.toSorted((a, b) => a - b)[list.length >> 1]

for (const name of Object.keys(games)) {
  const { [name]: make } = await import(pathToFileURL(resolve(other, `dist/src/games/${name}/index.js`)))
  for (const mode of modes) {
    const before = await version(name, make(), mode, `${name}-${mode}-before`)
    const now = await version(name, games[name].game, mode, `${name}-${mode}-now`)
    const costs = []
    for (let i = 0; i < WARM_UPS + PAIRS; i++) {
      const first = i % 2 === 0 ? before : now
      const cost = first.cost(i)
      const second = (first === before ? now : before).cost(i)
      if (i >= WARM_UPS) costs.push(first === before ? [cost, second] : [second, cost])
    }
    const [was, is] = [before.perSecond(median(costs.map(([a]) => a))), now.perSecond(median(costs.map(([, b]) => b)))]
    const ratio = median(costs.map(([a, b]) => b / a))
    console.log(
      `${name.padEnd(12)}${mode.padEnd(12)}${was.toFixed(0).padStart(8)} games/s before${is.toFixed(0).padStart(8)} now, takes ${ratio.toFixed(2)} times as long`,
    )
  }
}
