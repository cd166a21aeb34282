import type { View } from '../../games/homeland/view.ts'
import type { Bot } from '../bot.ts'
import { random } from '../random.ts'
import { steady } from './steady.ts'

export const homelandBots = { random, steady } as const satisfies Readonly<Record<string, Bot<View>>>
