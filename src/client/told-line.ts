import type { Seat } from '../engine/game.ts'
import type { Told } from '../host/told.ts'
import type { SeatedPlayer } from '../table/match.ts'
import type { Vote } from '../table/vote.ts'
import type { Say } from '../words/index.ts'
import { shown as shownText } from '../words/shown.ts'
import { timeText } from './time-left.ts'

/** More than the table takes at once. */
const LONGEST_WORDS = 400

/** All that was told beside the game, a line each; null for what is seen elsewhere. */
export function linesOf(say: Say, beside: readonly Told[], nameAt: (seat: Seat) => string): readonly (string | null)[] {
  const sitting = new Map<Seat, SeatedPlayer>()
  return beside.map((told, at) => {
    if (!('player' in told)) {
      const waitedFor = waitedForBy(told, beside[at - 1])
      if (waitedFor !== null) return say('people.told.waits', { name: nameAt(waitedFor) })
      return lineOf(say, told, nameAt, seat => sitting.get(seat)?.isPutOff === true)
    }
    const before = sitting.get(told.seat)
    sitting.set(told.seat, told.player)
    const how = sitsHow(told.player, before)
    return how && say(`people.sits.${how}`, { name: nameAt(told.seat) })
  })
}

/** What somebody would have. To wait for somebody who was put off is to let them back. */
export function votedLine(
  say: Say,
  { seat, about, verdict }: Vote,
  nameAt: (seat: Seat) => string,
  isPutOff: (seat: Seat) => boolean,
): string {
  if (about === null) return say('people.voted.end', { name: nameAt(seat) })
  const wish = verdict === 'wait' && isPutOff(about) ? 'back' : verdict
  return say('people.voted', { name: nameAt(seat), about: nameAt(about), verdict: wish })
}

/** What has become of a seat; null where somebody only sits down as the match begins. */
function sitsHow({ absent, isPutOff }: SeatedPlayer, before: SeatedPlayer | undefined): string | null {
  if (absent !== undefined) return isPutOff ? 'put-off' : absent
  if (before?.absent === undefined) return null
  if (before.absent === 'nobody') return 'taken'
  return before.isPutOff ? 'let-back' : 'again'
}

/** For whom the table waits once more: with the vote that decides it they are taken for back, and have not come. */
function waitedForBy(told: Told, before: Told | undefined): Seat | null {
  if (!('entry' in told) || told.entry.kind !== 'back' || !before || !('entry' in before)) return null
  const { seat, at } = told.entry
  const { entry } = before
  const isDecided = entry.kind === 'vote' && entry.verdict === 'wait' && entry.about === seat && entry.at === at
  return isDecided ? seat : null
}

/** One thing of it that says all by itself. */
function lineOf(
  say: Say,
  told: Told,
  nameAt: (seat: Seat) => string,
  isPutOff: (seat: Seat) => boolean,
): string | null {
  if ('words' in told)
    return say('people.words', { name: nameAt(told.words.seat), text: shownText(told.words.text, LONGEST_WORDS) })
  if (!('entry' in told)) return null
  const { entry } = told
  switch (entry.kind) {
    case 'away':
    case 'back':
    case 'extend':
    case 'silence':
    case 'unsilence':
    case 'suspicions':
      return say(`people.told.${entry.kind}`, { name: nameAt(entry.seat) })
    case 'pause':
    case 'resume':
      return entry.seat === null
        ? say(`people.told.${entry.kind}.table`)
        : say(`people.told.${entry.kind}`, { name: nameAt(entry.seat) })
    case 'vote':
      return votedLine(say, entry, nameAt, isPutOff)
    case 'screen':
      return say(entry.isOpen ? 'shared-screen.opened' : 'shared-screen.closed')
    case 'forgive':
      return say('people.told.forgive', { time: timeText(say, entry.ms) })
    case 'end':
      return say(`people.told.end.${entry.cause}`)
  }
}
