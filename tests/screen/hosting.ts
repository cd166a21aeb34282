import { seatedBotsOf } from '../../src/bots/seated.ts'
import type { Game, GameEvent } from '../../src/engine/game.ts'
import type { AnyGame, LoadedGame } from '../../src/games/index.ts'
import { hostMatch } from '../../src/host/hosted.ts'
import type { HostedMatch, Hosting, OpenMatch } from '../../src/host/hosting.ts'
import { memoryStore } from '../../src/host/memory-store.ts'
import type { Match } from '../../src/table/match.ts'

/** What only archives ask of a match. */
const loaded = {} as LoadedGame

/** A match hosted here by whatever game, kept nowhere. */
export function hostHere<Setup, State, View, Event extends GameEvent>(
  game: Game<Setup, State, View, Event>,
  match: Match<State, Event>,
  more: Partial<Hosting> = {},
): HostedMatch {
  const open: OpenMatch = {
    ...{ id: 'here', tag: null, begun: 0, loaded, isStandard: true, durable: null, unkept: [], suspicions: {} },
    game: game as unknown as AnyGame,
    match: match as unknown as OpenMatch['match'],
  }
  const think = async (playing: AnyGame, kind: string) => (await seatedBotsOf(game.id).load())(kind, playing)
  return hostMatch({ store: memoryStore(), now: () => 0, think, ...more }, open)
}
