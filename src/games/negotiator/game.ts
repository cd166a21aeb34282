import { flow, type Run } from '../../engine/flow.ts'
import { Fault, type Game, Illegal, type Json, type Reason, type Roots } from '../../engine/game.ts'
import type { Testable } from '../../engine/testable.ts'
import type { DeckData } from './cards/card.ts'
import { compile, type Deck } from './cards/deck.ts'
import { type Event, forOthers, settling } from './events.ts'
import { explain } from './explain.ts'
import { type Knowledge, know, learn } from './knowledge.ts'
import { optionNames } from './options.ts'
import { writePosition } from './position.ts'
import { refusal } from './refuse.ts'
import { resample } from './resample.ts'
import { type Frames, type NegotiatorFrame, plain } from './rules/frames.ts'
import { steps } from './rules/index.ts'
import { chances, type Setup, setUp } from './rules/setup.ts'
import { clone, type Play, push, type State } from './rules/state.ts'
import { stepNames, TURN } from './rules/steps.ts'
import { type View, viewOf } from './view.ts'
import { endingRules, endings, SURRENDERED } from './vocabulary.ts'

export interface Negotiator
  extends Game<Setup, State, View, Event, Knowledge>,
    Pick<Testable<State>, 'coverable' | 'watch'> {
  readonly cards: Deck
}

/** Reads a position by plain names. It checks its shape with a library that a game from the set-up need not load. */
export type PositionReader = (deck: Deck, given: unknown, roots: Roots, laid: readonly number[]) => State

/** Hostage Negotiator with this deck; `index.ts` has it with its reader of positions and with what only tests ask. */
export function negotiatorWith(readPosition: PositionReader, data: DeckData): Negotiator {
  const deck = compile(data)
  const names = optionNames(deck)
  const table = flow<Frames, Play>(steps, stepNames)
  const watch: { ran: Map<string, number> | null } = { ran: null }
  const playing = (s: State, events?: Event[]): Play => ({ s, deck, events: events ?? null, ran: watch.ran })
  const why = (play: Play, seat: number, option: number): Reason =>
    seat === 0 ? refusal(deck, viewOf(play, seat), option) : { key: 'refuse.not-asked', rule: 'N-10' }

  /** What a table and a simulator do alike, each with a flow and with plays of its own. */
  const movesOf = (
    run: () => Run<NegotiatorFrame, Play>,
    hold: typeof playing,
  ): Pick<Negotiator, 'decisions' | 'apply' | 'view'> => ({
    decisions: s => run().decisions(hold(s)),
    apply(s, seat, option, events) {
      const play = hold(s, events)
      const moves = run()
      if (!moves.allows(play, seat, option)) throw new Illegal(why(play, seat, option))
      moves.choose(play, seat, option)
    },
    view: (s, viewer) => viewOf(hold(s), viewer),
  })
  const simulator = (): ReturnType<Negotiator['simulator']> => {
    const run = table.kept()
    // One hand to hold whichever state is being played; states themselves never refer to it.
    const hand: Play = { s: undefined as unknown as State, deck, events: null, ran: null }
    const hold = (s: State, events?: Event[]): Play => {
      if (hand.s !== s) hand.s = s // to write a young state into an old object costs more than to look
      hand.events = events ?? null
      hand.ran = watch.ran
      return hand
    }
    return { ...movesOf(() => run, hold), playOut: (s, random, events) => run.playOut(hold(s, events), random) }
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
      const play = playing(setUp(deck, setup, roots), events)
      const { s } = play
      events?.push({ kind: 'began', abductor: deck.abductors[s.abductor].id, hostages: s.zone, threat: s.threat })
      push(s, plain(TURN))
      table.once().advance(play)
      return s
    },

    ...movesOf(table.once, playing),
    simulator,

    refusal(s, seat, option) {
      const play = playing(s)
      return table.once().allows(play, seat, option) ? null : why(play, seat, option)
    },

    seen: (event, viewer) => (viewer === 0 ? event : forOthers(event)),
    settles: event => settling[event.kind],
    explain: (view, decision) => explain(deck, table.once(), names, view, decision),
    know,
    learn,
    resample: (view, _knowledge, random) => resample(deck, view, random),
    clone,
    position: {
      write: s => writePosition(deck, s) as Json,
      read(given, roots, laid = []) {
        const s = readPosition(deck, given, roots, laid)
        table.once().advance(playing(s))
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
