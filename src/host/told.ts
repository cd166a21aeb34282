import type { GameEvent, Seat, Viewer } from '../engine/game.ts'
import type { Talk } from '../engine/talk.ts'
import type { AnyGame } from '../games/index.ts'
import type { Entry } from '../table/log.ts'
import { type Choice, firstState, type Match, playedTo, type SeatedPlayer } from '../table/match.ts'

/** One committed thing a viewer is told: an event as they may read it, what somebody says, who sits down where. */
export type Told =
  | { readonly event: GameEvent }
  | { readonly talk: Talk }
  | { readonly seat: Seat; readonly player: SeatedPlayer }
  /** Practice went back: of all events only so many have happened. */
  | { readonly rewound: number }

type Running = Match<unknown, GameEvent>

/** What one entry of the log tells everybody; what was chosen is told by its events. */
function ofEntry(entry: Entry, choices: number): readonly Told[] {
  switch (entry.kind) {
    case 'talk':
      return [{ talk: { seat: entry.seat, after: choices, claim: entry.claim } }]
    case 'sit':
      return [{ seat: entry.seat, player: entry.player }]
    default:
      return []
  }
}

const seenBy = (game: AnyGame, events: readonly GameEvent[], viewer: Viewer): Told[] =>
  events.flatMap(event => {
    const seen = game.seen(event, viewer)
    return seen === null ? [] : [{ event: seen }]
  })

/** What these new entries tell a viewer, with the events they have led to. A rewind needs all of it: see `toldTo`. */
export function toldBy(
  game: AnyGame,
  entries: readonly Entry[],
  events: readonly GameEvent[],
  viewer: Viewer,
  choices: number,
): readonly Told[] {
  return [...entries.flatMap(entry => ofEntry(entry, choices)), ...seenBy(game, events, viewer)]
}

/** Everything a viewer was ever told of a match, in its order: a function of the log and the viewer alone. */
export function toldTo(game: AnyGame, { log, record }: Pick<Running, 'log' | 'record'>, viewer: Viewer): Told[] {
  const told: Told[] = []
  const first: GameEvent[] = []
  let state = firstState(game, record, first)
  let choices: Choice[] = []
  told.push(...seenBy(game, first, viewer))
  for (const entry of log) {
    told.push(...ofEntry(entry, choices.length))
    if (entry.kind === 'choices') {
      const events: GameEvent[] = []
      for (const choice of entry.choices) {
        const option = game.optionOf(choice)
        if (option !== null) game.apply(state, entry.seat, option, events)
        choices.push({ seat: entry.seat, choice })
      }
      told.push(...seenBy(game, events, viewer))
    } else if (entry.kind === 'rewind') {
      choices = choices.slice(0, entry.to)
      const again = playedTo(game, record, choices)
      state = again.state
      told.push({ rewound: seenBy(game, again.events, viewer).length })
    }
  }
  return told
}
