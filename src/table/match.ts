import { Fault, type Game, type GameEvent, type Generator, Illegal, type Json, type Seat } from '../engine/game.ts'
import type { Note, Talk, Words } from '../engine/talk.ts'
import { rootsFor } from '../seed/roots.ts'
import { type Choice, choiceOf } from './choice.ts'
import type { Clock, Clocks, Pace } from './clock.ts'
import { type Beginning, type EndCause, type Entry, newRecord, recordAfter, type TimeMs } from './log.ts'
import { type TableOptions, usualOptions } from './options.ts'
import { type Asked, askedAfter } from './questions.ts'
import type { Receipt } from './receipt.ts'
import { checkSeats, readSeats } from './seats.ts'
import type { Vote } from './vote.ts'

export type { Choice }

/** Who sits there: a person by name, or a bot by its kind. */
export interface SeatedPlayer {
  readonly name: string
  readonly bot: string | null
  /** A program of somebody's own plays there, which everybody may know. */
  readonly program?: true | undefined
  /** A person who is away: the autopilot chooses for them, or nobody does. */
  readonly absent?: 'autopilot' | 'nobody' | undefined
  /** They were there, and the others have put them off the table: the autopilot plays until the table lets them back. */
  readonly isPutOff?: true | undefined
}

/** What a match is: enough to play it again to the last byte. */
export interface MatchRecord {
  readonly game: string
  readonly setup: Json
  readonly seed: string
  /** What its chance is drawn by. */
  readonly chance: Generator
  /** 256 random bits in 64 hexadecimal digits, as secret as the seed (commitment.ts); null at a table for one. */
  readonly nonce: string | null
  /** What the seed was made of, where several machines took part in it; as secret as the seed. */
  readonly receipt: Receipt | null
  /** Nobody is named at a table for one. */
  readonly seats: readonly SeatedPlayer[]
  /** A position to begin from instead of the set-up, and dice laid down for it: a puzzle, a lesson. */
  readonly position: { readonly given: Json; readonly dice: readonly number[] } | null
  /** What was said, by whom, after how many settled choices. The engine never sees it. */
  readonly talk: readonly Talk[]
  /** What was written beside that, in words of one's own. */
  readonly words: readonly Words[]
  /** What each player keeps for themselves. */
  readonly notes: readonly Note[]
  /** Practice may rewind anywhere, with the same luck; it never counts for a career. */
  readonly practice: boolean
  /** Null where nobody is in a hurry. */
  readonly pace: Pace | null
  /** How people talk, and what is remembered for them. */
  readonly options: TableOptions
  readonly choices: readonly Choice[]
  /** The choices of one seat that nothing has settled yet: they can be undone. */
  readonly draft: readonly Choice[]
  /** Lines of play left behind by rewinding: from which choice on, and what was chosen there. */
  readonly branches: readonly { readonly at: number; readonly choices: readonly Choice[] }[]
  /** Who is waited for and not there, as the table has been told. */
  readonly away: readonly Seat[]
  /** What people want to do about it, as long as nothing is decided. */
  readonly votes: readonly Vote[]
  /** No clock runs, and nobody is hurried. */
  readonly isPaused: boolean
  /** Whom the host lets write no words of their own. */
  readonly silenced: readonly Seat[]
  /** Why it ended before the game did. */
  readonly ended: EndCause | null
}

/** A running match: what happened to it, the record that comes to, and the two states it leads to. */
export interface Match<State, Event extends GameEvent> {
  readonly log: readonly Entry[]
  readonly record: MatchRecord
  /** After the settled choices: what everybody stands on. */
  readonly settled: State
  /** With the draft on top: what the drafting seat alone sees. */
  readonly state: State
  /** What the input taken last has committed; all that ever happened is told by `eventsOf`. */
  readonly happened: readonly Event[]
  readonly draftEvents: readonly Event[]
  /** By seat: what is asked, and how often something new was. */
  readonly asked: readonly Asked[]
  /** By seat: how often its draft has changed. Never goes down, so that no two drafts are taken for one. */
  readonly versions: readonly number[]
  /** By seat: the inputs taken last, by their ids. */
  readonly taken: readonly (readonly string[])[]
  readonly clock: Clock | null
  /** What moves it: brought along by whoever opens matches that are played against time (clock.ts). */
  readonly clocks: Clocks | null
}

// A match needs only these of a game, whatever its types.
export type AnyGame<Setup, State, Event extends GameEvent> = Pick<
  Game<Setup, State, unknown, Event>,
  | 'id'
  | 'chances'
  | 'start'
  | 'decisions'
  | 'apply'
  | 'clone'
  | 'optionOf'
  | 'nameOf'
  | 'settles'
  | 'outcome'
  | 'readSetup'
  | 'seats'
  | 'seated'
  | 'talk'
  | 'view'
  | 'position'
  | 'subject'
>

type Opening = Pick<MatchRecord, 'setup' | 'seed'> &
  Partial<
    Pick<
      MatchRecord,
      'chance' | 'nonce' | 'receipt' | 'practice' | 'seats' | 'position' | 'pace' | 'options' | 'silenced'
    >
  >

/** A new match. Who sits there is checked here, whoever asks for it. */
export function openMatch<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  opening: Opening,
  now: TimeMs = null,
  clocks: Clocks | null = null,
): Match<State, Event> {
  const { setup, seed, chance = 'sfc32@1', nonce = null, practice = false, seats = [] } = opening
  const { receipt = null, position = null, pace = null, options = usualOptions, silenced = [] } = opening
  const log: Entry[] = [
    ...readSeats(seats).map((player, seat): Entry => ({ kind: 'sit', at: now, seat, player })),
    ...silenced.map((seat): Entry => ({ kind: 'silence', at: now, seat })),
  ]
  const head = { game: game.id, setup, seed, chance, nonce, receipt, practice, position, pace, options }
  const match = replayLog(game, { ...head, notes: [], draft: [] }, log, now, clocks)
  checkSeats(game.id, game.seated(match.settled), match.record.seats)
  return match
}

/** What a match is dealt from. */
type Dealt = Pick<MatchRecord, 'setup' | 'seed' | 'position'> & Partial<Pick<MatchRecord, 'chance'>>

/** The state a record begins with: its set-up dealt, or its position laid. */
export function firstState<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  { setup, seed, chance = 'sfc32@1', position }: Dealt,
  events?: Event[],
): State {
  const roots = rootsFor(chance, seed, game.chances)
  return position === null
    ? game.start(game.readSetup(setup), roots, events)
    : game.position.read(position.given, roots, position.dice)
}

/** The state some choices lead to from the beginning of a match, and all that happened on the way. */
export function playedTo<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  record: Dealt,
  choices: readonly Choice[],
): { readonly state: State; readonly events: readonly Event[] } {
  const events: Event[] = []
  const state = firstState(game, record, events)
  for (const [i, choice] of choices.entries()) applyNamed(game, state, choice, events, i)
  return { state, events }
}

/** Everything that has happened in a match by what is committed. The match is played again for it, not kept in memory. */
export const eventsOf = <Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  { record }: Pick<Match<State, Event>, 'record'>,
): readonly Event[] => playedTo(game, record, record.choices).events

/** What is kept of a match apart from its log. */
export type Head = Beginning & Pick<MatchRecord, 'notes' | 'draft'>

/** Plays a log from the start; throws a Fault naming the first choice that does not fit. */
export function replayLog<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  { draft, notes, ...head }: Head,
  log: readonly Entry[],
  now: TimeMs = log[0]?.at ?? null,
  clocks: Clocks | null = null,
): Match<State, Event> {
  const state = firstState(game, head)
  let match: Match<State, Event> = {
    log,
    record: newRecord(head, { notes, draft: [] }),
    settled: state,
    state,
    happened: [],
    draftEvents: [],
    asked: askedAfter([], game.decisions(state), subjectOf(game, state), null, null),
    versions: [],
    taken: [],
    clocks: head.pace && clocks,
    clock: head.pace && now !== null ? (clocks?.start(head.pace, seatsIn(log), now) ?? null) : null,
  }
  for (const entry of log)
    if (entry.kind === 'choices') {
      // Nobody sees the match before all of it is played: neither its state nor its choices need be copied for every entry.
      const choices = match.record.choices as Choice[]
      for (const choice of entry.choices) {
        applyNamed(game, match.settled, { seat: entry.seat, choice }, undefined, choices.length)
        choices.push(choiceOf(entry.seat, choice))
      }
      match = moved(game, match, entry, { state: match.settled, events: [] })
    } else match = { ...withEntry(game, match, entry), log }
  match = withDraft(game, match, draft)
  // A draft kept by an earlier version, or written by hand, may hold what settles.
  return match.draftEvents.some(event => game.settles(event)) ? committed(game, match, null) : match
}

const seatsIn = (log: readonly Entry[]): number =>
  Math.max(1, ...log.map(one => (one.kind === 'sit' ? one.seat + 1 : 1)))

const subjectOf = <Setup, State, Event extends GameEvent>(
  game: Pick<AnyGame<Setup, State, Event>, 'subject'>,
  state: State,
): string => String(game.subject?.(state) ?? '')

/** The same match with this draft on what is settled: however long the match, only the draft is played. */
export function withDraft<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  match: Match<State, Event>,
  draft: readonly Choice[],
): Match<State, Event> {
  const state = game.clone(match.settled)
  const draftEvents: Event[] = []
  const { choices } = match.record
  for (const [i, choice] of draft.entries()) applyNamed(game, state, choice, draftEvents, choices.length + i)
  return { ...match, record: { ...match.record, draft }, state, draftEvents }
}

/** The same match without the draft that lies on it, where one does. */
export function withoutDraft<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  match: Match<State, Event>,
): Match<State, Event> {
  const [left] = match.record.draft
  if (!left) return match
  return { ...withDraft(game, match, []), versions: newVersion(match.versions, left.seat) }
}

/** The same match with its whole draft settled. */
export function committed<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  match: Match<State, Event>,
  at: TimeMs,
  by?: 'autopilot',
): Match<State, Event> {
  const { record, state, draftEvents } = match
  const [first] = record.draft
  if (!first) return match
  const choices = record.draft.map(({ choice }) => choice)
  const entry: Entry = { kind: 'choices', at, seat: first.seat, choices, ...(by ? { by } : {}) }
  return withEntry(game, match, entry, { state, events: draftEvents })
}

/** What choices lead to, where they have been played already. */
interface Played<State, Event> {
  readonly state: State
  readonly events: readonly Event[]
}

/** The versions of all drafts after this seat's has changed. */
export function newVersion(versions: readonly number[], seat: Seat): readonly number[] {
  const next = versions.slice()
  while (next.length <= seat) next.push(0)
  next[seat] += 1
  return next
}

/** The match after one more entry of its log. */
export function withEntry<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  match: Match<State, Event>,
  entry: Entry,
  played?: Played<State, Event>,
): Match<State, Event> {
  const record = recordAfter(match.record, entry)
  const [left] = record.draft.length === 0 ? match.record.draft : []
  const next = {
    ...match,
    // A spread list has room for half as many more.
    log: match.log.concat(entry),
    record,
    // Also a draft that has gone is another draft: what was sent on it answers nothing.
    versions: left ? newVersion(match.versions, left.seat) : match.versions,
  }
  switch (entry.kind) {
    case 'sit':
    case 'talk':
    case 'answer':
    case 'text':
    case 'away':
    case 'back':
    case 'vote':
    case 'screen':
    case 'suspicions':
    case 'silence':
    case 'unsilence':
      return next
    case 'pause':
    case 'resume':
    case 'extend':
    case 'forgive':
      return { ...next, clock: match.clock && (match.clocks?.after(match.clock, entry, waitedFor(match)) ?? null) }
    case 'end':
      return { ...next, state: match.settled, draftEvents: [] }
    case 'choices': {
      const { state, events } = played ?? playedOn(game, match, entry)
      return moved(game, next, entry, { state, events: [...match.happened, ...events] })
    }
    case 'rewind':
      return moved(game, next, entry, { ...playedTo(game, next.record, next.record.choices), events: [] })
  }
}

/** Who must choose, by what is committed. */
export const waitedFor = <State, Event extends GameEvent>({ asked }: Pick<Match<State, Event>, 'asked'>): Seat[] =>
  asked.map((_, seat) => seat).filter(seat => asked[seat].what)

/** The match on another committed state: no draft lies on it yet, and the clocks have run until now. */
function moved<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  match: Match<State, Event>,
  entry: Entry,
  { state, events }: Played<State, Event>,
): Match<State, Event> {
  const answered = entry.kind === 'choices' ? entry.seat : null
  const { asked, clock, clocks } = match
  const waiting = waitedFor(match)
  return {
    ...match,
    settled: state,
    state,
    happened: events,
    draftEvents: [],
    asked: askedAfter(asked, game.decisions(state), subjectOf(game, state), answered ?? 'everybody', entry.at),
    clock: clock && (clocks?.stop(clock, waiting, answered, entry.at) ?? null),
  }
}

function playedOn<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  { settled, record: { choices } }: Match<State, Event>,
  { seat, choices: made }: Entry & { readonly kind: 'choices' },
): Played<State, Event> {
  const state = game.clone(settled)
  const events: Event[] = []
  for (const [i, choice] of made.entries()) applyNamed(game, state, { seat, choice }, events, choices.length + i)
  return { state, events }
}

function applyNamed<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  state: State,
  { seat, choice }: Choice,
  events: Event[] | undefined,
  number: number,
): void {
  const option = game.optionOf(choice)
  if (option === null) throw new Fault('match.unknown-choice', { number: number + 1, choice })
  try {
    game.apply(state, seat, option, events)
  } catch (error) {
    if (error instanceof Illegal)
      throw new Fault('match.illegal-choice', { number: number + 1, choice, rule: error.reason.rule })
    throw error
  }
}
