// How long the solver takes for a turn of a call, by processor time, and how many of the steps it may take a question
// takes. Writes one object.
import { reader } from '../../dist/src/bots/negotiator/position.js'
import { against, desk, unseenIn } from '../../dist/src/bots/negotiator/solver/desk.js'
import { answer, worthOf } from '../../dist/src/bots/negotiator/solver/solver.js'
import { gameRoots, rootsOf } from '../../dist/src/seed/roots.js'
import { games } from '../games.mjs'
import { quantile, usedHere } from './used.mjs'

const { game } = games.negotiator
const deck = game.cards
const read = reader(deck)

/** One call: milliseconds of each turn in which there was something to choose, and steps of each question searched. */
function play(opponent, abductor, number, budget, turns, steps) {
  const at = desk(deck, read)
  const state = game.start({ abductor }, gameRoots(rootsOf('bench', game.chances), number))
  let turn = -1
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    const view = game.view(state, 0)
    let [chosen] = decision.options
    if (decision.options.length > 1) {
      const before = usedHere()
      chosen = answer(deck, at, opponent, decision, view, read.position(view), unseenIn(deck, view), budget)
      const milliseconds = 1000 * (usedHere() - before)
      if (view.turn === turn) turns[turns.length - 1] += milliseconds
      else turns.push(milliseconds)
      turn = view.turn
      if (at.looked() > 0) steps.push(at.looked())
    }
    game.apply(state, 0, chosen)
  }
}

function measured(budget, calls) {
  const turns = []
  const steps = []
  for (const [n, { id }] of deck.abductors.entries()) {
    const opponent = against(deck, read, n, worthOf(deck, id))
    play(opponent, id, calls, budget, [], [])
    for (let number = 0; number < calls; number++) play(opponent, id, number, budget, turns, steps)
  }
  return {
    budget,
    turns: turns.length,
    turnMedianMs: quantile(turns, 0.5),
    turnSlowMs: quantile(turns, 0.99),
    searches: steps.length,
    stepsMedian: quantile(steps, 0.5),
    stepsSlow: quantile(steps, 0.99),
    stepsMost: Math.max(...steps),
  }
}

process.stdout.write(JSON.stringify({ 'solver.500': measured(500, 30), 'solver.4000': measured(4_000, 10) }))
