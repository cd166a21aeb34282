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

/** All that somebody has written, each by its number, the newest first. */
export const writtenBy = (around: AroundTable, seat: Seat): { readonly words: number; readonly text: string }[] =>
  wordsAt(around)
    .flatMap((one, words) => (one.seat === seat ? [{ words, text: shownText(one.text, LONGEST_WORDS) }] : []))
    .reverse()

/** What was reported to whoever looks after the table, a line each. */
export const reportLines = (table: RemoteTable, say: Say, around: AroundTable): string[] =>
  table.now().reports.map(({ seat, words, times }) =>
    say('people.reported', {
      name: around.nameAt(seat),
      text: shownText(wordsAt(around)[words]?.text ?? '', LONGEST_WORDS),
      times,
    }),
  )
