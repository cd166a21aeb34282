import type { Deck } from '../../games/homeland/cards/deck.ts'
import type { Homeland } from '../../games/homeland/game.ts'
import type { View } from '../../games/homeland/view/view.ts'
import type { AnyGame } from '../../games/index.ts'
import type { Bot, Quick } from '../bot.ts'
import { FIRST_CAREERIST } from '../names.ts'
import { firstCareerist } from './first/careerist.ts'
import { homelandBot, type QuickName } from './index.ts'

/** Those that take a seat, and the careerist as it was first shipped, which only simulations play: no page carries it. */
export function measuredBot(spec: QuickName | typeof FIRST_CAREERIST, deck: Deck): Quick<View>
export function measuredBot(spec: string, deck: Deck): Bot<View>
export function measuredBot(spec: string, deck: Deck): Bot<View> {
  return spec === FIRST_CAREERIST ? firstCareerist(deck) : homelandBot(spec, deck)
}

export const makeBot = (name: string, game: AnyGame): Bot<unknown> =>
  measuredBot(name, (game as unknown as Homeland).cards) as Bot<unknown>
