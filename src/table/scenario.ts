import * as z from 'zod'
import { Fault, type Game, type GameEvent, Illegal, type Json, type Reason } from '../engine/game.ts'
import { json, laidDice, line, prose, word } from '../games/bounded.ts'
import { digest, rootsOf } from '../seed/roots.ts'
import { parseFormat } from './file-schema.ts'
import { checkFacts, type Difference, type Facts, factsOf, firstDifference, type Tallies } from './scenario-facts.ts'

const MOST_LINES = 10_000
const MOST_SEATS = 6

const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1)
const facts = z
  .record(word, json)
  .describe(
    'Any part of a position, or `asked`, `offers`, `offersNot`, `outcome`, `rule`, `winners`, `events`, `eventsNot`, `told`, `sees`, `achievements`, `achievementsNot`, `spoken`, `spokenNot`.',
  )

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
          z.strictObject({ seat, choose: line }).describe('The same for a seat other than the one asked first.'),
          z
            .strictObject({ refused: line, seat: seat.optional(), rule: word.optional(), why: word.optional() })
            .describe('An option name that must be refused: by this rule, for this reason, to this seat.'),
          z.strictObject({ expect: facts }).describe('Facts at this point of the script.'),
        ]),
      )
      .max(MOST_LINES)
      .optional(),
    expect: facts.optional().describe('Facts afterwards.'),
  })
  .describe('A scenario of Situation Room')
export type Scenario = z.infer<typeof scenarioSchema>

/** What a line that must be refused was refused for: whoever wrote it looks whether that is what was meant. */
export interface Refused {
  readonly number: number
  readonly choice: string
  readonly reason: Reason
  /** The line says why. */
  readonly isSaid: boolean
}

export interface Played<State, Event> {
  readonly state: State
  readonly events: readonly Event[]
  readonly refused: readonly Refused[]
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

interface Playing<State, Event> {
  readonly state: State
  readonly events: Event[]
  readonly refused: Refused[]
  tallies(): Tallies
}

/** Lay the position, play the script, compare the facts; `tally` counts what a game has to count besides. */
export function playScenario<Setup, State, View, Event extends GameEvent>(
  game: Game<Setup, State, View, Event>,
  scenario: Scenario,
  tally: (before: State, events: readonly Event[]) => Tallies = () => ({}),
): Played<State, Event> {
  const seed = scenario.seed ?? digest(JSON.stringify(scenario.position ?? {}))
  const state = game.position.read(scenario.position ?? {}, rootsOf(seed, game.chances), scenario.dice ?? [])
  const before = game.clone(state)
  const events: Event[] = []
  const refused: Refused[] = []
  const playing: Playing<State, Event> = { state, events, refused, tallies: () => tally(before, events) }
  const { script = [], expect = {} } = scenario
  for (const line of [...script, { expect }])
    if (typeof line === 'object' && 'expect' in line) checkFacts(game, state, line.expect, playing.tallies())
  for (const [i, line] of script.entries()) {
    const difference =
      typeof line === 'object' && 'expect' in line
        ? compare(game, playing, line.expect, `script.${i + 1}.`)
        : playLine(game, playing, line, i + 1)
    if (difference) return { state, events, refused, difference }
  }
  return { state, events, refused, difference: compare(game, playing, expect, '') }
}

/** The first difference, with where in the file the fact stands. */
function compare<Setup, State, View, Event extends GameEvent>(
  game: Game<Setup, State, View, Event>,
  { state, events, tallies }: Playing<State, Event>,
  expected: Facts,
  where: string,
): Difference | null {
  const found = tallies()
  const difference = firstDifference(expected, factsOf(game, state, events, found), found)
  return difference && { ...difference, values: { ...difference.values, fact: `${where}${difference.values.fact}` } }
}

type ScriptLine = NonNullable<Scenario['script']>[number]

function playLine<Setup, State, View, Event extends GameEvent>(
  game: Game<Setup, State, View, Event>,
  { state, events, refused }: Playing<State, Event>,
  line: Exclude<ScriptLine, { readonly expect: unknown }>,
  number: number,
): Difference | null {
  const asked = game.decisions(state)
  const name = typeof line === 'string' ? line : 'choose' in line ? line.choose : line.refused
  const option = game.optionOf(name)
  if (option === null) throw new Fault('scenario.no-such-option', { number, choice: name })
  const by = (typeof line === 'object' ? line.seat : undefined) ?? asked[0]?.seat ?? 0
  const mustFail = typeof line === 'object' && 'refused' in line
  try {
    game.apply(state, by, option, events)
  } catch (error) {
    if (!(error instanceof Illegal)) throw error
    const { rule, key } = error.reason
    if (!mustFail) return { key: 'scenario.refused', values: { number, choice: name, rule } }
    refused.push({ number, choice: name, reason: error.reason, isSaid: line.why !== undefined })
    if (line.rule !== undefined && line.rule !== rule)
      return { key: 'scenario.other-rule', values: { number, choice: name, expected: line.rule, found: rule } }
    return line.why !== undefined && line.why !== reasonOf(key)
      ? { key: 'scenario.other-reason', values: { number, choice: name, expected: line.why, found: reasonOf(key) } }
      : null
  }
  return mustFail ? { key: 'scenario.allowed', values: { number, choice: name } } : null
}

/** A reason as a scenario names it: `too-dear`. */
export const reasonOf = (key: string): string => key.replace(/^refuse\./, '')

/**
 * Lines that hold for another reason than the one meant, perhaps: those that do not say why, where what is refused is
 * not even asked now, or nobody says by which rule.
 */
export const doubtful = ({ script = [] }: Scenario, refused: readonly Refused[]): readonly Refused[] =>
  refused.filter(({ number, reason, isSaid }) => {
    const line = script[number - 1]
    const hasRule = typeof line === 'object' && 'refused' in line && line.rule !== undefined
    return !isSaid && (!hasRule || NOT_ASKED.test(reasonOf(reason.key)))
  })

const NOT_ASKED = /^(not-now|not-asked|not-your-turn|over|unknown|not-possible)(\.|$)/
