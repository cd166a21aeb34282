// Measures a game on our engine, in a process of its own: node bench/ours.mjs GAME
import { games } from './games.mjs'
import { checksum, player, series } from './player.mjs'
import { perSecond, time } from './timing.mjs'

/** How many games, stopped half-way, the costs of single calls are measured on. */
const POSITIONS = 200

const entry = games[process.argv[2]]
const { game, setup } = entry
const simulator = game.simulator()
const rootsOf = series(entry)
const tally = { decisions: 0, options: 0 }

/** A game from its deal to its end by the simulator's own random play. */
function playOut(number) {
  const state = game.start(setup, rootsOf(number))
  tally.decisions += simulator.playOut(state, player(number))
  return state
}

/** The same question by question, until the game is over or has had so many decisions. */
function play(number, limit = Infinity) {
  const state = game.start(setup, rootsOf(number))
  const below = player(number)
  let asked = simulator.decisions(state)
  for (let decisions = 0; asked.length > 0 && decisions < limit; decisions++) {
    const { seat, options } = asked[0]
    simulator.apply(state, seat, options[below(options.length)])
    tally.decisions++
    tally.options += options.length
    asked = simulator.decisions(state)
  }
  return state
}

/** The same as a table asks: every choice is judged anew, and nothing is kept between two calls. */
function playAtTable(number) {
  const state = game.start(setup, rootsOf(number))
  const below = player(number)
  let asked = game.decisions(state)
  while (asked.length > 0) {
    const { seat, options } = asked[0]
    game.apply(state, seat, options[below(options.length)])
    asked = game.decisions(state)
  }
  return state
}

/** The same game through eyes: every choice is made after a look at the view of the seat that is asked. */
let seen
function playThroughViews(number) {
  const state = game.start(setup, rootsOf(number))
  const below = player(number)
  let asked = simulator.decisions(state)
  while (asked.length > 0) {
    const { seat, options } = asked[0]
    seen = simulator.view(state, seat)
    simulator.apply(state, seat, options[below(options.length)])
    asked = simulator.decisions(state)
  }
  return state
}

function half(number) {
  const before = tally.decisions
  play(number)
  return play(number, (tally.decisions - before) >> 1)
}

/** Nanoseconds of one call. What it returns is kept, or the compiler might leave it out. */
let kept
function cost(states, rounds, call) {
  const nanoseconds = time(() => {
    for (let round = 0; round < rounds; round++) for (const state of states) kept = call(state)
  })
  if (kept === undefined) throw new Error('The call that was to be measured did nothing.')
  return nanoseconds / (rounds * states.length)
}

const nanoseconds = time(() => {
  tally.decisions = 0
  for (let number = 0; number < entry.games; number++) playOut(number)
})
const { decisions } = tally

const asking = time(() => {
  tally.options = 0
  for (let number = 0; number < entry.games; number++) play(number)
})
const { options } = tally

const atTable = time(() => {
  for (let number = 0; number < entry.games; number++) playAtTable(number)
})

const viewing = time(() => {
  for (let number = 0; number < entry.viewGames; number++) playThroughViews(number)
})
if (seen === undefined) throw new Error('Nobody looked.')

const states = Array.from({ length: POSITIONS }, (_, number) => half(number))
const questions = states.map(state => {
  const [decision] = game.decisions(state)
  return { decision, view: game.view(state, decision.seat) }
})
const meanBytes = all => all.reduce((sum, one) => sum + Buffer.byteLength(JSON.stringify(one)), 0) / all.length

const figures = {
  gamesPerSecond: perSecond(entry.games, nanoseconds),
  decisionsPerSecond: perSecond(decisions, nanoseconds),
  gamesPerSecondAsked: perSecond(entry.games, asking),
  decisionsPerSecondAsked: perSecond(decisions, asking),
  gamesPerSecondAtTable: perSecond(entry.games, atTable),
  decisionsPerSecondAtTable: perSecond(decisions, atTable),
  meanOptions: options / decisions,
  decisionsPerGame: decisions / entry.games,
  gamesPerSecondThroughViews: perSecond(entry.viewGames, viewing),
  stateBytes: meanBytes(states),
  viewBytes: meanBytes(questions.map(({ view }) => view)),
  cloneNanoseconds: cost(states, 500, state => game.clone(state)),
  viewNanoseconds: cost(states, 100, state => game.view(state, 0)),
  explainMicroseconds: cost(questions, 5, ({ view, decision }) => game.explain(view, decision)) / 1000,
  checksum: checksum(playOut),
  checksumAsked: checksum(number => play(number)),
  checksumAtTable: checksum(playAtTable),
  checksumThroughViews: checksum(playThroughViews),
}
process.stdout.write(JSON.stringify(figures))
