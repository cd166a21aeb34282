import { chacha20 } from '../engine/chacha20.ts'
import { bringCryptographic } from '../engine/chance.ts'
import { Fault, type GameEvent } from '../engine/game.ts'
import type { GameTalk } from '../engine/talk.ts'
import { checkCommitment } from './check-commitment.ts'
import { clocks } from './clock.ts'
import { checkCourse, sharedIn } from './course.ts'
import { canonical, deckHash, type FileGame } from './file.ts'
import type { MatchFile } from './file-schema.ts'
import { newRecord, recordAfter } from './log.ts'
import { eventsOf, type Head, type Match, type MatchRecord, replayLog } from './match.ts'
import { usualOptions } from './options.ts'
import { checkSeats } from './seats.ts'
import { checkPerson, checkSpeaker } from './talk.ts'

// Any match from a file may be one between people.
bringCryptographic(chacha20)

const headOf = ({
  game,
  setup,
  seed,
  chance,
  nonce,
  receipt,
  position,
  practice,
  pace,
  options,
  notes,
  draft,
}: MatchFile): Head => ({
  ...{ game, setup, seed, chance, practice, draft },
  nonce: nonce ?? null,
  receipt: receipt ?? null,
  position: position ?? null,
  pace: pace ?? null,
  options: options ?? usualOptions,
  notes: notes ?? [],
})

/** What a file tells of its match, without playing it. */
export function recordOf(file: MatchFile): MatchRecord {
  checkLog(file)
  const { notes, draft, ...head } = headOf(file)
  let record = newRecord(head)
  for (const entry of file.log) record = recordAfter(record, entry)
  return { ...record, notes, draft }
}

/** What no match can have come to, whatever its file says: nothing follows its end, and only practice goes back. */
function checkLog({ log, practice }: Pick<MatchFile, 'log' | 'practice'>): void {
  let choices = 0
  let said = 0
  let isEnded = false
  for (const entry of log) {
    if (isEnded) throw new Fault('match.ended')
    isEnded = entry.kind === 'end'
    if (entry.kind === 'choices') choices += entry.choices.length
    if (entry.kind === 'talk') said += 1
    if (entry.kind === 'answer' && entry.to >= said) throw new Fault('file.said')
    if (entry.kind !== 'rewind') continue
    if (!practice) throw new Fault('match.no-rewind')
    if (entry.to >= choices) throw new Fault('match.rewind-to', { most: choices })
    choices = entry.to
  }
}

/** Open a file with the game it belongs to: same rules, same deck, every choice legal, everybody in a seat. */
export function openFile<Setup, State, Event extends GameEvent>(
  game: FileGame<Setup, State, Event>,
  file: MatchFile,
): Match<State, Event> {
  if (file.rules !== game.rulesVersion) throw new Fault('file.rules', { is: file.rules, should: game.rulesVersion })
  if (file.deck.hash !== deckHash(game.deck)) throw new Fault('file.deck')
  checkLog(file)
  const match = replayLog(game, headOf(file), file.log, undefined, clocks)
  checkCommitment(match.record, file)
  checkSeats(game.id, game.seated(match.settled), match.record.seats)
  checkTalk(match.record, game.talk)
  checkShared(game, match)
  return match
}

/** Whoever shares their suspicions does it once, when nothing more can be chosen. */
function checkShared<Setup, State, Event extends GameEvent>(
  game: Pick<FileGame<Setup, State, Event>, 'outcome'>,
  { record, settled, log }: Match<State, Event>,
): void {
  const shared = sharedIn(log)
  if (shared.length === 0) return
  const isOnce = new Set(shared.map(({ seat }) => seat)).size === shared.length
  if (!isOnce || game.outcome(settled) === null) throw new Fault('file.said')
  for (const one of shared) checkCourse(record, one)
}

/** Does a finished game reproduce itself? Throws a Fault naming the first event that differs. */
export function verifyFile<Setup, State, Event extends GameEvent>(
  game: FileGame<Setup, State, Event>,
  file: MatchFile,
): Match<State, Event> {
  const match = openFile(game, file)
  const told = file.events
  if (told === undefined) return match
  const played = eventsOf(game, match)
  for (let i = 0; i < Math.max(told.length, played.length); i++)
    if (canonical(told[i]) !== canonical(played[i])) throw new Fault('file.differs', { number: i + 1 })
  if (canonical(file.outcome) !== canonical(game.outcome(match.state))) throw new Fault('file.outcome-differs')
  return match
}

/**
 * What was said and written down at a match from a file, as far as that can be told afterwards: cases come and go, but
 * people do not.
 */
function checkTalk(
  { game, seats, talk: said, notes }: Pick<MatchRecord, 'game' | 'seats' | 'talk' | 'notes'>,
  talk: GameTalk<unknown> | undefined,
): void {
  if (said.length + notes.length === 0) return
  try {
    if (!talk) throw new Fault('talk.none')
    for (const one of said) {
      checkSpeaker({ game, seats }, { seat: one.seat, by: seats[one.seat]?.bot == null ? undefined : 'bot' })
      talk.readClaim(one.claim, seats.length)
      if (one.answer) talk.readAnswer?.(one.answer.says, one.answer.seat, one)
    }
    for (const { seat, about } of notes) {
      checkPerson(seats, seat)
      talk.readSubject(about, seats.length)
    }
  } catch (error) {
    throw error instanceof Fault ? new Fault('file.said') : error
  }
}
