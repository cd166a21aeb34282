import { flow, type Run } from '../../engine/flow.ts'
import { Fault, type Game, Illegal, type Json, type Roots } from '../../engine/game.ts'
import type { Testable } from '../../engine/testable.ts'
import type { DeckData } from './cards/card.ts'
import { compile, type Deck } from './cards/deck.ts'
import { type Event, forOthers, settling } from './events.ts'
import { explain } from './explain/explain.ts'
import { refusal } from './explain/refuse.ts'
import type { Belief } from './knowledge/belief.ts'
import type { Weighing } from './knowledge/deal-intel.ts'
import { type Knowledge, know } from './knowledge/knowledge.ts'
import { worlds } from './knowledge/worlds.ts'
import { optionNames, type Parts } from './options.ts'
import { type Frames, type HomelandFrame, plain, subjectOf } from './rules/frames.ts'
import { steps } from './rules/index.ts'
import { chances, type Setup, setUp } from './rules/setup.ts'
import { clone, type Led, type Play, push, type State } from './rules/state.ts'
import { talk } from './talk/index.ts'
import { unaided } from './view/unaided.ts'
import { eyesFor, revealedView, VIEW_FORMAT, type View, viewOf } from './view/view.ts'
import { agendaCounts, agendas, endingRules, endings, REACTING } from './vocabulary.ts'

export interface Homeland extends Game<Setup, State, View, Event, Knowledge, Belief>, Pick<Testable<State>, 'watch'> {
  readonly cards: Deck
  parts(option: number): Parts | null
  nameOfParts(parts: Parts): string
}

/** Positions by plain names. Their shape is checked with a library that a game from the set-up need not load. */
export interface Positions {
  read(deck: Deck, given: unknown, roots: Roots): State
  write(deck: Deck, s: State): Json
}

/** What only minds need that remember or search: a page that plays a match need not load it. */
export interface ForMinds {
  readonly learn: Homeland['learn']
  readonly weighing: Weighing
}

const withoutMinds = (): never => {
  throw new Error('this game was opened without what folds knowledge')
}

/** Homeland with this deck; `index.ts` has it with its positions, and with what minds need. */
export function homelandWith(positions: Positions, data: DeckData, minds?: ForMinds): Homeland {
  const deck = compile(data)
  const names = optionNames(deck)
  const table = flow<Frames, Play>(steps)
  const watch: { ran: Map<string, number> | null } = { ran: null }
  const playing = (s: State, events: Event[] | null = null, led: Led | null = null): Play => ({
    s,
    deck,
    events,
    ran: watch.ran,
    led,
  })
  const why = (play: Play, seat: number, option: number) =>
    seat >= 0 && seat < play.s.players.length
      ? refusal(deck, viewOf(play, seat), option)
      : { key: 'refuse.no-such-seat', rule: 'M-19' }

  /** What a table and a simulator do alike: the one with a new run for every call, the other with one that it keeps. */
  const movesOf = (
    run: () => Run<HomelandFrame, Play>,
    led: Led | null,
  ): Pick<Homeland, 'decisions' | 'apply' | 'view'> => ({
    decisions: s => run().decisions(playing(s)),
    apply(s, seat, option, events) {
      const play = playing(s, events, led)
      const moves = run()
      if (!moves.allows(play, seat, option)) throw new Illegal(why(play, seat, option))
      moves.choose(play, seat, option)
    },
    view: (s, viewer) => viewOf(playing(s), viewer),
  })

  return {
    id: 'homeland',
    rulesVersion: '3',
    viewFormat: VIEW_FORMAT,
    deck: data as unknown as Json,
    cards: deck,
    chances,
    watch,
    ...names,

    seats: ({ players }) => players,
    seated: ({ players }) => players.length,
    talk,
    presets: {
      kinds: [REACTING],
      open: async () => (await import('./presets/index.ts')).presetRules(deck, names),
    },

    start(setup, roots, events) {
      const s = setUp(deck, setup, roots)
      if (events) {
        events.push({ kind: 'began', players: setup.players })
        for (const [seat, { agenda }] of s.players.entries())
          events.push({ kind: 'agenda', seat, agenda: agendas[agenda] })
      }
      push(s, plain('round.begin'))
      table.once().advance(playing(s, events))
      return s
    },

    ...movesOf(table.once, null),

    reveal: (s, viewer) => revealedView(playing(s), viewer),

    eyes() {
      const look = eyesFor(deck)
      return { view: (s, viewer) => look(playing(s), viewer) }
    },

    simulator() {
      const run = table.kept()
      const look = eyesFor(deck)
      const led: Led = { from: null, to: null }
      let seen: Play | null = null
      return {
        ...movesOf(() => run, led),
        view(s, viewer) {
          if (seen?.s !== s) seen = playing(s, null, led)
          return look(seen, viewer)
        },
        playOut: (s, random, events) => run.playOut(playing(s, events), random),
      }
    },

    refusal(s, seat, option) {
      const play = playing(s)
      return table.once().allows(play, seat, option) ? null : why(play, seat, option)
    },

    seen: (event, viewer) => ('seat' in event && event.seat === viewer ? event : forOthers(event)),
    unaided,
    settles: event => settling[event.kind],
    beginsRound: ({ kind }) => kind === 'round',
    eventKinds: Object.keys(settling),
    explain: (view, decision) => explain(deck, table.once(), names, view, decision),
    know,
    learn: minds?.learn ?? withoutMinds,
    worlds: (view, knowledge, belief) => worlds(deck, view, knowledge, belief, minds?.weighing),
    clone,

    position: {
      write: s => positions.write(deck, s),
      read(given, roots) {
        const s = positions.read(deck, given, roots)
        table.once().advance(playing(s))
        return s
      },
    },

    readSetup(given) {
      const players = typeof given === 'object' && given !== null && 'players' in given ? given.players : undefined
      if (typeof players !== 'number' || !(players in agendaCounts))
        throw new Fault('setup.players', { n: String(players) })
      return { players }
    },

    subject: ({ stack }) => (stack.length === 0 ? -1 : subjectOf(stack[stack.length - 1])),
    outcome: s =>
      s.ending === 0 ? null : { winners: s.winners, cause: endings[s.ending], rule: endingRules[endings[s.ending]] },
  }
}
