import type { GameEvent, Seat, Viewer } from '../engine/game.ts'
import type { AnyGame } from '../games/index.ts'
import { commitmentOf } from '../table/commitment.ts'
import { type Match, waitedFor } from '../table/match.ts'
import { questionOf } from '../table/step.ts'
import { isUnaided } from './memory.ts'
import type { Suspicions } from './suspicions.ts'
import type { About, Sight } from './update.ts'

/** All that sights are made of, at one moment. Nothing in it is ever changed: what comes later is another one. */
export interface Looked {
  readonly match: Match<unknown, GameEvent>
  readonly kept: boolean
  readonly suspicions: Suspicions
}

/** The match as one viewer may see it: through their own eyes, on their own draft, and once it is over all of it (M-30). */
export function sightOf(
  game: AnyGame,
  { match, kept, suspicions }: Looked,
  viewer: Viewer,
  eyes: Pick<AnyGame, 'view'> = game,
): Sight {
  const { record, settled, state, draftEvents } = match
  const isDrafting = record.draft[0]?.seat === viewer
  // Who is asked by what is committed is known without listing anything.
  const isAsked = record.ended === null && (isDrafting || match.asked[viewer as Seat]?.what)
  const decisions = isAsked ? game.decisions(isDrafting ? state : settled) : []
  const decision = decisions.find(({ seat }) => seat === viewer) ?? null
  const outcome = game.outcome(state)
  const isOver = outcome !== null || record.ended !== null
  const own = suspicions[viewer as Seat]
  const isSolo = record.seats.length === 0
  // Others may still play the call of a day: its file has the seed once the day is over.
  const isOfADay = record.receipt?.known?.day !== undefined
  const seen = (): unknown => {
    // Where the table has ended it, everything lies open; what is not durable has no place here.
    if (record.ended !== null) return game.reveal(settled, viewer)
    const view = eyes.view(isDrafting ? state : settled, viewer)
    return game.unaided && isUnaided({ ...record, outcome }) ? game.unaided(view) : view
  }
  return {
    view: seen(),
    asked: decision && {
      question: questionOf(match, decision.seat),
      kind: decision.kind,
      options: decision.options.map(option => game.nameOf(option)),
    },
    waiting: record.ended === null ? waitedFor(match) : [],
    draftEvents: isDrafting ? draftEvents.flatMap(event => game.seen(event, viewer) ?? []) : [],
    choices: record.choices.length,
    draft: isDrafting ? record.draft.length : 0,
    notes: record.notes.filter(({ seat }) => seat === viewer),
    suspicions: own?.now ?? {},
    course: outcome ? own?.course : undefined,
    outcome,
    ended: record.ended,
    around: aroundIn(match),
    // At a server a call, too, has a seed that nobody chose: it stays secret until the end.
    seed: ((isSolo && !record.receipt) || isOver) && !isOfADay ? record.seed : null,
    nonce: isOver ? record.nonce : null,
    past: isSolo && record.practice ? [...record.choices, ...record.draft].map(({ choice }) => choice) : null,
    kept,
  }
}

/** Nothing of it is shown where nobody is away, hurried or asked for a vote: a table around one screen has none of it. */
function aroundIn({ record, clock }: Match<unknown, GameEvent>): Sight['around'] {
  const { away, votes, isPaused, silenced } = record
  if (!clock && !isPaused && away.length + votes.length + silenced.length === 0) return null
  return {
    away,
    votes,
    isPaused,
    ...(silenced.length > 0 ? { silenced } : {}),
    clock: clock && { leftMs: clock.leftMs, sinceMs: clock.sinceMs },
  }
}

export const aboutOf = (
  { id, tag, deck }: Pick<About, 'id' | 'tag' | 'deck'>,
  { record }: Match<unknown, GameEvent>,
  viewer: Viewer,
): About => ({
  id,
  game: record.game,
  tag,
  setup: record.setup,
  practice: record.practice,
  options: record.options,
  viewer,
  commitment: commitmentOf(record),
  deck,
})
