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
import type { Speaker } from '../games/speaker.ts'
import { negotiatorMeasures } from '../lab/negotiator.ts'
import type { Measures } from '../lab/simulate.ts'
import type { MatchFile } from '../table/file.ts'
import type { Say } from '../words/index.ts'
import { gameNamed } from './context.ts'
import { paintNegotiator } from './negotiator/frame.ts'
import type { Paint } from './scene.ts'
import { type Title, titles } from './titles.ts'

/** A whole game for the terminal. Adding one is adding a row to `titles` and a row to `packs`. */
export interface Pack<Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>>
  extends Title {
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
  ...titles.negotiator,
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

export const packOf = (name: string): (typeof packs)[keyof typeof packs] => gameNamed(packs, name)

/** The game a file was played with: its own deck where it carries one, ours otherwise. */
export const gameOf = <Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>>(
  pack: Pack<Setup, State, View, Event, G>,
  file: MatchFile,
): G => pack.make(file.deck.cards)
