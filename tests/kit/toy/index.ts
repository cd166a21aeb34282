import { flow, type Run } from '../../../src/engine/flow.ts'
import { Fault, type Game, Illegal, type Json, type Parts, type Viewer } from '../../../src/engine/game.ts'
import type { Testable } from '../../../src/engine/testable.ts'
import {
  BURY,
  DECK,
  deal,
  effects,
  LAY,
  LEAVE,
  LOOK,
  PASS,
  ROLL,
  settling,
  steps,
  TAKE,
  type ToyDeck,
  type ToyEvent,
  type ToyFrame,
  type ToyPlay,
  type ToySetup,
  type ToyState,
} from './rules.ts'
import {
  explain,
  hidden,
  know,
  learn,
  refusal,
  revealOf,
  type ToyKnowledge,
  type ToyView,
  viewOf,
  worlds,
} from './view.ts'

export type Toy = Game<ToySetup, ToyState, ToyView, ToyEvent, ToyKnowledge> & Testable<ToyState>

const all = new Map<number, Parts>([
  [LOOK, { verb: 'look' }],
  [TAKE, { verb: 'take' }],
  [ROLL, { verb: 'roll' }],
  [PASS, { verb: 'pass' }],
  [BURY, { verb: 'bury' }],
  [LEAVE, { verb: 'leave' }],
  ...[...Array(DECK.cards).keys()].map((card): [number, Parts] => [LAY + card, { verb: 'lay', card }]),
])
const nameOfParts = ({ verb, card }: Parts): string => (card === undefined ? verb : `${verb} ${card}`)
const codes = new Map([...all].map(([code, parts]) => [nameOfParts(parts), code]))

function nameOf(option: number): string {
  const parts = all.get(option)
  return parts ? nameOfParts(parts) : `option ${option}`
}

/** A card played or looked at is named to the one whose it is, and to nobody else. */
function seen(event: ToyEvent, viewer: Viewer): ToyEvent {
  if (event.kind !== 'laid' && event.kind !== 'looked') return event
  return event.seat === viewer ? event : { ...event, card: null }
}

function conserved(cards: number, { hands, laid, pile, discard }: ToyState): string[] {
  const lying = [...hands.flat(), ...laid.filter(card => card >= 0), ...pile, ...discard]
  const faults: string[] = []
  for (let card = 0; card < cards; card++) {
    const times = lying.filter(one => one === card).length
    if (times !== 1) faults.push(`card ${card} lies in ${times} places`)
  }
  return faults
}

/** With fewer cards, all the ways they can lie can be counted out. */
export function toy(deck: ToyDeck = DECK): Toy {
  const table = flow<Readonly<Record<string, ToyFrame>>, ToyPlay>(steps)
  const watch: Toy['watch'] = { ran: null }
  const hold = (s: ToyState, events?: ToyEvent[]): ToyPlay => ({ s, events: events ?? null, ran: watch.ran })
  const why = (s: ToyState, seat: number, option: number) =>
    refusal(viewOf(s, s.hands[seat] ? seat : 'observer'), option)

  const movesOf = (run: () => Run<ToyFrame, ToyPlay>): Pick<Toy, 'decisions' | 'apply' | 'view'> => ({
    decisions: s => run().decisions(hold(s)),
    apply(s, seat, option, events) {
      const play = hold(s, events)
      const moves = run()
      if (!moves.allows(play, seat, option)) throw new Illegal(why(s, seat, option))
      moves.choose(play, seat, option)
    },
    view: viewOf,
  })
  const simulator = (): ReturnType<Toy['simulator']> => {
    const run = table.kept()
    return { ...movesOf(() => run), playOut: (s, random, events) => run.playOut(hold(s, events), random) }
  }

  return {
    id: 'toy',
    rulesVersion: '1',
    viewFormat: 'toy-view@1',
    deck: deck.cards,
    chances: ['deck', 'dice'],
    coverable: [...Object.keys(steps), ...effects],
    watch,
    seats: ({ seats }) => seats,
    seated: ({ hands }) => hands.length,

    start(setup, roots, events) {
      const s = deal(deck, setup, roots)
      events?.push({ kind: 'began', seats: setup.seats })
      table.once().advance(hold(s, events))
      return s
    },

    ...movesOf(table.once),
    reveal: revealOf,
    simulator,
    refusal: (s, seat, option) => (table.once().allows(hold(s), seat, option) ? null : why(s, seat, option)),
    seen,
    hidden,
    know,
    learn,
    worlds,
    conserved: s => conserved(deck.cards, s),
    explain: (view, decision) => explain(view, decision, nameOf),
    settles: ({ kind }) => settling[kind],
    eventKinds: Object.keys(settling),

    clone: s => ({
      hands: s.hands.map(hand => hand.slice()),
      laid: s.laid.slice(),
      pile: s.pile.slice(),
      seenBy: s.seenBy.slice(),
      discard: s.discard.slice(),
      points: s.points.slice(),
      luck: s.luck,
      rolls: s.rolls,
      stack: s.stack.slice(),
    }),

    outcome({ stack, points }) {
      if (stack.length > 0) return null
      const most = Math.max(...points)
      return { winners: points.flatMap((n, seat) => (n === most ? [seat] : [])), cause: 'most-points', rule: 'T-6' }
    },

    position: {
      write: s => ({ ...s, stack: s.stack.map(({ step, seat }): Json => ({ step, seat })) }),
      read(given, roots) {
        const s: ToyState = { ...deal(deck, { seats: 2 }, roots), ...(given as Partial<ToyState>) }
        const [fault] = conserved(deck.cards, s)
        if (fault) throw new Fault('toy.cards', { fault })
        table.once().advance(hold(s))
        return s
      },
    },

    readSetup(given) {
      const { seats } = given as Partial<ToySetup>
      if (seats !== 2 && seats !== 3) throw new Fault('toy.seats', { seats: String(seats) })
      return { seats }
    },

    nameOf,
    optionOf: name => codes.get(name) ?? null,
    parts: option => all.get(option) ?? null,
    nameOfParts,
  }
}
