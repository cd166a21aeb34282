import type { GameEvent, Seat, Viewer } from '../engine/game.ts'
import type { Answered, Talk, Words } from '../engine/talk.ts'
import type { AnyGame } from '../games/index.ts'
import { answeredBy, type Entry } from '../table/log.ts'
import { type Choice, firstState, type Match, playedTo, type SeatedPlayer } from '../table/match.ts'

/** One committed thing a viewer is told: an event as they may read it, what somebody says, who sits down where. */
export type Told =
  | { readonly event: GameEvent }
  | { readonly talk: Talk }
  /** Pinned to what was said, by its place in the talk. */
  | { readonly answer: Answered; readonly to: number }
  | { readonly seat: Seat; readonly player: SeatedPlayer }
  | { readonly words: Words }
  /** What people at several machines are told beside the game: who is away, what is voted, pauses, more time, an early end. */
  | { readonly entry: EveningEntry }
  /** Practice went back: of all events only so many have happened. */
  | { readonly rewound: number }

export const eveningKinds = [
  'away',
  'back',
  'vote',
  'pause',
  'resume',
  'extend',
  'forgive',
  'silence',
  'unsilence',
  'screen',
  'suspicions',
  'end',
] as const
export type EveningEntry = Extract<Entry, { readonly kind: (typeof eveningKinds)[number] }>

type Running = Match<unknown, GameEvent>

/** What one entry of the log tells everybody; what was chosen is told by its events. */
function ofEntry(entry: Entry, choices: number): readonly Told[] {
  switch (entry.kind) {
    case 'talk':
      return [{ talk: { seat: entry.seat, after: choices, claim: entry.claim } }]
    case 'answer':
      return [{ answer: answeredBy(entry), to: entry.to }]
    case 'sit':
      return [{ seat: entry.seat, player: entry.player }]
    case 'text':
      return [{ words: { seat: entry.seat, after: choices, text: entry.text } }]
    case 'choices':
    case 'rewind':
      return []
    default:
      return [{ entry }]
  }
}

const seenBy = (game: AnyGame, events: readonly GameEvent[], viewer: Viewer): Told[] =>
  events.flatMap(event => {
    const seen = game.seen(event, viewer)
    return seen === null ? [] : [{ event: seen }]
  })

/** New entries of a log, with the events they have led to, after so many choices. */
export interface News {
  readonly entries: readonly Entry[]
  readonly events: readonly GameEvent[]
  readonly choices: number
}

/** What is new for a viewer. A rewind needs all of it: see `toldTo`. */
export const toldOf = (game: AnyGame, news: readonly News[], viewer: Viewer): readonly Told[] =>
  news.flatMap(({ entries, events, choices }) => [
    ...entries.flatMap(entry => ofEntry(entry, choices)),
    ...seenBy(game, events, viewer),
  ])

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
