import * as z from 'zod'
import { Fault, type Game, type GameEvent, Illegal, type Json } from '../engine/game.ts'
import { own } from '../engine/own.ts'
import { json, laidDice, line, prose, word } from '../games/bounded.ts'
import { digest, rootsOf } from '../seed/roots.ts'
import { parseFormat } from './file-schema.ts'

const MOST_LINES = 10_000

/** A position, perhaps a script, perhaps the facts expected afterwards. */
export const scenarioSchema = z
  .strictObject({
    format: z.literal('situation-room/scenario@1'),
    game: word.describe('negotiator'),
    title: line.optional().describe('One line for people.'),
    text: prose.optional().describe('What it shows, for people.'),
    deck: json.optional().describe('The cards, where they are not the standard ones.'),
    seed: line.min(1).optional().describe('Where all that is not given comes from.'),
    position: z.record(word, json).optional().describe('Any part of the state by plain name; the rest is dealt.'),
    dice: laidDice.optional().describe('Faces that come up first, in order.'),
    script: z
      .array(
        z.union([
          line.describe('An option name: it is chosen.'),
          z
            .strictObject({ seat: z.int().min(0).max(5), choose: line })
            .describe('The same for a seat other than the one asked first.'),
          z
            .strictObject({ refused: line, rule: word.optional() })
            .describe('An option name that must be refused, by this rule.'),
        ]),
      )
      .max(MOST_LINES)
      .optional(),
    expect: z
      .record(word, json)
      .optional()
      .describe(
        'Facts afterwards: any part of a position, or `asked`, `offers`, `offersNot`, `outcome`, `rule`, `events`.',
      ),
  })
  .describe('A scenario of Situation Room')
export type Scenario = z.infer<typeof scenarioSchema>

/** A fact that is not as expected: a word key, and values that tell where, and both what should be and what is. */
export interface Difference {
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
}

export interface Played<State, Event> {
  readonly state: State
  readonly events: readonly Event[]
  readonly difference: Difference | null
}

export const parseScenario = (text: string): Scenario => parseFormat(text, 'scenario', scenarioSchema)

/** Any position as a scenario: read back, it is the same to the last byte. */
export const scenarioOf = <Setup, State, View, Event extends GameEvent>(
  game: Game<Setup, State, View, Event>,
  state: State,
  isStandard: boolean,
): Scenario => ({
  format: 'situation-room/scenario@1',
  game: game.id,
  ...(isStandard ? {} : { deck: game.deck }),
  position: game.position.write(state) as Record<string, Json>,
})

/** Lay the position, play the script, compare the facts. */
export function playScenario<Setup, State, View, Event extends GameEvent>(
  game: Game<Setup, State, View, Event>,
  scenario: Scenario,
): Played<State, Event> {
  const seed = scenario.seed ?? digest(JSON.stringify(scenario.position ?? {}))
  const state = game.position.read(scenario.position ?? {}, rootsOf(seed, game.chances), scenario.dice ?? [])
  const events: Event[] = []
  // A misspelt name is never offered, so `offersNot` would hold for the wrong reason.
  for (const name of [...listOf(scenario.expect?.offers), ...listOf(scenario.expect?.offersNot)])
    if (typeof name !== 'string' || game.optionOf(name) === null)
      throw new Fault('match.no-such-option', { choice: typeof name === 'string' ? name : shown(name) })
  for (const [i, line] of (scenario.script ?? []).entries()) {
    const difference = playLine(game, state, line, i + 1, events)
    if (difference) return { state, events, difference }
  }
  return { state, events, difference: firstDifference(scenario.expect ?? {}, factsOf(game, state, events), '') }
}

function playLine<Setup, State, View, Event extends GameEvent>(
  game: Game<Setup, State, View, Event>,
  state: State,
  line: NonNullable<Scenario['script']>[number],
  number: number,
  events: Event[],
): Difference | null {
  const asked = game.decisions(state)
  const name = typeof line === 'string' ? line : 'choose' in line ? line.choose : line.refused
  const option = game.optionOf(name)
  if (option === null) throw new Fault('scenario.no-such-option', { number, choice: name })
  const seat = typeof line === 'object' && 'seat' in line ? line.seat : (asked[0]?.seat ?? 0)
  const mustFail = typeof line === 'object' && 'refused' in line
  try {
    game.apply(state, seat, option, events)
  } catch (error) {
    if (!(error instanceof Illegal)) throw error
    const { rule } = error.reason
    if (!mustFail) return { key: 'scenario.refused', values: { number, choice: name, rule } }
    return line.rule !== undefined && line.rule !== rule
      ? { key: 'scenario.other-rule', values: { number, choice: name, expected: line.rule, found: rule } }
      : null
  }
  return mustFail ? { key: 'scenario.allowed', values: { number, choice: name } } : null
}

/** What a scenario may expect: the whole position, and what is asked, offered and told. */
function factsOf<Setup, State, View, Event extends GameEvent>(
  game: Game<Setup, State, View, Event>,
  state: State,
  events: readonly Event[],
): Record<string, Json> {
  const decisions = game.decisions(state)
  const outcome = game.outcome(state)
  return {
    winners: outcome ? [...outcome.winners] : [],
    ...(game.position.write(state) as Record<string, Json>),
    asked: decisions[0]?.kind ?? null,
    offers: decisions.flatMap(({ options }) => options.map(option => game.nameOf(option))),
    outcome: outcome?.cause ?? null,
    rule: outcome?.rule ?? null,
    events: events.map(({ kind }) => kind),
  }
}

const shown = (value: unknown): string => (value === undefined ? '-' : JSON.stringify(value))
const differs = (fact: string, expected: Json, found: Json | undefined): Difference => ({
  key: 'scenario.differs',
  values: { fact, expected: shown(expected), found: shown(found) },
})

/** Objects are compared by the parts given, lists item by item; of `offers` and `events` only what is listed counts. */
function firstDifference(expected: Json, found: Json | undefined, at: string): Difference | null {
  if (Array.isArray(expected) && Array.isArray(found) && expected.length === found.length) {
    for (const [i, value] of expected.entries()) {
      const difference = firstDifference(value, found[i], `${at}.${i + 1}`)
      if (difference) return difference
    }
    return null
  }
  if (isObject(expected) && isObject(found)) {
    for (const [key, value] of Object.entries(expected)) {
      const path = at ? `${at}.${key}` : key
      const difference =
        path === 'offersNot'
          ? offeredAfterAll(value, found.offers)
          : path === 'offers' || path === 'events'
            ? missingFrom(path, value, own(found, key))
            : firstDifference(value, own(found, key), path)
      if (difference) return difference
    }
    return null
  }
  return JSON.stringify(expected) === JSON.stringify(found) ? null : differs(at, expected, found)
}

const isObject = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]

function missingFrom(fact: string, expected: Json, found: Json | undefined): Difference | null {
  const have = listOf(found)
  let from = 0
  for (const one of listOf(expected)) {
    const at = fact === 'events' ? have.indexOf(one, from) : have.indexOf(one)
    if (at < 0) return differs(fact, one, found)
    from = at + 1
  }
  return null
}

function offeredAfterAll(expected: Json, offers: Json | undefined): Difference | null {
  const one = listOf(expected).find(name => listOf(offers).includes(name))
  return one === undefined
    ? null
    : { key: 'scenario.offered', values: { fact: 'offersNot', choice: shown(one), found: shown(offers) } }
}
