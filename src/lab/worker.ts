import { parentPort, workerData } from 'node:worker_threads'
import { botsOf } from '../bots/index.ts'
import { shipped } from '../games/index.ts'
import { company } from './company.ts'
import { measuresOf } from './games.ts'
import { playPart } from './simulate.ts'
import type { Report, Task } from './workers.ts'

/** One long task: a range of a series in, what came of it out. */
const { game: id, bot, budget, setup, deck, seed, from, games } = workerData as Task
const tell = (report: Report): void => parentPort?.postMessage(report)
const loaded = await shipped.find(id)()
const game = deck === undefined ? loaded.game() : (await loaded.files()).make(deck)
const makeBot = await botsOf(id).load()
const part = await playPart(
  game,
  {
    setup: game.readSetup(setup),
    bot: company(bot.split(',').map(name => makeBot(name, game))),
    budget,
    games,
    seed,
    from,
    ...measuresOf(id),
  },
  done => tell({ done }),
)
tell({ part })
