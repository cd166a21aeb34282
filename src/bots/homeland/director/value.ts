import type { Seat } from '../../../engine/game.ts'
import type { Deck } from '../../../games/homeland/cards/deck.ts'
import type { State, Threat } from '../../../games/homeland/rules/state.ts'
import { COLUMNS, IMMINENT, LOYAL, MOLE, OPPORTUNIST, TRACK } from '../../../games/homeland/vocabulary.ts'
import { figures } from '../judge/figures.ts'
import { futureAt } from '../judge/fitted.ts'
import { printedOn } from '../memory/memory.ts'

/** The game may end before a case is analysed: what it comes to counts for less with each round. */
const PATIENCE = 0.85
/** Nobody's seat: what a table will add is taken as if the case were another's. */
const ONLOOKER = -2
/** A round begins: all of it is still to be played. */
const WHOLE_ROUND = 1
/** Points that decide a game are seldom more apart. */
const FAR_APART = 15

/** How many numbers a world is judged by. */
export const WIDTH = 15

const within = (n: number): number => Math.max(-FAR_APART, Math.min(FAR_APART, n)) / 10

/** What a world is judged by, for one seat, with all cards open: only for worlds that were made up, and for fitting. */
export function valueRows(deck: Deck, players: number): (world: State, seat: Seat, isOver: boolean) => number[] {
  const { cards } = printedOn(deck, players)
  const adds = deck.intelTitle.map(title => cards.adds(deck.data.intel[title].id))
  const sumOf = (hand: readonly number[]): number => hand.reduce((sum, card) => sum + adds[card], 0)

  const chanceOf = (world: State, threat: Threat, roundsLeft: number, isSabotaged: boolean): number => {
    const { organization, agents, lead, by, known, plot } = threat
    const sophistication = deck.sophistication[organization]
    const openAdds = sumOf(threat.cards.filter((_, at) => known[at]))
    const placed = by.filter(one => one >= 0).length
    const at = futureAt({ sophistication, agents, openAdds, roundsLeft, lead }, ONLOOKER, WHOLE_ROUND, placed)
    const { tenths, variance } = figures.future[isSabotaged ? 'sabotaged' : 'calm']
    let mean = sumOf(threat.cards) + agents - sophistication - deck.complexity[plot] + tenths[at] / 10
    if (lead >= 0)
      for (const asset of world.players[lead].up)
        for (const one of deck.assets[asset].always ?? []) if (one.do === 'blue-on-my-cases') mean += one.n
    return 1 / (1 + Math.exp((-1.7 * (mean - 0.5)) / Math.sqrt(1 + variance[at])))
  }

  return (world, seat, isOver) => {
    const { players: all, agency, terrorist, threats, spaces } = world
    const mole = all.findIndex(({ agenda }) => agenda === MOLE)
    const moreRep = all.map(() => 0)
    let moreAgency = 0
    let moreTerrorist = 0
    if (!isOver)
      for (const threat of threats) {
        const space = spaces.indexOf(threat.id)
        if (space < 0) continue
        const roundsLeft = IMMINENT - Math.floor(space / COLUMNS)
        const chance = chanceOf(world, threat, roundsLeft, mole >= 0)
        const impact = deck.impact[threat.plot] * PATIENCE ** roundsLeft
        moreAgency += chance * impact
        moreTerrorist += (1 - chance) * impact
        if (threat.lead >= 0) moreRep[threat.lead] += chance * impact
      }
    const points = all.map(({ agenda, rep, clout, up, down }, at) => {
      let sum =
        agenda === LOYAL
          ? rep + moreRep[at]
          : agenda === OPPORTUNIST
            ? clout + moreTerrorist
            : 2 * (terrorist + moreTerrorist)
      for (const asset of up) sum += deck.assets[asset].points
      for (const asset of down) sum += deck.assets[asset].points
      return sum
    })
    const { hand, open, agents, soldiers, up } = all[seat]
    const hasRivalMole = mole >= 0 && mole !== seat
    const rivals = points.filter((_, at) => at !== seat && at !== mole)
    const ahead = within(points[seat] - Math.max(...rivals))
    const aheadOfMole = hasRivalMole ? within(points[seat] - points[mole]) : 0
    const progress = Math.max(agency, terrorist) / TRACK
    return [
      1,
      terrorist / TRACK,
      (terrorist / TRACK) ** 2,
      agency / TRACK,
      (agency / TRACK) ** 2,
      moreTerrorist / TRACK,
      moreAgency / TRACK,
      ahead,
      ahead * progress,
      hasRivalMole ? 1 : 0,
      aheadOfMole,
      aheadOfMole * progress,
      (agents + soldiers) / 10,
      (sumOf(hand) + sumOf(open)) / 10,
      up.length / 5,
    ]
  }
}

/** By agenda: weights while a game goes on, and where all are about to accuse. */
export type ValueWeights = readonly { readonly going: readonly number[]; readonly over: readonly number[] }[]

export const valueFrom = (row: readonly number[], weights: readonly number[]): number =>
  1 / (1 + Math.exp(-row.reduce((sum, one, at) => sum + one * weights[at], 0)))
