import { stream } from '../../../engine/chance.ts'
import type { Random, Seat } from '../../../engine/game.ts'
import type { Deck } from '../../../games/homeland/cards/deck.ts'
import { homelandWith } from '../../../games/homeland/game.ts'
import { forMinds } from '../../../games/homeland/knowledge/for-minds.ts'
import type { State } from '../../../games/homeland/rules/state.ts'
import type { View } from '../../../games/homeland/view/view.ts'
import { TRACK } from '../../../games/homeland/vocabulary.ts'
import { noPositions } from '../../../games/no-positions.ts'
import { inOrder } from '../../advisor/homeland/in-order.ts'
import { believedWorlds } from '../../advisor/homeland/worlds.ts'
import { rootFrom } from '../../advisor/roll-outs.ts'
import { asks, type Bot, type Mind } from '../../bot.ts'
import { analyst } from '../analyst/index.ts'
import { careerist } from '../careerist/index.ts'
import { bySize, printedOn } from '../memory/memory.ts'
import { valueWeights } from './fitted.ts'
import { valueFrom, valueRows } from './value.ts'

/** How many options are tried: those that an analyst would take first. */
const MOST_TRIED = 4
/** Fewer worlds than this say nothing. */
const LEAST_WORLDS = 4
/** How many standard errors better than the analyst's own choice another must be, and how much in share won. */
const STANDARD_ERRORS = 2
const LEAST_GAIN = 0.005

/** How much better than the analyst's choice an option did, over the same worlds. */
interface Rival {
  readonly option: number
  sum: number
  squares: number
}

/** How far it looks ahead, and where. */
export interface Depth {
  /** After how many rounds a world is cut off and valued; it is played to the end where that is later. */
  readonly rounds: number
  /** The kinds of questions that are searched: to the others it answers as an analyst. */
  readonly kinds: readonly string[]
  /** Whether it looks ahead only where a single verdict may end the game. */
  readonly isLate: boolean
}

/**
 * An analyst who looks ahead: draws worlds as the analyst believes them to be, takes each of a few options in each of
 * them, lets careerists play on with the same luck, and values what comes of it. It does as the analyst would unless
 * another option is better by more than its noise. A step of the budget is one world played on.
 */
export function director(deck: Deck, { rounds, kinds, isLate }: Depth): Bot<View> {
  const game = homelandWith(noPositions, deck.data, forMinds)
  const wise = analyst(game.cards)
  // Most moles among analysts sabotage from the first turn on.
  const quick = careerist(game.cards, 'open')
  const sized = bySize(players => ({
    printed: printedOn(game.cards, players),
    rowOf: valueRows(game.cards, players),
  }))
  const simulator = game.simulator()
  const ask = asks(game, simulator)

  const mostImpact = Math.max(...game.cards.impact)
  /** May the verdict on this case, or on the next one, fill a track? */
  const mayEnd = ({ agency, terrorist, analysis }: View): boolean => {
    const impact = analysis ? game.cards.impact[game.cards.names.plots.indexOf(analysis.plot)] : mostImpact
    return Math.max(agency, terrorist) + impact >= TRACK
  }

  /** Plays a world on until it is over, all are about to accuse, or it is cut off: the share that this seat wins from there. */
  function playOn(world: State, seat: Seat, lastRound: number, random: Random): number {
    const { rowOf } = sized(world.players.length)
    const weights = valueWeights[world.players[seat].agenda]
    for (let [decision] = simulator.decisions(world); decision; [decision] = simulator.decisions(world)) {
      if (decision.kind === 'end.accusing') return valueFrom(rowOf(world, seat, true), weights.over)
      if (decision.kind === 'turn.act' && world.round >= lastRound)
        return valueFrom(rowOf(world, seat, false), weights.going)
      simulator.apply(world, decision.seat, quick.choose(ask(world, decision, random)))
    }
    return world.winners.includes(seat) ? 1 : 0
  }

  return {
    name: 'director',
    open(seat, players): Mind<View> {
      const mind = wise.open(seat, players)
      const { printed } = sized(players)
      let told = 0
      return {
        ...mind,
        told(events, talk) {
          told += events.length
          mind.told(events, talk)
        },
        choose(asked, { iterations }) {
          const own = mind.choose(asked, { iterations }) as number
          const { kind, options } = asked.decision
          const most = Math.min(MOST_TRIED, Math.floor(iterations / LEAST_WORLDS))
          if (options.length === 1 || most < 2 || !kinds.includes(kind)) return own
          const view = asked.view()
          // How much a mole is suspected is no part of what a world is worth.
          if (view.me?.agenda === 'mole' || (isLate && !mayEnd(view))) return own
          // Chance of its own, so that it draws the analyst's answers from the same lots as an analyst would.
          const random = stream([told, seat, options.length, players])
          const others = inOrder(mind, { ...asked, random }, most).filter(option => option !== own)
          let rivals: Rival[] = others.slice(0, most - 1).map(option => ({ option, sum: 0, squares: 0 }))
          const worlds = Math.floor(iterations / (rivals.length + 1))
          const draw = believedWorlds(game, printed, view, seat, mind.understanding(view))
          let left = iterations
          let n = 0
          const advance = (): void => {
            const world = draw(random)
            const luck = rootFrom(random)
            const worthOf = (option: number): number => {
              const tried = game.clone(world)
              game.apply(tried, seat, option)
              return playOn(tried, seat, view.round + rounds, stream(luck))
            }
            const value = worthOf(own)
            for (const rival of rivals) {
              const better = worthOf(rival.option) - value
              rival.sum += better
              rival.squares += better * better
            }
            left -= rivals.length + 1
            n++
          }
          while (n < worlds / 2) advance()
          // What is left is for the one that did best.
          rivals = rivals.toSorted((a, b) => b.sum - a.sum).slice(0, 1)
          while (left >= 2) advance()
          const [{ option, sum, squares }] = rivals
          const mean = sum / n
          const error = Math.sqrt(Math.max(0, squares / n - mean * mean) / (n - 1))
          return mean > LEAST_GAIN && mean > STANDARD_ERRORS * error ? option : own
        },
      }
    },
  }
}
