import type { Deck } from '../../games/homeland/cards/deck.ts'
import type { Homeland } from '../../games/homeland/game.ts'
import type { View } from '../../games/homeland/view/view.ts'
import type { AnyGame } from '../../games/index.ts'
import type { Bot, Quick } from '../bot.ts'
import { mannersOf, temperOf } from '../manners.ts'
import { STAND_IN } from '../names.ts'
import { random } from '../random.ts'
import { analyst } from './analyst/index.ts'
import { careerist } from './careerist/index.ts'
import { type PlayableName, playable } from './memory/styles.ts'
import { standIn } from './stand-in.ts'
import { steady } from './steady.ts'
import { type Temper, tempers } from './talk/tempers.ts'

/** Those that need not know the cards. */
export const homelandBots = { random, steady } as const satisfies Readonly<Record<string, Quick<View>>>

const makers: Readonly<Record<string, (deck: Deck, style?: PlayableName, temper?: Temper) => Bot<View>>> = {
  random: () => random,
  steady: () => steady,
  careerist: (deck, style, temper) => careerist(deck, style, undefined, temper),
  analyst: (deck, style, temper) => analyst(deck, style, undefined, temper),
  [STAND_IN]: standIn,
}

const playableNames = Object.keys(playable) as readonly PlayableName[]

/** Those that answer from what they see, without any memory. */
export type QuickName = keyof typeof homelandBots | 'careerist' | typeof STAND_IN

/** The players for programs of Homeland, by name; behind a colon the style they have as a mole, and their temper. */
export function homelandBot(spec: QuickName, deck: Deck): Quick<View>
export function homelandBot(spec: string, deck: Deck): Bot<View>
export function homelandBot(spec: string, deck: Deck): Bot<View> {
  const [name, ...words] = spec.split(':')
  const bot = (makers[name] ?? makers.random)(
    deck,
    playableNames.find(style => words.includes(style)),
    tempers[temperOf('homeland', spec) as keyof typeof tempers],
  )
  const manners = mannersOf('homeland', spec)
  return manners ? { ...bot, manners } : bot
}

/** Who sits where is checked before: a name that is nobody's is chance. */
export const makeBot = (name: string, game: AnyGame): Bot<unknown> =>
  homelandBot(name, (game as unknown as Homeland).cards) as Bot<unknown>
