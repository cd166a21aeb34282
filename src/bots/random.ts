import type { Bot } from './bot.ts'

/** Every option as likely as any other, of any game. */
export const random: Bot<unknown> = {
  name: 'random',
  choose: ({ decision }, below) => decision.options[below(decision.options.length)],
}
