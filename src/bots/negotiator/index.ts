import type { Deck } from '../../games/negotiator/cards/deck.ts'
import type { View } from '../../games/negotiator/view.ts'
import type { Bot } from '../bot.ts'
import { random } from '../random.ts'
import { greedy } from './greedy.ts'

export const botNames = ['random', 'greedy'] as const
export type BotName = (typeof botNames)[number]

/** The players for programs of Hostage Negotiator, by name. */
export const negotiatorBot = (name: BotName, deck: Deck): Bot<View> => (name === 'greedy' ? greedy(deck) : random)
