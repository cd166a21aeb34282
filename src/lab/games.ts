import type { Bot } from '../bots/bot.ts'
import { homelandBot } from '../bots/homeland/index.ts'
import { homelandBotNames, negotiatorBotNames } from '../bots/names.ts'
import { negotiatorBot } from '../bots/negotiator/index.ts'
import type { Game, GameEvent } from '../engine/game.ts'
import { readDeck as readHomelandDeck } from '../games/homeland/cards/deck-schema.ts'
import type { Event as HomelandEvent } from '../games/homeland/events.ts'
import { type Homeland, homeland } from '../games/homeland/index.ts'
import type { Setup as HomelandSetup } from '../games/homeland/rules/setup.ts'
import type { State as HomelandState } from '../games/homeland/rules/state.ts'
import type { View as HomelandView } from '../games/homeland/view.ts'
import { readDeck as readNegotiatorDeck } from '../games/negotiator/cards/deck-schema.ts'
import type { Event as NegotiatorEvent } from '../games/negotiator/events.ts'
import { type Negotiator, negotiator } from '../games/negotiator/index.ts'
import type { Setup as NegotiatorSetup } from '../games/negotiator/rules/setup.ts'
import type { State as NegotiatorState } from '../games/negotiator/rules/state.ts'
import type { View as NegotiatorView } from '../games/negotiator/view.ts'
import { homelandMeasures } from './homeland.ts'
import { negotiatorMeasures } from './negotiator.ts'
import type { Measures } from './simulate.ts'

/** A game with its players for programs and what is counted of it. */
export interface Played<Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>> {
  /** The game with a deck from outside (checked), or with ours. */
  make(deck?: unknown): G
  readonly bots: readonly string[]
  bot(name: string, game: G): Bot<View>
  readonly measures: Measures<State, Event>
}

/** Any of them, for whoever hands a game only what came from it. */
export type AnyGame = Game<unknown, unknown, unknown, GameEvent>
export type AnyPlayed = Played<unknown, unknown, unknown, GameEvent, AnyGame>

const negotiatorPlayed: Played<NegotiatorSetup, NegotiatorState, NegotiatorView, NegotiatorEvent, Negotiator> = {
  make: deck => negotiator(deck === undefined ? undefined : readNegotiatorDeck(deck)),
  bots: negotiatorBotNames,
  bot: (name, game) => negotiatorBot(name === 'greedy' ? 'greedy' : 'random', game.cards),
  measures: negotiatorMeasures,
}

const homelandPlayed: Played<HomelandSetup, HomelandState, HomelandView, HomelandEvent, Homeland> = {
  make: deck => homeland(deck === undefined ? undefined : readHomelandDeck(deck)),
  bots: homelandBotNames,
  bot: (name, game) => homelandBot(homelandBotNames.find(one => one === name) ?? 'random', game.cards),
  measures: homelandMeasures,
}

export const played = { negotiator: negotiatorPlayed, homeland: homelandPlayed } as const
export type PlayedId = keyof typeof played
