/**
 * Fits what a world is worth to a seat, from games of analysts at a table of four, and writes it as data:
 *
 *   node dist/src/lab/fit-director.js [GAMES]
 *
 * A game is looked at where a round begins and where all are about to accuse; the value is how often such a seat has won.
 */
import { writeFileSync } from 'node:fs'
import type { Mind } from '../bots/bot.ts'
import { asks } from '../bots/bot.ts'
import { analyst } from '../bots/homeland/analyst/index.ts'
import { type ValueWeights, valueFrom, valueRows, WIDTH } from '../bots/homeland/director/value.ts'
import { regress } from '../bots/negotiator/solver/regress.ts'
import { stream } from '../engine/chance.ts'
import type { Event } from '../games/homeland/events.ts'
import { homeland } from '../games/homeland/index.ts'
import type { View } from '../games/homeland/view/view.ts'
import { agendas } from '../games/homeland/vocabulary.ts'
import { gameRoots, rootsOf } from '../seed/roots.ts'

const PLAYERS = 4
const SEED = 'fit-director'
const OUT = 'src/bots/homeland/director/fitted.ts'
/** How strongly a weight is held to nothing. */
const PULL = 1

const games = Number(process.argv[2] ?? 1500)
const game = homeland()
const simulator = game.simulator()
const ask = asks(game, simulator)
const bot = analyst(game.cards)
const rowOf = valueRows(game.cards, PLAYERS)
const luck = rootsOf(SEED, game.chances)
const botLuck = rootsOf(SEED, ['bot'])

interface Row {
  readonly row: number[]
  readonly seat: number
  readonly game: number
  readonly isOver: boolean
  isWon: boolean
}
const rows: Row[][] = agendas.map(() => [])

for (let n = 0; n < games; n++) {
  const events: Event[] = []
  const state = game.start({ players: PLAYERS }, gameRoots(luck, n), events)
  const random = stream(gameRoots(botLuck, n).bot)
  const minds: { mind: Mind<View>; told: number }[] = []
  const own: Row[] = []
  let round = state.round
  let isAccusing = false
  for (let [decision] = simulator.decisions(state); decision; [decision] = simulator.decisions(state)) {
    const { seat, kind } = decision
    const isOver: boolean = kind === 'end.accusing' && !isAccusing
    if (isOver || (kind === 'turn.act' && state.round > round)) {
      for (let at = 0; at < PLAYERS; at++)
        own.push({ row: rowOf(state, at, isOver), seat: at, game: n, isOver, isWon: false })
      round = state.round
      isAccusing = isOver
    }
    minds[seat] ??= { mind: bot.open(seat, PLAYERS), told: 0 }
    const one = minds[seat]
    one.mind.told(
      events.slice(one.told).flatMap(event => game.seen(event, seat) ?? []),
      [],
    )
    one.told = events.length
    simulator.apply(state, seat, await one.mind.choose(ask(state, decision, random), { iterations: 1 }), events)
  }
  for (const one of own) {
    one.isWon = state.winners.includes(one.seat)
    rows[state.players[one.seat].agenda].push(one)
  }
}

function weightsFor(told: readonly Row[]): number[] {
  const none = new Array<number>(WIDTH).fill(0)
  return regress(
    Float64Array.from(told.flatMap(({ row }) => row)),
    told.map(({ isWon }) => (isWon ? 1 : 0)),
    none,
    none.map(() => PULL),
    none,
  )
}

/** How well a fit to the games of even number foretells those of odd number, beside their own mean. */
function report(name: string, told: readonly Row[]): void {
  const weights = weightsFor(told.filter(one => one.game % 2 === 0))
  const held = told.filter(one => one.game % 2 === 1)
  const mean = held.filter(({ isWon }) => isWon).length / held.length
  let loss = 0
  for (const { row, isWon } of held) loss -= Math.log(isWon ? valueFrom(row, weights) : 1 - valueFrom(row, weights))
  const prior = -mean * Math.log(mean) - (1 - mean) * Math.log(1 - mean)
  console.log(name, `${told.length} rows, won ${mean.toFixed(3)}, log-loss ${(loss / held.length).toFixed(3)}`)
  console.log(`  of their mean ${prior.toFixed(3)}`)
}

const weights: ValueWeights = agendas.map((agenda, at) => {
  const [going, over] = [false, true].map(isOver => {
    const told = rows[at].filter(one => one.isOver === isOver)
    report(`${agenda} ${isOver ? 'over' : 'going'}`, told)
    return weightsFor(told).map(one => Number(one.toPrecision(3)))
  })
  return { going, over }
})
writeFileSync(
  OUT,
  `import type { ValueWeights } from './value.ts'

/** By agenda, fitted in ${games} games of four analysts with the seed "${SEED}", by \`src/lab/fit-director.ts\`. */
export const valueWeights: ValueWeights = ${JSON.stringify(weights, null, 2)}
`,
)
