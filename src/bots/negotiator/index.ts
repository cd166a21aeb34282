import type { AnyGame } from '../../games/index.ts'
import type { Deck } from '../../games/negotiator/cards/deck.ts'
import type { Negotiator } from '../../games/negotiator/game.ts'
import type { View } from '../../games/negotiator/view/view.ts'
import type { Bot, Quick } from '../bot.ts'
import type { NegotiatorBotName } from '../names.ts'
import { random } from '../random.ts'
import { greedy } from './greedy.ts'
import { solver } from './solver/solver.ts'

/** The players for programs of Hostage Negotiator, by name. */
export const negotiatorBot = (name: NegotiatorBotName, deck: Deck): Quick<View> =>
  name === 'solver' ? solver(deck) : name === 'greedy' ? greedy(deck) : random

export const makeBot = (name: string, game: AnyGame): Bot<unknown> =>
  negotiatorBot(name as NegotiatorBotName, (game as unknown as Negotiator).cards) as Bot<unknown>
