import type { GameEvent, Viewer } from '../engine/game.ts'
import type { AnyGame } from '../games/index.ts'
import { commitmentOf } from '../table/commitment.ts'
import type { Match } from '../table/match.ts'
import { questionOf } from '../table/step.ts'
import type { About, Sight } from './update.ts'

/** The match as one viewer may see it: through their own eyes, on their own draft, and once it is over all of it (M-30). */
export function sightOf(
  game: AnyGame,
  match: Match<unknown, GameEvent>,
  viewer: Viewer,
  { suspicions, kept }: Pick<Sight, 'suspicions' | 'kept'>,
): Sight {
  const { record, settled, state, draftEvents } = match
  const isDrafting = record.draft[0]?.seat === viewer
  const decisions = game.decisions(isDrafting ? state : settled)
  const decision = record.ended === null ? (decisions.find(({ seat }) => seat === viewer) ?? null) : null
  const outcome = game.outcome(state)
  const isSolo = record.seats.length === 0
  return {
    view: game.view(isDrafting ? state : settled, viewer),
    asked: decision && {
      question: questionOf(match, decision.seat),
      kind: decision.kind,
      options: decision.options.map(option => game.nameOf(option)),
    },
    waiting: match.asked.flatMap(({ what }, seat) => (what === '' ? [] : [seat])),
    draftEvents: isDrafting ? draftEvents.flatMap(event => game.seen(event, viewer) ?? []) : [],
    choices: record.choices.length,
    draft: isDrafting ? record.draft.length : 0,
    notes: record.notes.filter(({ seat }) => seat === viewer),
    suspicions,
    outcome,
    seed: isSolo || outcome ? record.seed : null,
    nonce: outcome ? record.nonce : null,
    past: isSolo && record.practice ? [...record.choices, ...record.draft].map(({ choice }) => choice) : null,
    kept,
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
  viewer,
  commitment: commitmentOf(record),
  deck,
})
