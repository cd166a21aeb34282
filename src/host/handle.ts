import { type Explanation, Fault, type GameEvent, type Reason, type Seat, type Viewer } from '../engine/game.ts'
import type { AnyGame } from '../games/index.ts'
import type { Match, MatchRecord } from '../table/match.ts'
import { type Input, questionOf } from '../table/step.ts'
import type { Verdict } from '../table/vote.ts'
import type { Listener } from './streams.ts'
import type { Suspicions } from './suspicions.ts'

/** An answer may name the question it is meant for, and itself: sent twice, it is taken once. */
export interface Sent {
  readonly question?: string | undefined
  readonly id?: string | undefined
}

/** What people who are not in one room do beside the game. */
export type BesideAct =
  | { readonly type: 'text'; readonly text: unknown }
  | { readonly type: 'answer'; readonly to: number; readonly answer: unknown; readonly text?: unknown }
  | { readonly type: 'vote'; readonly about: Seat | null; readonly verdict: Verdict }
  | { readonly type: 'pause' | 'resume' | 'extend' }

/** A match as one viewer sees it and may act in it: it is bound to that viewer, and nobody passes a seat number. */
export interface SeatHandle {
  readonly viewer: Viewer
  /** Messages from now on, the first one whole; `from` is how much of what was told the client has already. */
  subscribe(listener: Listener, from?: number): () => void
  /** A chain of choices is taken whole or not at all. */
  choose(choices: readonly string[], sent?: Sent): Promise<void>
  undo(sent?: Sent): Promise<void>
  /** Practice only: back to before choice number `to`. */
  rewind(to: number, sent?: Sent): Promise<void>
  say(claim: unknown, sent?: Sent): Promise<void>
  note(about: unknown, text: unknown, sent?: Sent): Promise<void>
  /** Words, votes, pauses, more time. */
  beside(what: BesideAct, sent?: Sent): Promise<void>
  /** What this player thinks of another; null goes back to the prior. */
  suspect(player: Seat, mix: readonly number[] | null): Promise<void>
  /** Why this cannot be chosen now, by the rules; null where it can. */
  why(choice: string): Reason | null
  /** All that can be said about what is asked, as long as it is the question that is meant. */
  explain(question?: string): Explanation
}

/** What a handle needs of its match. */
export interface Answers {
  readonly game: AnyGame
  match(): Match<unknown, GameEvent>
  act(input: Input): Promise<void>
  subscribe(viewer: Viewer, listener: Listener, from?: number): () => void
  suspicions(change: (all: Suspicions, record: MatchRecord, isOver: boolean) => Suspicions): Promise<Suspicions>
}

export function seatHandle(answers: Answers, viewer: Viewer): SeatHandle {
  const { game, match, act } = answers
  checkViewer(answers, viewer)
  const seat = (): Seat => {
    if (viewer === 'observer') throw new Fault('match.no-seat')
    return viewer
  }
  /** Somebody else's draft is theirs alone: the others stand on what is committed. */
  const state = (): unknown => (match().record.draft[0]?.seat === viewer ? match().state : match().settled)
  const sent = ({ question, id }: Sent = {}): Sent => ({ question, id })
  return {
    viewer,
    subscribe: (listener, from) => answers.subscribe(viewer, listener, from),
    choose: async (choices, { question, id } = {}) =>
      act({ type: 'choose', seat: seat(), choices, question, id, at: null }),
    undo: async how => act({ type: 'undo', seat: seat(), ...sent(how) }),
    rewind: async (to, how) => {
      seat()
      if (match().record.seats.length > 0) throw new Fault('match.no-rewind')
      return act({ type: 'rewind', to, ...sent(how) })
    },
    say: async (claim, how) => act({ type: 'claim', seat: seat(), claim, ...sent(how) }),
    note: async (about, text, how) => act({ type: 'note', seat: seat(), about, text, ...sent(how) }),
    beside: async (what, how) => act({ ...what, seat: seat(), ...sent(how) }),
    suspect: async (player, mix) => {
      const own = seat()
      // Only a table for several has suspicions, and a first call does not wait for what reads them.
      const { withSuspicion } = await import('./suspicions.ts')
      await answers.suspicions((all, ...now) => withSuspicion(all, { seat: own, player, mix }, ...now))
    },
    why(choice) {
      const option = game.optionOf(choice)
      if (option === null) throw new Fault('match.no-such-option', { choice })
      return game.refusal(state(), seat(), option)
    },
    explain(question) {
      const decision = game.decisions(state()).find(one => one.seat === viewer)
      if (!decision) throw new Fault('play.over')
      if (question !== undefined && question !== questionOf(match(), decision.seat))
        throw new Fault('match.other-question')
      return game.explain(game.view(state(), viewer), decision)
    },
  }
}

/** Through whose eyes can somebody at this match look? A bot's are nobody's, until everything is shown. */
function checkViewer({ game, match }: Answers, viewer: Viewer): void {
  if (viewer === 'observer') return
  const { record, settled } = match()
  const isThere = Number.isInteger(viewer) && viewer >= 0 && viewer < Math.max(1, record.seats.length)
  if (!isThere) throw new Fault('talk.no-such-seat')
  if (record.seats[viewer]?.bot != null && game.outcome(settled) === null) throw new Fault('talk.bot')
}
