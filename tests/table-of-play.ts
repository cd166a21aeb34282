import { afterEach, expect } from 'vitest'
import { Illegal, type Outcome, type Reason } from '../src/engine/game.ts'
import type { Event } from '../src/games/negotiator/events.ts'
import { negotiator } from '../src/games/negotiator/index.ts'
import type { Position } from '../src/games/negotiator/position/position-schema.ts'
import type { State } from '../src/games/negotiator/rules/state.ts'
import type { View } from '../src/games/negotiator/view/view.ts'
import { levels } from '../src/games/negotiator/vocabulary.ts'
import { rootsOf } from '../src/seed/roots.ts'

/** What lies on the table and can be counted. */
export interface Facts {
  turn: number
  phase: View['phase']
  threat: (typeof levels)[number]
  points: number
  zone: number
  saved: number
  killed: number
  /** Dice of the next test. */
  dice: number
  fours: boolean
  known: readonly string[]
  conceded: readonly string[]
  minors: readonly string[]
  /** Terror cards left. */
  terror: number
  gone: readonly string[]
  second: boolean
  escaping: boolean
  last: boolean
  ending: View['ending']
}

export interface Table {
  /** Choose an option. The dice given must be exactly the dice then rolled, re-rolls included. */
  does(name: string, given?: { readonly dice?: readonly number[] }): Table
  /** Why an option is refused; that refusing it changes nothing is checked by the way. */
  refuses(name: string): Reason
  offers(name: string): boolean
  readonly asked: string | null
  readonly options: readonly string[]
  readonly view: View
  readonly facts: Facts
  /** The facts that the last choice changed, as they are now. */
  readonly changed: Partial<Facts>
  /** What the last choice led to, an event a line: its kind, then what it says, in order. */
  readonly told: readonly string[]
  /** The same from the row of the last test on. */
  readonly row: readonly string[]
  readonly events: readonly Event[]
  readonly outcome: Outcome | null
  readonly state: State
}

const game = negotiator()
const roots = rootsOf('table of play', game.chances)
let laid: { readonly of: typeof game; readonly state: State }[] = []

/** A test ends between two choices of its own: nothing asked in the middle of a card, no card lost. */
const BETWEEN = ['conversation.talk', 'spend.buy']
afterEach(() => {
  const tables = laid
  laid = []
  for (const { of, state } of tables) {
    const [question] = of.decisions(state)
    if (question) expect(BETWEEN).toContain(question.kind)
    else expect(of.outcome(state)).not.toBeNull()
    expect(of.conserved(state)).toEqual([])
  }
})

const line = (event: Event): string =>
  Object.values(event)
    .filter(value => typeof value !== 'boolean')
    .join(' ')

function factsOf(view: View): Facts {
  const named = (standing: string) =>
    view.demands.filter(demand => demand.standing === standing).map(({ card }) => card ?? 'face down')
  return {
    turn: view.turn,
    phase: view.phase,
    threat: levels[view.threat],
    points: view.points,
    ...view.hostages,
    dice: view.test.next,
    fours: view.modifiers.fours,
    known: named('known'),
    conceded: named('conceded'),
    minors: view.minors,
    terror: view.terror.left,
    gone: view.gone,
    second: view.second,
    escaping: view.escaping,
    last: view.last,
    ending: view.ending,
  }
}

function sitDown(of: typeof game, state: State): Table {
  laid.push({ of, state })
  let events: Event[] = []
  let before = factsOf(of.view(state, 0))
  const code = (name: string): number => {
    const option = of.optionOf(name)
    if (option === null) throw new Error(`no option is called “${name}”`)
    return option
  }
  const self: Table = {
    state,
    does(name, { dice = [] } = {}) {
      before = factsOf(of.view(state, 0))
      events = []
      state.laid = [...dice]
      of.apply(state, 0, code(name), events)
      const rolled = events.flatMap(event =>
        event.kind === 'rolled' || event.kind === 'compared' ? event.dice : event.kind === 'rerolled' ? [event.to] : [],
      )
      expect(rolled, `the dice rolled after “${name}”`).toEqual(dice)
      return self
    },
    refuses(name) {
      const bytes = JSON.stringify(state)
      const why = of.refusal(state, 0, code(name))
      expect(() => of.apply(state, 0, code(name))).toThrow(Illegal)
      expect(JSON.stringify(state)).toBe(bytes)
      if (why === null) throw new Error(`“${name}” is allowed`)
      return why
    },
    offers: name => self.options.includes(name),
    get asked() {
      return of.decisions(state)[0]?.kind ?? null
    },
    get options() {
      return of.decisions(state).flatMap(({ options }) => options.map(of.nameOf))
    },
    get view() {
      return of.view(state, 0)
    },
    get facts() {
      return factsOf(self.view)
    },
    get changed() {
      const now = Object.entries(self.facts)
      return Object.fromEntries(
        now.filter(([fact, value]) => JSON.stringify(value) !== JSON.stringify(before[fact as keyof Facts])),
      )
    },
    get told() {
      return events.map(line)
    },
    get row() {
      return events.slice(events.findLastIndex(({ kind }) => kind === 'tested') + 1).map(line)
    },
    get events() {
      return events
    },
    get outcome() {
      return of.outcome(state)
    },
  }
  return self
}

/** Where the marker lies unless a test says otherwise: its own, so that tuning a starting level moves no rule's test. */
const marker: Readonly<Record<string, Position['threat']>> = { arkayne: '4', donna: '3', edward: '5' }

/** A table in this position; what is left out is dealt. `dice`: those that come up before the first choice. */
export function table(given: Position = {}, { dice = [] as readonly number[], of = game } = {}): Table {
  const threat = marker[given.abductor ?? 'arkayne']
  const made = sitDown(of, of.position.read(threat ? { threat, ...given } : given, roots, dice))
  expect(made.state.laid, 'dice laid and not rolled').toEqual([])
  return made
}

/** The Spend Phase is over and this Terror card comes: the table just after it, with what it led to told. */
export function terror(card: string, given: Position = {}, { dice = [] as readonly number[], of = game } = {}): Table {
  const deck = [card, ...(given.terror?.deck ?? ['the-situation-is-worsening', 'the-blueprints'])]
  return table({ ...given, phase: 'spend', terror: { ...given.terror, deck } }, { of }).does('done', { dice })
}

/** The Pivotal Event comes, and after it the last conversation. */
export const pivotal = (
  card: string,
  given: Position = {},
  { dice = [] as readonly number[], of = game } = {},
): Table =>
  table({ ...given, phase: 'spend', terror: { ...given.terror, deck: [card] } }, { of }).does('done', { dice })

/** A game from its set-up. */
export const newGame = (abductor: string, seed = 'table of play', of = game): Table =>
  sitDown(of, of.start({ abductor }, rootsOf(seed, of.chances)))

/** Both of Arkayne's demands known: no additional effects come into it. */
export const bothKnown: Position['demands'] = [
  { card: 'wire-ten-million', standing: 'known' },
  { card: 'helicopter', standing: 'known' },
]
