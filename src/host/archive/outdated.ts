import { Fault, type GameEvent, type Json } from '../../engine/game.ts'
import { readable } from '../../games/generic-speaker.ts'
import type { LoadedGame } from '../../games/index.ts'
import { deckHash } from '../../table/file.ts'
import type { MatchFile } from '../../table/file-schema.ts'
import { recordOf } from '../../table/open-file.ts'
import { gameFor, rulesOf } from '../opening.ts'
import { fileOf } from '../reading.ts'
import type { Retold } from './answers.ts'
import type { Archiving } from './index.ts'
import { outcomeIn } from './saves.ts'

export async function told({ games, store }: Pick<Archiving, 'games' | 'store'>, id: string): Promise<Retold> {
  const kept = await store.load(id)
  if (!kept) throw new Fault('page.no-save')
  const file = fileOf(kept)
  const { begun, changed } = kept.line
  // Of one that was brought in by itself the line knows no more than when that was.
  return retoldOf(await games.find(file.game)(), file, begun < changed ? begun : null)
}

/** What a file tells of its match, whatever rules it was played by: it is not played for this. */
export async function retoldOf(loaded: LoadedGame, file: MatchFile, begun: number | null): Promise<Retold> {
  const { game, setup, practice, seats, choices, draft, talk } = recordOf(file)
  const outcome = outcomeIn(file)
  const isForOne = loaded.several === null && seats.length === 0
  const stands = isForOne ? [...choices, ...draft] : choices
  const made = Array.from({ length: Math.max(1, seats.length) }, () => 0)
  for (const { seat } of stands) if (seat in made) made[seat]++
  const first = file.log[0]?.at ?? null
  return {
    ...{ game, setup, practice, seats, made, outcome },
    rules: { is: file.rules, should: await rulesOf(loaded) },
    begun: first === null || begun === null ? (first ?? begun) : Math.min(first, begun),
    chosen: isForOne ? stands.map(({ choice }) => choice) : null,
    said: talk,
    events: outcome && (file.events ?? []).map(eventOf),
    deck: await deckOf(loaded, file),
  }
}

/** An event as it is stored; what is none of ours is told by what it says. */
const eventOf = (stored: unknown): GameEvent =>
  typeof stored === 'object' && stored !== null && 'kind' in stored && typeof stored.kind === 'string'
    ? (stored as GameEvent)
    : { kind: readable(stored) }

async function deckOf(loaded: LoadedGame, { deck }: MatchFile): Promise<Json | null> {
  if (deck.hash === deckHash(loaded.standard)) return null
  try {
    return (await gameFor(loaded, deck, null)).deck
  } catch (error) {
    // Other rules may have other cards: what ours have no name for is told by its plain one.
    if (error instanceof Fault) return null
    throw error
  }
}
