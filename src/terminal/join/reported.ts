import type { RemoteTable } from '../../client/table.ts'
import type { Seat } from '../../engine/game.ts'
import type { Words } from '../../engine/talk.ts'
import type { Say } from '../../words/index.ts'
import { shown as shownText } from '../../words/shown.ts'
import type { AroundTable } from './around.ts'

/** More than the table takes at once. */
const LONGEST_WORDS = 400

/** All words that were written at a table, by their number. */
const wordsAt = ({ shown }: AroundTable): readonly Words[] =>
  shown().beside.flatMap(one => ('words' in one ? [one.words] : []))

/** What somebody has written last, by its number; null where they have written nothing. */
export function lastOf(around: AroundTable, seat: Seat): { readonly words: number; readonly text: string } | null {
  const words = wordsAt(around).findLastIndex(one => one.seat === seat)
  return words < 0 ? null : { words, text: shownText(wordsAt(around)[words].text, LONGEST_WORDS) }
}

/** What was reported to whoever looks after the table, a line each. */
export const reportLines = (table: RemoteTable, say: Say, around: AroundTable): string[] =>
  table.now().reports.map(({ seat, words, times }) =>
    say('people.reported', {
      name: around.nameAt(seat),
      text: shownText(wordsAt(around)[words]?.text ?? '', LONGEST_WORDS),
      times,
    }),
  )
