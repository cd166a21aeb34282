import type { Played, Reviewing } from '../../bots/advisor/review/review.ts'
import { type Decision, Fault, type GameEvent, type Seat } from '../../engine/game.ts'
import { own } from '../../engine/own.ts'
import type { Event } from '../../games/homeland/events.ts'
import type { Homeland } from '../../games/homeland/index.ts'
import type { State as HomelandState } from '../../games/homeland/rules/state.ts'
import type { GameId } from '../../games/index.ts'
import type { Negotiator } from '../../games/negotiator/index.ts'
import type { State as NegotiatorState } from '../../games/negotiator/rules/state.ts'
import { sharedIn } from '../../table/course.ts'
import { firstState, type MatchRecord, playedTo } from '../../table/match.ts'
import type { OpenMatch } from '../hosting.ts'

/** What is wanted of a review: from which seat, and how much more than usual it may work. */
export interface Wanted {
  /** Left out, it is the seat of the only person, or the first. */
  readonly seat?: Seat | undefined
  readonly effort?: number | undefined
}

type Begin = (open: Reviewed, seat: Seat, effort: number) => Promise<Reviewing>
export type Reviewed = Pick<OpenMatch, 'game' | 'match'>

/** How it began, with all that was told then, and what was chosen. */
function playedIn<Game, State, Event extends GameEvent>({ game, match: { record } }: Reviewed) {
  const opening: GameEvent[] = []
  const first = firstState(game, record, opening)
  const played = { game, first, choices: record.choices } as unknown as Played<Game, State>
  return { ...played, opening: opening as unknown as readonly Event[] }
}

/** Bots keep nothing to themselves once it is over; what people thought is told where they share it. */
const thinkersIn = ({ seats }: MatchRecord): readonly Seat[] =>
  seats.flatMap(({ bot }, seat) => (bot === null ? [] : [seat]))

const rows: Readonly<Record<GameId, Begin>> = {
  async negotiator(open) {
    const { reviewNegotiator } = await import('../../bots/advisor/review/negotiator/index.ts')
    return reviewNegotiator(playedIn<Negotiator, NegotiatorState, never>(open))
  },
  async homeland(open, seat, effort) {
    const { reviewHomeland } = await import('../../bots/advisor/review/homeland/index.ts')
    const played = playedIn<Homeland, HomelandState, Event>(open)
    // A page plays without what weighs worlds by a belief: the same cards with it.
    const { homeland } = await import('../../games/homeland/index.ts')
    const game = homeland(played.game.cards.data)
    const courses = sharedIn(open.match.log)
    return reviewHomeland({ ...played, game, seat, thinkers: thinkersIn(open.match.record), courses }, effort)
  },
}

/** What a seat saw when it had to decide, and what it was asked: enough to ask somebody again. */
export interface Asked {
  readonly view: unknown
  readonly decision: Decision
}

/** The question that stood after so many choices, which was this seat’s. */
export function askedAt({ game, match: { record } }: Reviewed, seat: Seat, at: number): Asked {
  const { state } = playedTo(game, record, record.choices.slice(0, at))
  const decision = game.decisions(state).find(one => one.seat === seat)
  if (!decision) throw new Error('that seat is not asked')
  return { view: game.view(state, seat), decision }
}

/** Whose review it is where nobody says. */
export function seatOf({ seats }: MatchRecord): Seat {
  return Math.max(
    0,
    seats.findIndex(({ bot }) => bot === null),
  )
}

/** Looks back on a match that is over; of a running one it would tell its secrets. */
export async function reviewOf(open: Reviewed, { seat, effort = 1 }: Wanted): Promise<Reviewing> {
  const { game, match } = open
  if (game.outcome(match.settled) === null) throw new Fault('review.not-over')
  const begin = own(rows, game.id)
  if (!begin) throw new Fault('review.no-game')
  const { record } = match
  const from = seat ?? seatOf(record)
  if (from < 0 || from >= Math.max(1, record.seats.length)) throw new Fault('review.no-seat')
  return begin(open, from, effort)
}
