import { type Decision, Fault, type GameEvent, type Seat } from '../engine/game.ts'
import type { Course } from '../engine/talk.ts'
import { choiceOf } from './choice.ts'
import { type EndCause, type Entry, endCauses, type TimeMs } from './log.ts'
import {
  type AnyGame,
  committed,
  type Match,
  newVersion,
  type SeatedPlayer,
  waitedFor,
  withDraft,
  withEntry,
} from './match.ts'
import { checkSeats, readSeats } from './seats.ts'
import type { Vote } from './vote.ts'

/** What every input may carry. */
interface Sent {
  /** Made once for one intention: however often it arrives, it is taken once. */
  readonly id?: string | undefined
  /** When it arrived. */
  readonly at?: TimeMs
}

/** What answers a question names the question, so that a late click never answers the next one. */
interface Answering extends Sent {
  readonly seat: Seat
  readonly question?: string | undefined
}

export type Input =
  /** A chain of choices is taken whole or not at all. */
  | (Answering & {
      readonly type: 'choose'
      readonly choices: readonly string[]
      readonly by?: 'autopilot'
    })
  | (Answering & { readonly type: 'undo' })
  /** Practice only: go back to before choice number `to`. */
  | (Sent & { readonly type: 'rewind'; readonly to: number })
  /** Say something at the table; the match does not move on by it. What is said may be anything: it is read here. */
  | (Sent & {
      readonly type: 'claim'
      readonly seat: Seat
      readonly claim: unknown
      readonly by?: 'bot'
      /** Said after so many choices, or not at all. */
      readonly after?: number
    })
  /** Answer what was said of oneself, by its place in the talk; both may be anything, and are read here. */
  | (Sent & {
      readonly type: 'answer'
      readonly seat: Seat
      readonly to: number
      readonly answer: unknown
      readonly text?: unknown
      readonly by?: 'bot'
    })
  /** Write something down for oneself; an empty text takes away what was written. */
  | (Sent & { readonly type: 'note'; readonly seat: Seat; readonly about: unknown; readonly text: unknown })
  /** Somebody else sits there from now on. */
  | (Sent & { readonly type: 'sit'; readonly seat: Seat; readonly player: SeatedPlayer })
  /** The autopilot takes the seats that are out of time. */
  | { readonly type: 'time'; readonly at: number }
  | (Sent & { readonly type: 'end'; readonly cause: EndCause })
  /** Free words; they may be anything and are read here. */
  | (Sent & { readonly type: 'text'; readonly seat: Seat; readonly text: unknown })
  /** The host says who is waited for and not there, and who is back. */
  | (Sent & { readonly type: 'away' | 'back'; readonly seat: Seat })
  | (Sent & { readonly type: 'vote' } & Vote)
  | (Sent & { readonly type: 'pause' | 'resume'; readonly seat: Seat })
  | (Sent & { readonly type: 'extend'; readonly seat: Seat })
  /** The host lets somebody write no words of their own, or again. */
  | (Sent & { readonly type: 'silence' | 'unsilence'; readonly seat: Seat })
  /** Once the game is over: how somebody's suspicions went, as the host has kept them. */
  | (Sent & { readonly type: 'suspicions' } & Course)
  /** The host could not be reached for so long. */
  | (Sent & { readonly type: 'forgive'; readonly ms: number })
  /** The host's clock was set by so much: nobody loses time by it, and no clock runs until somebody lets it go on. */
  | (Sent & { readonly type: 'clock-set'; readonly byMs: number })
  /** The host has opened a shared screen, or closed it: everybody is told. */
  | (Sent & { readonly type: 'screen'; readonly isOpen: boolean })

const core = ['choose', 'undo', 'rewind', 'sit', 'end'] as const
/** What people need beside the game: talk, notes, time, an answer to somebody being gone. */
export type BesideInput = Exclude<Input, { readonly type: (typeof core)[number] }>
export const isBeside = (input: Input): input is BesideInput => !(core as readonly string[]).includes(input.type)
/** Takes such an input (evening.ts). It is loaded when one comes: a first call has none. */
export type Beside = <Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  match: Match<State, Event>,
  input: BesideInput,
  at: TimeMs,
) => Match<State, Event>

/** What has to be done next without anybody asking for it: at once, but for what waits for a time. */
export type Due =
  | { readonly what: 'bot' | 'autopilot'; readonly seat: Seat }
  /** From then on somebody is out of time. */
  | { readonly what: 'time'; readonly at: number }

export interface Stepped<State, Event extends GameEvent> {
  readonly match: Match<State, Event>
  /** What is new in the log; nothing for what stays private to a seat. */
  readonly entries: readonly Entry[]
  /** What has happened by it and is committed: each viewer is told what they may read of it. */
  readonly events: readonly Event[]
  readonly due: Due | null
}

/** So many ids are remembered for each seat: no client has more under way. */
export const MOST_IDS = 32
const LONGEST_ID_CHARACTERS = 64
/** No turn is a longer chain of choices. */
const LONGEST_CHAIN_CHOICES = 64

/** The question that stands for a seat: which of its committed ones, and which version of its draft. */
export const questionOf = <State, Event extends GameEvent>(
  { asked, versions }: Pick<Match<State, Event>, 'asked' | 'versions'>,
  seat: Seat,
): string => `${asked[seat]?.count ?? 0}.${versions[seat] ?? 0}`

/** What is due next at this match. */
export function dueOf<State, Event extends GameEvent>(match: Match<State, Event>): Due | null {
  const { seats, ended } = match.record
  if (ended !== null) return null
  const waiting = waitedFor(match)
  for (const seat of waiting) {
    if (seats[seat]?.bot != null) return { what: 'bot', seat }
    if (seats[seat]?.absent === 'autopilot') return { what: 'autopilot', seat }
  }
  const at = match.clock && (match.clocks?.runsOutAt(match.clock, waiting) ?? null)
  return at === null ? null : { what: 'time', at }
}

/** One input, one new match; the old one is untouched. Throws Illegal or a Fault, and then nothing has happened. */
export function step<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  match: Match<State, Event>,
  input: Input,
  beside?: Beside,
): Stepped<State, Event> {
  const stepped = (next: Match<State, Event>): Stepped<State, Event> => ({
    match: next,
    entries: next.log.slice(match.log.length),
    events: next.happened,
    due: dueOf(next),
  })
  if (isTaken(match, input)) return { match, entries: [], events: [], due: dueOf(match) }
  const before = match.happened.length === 0 ? match : { ...match, happened: [] }
  return stepped(remembered(taken(game, before, input, beside), input))
}

const seatOf = (input: Input): Seat => ('seat' in input ? input.seat : 0)

/** A retry: it has its answer already. */
function isTaken<State, Event extends GameEvent>(match: Match<State, Event>, input: Input): boolean {
  if (!('id' in input) || input.id === undefined) return false
  if (input.id === '' || input.id.length > LONGEST_ID_CHARACTERS)
    throw new Fault('match.id', { most: LONGEST_ID_CHARACTERS })
  return match.taken[seatOf(input)]?.includes(input.id) === true
}

const remembered = <State, Event extends GameEvent>(match: Match<State, Event>, input: Input): Match<State, Event> =>
  'id' in input && input.id !== undefined ? withRequest(match, seatOf(input), input.id) : match

/** The match with one more id that is not taken again. */
export function withRequest<State, Event extends GameEvent>(
  match: Match<State, Event>,
  seat: Seat,
  id: string,
): Match<State, Event> {
  const taken = match.taken.slice()
  while (taken.length <= seat) taken.push([])
  taken[seat] = [...taken[seat], id].slice(-MOST_IDS)
  return { ...match, taken }
}

function taken<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  match: Match<State, Event>,
  input: Input,
  beside: Beside | undefined,
): Match<State, Event> {
  const { record } = match
  const at = input.at ?? null
  if (record.ended !== null && input.type !== 'note') throw new Fault('match.ended')
  if ('question' in input && input.question !== undefined && input.question !== questionOf(match, input.seat))
    throw new Fault('match.other-question')
  switch (input.type) {
    case 'choose':
      return choose(game, returned(game, match, input), input)
    case 'undo': {
      const { draft } = record
      if (draft.length === 0 || draft[0].seat !== input.seat) throw new Fault('match.nothing-to-undo')
      return drafted(withDraft(game, match, draft.slice(0, -1)), input.seat)
    }
    case 'rewind':
      return rewind(game, match, input.to, at)
    case 'sit':
      return withEntry(game, match, { kind: 'sit', at, seat: input.seat, player: checkedPlayer(game, match, input) })
    case 'end':
      if (!endCauses.includes(input.cause)) throw new Fault('match.ended')
      return withEntry(game, match, { kind: 'end', at, cause: input.cause })
    default:
      if (!beside) throw new Error(input.type)
      return beside(game, match, input, at)
  }
}

/** Somebody whose seat the autopilot has is back with whatever they do next. */
function returned<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  match: Match<State, Event>,
  { seat, by, at = null }: Input & { readonly type: 'choose' },
): Match<State, Event> {
  const sitting = match.record.seats[seat]
  if (by === 'autopilot') {
    // A program of somebody's own that cannot go on has a stand-in, too.
    if (sitting?.absent !== 'autopilot' && !(sitting?.program && sitting.bot !== null))
      throw new Fault('match.no-autopilot')
    return match
  }
  if (sitting?.absent === undefined) return match
  if (sitting.absent === 'nobody') throw new Fault('match.nobody-there')
  if (sitting.isPutOff) throw new Fault('match.put-off')
  const { name, bot } = sitting
  return withEntry(game, match, { kind: 'sit', at, seat, player: { name, bot } })
}

function choose<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  match: Match<State, Event>,
  { seat, choices, at = null, by }: Input & { readonly type: 'choose' },
): Match<State, Event> {
  if (choices.length === 0 || choices.length > LONGEST_CHAIN_CHOICES)
    throw new Fault('match.chain', { most: LONGEST_CHAIN_CHOICES })
  let now = match
  for (const [i, choice] of choices.entries()) {
    const { next, settles } = chosen(game, now, seat, choice)
    if (!settles) {
      now = next
      continue
    }
    // What a choice shows cannot have been known to whoever sent another one after it.
    if (i < choices.length - 1) throw new Fault('match.chain-settles', { choice })
    return committed(game, next, at, by)
  }
  return drafted(now, seat)
}

/** A draft that has changed has another version, whatever it was before. */
const drafted = <State, Event extends GameEvent>(match: Match<State, Event>, seat: Seat): Match<State, Event> => ({
  ...match,
  versions: newVersion(match.versions, seat),
})

function chosen<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  match: Match<State, Event>,
  seat: Seat,
  name: string,
): { readonly next: Match<State, Event>; readonly settles: boolean } {
  const option = game.optionOf(name)
  if (option === null) throw new Fault('match.no-such-option', { choice: name })
  const state = game.clone(match.state)
  const made: Event[] = []
  game.apply(state, seat, option, made)
  const record = { ...match.record, draft: [...match.record.draft, choiceOf(seat, name)] }
  const next = { ...match, state, record, draftEvents: [...match.draftEvents, ...made] }
  return { next, settles: settles(game, game.decisions(state), seat, made) }
}

/** Something new was shown, somebody else is asked, or the game is over: what came before stands. */
export const settles = <Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  next: readonly Decision[],
  seat: Seat,
  events: readonly Event[],
): boolean => events.some(event => game.settles(event)) || next.length !== 1 || next[0].seat !== seat

function rewind<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  match: Match<State, Event>,
  to: number,
  at: TimeMs,
): Match<State, Event> {
  const { record } = match
  const made = record.choices.length + record.draft.length
  if (!record.practice) throw new Fault('match.no-rewind')
  if (!Number.isInteger(to) || to < 0 || to >= made) throw new Fault('match.rewind-to', { most: made })
  return withEntry(game, committed(game, match, at), { kind: 'rewind', at, to })
}

function checkedPlayer<Setup, State, Event extends GameEvent>(
  { id }: AnyGame<Setup, State, Event>,
  { record: { seats } }: Match<State, Event>,
  { seat, player }: Input & { readonly type: 'sit' },
): SeatedPlayer {
  if (!(seat in seats)) throw new Fault('talk.no-such-seat')
  // Only the table itself gives it back, or to somebody else.
  if (seats[seat].isPutOff) throw new Fault('match.put-off')
  const { absent, ...named } = player
  const [checked] = readSeats([named])
  checkSeats(id, seats.length, seats.with(seat, checked))
  return absent ? { ...checked, absent } : checked
}
