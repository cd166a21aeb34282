import { Fault, type Seat } from '../engine/game.ts'
import type { Entry } from './log.ts'
import type { MatchRecord } from './match.ts'
import { checkPerson } from './talk.ts'

export const LONGEST_WORDS_CHARACTERS = 300
/** More than any table has written, and little enough that the file of the match stays one that opens. */
const MOST_WORDS = 10_000
/** So many lines in so long are a conversation; more are a flood. */
const MOST_AT_ONCE = 8
const AT_ONCE_MS = 20_000

/** What somebody wants to write, as it is kept: one line, without control characters or overrides of direction. */
export function readWords(given: unknown, most = LONGEST_WORDS_CHARACTERS): string {
  if (typeof given !== 'string') throw new Fault('shape.type', { at: 'text', expected: 'string' })
  const text = given
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .trim()
  if (text === '') throw new Fault('talk.no-words')
  if ([...text].length > most) throw new Fault('talk.long', { most })
  return text
}

/** Does this table want words of people's own, and of this seat's? */
export function checkWriting(
  { options: { talk }, silenced }: Pick<MatchRecord, 'options' | 'silenced'>,
  seat: Seat,
): void {
  if (silenced.includes(seat)) throw new Fault('talk.silenced')
  if (talk !== 'all') throw new Fault(talk === 'none' ? 'talk.off' : 'talk.claims-only')
}

/** What this seat writes, where it may write now. The limit is a function of the log, alike on every machine. */
export function wordsOf(
  record: Pick<MatchRecord, 'seats' | 'words' | 'options' | 'silenced'>,
  log: readonly Entry[],
  { seat, text, at }: { readonly seat: Seat; readonly text: unknown; readonly at: number | null },
): string {
  const { seats, words } = record
  checkWriting(record, seat)
  checkPerson(seats, seat)
  const written = readWords(text)
  if (words.length >= MOST_WORDS) throw new Fault('talk.enough', { most: MOST_WORDS })
  const recent = log.filter(
    one => one.kind === 'text' && one.seat === seat && at !== null && one.at !== null && one.at > at - AT_ONCE_MS,
  )
  if (recent.length >= MOST_AT_ONCE) throw new Fault('talk.too-fast')
  return written
}
