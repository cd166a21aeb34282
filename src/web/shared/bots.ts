import type { Say } from '../../words/index.ts'

/** A bot by its name, with its temper behind it. */
export function botTitle(say: Say, spec: string): string {
  const [name, temper] = spec.split(':')
  const bot = say(`bot.${name}`)
  return temper === undefined ? bot : say('bot.tempered', { bot, temper: say(`bot.temper.${temper}`) })
}

/** How it plays, in a line. */
export function botText(say: Say, spec: string): string {
  const [name, temper] = spec.split(':')
  const text = say(`bot.${name}.text`)
  return temper === undefined ? text : say('bot.tempered.text', { text, temper: say(`bot.temper.${temper}.text`) })
}
