import { type Quick, quick } from './bot.ts'

/** Every option as likely as any other, of any game. */
export const random: Quick<unknown> = quick(
  'random',
  ({ decision: { options }, random: below }) => options[below(options.length)],
)
