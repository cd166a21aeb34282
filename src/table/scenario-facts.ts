import { Fault, type Game, type GameEvent, type Json, type Viewer } from '../engine/game.ts'
import { own } from '../engine/own.ts'
import { rootsOf } from '../seed/roots.ts'

export type Facts = Readonly<Record<string, Json>>

/** A fact that is not as expected: a word key, and values that tell where, and both what should be and what is. */
export interface Difference {
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
}

/** Names that a game counts besides, such as achievements: all there are, and those that came about, perhaps in order. */
export interface Tally {
  readonly known: readonly string[]
  readonly had: readonly string[]
  readonly inOrder?: boolean
}
export type Tallies = Readonly<Record<string, Tally>>

/** What a scenario may expect: the whole position, what is asked, offered and told, and what each viewer sees. */
export function factsOf<Setup, State, View, Event extends GameEvent>(
  game: Game<Setup, State, View, Event>,
  state: State,
  events: readonly Event[],
  tallies: Tallies,
): Facts {
  const decisions = game.decisions(state)
  const outcome = game.outcome(state)
  const byViewer = (made: (viewer: Viewer) => unknown): Json =>
    Object.fromEntries(viewersOf(game, state).map(viewer => [String(viewer), made(viewer) as Json]))
  return {
    winners: outcome ? [...outcome.winners] : [],
    ...(game.position.write(state) as Facts),
    asked: decisions[0]?.kind ?? null,
    offers: decisions.flatMap(({ options }) => options.map(option => game.nameOf(option))),
    outcome: outcome?.cause ?? null,
    rule: outcome?.rule ?? null,
    events: events as unknown as Json,
    told: byViewer(viewer => events.map(event => game.seen(event, viewer)).filter(event => event !== null)),
    sees: byViewer(viewer => game.view(state, viewer)),
    ...Object.fromEntries(Object.entries(tallies).map(([name, { had }]) => [name, had])),
  }
}

/** The facts that are none of a position. */
const BESIDES: ReadonlySet<string> = new Set(['winners', 'asked', 'outcome', 'rule', 'events', 'told', 'sees'])

const viewersOf = <Setup, State, View, Event extends GameEvent>(
  game: Game<Setup, State, View, Event>,
  state: State,
): readonly Viewer[] => [...Array.from({ length: Math.max(1, game.seated(state)) }, (_, seat) => seat), 'observer']

/** A misspelt name is never offered and never happens: what is expected not to be would hold for the wrong reason. */
export function checkFacts<Setup, State, View, Event extends GameEvent>(
  game: Game<Setup, State, View, Event>,
  state: State,
  expected: Facts,
  tallies: Tallies,
): void {
  const named = (fact: string): readonly Json[] => [
    ...listOf(own(expected, fact)),
    ...listOf(own(expected, `${fact}Not`)),
  ]
  for (const name of named('offers'))
    if (typeof name !== 'string' || game.optionOf(name) === null)
      throw new Fault('match.no-such-option', { choice: typeof name === 'string' ? name : shown(name) })
  for (const event of [...named('events'), ...partsOf(own(expected, 'told')).flatMap(([, told]) => listOf(told))]) {
    const kind = isObject(event) ? own(event, 'kind') : event
    if (typeof kind !== 'string' || !game.eventKinds.includes(kind))
      throw new Fault('scenario.no-such-event', { event: shown(kind) })
  }
  for (const [fact, { known }] of Object.entries(tallies))
    for (const name of named(fact))
      if (typeof name !== 'string' || !known.includes(name))
        throw new Fault('scenario.no-such-name', { fact, name: shown(name) })
  const viewers = viewersOf(game, state).map(String)
  for (const fact of ['told', 'sees'])
    for (const [viewer] of partsOf(own(expected, fact)))
      if (!viewers.includes(viewer))
        throw new Fault('scenario.no-such-viewer', { fact, viewer, known: viewers.join(', ') })
  for (const [key, value] of Object.entries(expected))
    if (!BESIDES.has(key)) for (const probe of probesOf(value)) checkPart(game, { [key]: probe })
}

/** What is expected to be left out must be a part of positions: nothing is easier to leave out than what does not exist. */
function checkPart<Setup, State, View, Event extends GameEvent>(
  game: Game<Setup, State, View, Event>,
  probe: Facts,
): void {
  try {
    game.position.read(probe, rootsOf('probe', game.chances))
  } catch (error) {
    if (error instanceof Fault && error.key.startsWith('shape.unknown'))
      throw new Fault(error.key, { ...error.values, at: String(error.values.at).replace(/^position/, 'expect') })
  }
}

/** The ways to each null in what is expected, as positions with nothing else in them. */
function probesOf(value: Json): readonly Json[] {
  if (value === null) return [null]
  if (Array.isArray(value)) return value.flatMap(item => probesOf(item).map(probe => [probe]))
  return partsOf(value).flatMap(([key, inner]) => probesOf(inner).map(probe => ({ [key]: probe })))
}

/** Which lists are compared by what is named in them: in any order, in this order, or so that none of it is there. */
type Way = 'among' | 'in-order' | 'none'
function wayOf(path: string, tallies: Tallies): readonly [way: Way, of: string] | null {
  if (/^told\.[^.]+$/.test(path)) return ['in-order', path.slice('told.'.length)]
  const of = path.replace(/Not$/, '')
  const tally = own(tallies, of)
  if (of !== 'offers' && of !== 'events' && tally === undefined) return null
  return [of !== path ? 'none' : of === 'events' || tally?.inOrder ? 'in-order' : 'among', of]
}

/**
 * Objects are compared by the parts given, lists item by item; of options, events and tallies only what is named counts.
 * Null is what is null, and in a position also what is left out.
 */
export function firstDifference(
  expected: Json,
  found: Json | undefined,
  tallies: Tallies = {},
  at = '',
): Difference | null {
  if (Array.isArray(expected) && Array.isArray(found) && expected.length === found.length) {
    for (const [i, value] of expected.entries()) {
      const difference = firstDifference(value, found[i], tallies, `${at}.${i + 1}`)
      if (difference) return difference
    }
    return null
  }
  if (isObject(expected) && isObject(found)) {
    for (const [key, value] of Object.entries(expected)) {
      const path = at ? `${at}.${key}` : key
      const list = wayOf(path, tallies)
      const difference = list
        ? listDifference(list[0], path, value, own(found, list[1]))
        : firstDifference(value, own(found, key), tallies, path)
      if (difference) return difference
    }
    return null
  }
  const isLeftOut = expected === null && found === undefined && !/^(sees|told|events)\b/.test(at)
  return isLeftOut || JSON.stringify(expected) === JSON.stringify(found) ? null : differs(at, expected, found)
}

function listDifference(way: Way, fact: string, expected: Json, found: Json | undefined): Difference | null {
  const have = listOf(found)
  let from = 0
  for (const one of listOf(expected)) {
    const at = have.findIndex((other, i) => i >= from && isOne(one, other))
    if (way === 'none' && at >= 0)
      return { key: 'scenario.there', values: { fact, name: shown(one), found: shown(have[at]) } }
    if (way !== 'none' && at < 0) return differs(fact, one, alike(one, have))
    if (way === 'in-order') from = at + 1
  }
  return null
}

/** A name, an event by its kind, or an event by its kind and whatever else is given of it. */
const isOne = (expected: Json, found: Json): boolean =>
  isObject(found) && !isObject(expected)
    ? found.kind === expected
    : firstDifference(expected, found, {}, 'events') === null

/** What there is instead: of an event those of its kind as they are, otherwise the kinds of all. */
function alike(expected: Json, have: readonly Json[]): readonly Json[] {
  const same = isObject(expected) ? have.filter(one => isObject(one) && one.kind === expected.kind) : []
  return same.length > 0 ? same : have.map(one => (isObject(one) ? (own(one, 'kind') ?? null) : one))
}

const shown = (value: unknown): string => (value === undefined ? '-' : JSON.stringify(value))
const differs = (fact: string, expected: Json, found: Json | undefined): Difference => ({
  key: 'scenario.differs',
  values: { fact, expected: shown(expected), found: shown(found) },
})

const isObject = (value: Json | undefined): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const partsOf = (value: Json | undefined): readonly (readonly [string, Json])[] =>
  isObject(value) ? Object.entries(value) : []
const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]
