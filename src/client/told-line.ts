import type { Seat } from '../engine/game.ts'
import type { Told } from '../host/told.ts'
import type { Say } from '../words/index.ts'
import { shown as shownText } from '../words/shown.ts'
import { timeText } from './time-left.ts'

/** More than the table takes at once. */
const LONGEST_WORDS = 400

/** One thing told beside the game, as a line; null for what is seen elsewhere. */
export function lineOf(say: Say, told: Told, nameAt: (seat: Seat) => string): string | null {
  if ('words' in told)
    return say('people.words', { name: nameAt(told.words.seat), text: shownText(told.words.text, LONGEST_WORDS) })
  if ('player' in told) {
    const { absent, isPutOff } = told.player
    return absent === undefined
      ? null
      : say(isPutOff ? 'people.sits.put-off' : `people.sits.${absent}`, { name: nameAt(told.seat) })
  }
  if (!('entry' in told)) return null
  const { entry } = told
  switch (entry.kind) {
    case 'away':
    case 'back':
    case 'extend':
    case 'silence':
    case 'unsilence':
      return say(`people.told.${entry.kind}`, { name: nameAt(entry.seat) })
    case 'pause':
    case 'resume':
      return entry.seat === null
        ? say(`people.told.${entry.kind}.table`)
        : say(`people.told.${entry.kind}`, { name: nameAt(entry.seat) })
    case 'vote':
      return entry.about === null
        ? say('people.voted.end', { name: nameAt(entry.seat) })
        : say('people.voted', { name: nameAt(entry.seat), about: nameAt(entry.about), verdict: entry.verdict })
    case 'screen':
      return say(entry.isOpen ? 'shared-screen.opened' : 'shared-screen.closed')
    case 'forgive':
      return say('people.told.forgive', { time: timeText(say, entry.ms) })
    case 'end':
      return say(`people.told.end.${entry.cause}`)
  }
}
