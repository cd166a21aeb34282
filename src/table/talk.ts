import { mannersOf } from '../bots/manners.ts'
import { Fault, type Seat } from '../engine/game.ts'
import type { GameTalk } from '../engine/talk.ts'
import type { MatchRecord } from './match.ts'
import { isNoteAbout, readNoteText } from './notes.ts'
import type { Input } from './step.ts'

/** More than any table has said, and little enough that the file of the match stays one that opens. */
const MOST_CLAIMS = 10_000

/** What is said and noted needs of a match: its record, the words of its game, and the table as everybody sees it. */
export interface Heard {
  readonly record: Pick<MatchRecord, 'game' | 'seats' | 'talk' | 'notes' | 'options' | 'silenced' | 'choices'>
  readonly talk: GameTalk<unknown> | undefined
  readonly publicView: () => unknown
}

/** A person sits there: nobody writes anything down for a bot, nor does anything else in its place. */
export function checkPerson(seats: MatchRecord['seats'], seat: Seat): void {
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats.length) throw new Fault('talk.no-such-seat')
  if (seats[seat].bot !== null) throw new Fault('talk.bot')
}

export function wordsOf({ talk }: Heard): GameTalk<unknown> {
  if (!talk) throw new Fault('talk.none')
  return talk
}

/** Everybody speaks for themselves: people, and bots that talk. */
export function checkSpeaker(
  { game, seats }: Pick<MatchRecord, 'game' | 'seats'>,
  { seat, by }: { readonly seat: Seat; readonly by?: 'bot' | undefined },
): void {
  if (by === undefined) checkPerson(seats, seat)
  else if (mannersOf(game, seats[seat]?.bot ?? '') === null) throw new Fault('talk.bot')
}

/** What this seat wants to say, read, where it can be said now. */
export function claimOf(heard: Heard, input: Input & { readonly type: 'claim' }): unknown {
  const { seats, talk: said, options, choices } = heard.record
  const { seat, claim: given, after = choices.length } = input
  const words = wordsOf(heard)
  if (options.talk === 'none') throw new Fault('talk.off')
  checkSpeaker(heard.record, input)
  if (after !== choices.length) throw new Fault('match.other-question')
  if (said.length >= MOST_CLAIMS) throw new Fault('talk.enough', { most: MOST_CLAIMS })
  const claim = words.readClaim(given, seats.length)
  words.checkClaim(heard.publicView(), seat, claim, said)
  return claim
}

/** One line for each subject and writer: a new one takes the place of the old, an empty one takes it away. */
export function withNote(
  heard: Heard,
  seat: Seat,
  { about: given, text }: { readonly about: unknown; readonly text: unknown },
): MatchRecord['notes'] {
  const { seats, notes } = heard.record
  const words = wordsOf(heard)
  checkPerson(seats, seat)
  const about = words.readSubject(given, seats.length)
  const written = readNoteText(text)
  const isSame = isNoteAbout(seat, about)
  // What is noted already can still be changed and taken away when its subject has left the table.
  if (!notes.some(isSame)) words.checkSubject(heard.publicView(), about)
  const others = notes.filter(note => !isSame(note))
  return written === '' ? others : [...others, { seat, about, text: written }]
}
