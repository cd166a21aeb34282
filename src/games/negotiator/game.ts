import { flow, type Run } from '../../engine/flow.ts'
import { Fault, type Game, Illegal, type Json, type Reason, type Roots } from '../../engine/game.ts'
import type { Testable } from '../../engine/testable.ts'
import type { DeckData } from './cards/card.ts'
import { compile, type Deck } from './cards/deck.ts'
import { type Event, forOthers, settling } from './events.ts'
import { explain } from './explain/explain.ts'
import { refusal } from './explain/refuse.ts'
import { type Knowledge, know, learn } from './knowledge/knowledge.ts'
import { worlds } from './knowledge/worlds.ts'
import { optionNames, type Parts } from './options.ts'
import { type Frames, type NegotiatorFrame, plain } from './rules/frames.ts'
import { steps } from './rules/index.ts'
import { chances, type Setup, setUp } from './rules/setup.ts'
import { clone, type Play, push, type State } from './rules/state.ts'
import { stepNames, TURN } from './rules/steps.ts'
import { VIEW_FORMAT, type View, viewOf } from './view/view.ts'
import { endingRules, endings, SURRENDERED } from './vocabulary.ts'

export interface Negotiator extends Game<Setup, State, View, Event, Knowledge>, Pick<Testable<State>, 'watch'> {
  readonly cards: Deck
  parts(option: number): Parts | null
  nameOfParts(parts: Parts): string
}

/** Positions by plain names. Their shape is checked with a library that a game from the set-up need not load. */
export interface Positions {
  read(deck: Deck, given: unknown, roots: Roots, laid: readonly number[]): State
  write(deck: Deck, s: State): Json
}

/** Hostage Negotiator with this deck; `index.ts` has it with its positions and with what only tests ask. */
export function negotiatorWith(positions: Positions, data: DeckData): Negotiator {
  const deck = compile(data)
  const names = optionNames(deck)
  const table = flow<Frames, Play>(steps, stepNames)
  const watch: { ran: Map<string, number> | null } = { ran: null }
  const playing = (s: State, events?: Event[]): Play => ({ s, deck, events: events ?? null, ran: watch.ran })
  const why = (play: Play, seat: number, option: number): Reason =>
    seat === 0 ? refusal(deck, viewOf(play, seat), option) : { key: 'refuse.not-asked', rule: 'N-10' }

  /** What a table and a simulator do alike: the one with a new run for every call, the other with one that it keeps. */
  const movesOf = (run: () => Run<NegotiatorFrame, Play>): Pick<Negotiator, 'decisions' | 'apply' | 'view'> => ({
    decisions: s => run().decisions(playing(s)),
    apply(s, seat, option, events) {
      const play = playing(s, events)
      const moves = run()
      if (!moves.allows(play, seat, option)) throw new Illegal(why(play, seat, option))
      moves.choose(play, seat, option)
    },
    view: (s, viewer) => viewOf(playing(s), viewer),
  })

  return {
    id: 'negotiator',
    rulesVersion: '2',
    viewFormat: VIEW_FORMAT,
    deck: data as unknown as Json,
    cards: deck,
    chances,
    watch,
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

    ...movesOf(table.once),

    // Also what only the player has looked at.
    reveal: s => ({ ...viewOf(playing(s), 0, true), asked: null, waiting: [] }),

    simulator() {
      const run = table.kept()
      return { ...movesOf(() => run), playOut: (s, random, events) => run.playOut(playing(s, events), random) }
    },

    refusal(s, seat, option) {
      const play = playing(s)
      return table.once().allows(play, seat, option) ? null : why(play, seat, option)
    },

    seen: (event, viewer) => (viewer === 0 ? event : forOthers(event)),
    settles: event => settling[event.kind],
    eventKinds: Object.keys(settling),
    explain: (view, decision) => explain(deck, table.once(), names, view, decision),
    know,
    learn,
    worlds: view => worlds(deck, view),
    clone,
    position: {
      write: s => positions.write(deck, s),
      read(given, roots, laid = []) {
        const s = positions.read(deck, given, roots, laid)
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
