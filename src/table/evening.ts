import { Fault, type GameEvent, type Seat } from '../engine/game.ts'
import { answerOf } from './answer.ts'
import { MOST_EXTENSIONS } from './clock.ts'
import { checkCourse, sharedIn } from './course.ts'
import type { Entry, TimeMs } from './log.ts'
import { type AnyGame, type Match, waitedFor, withEntry, withoutDraft } from './match.ts'
import type { BesideInput } from './step.ts'
import { checkPerson, claimOf, withNote } from './talk.ts'
import { checkVote, decided, present, type Verdict, type Vote } from './vote.ts'
import { wordsOf } from './words.ts'

/** What people need beside the game: talk and notes, words and time, and an answer to somebody being gone. */

/** What others would hear or feel of somebody; what one writes down for oneself is not of it. */
const disturbing: readonly BesideInput['type'][] = ['claim', 'text', 'pause', 'resume', 'extend']

export function evening<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  match: Match<State, Event>,
  input: BesideInput,
  at: TimeMs,
): Match<State, Event> {
  const { record, log } = match
  if (disturbing.includes(input.type) && 'seat' in input && record.seats[input.seat]?.isPutOff)
    throw new Fault('match.put-off')
  const then = (entry: Entry): Match<State, Event> => withEntry(game, match, entry)
  switch (input.type) {
    case 'claim': {
      const { seat } = input
      return then({ kind: 'talk', at, seat, claim: claimOf(heard(game, match), input) })
    }
    case 'answer': {
      const { seat, to } = input
      return then({ kind: 'answer', at, seat, to, ...answerOf(heard(game, match), input) })
    }
    case 'note':
      return { ...match, record: { ...record, notes: withNote(heard(game, match), input.seat, input) } }
    case 'text': {
      const { seat } = input
      return then({ kind: 'text', at, seat, text: wordsOf(record, log, { seat, text: input.text, at }) })
    }
    case 'away':
      checkPerson(record.seats, input.seat)
      if (record.away.includes(input.seat) || record.seats[input.seat].absent) throw new Fault('match.away-already')
      return then({ kind: 'away', at, seat: input.seat })
    case 'back':
      if (!record.away.includes(input.seat)) throw new Fault('match.not-away')
      return then({ kind: 'back', at, seat: input.seat })
    case 'vote': {
      const { seat, about, verdict } = input
      return vote(game, match, { seat, about, verdict }, at)
    }
    case 'pause':
    case 'resume':
      checkPerson(record.seats, input.seat)
      if (record.isPaused === (input.type === 'pause'))
        throw new Fault(input.type === 'pause' ? 'match.pause-already' : 'match.resume-already')
      return then({ kind: input.type, at, seat: input.seat })
    case 'silence':
    case 'unsilence':
      checkPerson(record.seats, input.seat)
      if (record.silenced.includes(input.seat) === (input.type === 'silence'))
        throw new Fault(input.type === 'silence' ? 'match.silent-already' : 'match.not-silent')
      return then({ kind: input.type, at, seat: input.seat })
    case 'extend':
      return then({ kind: 'extend', at, seat: extending(match, input.seat) })
    case 'time':
      return timeUp(game, match, input.at)
    case 'forgive':
      if (!match.clock || !Number.isFinite(input.ms) || input.ms <= 0) throw new Fault('match.no-clock')
      return then({ kind: 'forgive', at, ms: Math.round(input.ms) })
    case 'suspicions': {
      const { seat, course } = input
      if (game.outcome(match.settled) === null) throw new Fault('suspicions.not-over')
      if (sharedIn(log).some(one => one.seat === seat)) throw new Fault('suspicions.shared')
      checkCourse(record, { seat, course })
      return then({ kind: 'suspicions', at, seat, course })
    }
    case 'screen':
      return then({ kind: 'screen', at, isOpen: input.isOpen })
    case 'clock-set': {
      if (!match.clock || record.isPaused) throw new Fault('match.no-clock')
      const ms = Math.round(input.byMs)
      const even = ms > 0 ? then({ kind: 'forgive', at, ms }) : match
      return withEntry(game, even, { kind: 'pause', at, seat: null })
    }
  }
}

/** A draft is its seat's alone: what is said is said of what everybody stands on. */
const heard = <Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  { record, settled }: Match<State, Event>,
) => ({ record, talk: game.talk, publicView: () => game.view(settled, 'observer') })

/** More time for somebody who is asked, so often for each answer. */
function extending<State, Event extends GameEvent>(match: Match<State, Event>, seat: Seat): Seat {
  if (!match.clock) throw new Fault('match.no-clock')
  if (!waitedFor(match).includes(seat)) throw new Fault('match.not-asked')
  const answered = match.log.findLastIndex(one => one.kind === 'choices' && one.seat === seat)
  const taken = match.log.slice(answered + 1).filter(one => one.kind === 'extend' && one.seat === seat)
  if (taken.length >= MOST_EXTENSIONS) throw new Fault('match.no-more-time', { most: MOST_EXTENSIONS })
  return seat
}

function vote<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  match: Match<State, Event>,
  given: Vote,
  at: TimeMs,
): Match<State, Event> {
  checkVote(match.record, given, match.log, at)
  const voted = withEntry(game, match, { kind: 'vote', at, ...given })
  const verdict = decided(voted.record, given.about)
  return verdict === null ? voted : carriedOut(game, voted, given.about, verdict, at)
}

/** What the table has decided happens. */
function carriedOut<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  match: Match<State, Event>,
  about: Seat | null,
  verdict: Verdict,
  at: TimeMs,
): Match<State, Event> {
  if (about === null || verdict === 'end')
    return withEntry(game, match, { kind: 'end', at, cause: about === null ? 'agreed' : 'abandoned' })
  const { name, bot, isPutOff: wasPutOff } = match.record.seats[about]
  if (verdict === 'wait')
    return withEntry(
      game,
      match,
      // Whoever was put off is let back. Else it is waited on: the matter begins anew, should they still not come.
      wasPutOff ? { kind: 'sit', at, seat: about, player: { name, bot } } : { kind: 'back', at, seat: about },
    )
  const isPutOff = verdict === 'autopilot' && (wasPutOff || present(match.record).includes(about))
  const absent = verdict === 'autopilot' ? 'autopilot' : 'nobody'
  const base = match.record.draft[0]?.seat === about ? withoutDraft(game, match) : match
  const left = withEntry(game, base, {
    kind: 'sit',
    at,
    seat: about,
    player: { name, bot, absent, ...(isPutOff ? { isPutOff } : {}) },
  })
  if (absent === 'autopilot') return left
  // What somebody has written down for themselves is not for whoever comes after them.
  return { ...left, record: { ...left.record, notes: left.record.notes.filter(({ seat }) => seat !== about) } }
}

/** The autopilot takes the seats that are out of time. */
function timeUp<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  match: Match<State, Event>,
  at: number,
): Match<State, Event> {
  const late = (match.clock && match.clocks?.outOfTime(match.clock, waitedFor(match), at)) ?? []
  const { seats } = match.record
  const people = late.filter(seat => seats[seat]?.bot === null && seats[seat]?.absent === undefined)
  if (people.length === 0) throw new Fault('match.not-out-of-time')
  return people.reduce<Match<State, Event>>(
    (now, seat) => withEntry(game, now, { kind: 'sit', at, seat, player: { ...seats[seat], absent: 'autopilot' } }),
    withoutDraft(game, match),
  )
}
