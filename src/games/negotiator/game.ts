import { flow } from '../../engine/flow.ts'
import { Fault, type Game, Illegal, type Json, type Reason, type Roots } from '../../engine/game.ts'
import type { Testable } from '../../engine/testable.ts'
import type { DeckData } from './cards/card.ts'
import { compile, type Deck } from './cards/deck.ts'
import { type Event, forOthers, settling } from './events.ts'
import { explain } from './explain.ts'
import { type Knowledge, know, learn } from './knowledge.ts'
import { optionNames, type Parts } from './options.ts'
import { refusal } from './refuse.ts'
import { resample } from './resample.ts'
import { steps } from './rules/index.ts'
import { chances, type Setup, setUp } from './rules/setup.ts'
import { clone, type NegotiatorFrame, type Play, push, type State } from './rules/state.ts'
import { stepNames, TURN } from './rules/steps.ts'
import { type View, viewOf } from './view.ts'
import { endingRules, endings, SURRENDERED } from './vocabulary.ts'

export interface Negotiator
  extends Game<Setup, State, View, Event, Knowledge>,
    Pick<Testable<State>, 'coverable' | 'watch'> {
  readonly cards: Deck
  parts(option: number): Parts | null
  nameOfParts(parts: Parts): string
}

/** Reads a position by plain names. It checks its shape with a library that a game from the set-up need not load. */
export type PositionReader = (deck: Deck, given: unknown, roots: Roots, laid: readonly number[]) => State

/** What reads and writes positions by name: a match from its set-up never needs it, and need not load it. */
export interface Positions {
  readonly readPosition: PositionReader
  readonly writePosition: (deck: Deck, s: State) => unknown
}

/** Hostage Negotiator with this deck; `index.ts` has it with its reader of positions and with what only tests ask. */
export function negotiatorWith({ readPosition, writePosition }: Positions, data: DeckData): Negotiator {
  const deck = compile(data)
  const names = optionNames(deck)
  const table = flow<NegotiatorFrame, Play>(steps, stepNames)
  const watch: { ran: Map<string, number> | null } = { ran: null }
  // One hand to hold whichever state is being played; states themselves never refer to it.
  const hand: Play = { s: undefined as unknown as State, deck, events: null, ran: null }
  const hold = (s: State, events?: Event[]): Play => {
    if (hand.s !== s) hand.s = s // to write a young state into an old object costs more than to look
    hand.events = events ?? null
    hand.ran = watch.ran
    return hand
  }
  const why = (play: Play, seat: number, option: number): Reason =>
    seat === 0 ? refusal(deck, viewOf(play, seat), option) : { key: 'refuse.not-asked', rule: 'N-10' }

  const moves: Pick<Negotiator, 'decisions' | 'apply' | 'view'> = {
    decisions: s => table.decisions(hold(s)),
    apply(s, seat, option, events) {
      const play = hold(s, events)
      if (!table.allows(play, seat, option)) throw new Illegal(why(play, seat, option))
      table.choose(play, seat, option)
    },
    view: (s, viewer) => viewOf(hold(s), viewer),
  }

  return {
    id: 'negotiator',
    rulesVersion: '1',
    deck: data as unknown as Json,
    cards: deck,
    chances,
    watch,
    coverable: [
      ...Object.keys(steps),
      ...deck.lists.flatMap(({ key, effects }) => effects.map((_, at) => `${key}:${at}`)),
    ],
    ...names,

    seats: () => 1,
    seated: () => 0,

    start(setup, roots, events) {
      const play = hold(setUp(deck, setup, roots), events)
      const { s } = play
      events?.push({ kind: 'began', abductor: deck.abductors[s.abductor].id, hostages: s.zone, threat: s.threat })
      push(s, TURN)
      table.advance(play)
      return s
    },

    ...moves,
    simulator: () => ({ ...moves, playOut: (s, random, events) => table.playOut(hold(s, events), random) }),

    refusal(s, seat, option) {
      const play = hold(s)
      return table.allows(play, seat, option) ? null : why(play, seat, option)
    },

    seen: (event, viewer) => (viewer === 0 ? event : forOthers(event)),
    settles: event => settling[event.kind],
    explain: (view, decision) => explain(deck, table, names, view, decision),
    know,
    learn,
    resample: (view, _knowledge, random) => resample(deck, view, random),
    clone,
    position: {
      write: s => writePosition(deck, s) as Json,
      read(given, roots, laid = []) {
        const s = readPosition(deck, given, roots, laid)
        table.advance(hold(s))
        return s
      },
    },

    readSetup(given) {
      const abductor = typeof given === 'object' && given !== null && 'abductor' in given ? given.abductor : undefined
      const ids = ['random', ...deck.abductors.map(({ id }) => id)]
      if (typeof abductor !== 'string' || !ids.includes(abductor))
        throw new Fault('setup.abductor', { name: String(abductor), known: ids.join(', ') })
      return { abductor }
    },

    outcome: s =>
      s.ending === 0
        ? null
        : { winners: s.ending <= SURRENDERED ? [0] : [], cause: endings[s.ending], rule: endingRules[s.ending] },
  }
}
