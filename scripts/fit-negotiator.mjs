/**
 * Fits what the solver of Hostage Negotiator thinks a turn is worth, and writes it to
 * src/bots/negotiator/solver/fitted.ts. To be run again after a change to the cards:
 *
 *   npm run fit:negotiator                      three training seeds; their mean is what is written
 *   npm run fit:negotiator -- --seeds a,b --abductor donna --turns 300 --games 200 --rounds 2
 *   npm run fit:negotiator -- --test 1000       and plays held-out games with the fit of each seed and with the mean
 *   npm run fit:negotiator -- --keep DIR        keeps the fit of each seed there, and goes on from those it finds
 *   npm run fit:negotiator -- --out FILE        writes elsewhere
 *
 * Abductors that are not named keep their weights if the cards are the same.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { wilson } from '../dist/src/bots/advisor/chance.js'
import { asks } from '../dist/src/bots/bot.js'
import { greedy } from '../dist/src/bots/negotiator/greedy.js'
import { clairvoyant } from '../dist/src/bots/negotiator/solver/clairvoyant.js'
import { fitTo, fittedTo, meanOf } from '../dist/src/bots/negotiator/solver/fit.js'
import { fitted } from '../dist/src/bots/negotiator/solver/fitted.js'
import { solver } from '../dist/src/bots/negotiator/solver/solver.js'
import { stream } from '../dist/src/engine/chance.js'
import { negotiator } from '../dist/src/games/negotiator/index.js'
import { gameRoots, rootsOf } from '../dist/src/seed/roots.js'

const { values: given } = parseArgs({
  options: {
    seeds: { type: 'string', default: 'fit-1,fit-2,fit-3' },
    abductor: { type: 'string', multiple: true },
    games: { type: 'string', default: '40' },
    turns: { type: 'string', default: '220' },
    positions: { type: 'string', default: '250' },
    rounds: { type: 'string', default: '2' },
    test: { type: 'string', default: '0' },
    from: { type: 'string', default: 'held-out' },
    keep: { type: 'string' },
    out: { type: 'string', default: 'src/bots/negotiator/solver/fitted.ts' },
  },
})

const game = negotiator()
const ask = asks(game)
const kinds = [...game.chances, 'bot', 'fit']
const names = given.abductor ?? game.cards.abductors.map(({ id }) => id)
const begun = process.cpuUsage()
const seconds = () => Math.round((process.cpuUsage(begun).user + process.cpuUsage(begun).system) / 1e6)
const say = line => console.log(`${String(seconds()).padStart(5)} s  ${line}`)

const playing = bot => (state, decision, random) => bot.choose(ask(state, decision, random))

/** Games that no fit has seen. */
function share(choose, abductor) {
  const luck = rootsOf(given.from, kinds)
  const games = Number(given.test)
  let won = 0
  for (let n = 0; n < games; n++) {
    const roots = gameRoots(luck, n)
    const state = game.start({ abductor }, roots)
    const random = stream(roots.bot)
    for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state))
      game.apply(state, decision.seat, choose(state, decision, random))
    won += game.outcome(state).winners.length
  }
  const [low, high] = wilson(won, games).map(end => (100 * end).toFixed(1))
  return `${((100 * won) / games).toFixed(1)} % (${low} to ${high}), ${games} games`
}

const isSame = fittedTo(game, {}).features.join() === fitted.features.join()
const found = isSame ? { ...fitted.abductors } : {}

/** The fit of one seed: kept, or made now. */
function fitOf(abductor, seed) {
  const file = given.keep ? join(given.keep, `${abductor}-${seed}.json`) : null
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const luck = rootsOf(seed, kinds)
  const stages = fitTo(
    {
      game,
      roots: n => gameRoots(luck, n),
      luck: luck.fit,
      games: Number(given.games),
      turns: Number(given.turns),
      positions: Number(given.positions),
      rounds: Number(given.rounds),
      tell: line => say(`seed ${seed}, ${line}`),
    },
    abductor,
  )
  if (file) {
    mkdirSync(given.keep, { recursive: true })
    writeFileSync(file, JSON.stringify(stages))
  }
  return stages
}

const seeds = given.seeds.split(',')
const fits = seeds.map(seed => Object.fromEntries(names.map(abductor => [abductor, fitOf(abductor, seed)])))
for (const abductor of names) found[abductor] = meanOf(fits.map(one => one[abductor]))
const short = (_, value) => (typeof value === 'number' ? Math.round(value * 1e3) / 1e3 : value)
const lists = JSON.stringify(fittedTo(game, found), short)
  .replaceAll('{"range"', '\n{"range"')
  .replaceAll('"arkayne"', '\n"arkayne"')
writeFileSync(
  given.out,
  `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: numbers that came of a fit\nimport type { Fitted } from './value.ts'\n\n/** Written by \`npm run fit:negotiator\`: never by hand. */\n// biome-ignore format: numbers\nexport const fitted: Fitted = ${lists}\n`,
)
say(`written to ${given.out}`)

if (Number(given.test) > 0)
  for (const abductor of names) {
    for (const [n, seed] of seeds.entries())
      say(`${abductor}, seed ${seed}: ${share(playing(solver(game.cards, fittedTo(game, fits[n]))), abductor)}`)
    say(
      `${abductor}, the mean of ${seeds.length}: ${share(playing(solver(game.cards, fittedTo(game, found))), abductor)}`,
    )
    const seer = clairvoyant(game.cards, fittedTo(game, found))
    const sees = (state, decision) => seer(state, game.view(state, 0), decision)
    say(`${abductor}, the mean, clairvoyant: ${share(sees, abductor)}`)
    say(`${abductor}, greedy: ${share(playing(greedy(game.cards)), abductor)}`)
  }
