import { words } from '../../words/catalog.ts'
import type { Language, Say } from '../../words/index.ts'
import { sayFrom } from '../../words/say-from.ts'

/** What somebody is told, in their own language. It may be read by whoever sees the screen: no more than whose turn it is. */
export interface Message {
  readonly text: string
  /** The table it is about; null where it is about several, or none. */
  readonly table: string | null
}

export interface WaitingTable {
  readonly table: string
  readonly game: string
}

const sayers = new Map<Language, Say>()
function sayerOf(language: Language): Say {
  const say = sayers.get(language) ?? sayFrom(language, words)
  sayers.set(language, say)
  return say
}

/** Where a table is found; nothing where nobody has said what the server is called. */
const linkTo = (publicUrl: string | null, table: string): string =>
  publicUrl === null ? '' : ` ${publicUrl}/t/${table}`

export function turnMessage(
  language: Language,
  publicUrl: string | null,
  { table, game }: WaitingTable,
  times: number,
): Message {
  const say = sayerOf(language)
  const text = say(times > 1 ? 'reminder.turn-again' : 'reminder.turn', { game })
  return { text: text + linkTo(publicUrl, table), table }
}

/** All that waits, a line each. */
export function digestMessage(language: Language, publicUrl: string | null, waiting: readonly WaitingTable[]): Message {
  const say = sayerOf(language)
  const lines = waiting.map(
    ({ table, game }) => say('reminder.digest-line', { game, table }) + linkTo(publicUrl, table),
  )
  return { text: [say('reminder.digest', { tables: waiting.length }), ...lines].join('\n'), table: null }
}

export const trialMessage = (language: Language): Message => ({
  text: sayerOf(language)('reminder.trial'),
  table: null,
})
