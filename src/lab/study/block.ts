import type { Budget } from '../../bots/bot.ts'
import type { MakeBot } from '../../bots/seated.ts'
import { begin, shuffle, stream } from '../../engine/chance.ts'
import type { FastRoot, GameEvent, Json, Random, Roots } from '../../engine/game.ts'
import { own } from '../../engine/own.ts'
import type { AnyGame } from '../../games/index.ts'
import { gameRoots, rootsOf } from '../../seed/roots.ts'
import { boundsOf } from '../bound.ts'
import { type Deal, dealsOf } from './deals.ts'
import { type AnyGauge, gaugeOf } from './gauges.ts'
import { offersOf } from './offers.ts'
import { playOut, type Seated } from './play.ts'
import { seatings } from './seatings.ts'
import type { Arm, BlockResult, Study } from './study.ts'

/** What a bench needs that is not in the study: games with any deck, and bots by name. */
export interface Tools {
  make(deck: Json): AnyGame
  readonly makeBot: MakeBot
}

/** Plays blocks of one study. */
export interface Bench {
  /** How many games a block of this arm has. */
  games(arm: number): number
  play(arm: number, block: number, onGame?: () => void | Promise<void>): Promise<BlockResult>
}

interface Laid {
  readonly game: AnyGame
  readonly deck: Json
  readonly setup: unknown
  readonly seats: number
  readonly deals: readonly Deal[]
  readonly orders: readonly (readonly string[])[]
}

/** A game that deals no roles has one deal, which is whatever its chance deals. */
const asItComes: readonly Deal[] = [{ name: '', roots: {} }]

function lay(study: Study, gauge: AnyGauge, { make }: Tools, arm: Arm): Laid {
  const deck = study.decks[arm.deck]
  const game = make(deck)
  const setup = game.readSetup(arm.setup)
  const deals = gauge.dealing ? dealsOf(game, setup, gauge.dealing) : asItComes
  return { game, deck, setup, seats: game.seats(setup), deals, orders: seatings(arm.bots) }
}

/** Which deals a block plays: all, or so many of them drawn for this block, the same in every arm. */
function dealt({ seed, deals: most }: Study, deals: readonly Deal[], block: number): readonly Deal[] {
  if (most === 0 || most >= deals.length) return deals
  begin(gameRoots(rootsOf(seed, ['deals']), block).deals, 0)
  return shuffle([...deals]).slice(0, most)
}

const TALK = 'talk'
const streamNames = (seats: number): string[] => [
  ...Array.from({ length: seats }, (_, seat) => `bot ${seat + 1}`),
  TALK,
]

export function benchFor(study: Study, tools: Tools): Bench {
  const gauge = gaugeOf(study.game)
  const budget: Budget | undefined = study.budget === undefined ? undefined : { iterations: study.budget }
  const laid: Laid[] = []
  const armOf = (arm: number): Laid => {
    laid[arm] ??= lay(study, gauge, tools, study.arms[arm])
    return laid[arm]
  }
  return {
    games(arm) {
      const { deals, orders } = armOf(arm)
      return dealt(study, deals, 0).length * orders.length
    },
    async play(arm, block, onGame) {
      const table = armOf(arm)
      const { game, seats, deals, orders } = table
      const sums: Record<string, number> = {}
      const add = (what: string, n = 1): void => {
        sums[what] = (sums[what] ?? 0) + n
      }
      const luck = gameRoots(rootsOf(study.seed, game.chances), block)
      const botLuck = gameRoots(rootsOf(study.seed, streamNames(seats)), block)
      const offers = offersOf(game)
      const bots = new Map(study.arms[arm].bots.map(name => [name, tools.makeBot(name, game)]))
      const bounds = new Map(
        [...bots.keys()].map(name => [name, own(boundsOf(study.game), name)?.(game) ?? null] as const),
      )
      for (const { roots } of dealt(study, deals, block))
        for (const order of orders) {
          const seated = order.map((name, seat): Seated => {
            const bot = bots.get(name)
            if (!bot) throw new Error(name)
            return { bot, bound: bounds.get(name) ?? null, random: stream(botLuck[`bot ${seat + 1}`]) }
          })
          const talking = stream(botLuck[TALK])
          await playOne({ gauge, table, roots: { ...luck, ...roots }, order, seated, talking, budget, offers, add })
          await onGame?.()
        }
      offers.count(add)
      return { arm, block, sums }
    },
  }
}

interface One {
  readonly gauge: AnyGauge
  readonly table: Laid
  readonly roots: Roots<FastRoot>
  readonly order: readonly string[]
  readonly seated: readonly Seated[]
  readonly talking: Random
  readonly budget: Budget | undefined
  readonly offers: ReturnType<typeof offersOf>
  readonly add: (what: string, n?: number) => void
}

/** One game, and what is counted of it. */
async function playOne({ gauge, table, roots, order, seated, talking, budget, offers, add }: One): Promise<void> {
  const { game, deck, setup } = table
  const events: GameEvent[] = []
  const state = game.start(setup, roots, events)
  const last = new Map<number, Json>()
  const turn: number[] = []
  const decisions = await playOut(game, state, seated, talking, budget, events, {
    chosen: (seat, decision, option) => offers.chosen(order[seat], decision, option),
    minded(seat, mind) {
      if (!gauge.judge || !mind.belief) return
      const belief = mind.belief()
      last.set(seat, belief)
      const now = gauge.turns(state)
      if (turn[seat] === now) return
      turn[seat] = now
      gauge.judge(add, `belief/${order[seat]}/turn ${now}`, state, seat, belief)
    },
  })
  const outcome = game.outcome(state)
  if (outcome === null) throw new Error('A game asks nobody and is not over.')
  for (const [seat, belief] of last) gauge.judge?.(add, `belief/${order[seat]}/last`, state, seat, belief)
  add('games')
  add('decisions', decisions)
  add(`ending/${outcome.cause}`)
  add(`turns/${gauge.turns(state)}`)
  const first = firstOf(events)
  for (const [seat, bot] of order.entries()) {
    const role = gauge.roleOf(state, seat)
    const names = [bot, ...(role === null ? [] : [`${bot}/${role}`]), `@seat ${seat + 1}`]
    if (first !== null) names.push(`@place ${((seat - first + order.length) % order.length) + 1}`)
    for (const name of names) {
      add(`seats/${name}`)
      if (outcome.winners.includes(seat)) add(`wins/${name}`)
    }
  }
  gauge.count?.(add, { state, events, winners: outcome.winners, deck, bots: order })
}

/** Who had the first turn, where a game has any. */
function firstOf(events: readonly GameEvent[]): number | null {
  const first = events.find(({ kind }) => kind === 'turn') as { readonly seat?: number } | undefined
  return first?.seat ?? null
}
