// Games a second of Homeland with a bot in each of four seats, by processor time, and how long a choice takes.
// Writes one object.
import { homelandBot } from '../../dist/src/bots/homeland/index.js'
import { homelandMeasures } from '../../dist/src/lab/homeland.js'
import { playPart } from '../../dist/src/lab/simulate.js'
import { games } from '../games.mjs'
import { quantile, rates, usedHere } from './used.mjs'

const { game, setup } = games.homeland
const TURNS = 9
const WARM_UPS = 3

/** Games a second of one core: so many turns of so many games each. */
async function gamesPerSecond(bot, gamesATurn) {
  const found = []
  for (let turn = 0; turn < WARM_UPS + TURNS; turn++) {
    const before = usedHere()
    const from = turn * gamesATurn
    await playPart(game, { ...homelandMeasures, setup, bot, games: gamesATurn, seed: 'bench', from })
    if (turn >= WARM_UPS) found.push(gamesATurn / (usedHere() - before))
  }
  return rates(found)
}

/** The same bot, whose choices among several options are timed, what it was told since its last one included. */
function timed(bot, took) {
  return {
    ...bot,
    open(seat, players) {
      const mind = bot.open(seat, players)
      let seconds = 0
      return {
        ...mind,
        told(events, talk) {
          const before = usedHere()
          mind.told(events, talk)
          seconds += usedHere() - before
        },
        async choose(ask, budget) {
          const before = usedHere()
          const chosen = await mind.choose(ask, budget)
          if (ask.decision.options.length > 1) took.push(1000 * (seconds + usedHere() - before))
          seconds = 0
          return chosen
        },
      }
    },
  }
}

/** Milliseconds of a choice. */
async function choices(bot, number) {
  const play = (took, from) =>
    playPart(game, { ...homelandMeasures, setup, bot: timed(bot, took), games: number, seed: 'bench', from })
  await play([], number)
  const took = []
  await play(took, 0)
  return { n: took.length, medianMs: quantile(took, 0.5), slowMs: quantile(took, 0.99), mostMs: Math.max(...took) }
}

const silent = bot => ({ ...bot, manners: null })
const [careerist, analyst] = ['careerist', 'analyst'].map(name => homelandBot(name, game.cards))
process.stdout.write(
  JSON.stringify({
    careerist: await gamesPerSecond(careerist, 100),
    analyst: await gamesPerSecond(analyst, 40),
    'analyst.silent': await gamesPerSecond(silent(analyst), 40),
    'analyst.choice': await choices(analyst, 60),
  }),
)
