import { type Decision, Fault, type Game, type GameEvent, Illegal, type Json, type Seat } from '../engine/game.ts'
import type { Note, Talk } from '../engine/talk.ts'
import { rootsOf } from '../seed/roots.ts'
import { checkSeats, readSeats } from './seats.ts'
import { withClaim, withNote } from './talk.ts'

/** One choice as it is written down: who, and the option's text name. */
export interface Choice {
  readonly seat: Seat
  readonly choice: string
}

/** Who sits there: a person by name, or a bot by its kind. */
export interface SeatedPlayer {
  readonly name: string
  readonly bot: string | null
}

/** What a match is: enough to play it again to the last byte. */
export interface MatchRecord {
  readonly game: string
  readonly setup: Json
  readonly seed: string
  /** 256 random bits in 64 hexadecimal digits, as secret as the seed (commitment.ts); null at a table for one. */
  readonly nonce: string | null
  /** Nobody is named at a table for one. */
  readonly seats: readonly SeatedPlayer[]
  /** A position to begin from instead of the set-up, and dice laid down for it: a puzzle, a lesson. */
  readonly position: { readonly given: Json; readonly dice: readonly number[] } | null
  /** What was said, by whom, after how many settled choices. The engine never sees it. */
  readonly talk: readonly Talk[]
  /** What each player keeps for themselves. */
  readonly notes: readonly Note[]
  /** Practice may rewind anywhere, with the same luck; it never counts for a career. */
  readonly practice: boolean
  readonly choices: readonly Choice[]
  /** The choices of one seat that nothing has settled yet: they can be undone. */
  readonly draft: readonly Choice[]
  /** Lines of play left behind by rewinding: from which choice on, and what was chosen there. */
  readonly branches: readonly { readonly at: number; readonly choices: readonly Choice[] }[]
}

/** A running match: the record, and the two states it leads to. */
export interface Match<State, Event extends GameEvent> {
  readonly record: MatchRecord
  /** After the settled choices: what everybody stands on. */
  readonly settled: State
  /** With the draft on top: what the drafting seat alone sees. */
  readonly state: State
  readonly events: readonly Event[]
  readonly draftEvents: readonly Event[]
}

export type Input =
  | { readonly type: 'choose'; readonly seat: Seat; readonly choice: string }
  | { readonly type: 'undo'; readonly seat: Seat }
  /** Practice only: go back to before choice number `to`. */
  | { readonly type: 'rewind'; readonly to: number }
  /** Say something at the table; the match does not move on by it. What is said may be anything: it is read here. */
  | { readonly type: 'claim'; readonly seat: Seat; readonly claim: unknown }
  /** Write something down for oneself; an empty text takes away what was written. */
  | { readonly type: 'note'; readonly seat: Seat; readonly about: unknown; readonly text: unknown }

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
>

/** A new match. Who sits there is checked here, whoever asks for it. */
export function openMatch<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  {
    setup,
    seed,
    nonce = null,
    practice = false,
    seats = [],
    position = null,
  }: Pick<MatchRecord, 'setup' | 'seed'> & Partial<Pick<MatchRecord, 'nonce' | 'practice' | 'seats' | 'position'>>,
): Match<State, Event> {
  const match = replayMatch(game, {
    game: game.id,
    setup,
    seed,
    nonce,
    seats: readSeats(seats),
    position,
    talk: [],
    notes: [],
    practice,
    choices: [],
    draft: [],
    branches: [],
  })
  checkSeats(game.id, game.seated(match.settled), match.record.seats)
  return match
}

/** The state a record begins with: its set-up dealt, or its position laid. */
export function firstState<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  { setup, seed, position }: Pick<MatchRecord, 'setup' | 'seed' | 'position'>,
  events?: Event[],
): State {
  const roots = rootsOf(seed, game.chances)
  return position === null
    ? game.start(game.readSetup(setup), roots, events)
    : game.position.read(position.given, roots, position.dice)
}

/** Play a record from the start; throws a Fault naming the first choice that does not fit. */
export function replayMatch<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  record: MatchRecord,
): Match<State, Event> {
  const events: Event[] = []
  const state = firstState(game, record, events)
  for (const [i, choice] of record.choices.entries()) applyNamed(game, state, choice, events, i)
  const match = withDraft(game, { record, settled: state, state, events, draftEvents: [] }, record.draft)
  // A draft kept by an earlier version, or written by hand, may hold what settles.
  return match.draftEvents.some(event => game.settles(event)) ? committed(game, match) : match
}

/** The same match with this draft on what is settled: however long the match, only the draft is played. */
function withDraft<Setup, State, Event extends GameEvent>(
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

/** The same match with its whole draft settled. */
const committed = <Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  { record, state, events, draftEvents }: Match<State, Event>,
): Match<State, Event> => ({
  record: { ...record, choices: [...record.choices, ...record.draft], draft: [] },
  settled: game.clone(state),
  state,
  events: [...events, ...draftEvents],
  draftEvents: [],
})

function applyNamed<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  state: State,
  { seat, choice }: Choice,
  events: Event[],
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

/** One input, one new match; the old one is untouched. Throws Illegal or a Fault, and then nothing has happened. */
export function takeInput<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  match: Match<State, Event>,
  input: Input,
): Match<State, Event> {
  switch (input.type) {
    case 'choose':
      return choose(game, match, { seat: input.seat, choice: input.choice })
    case 'undo': {
      const { draft } = match.record
      if (draft.length === 0 || draft[0].seat !== input.seat) throw new Fault('match.nothing-to-undo')
      return withDraft(game, match, draft.slice(0, -1))
    }
    case 'rewind':
      return rewind(game, match, input.to)
    case 'claim':
      return {
        ...match,
        record: { ...match.record, talk: withClaim(heard(game, match), input.seat, input.claim) },
      }
    case 'note':
      return { ...match, record: { ...match.record, notes: withNote(heard(game, match), input.seat, input) } }
  }
}

/** A draft is its seat's alone: what is said is said of what everybody stands on. */
const heard = <Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  { record, settled }: Match<State, Event>,
) => ({ record, talk: game.talk, publicView: () => game.view(settled, 'observer') })

function choose<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  match: Match<State, Event>,
  choice: Choice,
): Match<State, Event> {
  const option = game.optionOf(choice.choice)
  if (option === null) throw new Fault('match.no-such-option', { choice: choice.choice })
  const state = game.clone(match.state)
  const made: Event[] = []
  game.apply(state, choice.seat, option, made)
  const record = { ...match.record, draft: [...match.record.draft, choice] }
  const drafted = { ...match, state, record, draftEvents: [...match.draftEvents, ...made] }
  return settles(game, game.decisions(state), choice.seat, made) ? committed(game, drafted) : drafted
}

/** Something new was shown, somebody else is asked, or the game is over: what came before stands. */
const settles = <Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  next: readonly Decision[],
  seat: Seat,
  events: readonly Event[],
): boolean => events.some(event => game.settles(event)) || next.length !== 1 || next[0].seat !== seat

function rewind<Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  { record }: Match<State, Event>,
  to: number,
): Match<State, Event> {
  const all = [...record.choices, ...record.draft]
  if (!record.practice) throw new Fault('match.no-rewind')
  if (!Number.isInteger(to) || to < 0 || to >= all.length) throw new Fault('match.rewind-to', { most: all.length })
  return replayMatch(game, {
    ...record,
    choices: all.slice(0, to),
    draft: [],
    branches: [...record.branches, { at: to, choices: all.slice(to) }],
  })
}
