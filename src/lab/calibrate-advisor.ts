/**
 * Counts what the values of the solver are followed by, in calls of its own, and writes it as data for the advisor:
 *
 *   npm run calibrate:advisor -- [--games N] [--seed SEED] [--out FILE]
 *
 * To be run again whenever the cards of Hostage Negotiator or the weights of the solver have changed.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { advisorOf } from '../bots/advisor/load.ts'
import { type Bin, type Calibrated, smoothed } from '../bots/advisor/negotiator/calibrate.ts'
import { negotiatorAdvisor } from '../bots/advisor/negotiator/index.ts'
import { asks } from '../bots/bot.ts'
import { fitted } from '../bots/negotiator/solver/fitted.ts'
import { solver, USUAL } from '../bots/negotiator/solver/solver.ts'
import { stream } from '../engine/chance.ts'
import { negotiator } from '../games/negotiator/index.ts'
import type { State } from '../games/negotiator/rules/state.ts'
import { digest, rootsOf } from '../seed/roots.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'calibrate' },
    out: { type: 'string', default: 'src/bots/advisor/negotiator/calibrated.ts' },
  },
})

const BINS = 12
const game = negotiator()
const ask = asks(game)
const bot = solver(game.cards)
const advise = negotiatorAdvisor(game)
const iterations = advisorOf(game.id)?.usual ?? USUAL.iterations

/** The value of a turn as the advisor has it before it is compared with anything. */
function turnValue(state: State, kind: string, options: readonly number[]): number {
  const view = game.view(state, 0)
  const asked = { seat: 0, players: 1, kind, options: options.map(game.nameOf), view, events: [], talk: [] }
  const thinking = advise(asked, { iterations }, stream([1, 2, 3, 4]))
  thinking.step()
  return thinking.advice().best[0].value ?? 0
}

/** The values of all turns of one call but the last, whose value needs no comparing, and whether it was won. */
function played(abductor: string, n: number): { readonly turns: readonly number[]; readonly isWon: boolean } {
  const state = game.start({ abductor }, rootsOf(`${values.seed}#${n}`, game.chances))
  const random = stream(rootsOf(`${values.seed}#${n}`, ['bot']).bot)
  const turns: number[] = []
  let turn = 0
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    const { kind, options } = decision
    const view = game.view(state, 0)
    if (kind === 'conversation.talk' && view.turn !== turn && !view.last && !view.escaping) {
      turn = view.turn
      turns.push(turnValue(state, kind, options))
    }
    game.apply(state, 0, bot.choose(ask(state, decision, random), USUAL))
  }
  return { turns, isWon: (game.outcome(state)?.winners.length ?? 0) > 0 }
}

function binsOf(abductor: string): readonly Bin[] {
  const bins = Array.from({ length: BINS }, () => ({ sum: 0, wins: 0, calls: 0 }))
  for (let n = 0; n < Number(values.games); n++) {
    const { turns, isWon } = played(abductor, n)
    // A call counts once in each: its turns are no calls of their own.
    const met = new Set<number>()
    for (const value of turns) {
      const at = Math.min(BINS - 1, Math.floor(value * BINS))
      if (met.has(at)) continue
      met.add(at)
      bins[at].sum += value
      bins[at].calls++
      if (isWon) bins[at].wins++
    }
    if ((n + 1) % 50 === 0) process.stderr.write(`${abductor} ${n + 1}\n`)
  }
  const found = bins.flatMap(({ sum, wins, calls }) => (calls > 0 ? [{ value: sum / calls, wins, calls }] : []))
  return smoothed(found).map(({ value, wins, calls }) => ({ value: Number(value.toFixed(4)), wins, calls }))
}

const calibrated: Calibrated = {
  of: digest(JSON.stringify([fitted, game.deck])),
  abductors: Object.fromEntries(game.cards.abductors.map(({ id }) => [id, binsOf(id)])),
}
writeFileSync(
  values.out,
  `import type { Calibrated } from './calibrate.ts'

/** Written by \`npm run calibrate:advisor\`, ${values.games} calls of the seed "${values.seed}" each: never by hand. */
// biome-ignore format: numbers
export const calibrated: Calibrated = ${JSON.stringify(calibrated)
    .replace(/"(\w+)":/g, '$1: ')
    .replaceAll('"', "'")
    .replaceAll('},', '},\n')}
`,
)
