import type { Bot } from '../bots/bot.ts'
import { greedy } from '../bots/negotiator/greedy.ts'
import { random } from '../bots/random.ts'
import type { Game, GameEvent, Json } from '../engine/game.ts'
import { readDeck } from '../games/negotiator/cards/deck-schema.ts'
import { standard } from '../games/negotiator/cards/standard.ts'
import { debrief } from '../games/negotiator/debrief.ts'
import type { Event } from '../games/negotiator/events.ts'
import { type Negotiator, negotiator } from '../games/negotiator/index.ts'
import type { Setup } from '../games/negotiator/rules/setup.ts'
import type { State } from '../games/negotiator/rules/state.ts'
import { speakNegotiator } from '../games/negotiator/speak.ts'
import type { View } from '../games/negotiator/view.ts'
import { negotiatorWords } from '../games/negotiator/words/index.ts'
import type { Speaker } from '../games/speaker.ts'
import { negotiatorMeasures } from '../lab/negotiator.ts'
import type { Measures } from '../lab/simulate.ts'
import type { Catalog, Say } from '../words/index.ts'
import { paintNegotiator } from './negotiator/frame.ts'
import type { Paint } from './screen.ts'

/** All that a command needs to know about a game. Adding a game to the terminal is adding a row to `packs`. */
export interface Pack<Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>> {
  readonly id: string
  readonly words: Catalog
  readonly rules: {
    readonly prefix: string
    readonly sections: readonly (readonly [section: string, first: number, last: number])[]
  }
  readonly standard: Json
  /** The game with a deck from outside (checked), or with ours. */
  make(deck?: unknown): G
  speak(say: Say, game: G): Speaker<View, Event>
  readonly bots: Readonly<Record<string, (game: G) => Bot<View>>>
  readonly measures: Measures<State>
  debrief(say: Say, events: readonly Event[]): string[]
  readonly paint: Paint<View>
}

export type NegotiatorPack = Pack<Setup, State, View, Event, Negotiator>

const negotiatorPack: NegotiatorPack = {
  id: 'negotiator',
  words: negotiatorWords,
  rules: {
    prefix: 'N',
    sections: [
      ['setup', 1, 5],
      ['board', 6, 9],
      ['conversation', 10, 16],
      ['spend', 17, 19],
      ['terror', 20, 24],
      ['ending', 25, 29],
    ],
  },
  standard: standard as unknown as Json,
  make: deck => negotiator(deck === undefined ? standard : readDeck(deck)),
  speak: speakNegotiator,
  bots: { random: () => random, greedy: game => greedy(game.cards) },
  measures: negotiatorMeasures,
  debrief(say, events) {
    const { dice, successes, expected, faces, luckierThan, gained, near } = debrief(events)
    return [
      say('debrief.dice', { dice, successes, expected }),
      say('debrief.faces', { faces: faces.join(' ') }),
      say('debrief.luck', { share: luckierThan }),
      gained.length === 0
        ? say('debrief.none-gained')
        : say('debrief.gained', { names: gained.map(id => say(`achievement.${id}`)).join(', ') }),
      ...near.map(({ id, have, need }) =>
        say('debrief.near', { name: say(`achievement.${id}`), text: say(`achievement.${id}.text`), have, need }),
      ),
    ]
  },
  paint: paintNegotiator,
}

export const packs = { negotiator: negotiatorPack } as const
