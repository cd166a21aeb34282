import type { DailyResult } from '../../games/negotiator/career/daily-schema.ts'
import type { Say } from '../../words/index.ts'

const SAVED = '🟩'
const HELD = '🟨'
const LOST = '⬛'

const GOOD = '🟢'
const BAD = '🔴'
const BOTH = '🟠'
const QUIET = '⚪'

/** A square a hostage: out, still held, lost. */
export const hostageSquares = ({ saved, held, killed }: Pick<DailyResult, 'saved' | 'held' | 'killed'>): string =>
  SAVED.repeat(saved) + HELD.repeat(held) + LOST.repeat(killed)

/** A dot a turn: somebody came out, somebody was lost, both, neither. */
export const turnDots = ({ turns }: Pick<DailyResult, 'turns'>): string =>
  turns
    .map(({ saved, killed }) => (saved > 0 && killed > 0 ? BOTH : saved > 0 ? GOOD : killed > 0 ? BAD : QUIET))
    .join('')

/** What one may tell without spoiling it: a sentence for everybody, squares and dots, and where to play. No cards. */
export const shareText = (say: Say, result: DailyResult, address: string): string =>
  [
    say('daily.share', { date: result.date }),
    say(result.won ? 'daily.share.won' : 'daily.share.lost', {
      saved: result.saved,
      total: result.saved + result.held + result.killed,
      turns: result.turns.length,
    }),
    hostageSquares(result),
    turnDots(result),
    address,
  ].join('\n')
