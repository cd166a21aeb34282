// npm run bench -- worlds [--json] [--before FOLDER]: what a world costs that is drawn from a view of Homeland and played
// out at random, from the middle of games; beside it the build of another commit, built in FOLDER, which may still have
// one `resample` for every world. By processor time and by turns: others who use the machine slow both alike.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { asks } from '../dist/src/bots/bot.js'
import { homelandBot } from '../dist/src/bots/homeland/index.js'
import { games } from './games.mjs'
import { player, series } from './player.mjs'

const GAMES = 32
/** Positions of each round that are measured, and worlds of each position in a turn. */
const POSITIONS = 12
const WORLDS = 60
const WARM_UPS = 3
const TURNS = 9
/** Fewer games than that are still on in a round that is left out. */
const FEWEST = 6
const GOAL = 10_000

const { game, setup } = games.homeland
const rootsOf = series(games.homeland)
const median = list => list.toSorted((a, b) => a - b)[list.length >> 1]
const mean = list => list.reduce((sum, one) => sum + one, 0) / list.length

/** What one seat sees and knows as the first turn of each round begins, in games that careerists play. */
function positionsOf(number) {
  const found = []
  const bot = homelandBot('careerist', game.cards)
  const ask = asks(game)
  const below = player(number)
  const state = game.start(setup, rootsOf(number))
  const seat = number % setup.players
  let knowledge = game.know(game.view(state, seat))
  let round = state.round
  for (let asked = game.decisions(state); asked.length > 0; asked = game.decisions(state)) {
    if (state.round > round && state.turn >= 0) {
      round = state.round
      found.push({ round, view: game.view(state, seat), knowledge })
    }
    const events = []
    game.apply(state, asked[0].seat, bot.choose(ask(state, asked[0], below)), events)
    for (const event of events) {
      const seen = game.seen(event, seat)
      if (seen !== null) knowledge = game.learn(knowledge, seen)
    }
  }
  return found
}

/** What is measured of a build: how long each takes, in microseconds. */
function measured(built) {
  const simulator = built.simulator()
  const prepare = ({ view, knowledge }) =>
    built.worlds?.(view, knowledge) ?? (random => built.resample(view, knowledge, random))
  return {
    prepare: positions => {
      let last
      for (let n = 0; n < WORLDS; n++) for (const one of positions) last = prepare(one)
      return last
    },
    draw: (_positions, draws, below) => {
      let last
      for (let n = 0; n < WORLDS; n++) for (const draw of draws) last = draw(below)
      return last
    },
    playOut: (_positions, draws, below) => {
      let decisions = 0
      for (let n = 0; n < WORLDS; n++) for (const draw of draws) decisions += simulator.playOut(draw(below), below)
      return decisions
    },
    drawsOf: positions => positions.map(prepare),
  }
}

function costs(build, what, positions, turn) {
  const draws = build.drawsOf(positions)
  const begun = process.cpuUsage()
  const result = build[what](positions, draws, player(turn))
  const { user, system } = process.cpuUsage(begun)
  if (!result) throw new Error('What was to be measured did nothing.')
  return { microseconds: (user + system) / (WORLDS * positions.length), result }
}

const { values } = parseArgs({ options: { json: { type: 'boolean' }, before: { type: 'string' } } })
const builds = { now: measured(game) }
if (values.before !== undefined) {
  const { homeland } = await import(pathToFileURL(resolve(values.before, 'dist/src/games/homeland/index.js')))
  builds.before = measured(homeland())
}

const all = Array.from({ length: GAMES }, (_, number) => positionsOf(number)).flat()
const rounds = [...new Set(all.map(({ round }) => round))].sort((a, b) => a - b)
const kinds = ['prepare', 'draw', 'playOut']
const positionsOfRound = round => all.filter(one => one.round === round).slice(0, POSITIONS)
const measuredRounds = rounds.filter(round => positionsOfRound(round).length >= FEWEST)

/** Each of the builds and what is measured of them by turns, over the positions of one round. */
function turnOf(round, turn, found) {
  const positions = positionsOfRound(round)
  for (const [name, build] of Object.entries(builds))
    for (const what of kinds) {
      const { microseconds, result } = costs(build, what, positions, turn)
      found(`${name}.${what}`, microseconds)
      if (what === 'playOut') found('decisions', result / (WORLDS * positions.length))
    }
}

// First all rounds that only warm up: what is compiled on the way is nobody's cost.
for (let turn = 0; turn < WARM_UPS; turn++) for (const round of measuredRounds) turnOf(round, turn, () => {})
const rows = measuredRounds.map(round => {
  const found = new Map()
  for (let turn = 0; turn < TURNS; turn++)
    turnOf(round, WARM_UPS + turn, (key, value) => found.set(key, [...(found.get(key) ?? []), value]))
  return { round, ...Object.fromEntries([...found].map(([key, list]) => [key, median(list)])) }
})
const whole = Object.fromEntries(Object.keys(rows[0]).map(key => [key, mean(rows.map(row => row[key]))]))
const worldsPerSecond = name => Math.round(1e6 / whole[`${name}.playOut`])

if (values.json)
  process.stdout.write(
    `${JSON.stringify({ rounds: rows, mean: whole, 'worlds.perSecond': worldsPerSecond('now'), goal: GOAL }, null, 2)}\n`,
  )
else {
  const cell = (row, key, digits = 1) => (row[key] === undefined ? '' : row[key].toFixed(digits))
  const line = (name, row) => [
    name,
    cell(row, 'decisions', 0),
    cell(row, 'now.prepare'),
    cell(row, 'now.draw'),
    cell(row, 'now.playOut'),
    Math.round(1e6 / row['now.playOut']).toLocaleString('en'),
    ...(builds.before === undefined
      ? []
      : [
          cell(row, 'before.draw'),
          cell(row, 'before.playOut'),
          Math.round(1e6 / row['before.playOut']).toLocaleString('en'),
        ]),
  ]
  const heads = ['round', 'decisions', 'prepare µs', 'draw µs', 'and play µs', 'worlds/s']
  const table = [
    [...heads, ...(builds.before === undefined ? [] : ['before: draw µs', 'and play µs', 'worlds/s'])],
    ...rows.map(row => line(String(row.round), row)),
    line('mean', whole),
  ]
  const widths = table[0].map((_, column) => Math.max(...table.map(row => row[column].length)))
  const text = table.map(row => row.map((one, i) => one.padStart(widths[i])).join('  ')).join('\n')
  process.stdout.write(
    `${text}\n\nHomeland at ${setup.players}, from where the first turn of a round begins; the goal is ${GOAL.toLocaleString('en')} worlds/s. Processor time, median of ${TURNS} turns.\n`,
  )
}
