import {
  ACCUSE,
  CARD,
  CARD_OPEN,
  CLAIM,
  END,
  INTEL,
  KEEP,
  KEEP_HAND,
  LOOK,
  NO_LOOK,
  NOBODY,
  NONE,
  option,
  PASS,
  SOLDIER,
  thingOf,
  verbOf,
} from '../../games/homeland/options.ts'
import type { View } from '../../games/homeland/view/view.ts'
import { COLUMNS } from '../../games/homeland/vocabulary.ts'
import { type Ask, type Quick, quick } from '../bot.ts'

/** What it says where it is offered, the first of them that is. */
const always = [END, CLAIM, INTEL, PASS, NO_LOOK, KEEP_HAND, NONE, SOLDIER].map(verb => option(verb))
const accuseNobody = option(ACCUSE, NOBODY)

/** What leaves a hand, and what is kept of two assets: to choose would tell something. */
const byLot = new Set<number>([CARD, CARD_OPEN, KEEP])

/** Effects that hurt the case they hit. */
const hurting = new Set(['reprimand', 'hasten'])

/** How near to its analysis a threat is: by level, and on a level from the left. */
function nearness({ spaces }: View, id: number): number {
  const space = spaces.indexOf(id)
  const column = space % COLUMNS
  return space - column + (COLUMNS - 1 - column)
}

/** The threat that is nearest to its analysis; the farthest where what follows hurts it. */
function caseOf(view: View, options: readonly number[]): number {
  const effect = view.asked?.effect
  const sign = effect !== undefined && hurting.has(effect) ? -1 : 1
  let best = options[0]
  for (const one of options) if (sign * nearness(view, thingOf(one)) > sign * nearness(view, thingOf(best))) best = one
  return best
}

/**
 * The plainest player of Homeland, for tests and quick simulations: it does what the rules demand and nothing else, and
 * does not look at its agenda. A table with one is mostly lost; for somebody who is away plays the stand-in.
 *
 * - On its turn it claims if it must, places the Intel it owes, and ends the turn: no trade, no recruit, nothing sent,
 *   nothing turned up, used, burned or struck. It claims the threat nearest to its analysis, leftmost first.
 * - Which Intel it places and on which case is drawn by lot, as is a card it must discard and the asset it keeps.
 * - It passes in every reaction, looks where that costs nothing and nowhere else, takes nothing that costs something,
 *   and accuses nobody.
 * - A Fallout takes a Soldier before an asset, then the asset that has been face up longest; a reprimand or an
 *   acceleration hits its case farthest from analysis, and every advantage the one nearest to it.
 * - Of anything else, the first that is offered.
 */
export const steady: Quick<View> = quick('steady', ({ decision: { kind, options }, view, random }: Ask<View>) => {
  if (kind.startsWith('agents.look')) return option(LOOK)
  for (const one of always) if (options.includes(one)) return one
  if (options.includes(accuseNobody)) return accuseNobody
  if (byLot.has(verbOf(options[0])) || kind.startsWith('intel.')) return options[random(options.length)]
  return kind === 'claim' || kind === 'aim' ? caseOf(view(), options) : options[0]
})
