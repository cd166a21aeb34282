import type { Deck } from '../../games/homeland/cards/deck.ts'
import type { Homeland } from '../../games/homeland/game.ts'
import type { View } from '../../games/homeland/view/view.ts'
import type { AnyGame } from '../../games/index.ts'
import type { Bot, Quick } from '../bot.ts'
import { type HomelandBotName, homelandBotNames, STAND_IN } from '../names.ts'
import { random } from '../random.ts'
import { careerist } from './careerist/index.ts'
import { standIn } from './stand-in.ts'
import { steady } from './steady.ts'

/** Those that need not know the cards. */
export const homelandBots = { random, steady } as const satisfies Readonly<Record<string, Quick<View>>>

/** The players for programs of Homeland, by name. */
export const homelandBot = (name: HomelandBotName | typeof STAND_IN, deck: Deck): Quick<View> =>
  name === 'careerist' ? careerist(deck) : name === STAND_IN ? standIn(deck) : homelandBots[name]

/** Who sits where is checked before: a name that is nobody's is chance. */
export const makeBot = (name: string, game: AnyGame): Bot<unknown> =>
  homelandBot(
    ([...homelandBotNames, STAND_IN] as const).find(one => one === name) ?? 'random',
    (game as unknown as Homeland).cards,
  ) as Bot<unknown>
