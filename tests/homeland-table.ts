import { afterEach, expect } from 'vitest'
import { Illegal, type Outcome } from '../src/engine/game.ts'
import type { Event } from '../src/games/homeland/events.ts'
import { homeland } from '../src/games/homeland/index.ts'
import type { Position } from '../src/games/homeland/position/position-schema.ts'
import type { State } from '../src/games/homeland/rules/state.ts'
import type { View } from '../src/games/homeland/view/view.ts'
import { COLUMNS, levels } from '../src/games/homeland/vocabulary.ts'
import { rootsOf } from '../src/seed/roots.ts'
import { untuned } from './homeland-untuned.ts'

export type PlayerGiven = NonNullable<Position['players']>[number]
export type ThreatGiven = NonNullable<Position['threats']>[number]
/** A position; players may be told by their number alone. Seats are counted from 1, here and everywhere in these tests. */
export type Given = Omit<Position, 'players'> & { readonly players?: number | readonly PlayerGiven[] }

/** What lies on the table and can be counted, by name: `rep 1`, `agents on 3`, `threat 3` for its space. */
export type Facts = Readonly<Record<string, number | string>>

export interface Table {
  does(seat: number, ...names: readonly string[]): Table
  /** The rule and the key of a refusal; that it changes no byte is checked by the way. */
  refuses(seat: number, name: string): string
  offers(seat: number, name: string): boolean
  options(seat: number): readonly string[]
  /** The question and who is asked: `turn.act 1`. */
  readonly asked: string
  view(viewer: number | 'observer'): View
  readonly facts: Facts
  /** The facts that the last choice changed, as they are now. */
  readonly changed: Facts
  /** The same without the board and the piles: tokens, figures, hands, assets and tracks. */
  readonly fortunes: Facts
  /** What the last choices led to, an event a line: its kind, then what it says. */
  readonly told: readonly string[]
  /** The same since the table was laid. */
  readonly story: readonly string[]
  /** The lines of the story from the first that begins with one text to the first after it that begins with the other. */
  between(from: string, to: string): readonly string[]
  /** Of the last events, what this viewer may read. */
  hears(viewer: number | 'observer'): readonly string[]
  readonly outcome: Outcome | null
  readonly state: State
}

const game = homeland(untuned)
const roots = rootsOf('table of play', game.chances)
let laid: { readonly of: ReturnType<typeof homeland>; readonly state: State }[] = []

/** A test ends between two choices of its own: nothing asked in the middle of an action, no card lost. */
const BETWEEN = ['turn.act', 'end.accusing']
afterEach(() => {
  const tables = laid
  laid = []
  for (const { of, state } of tables) {
    const [question] = of.decisions(state)
    if (question) expect(BETWEEN).toContain(question.kind)
    else expect(of.outcome(state)).not.toBeNull()
    expect(of.conserved(state)).toEqual([])
    expect(of.position.read(of.position.write(state), roots)).toEqual(state)
  }
})

const SEATS = new Set(['seat', 'marker', 'lead', 'of', 'winners'])
const FROM_SEAT = new Set(['took-asset', 'taken-clout', 'lead-taken'])

/** What is null where there is nobody, rather than where it is hidden. */
const NOBODY = new Set(['lead', 'from'])

function line(event: Event): string {
  const said = Object.entries(event).flatMap(([key, value]: [string, unknown]): string[] => {
    if (typeof value === 'boolean') return []
    const isSeat = SEATS.has(key) || (key === 'from' && FROM_SEAT.has(event.kind))
    const one = (part: unknown): string =>
      part === null
        ? NOBODY.has(key)
          ? 'none'
          : 'hidden'
        : isSeat && typeof part === 'number'
          ? `${part + 1}`
          : `${part}`
    return [Array.isArray(value) ? `[${value.map(one).join(' ')}]` : one(value)]
  })
  return said.join(' ')
}

function factsOf(view: View): Facts {
  const facts: Record<string, number | string> = {
    round: view.round,
    marker: view.marker + 1,
    turn: (view.turn ?? -1) + 1,
    agency: view.agency,
    terrorist: view.terrorist,
  }
  for (const [i, player] of view.players.entries()) {
    const seat = i + 1
    facts[`rep ${seat}`] = player.rep
    facts[`clout ${seat}`] = player.clout
    facts[`agents ${seat}`] = player.agents
    facts[`soldiers ${seat}`] = player.soldiers
    facts[`leads ${seat}`] = player.leads
    facts[`hand ${seat}`] = player.hand
    facts[`open ${seat}`] = player.open.join(' ')
    facts[`down ${seat}`] = player.down
    facts[`up ${seat}`] = player.up.join(' ')
  }
  for (const threat of view.threats) {
    const space = view.spaces.indexOf(threat.id)
    facts[`threat ${threat.id}`] =
      space < 0 ? 'off the board' : `${levels[Math.floor(space / COLUMNS)]} ${(space % COLUMNS) + 1}`
    facts[`lead of ${threat.id}`] = (threat.lead ?? -1) + 1
    facts[`agents on ${threat.id}`] = threat.agents ?? 0
    facts[`soldiers on ${threat.id}`] = threat.soldiers ?? 0
    facts[`intel on ${threat.id}`] = threat.by.length
  }
  for (const [pile, n] of Object.entries(view.decks)) facts[`deck of ${pile}`] = n
  for (const [pile, cards] of Object.entries({ ...view.discards, intel: Object.fromEntries(view.discards.intel) }))
    facts[`discarded ${pile}`] = named(cards)
  for (const [pile, cards] of Object.entries(view.gone)) facts[`gone ${pile}`] = named(cards)
  return facts
}

/** A pile shown as names, as numbers of each name, or as a number. */
function named(cards: unknown): string | number {
  if (typeof cards === 'number') return cards
  if (Array.isArray(cards)) return cards.join(' ')
  return Object.entries(cards as object)
    .map(([id, n]) => (n === 1 ? id : `${n} ${id}`))
    .join(' ')
}

const FORTUNE = /^(agency|terrorist|(rep|clout|agents|soldiers|leads|hand|open|down|up) \d)$/

function sitDown(of: ReturnType<typeof homeland>, state: State): Table {
  laid.push({ of, state })
  let events: Event[] = []
  const story: string[] = []
  let before = factsOf(of.view(state, 'observer'))
  const code = (name: string): number => {
    const option = of.optionOf(name)
    if (option === null) throw new Error(`no option is called “${name}”`)
    return option
  }
  const self: Table = {
    state,
    does(seat, ...names) {
      before = self.facts
      events = []
      for (const name of names) of.apply(state, seat - 1, code(name), events)
      story.push(...events.map(line))
      return self
    },
    refuses(seat, name) {
      const bytes = JSON.stringify(state)
      const why = of.refusal(state, seat - 1, code(name))
      expect(() => of.apply(state, seat - 1, code(name)), `“${name}”`).toThrow(Illegal)
      expect(JSON.stringify(state)).toBe(bytes)
      if (why === null) throw new Error(`“${name}” is allowed`)
      return `${why.rule} ${why.key}`
    },
    offers: (seat, name) => self.options(seat).includes(name),
    options: seat => of.decisions(state).flatMap(one => (one.seat === seat - 1 ? one.options.map(of.nameOf) : [])),
    get asked() {
      return of
        .decisions(state)
        .map(({ kind, seat }) => `${kind} ${seat + 1}`)
        .join(', ')
    },
    view: viewer => of.view(state, viewer === 'observer' ? viewer : viewer - 1),
    get facts() {
      return factsOf(self.view('observer'))
    },
    get changed() {
      const now = self.facts
      const keys = [...Object.keys(now), ...Object.keys(before).filter(key => !(key in now))]
      return Object.fromEntries(keys.filter(key => now[key] !== before[key]).map(key => [key, now[key] ?? 'gone']))
    },
    get fortunes() {
      return Object.fromEntries(Object.entries(self.changed).filter(([key]) => FORTUNE.test(key)))
    },
    get told() {
      return events.map(line)
    },
    story,
    between(from, to) {
      const first = story.findIndex(one => one.startsWith(from))
      const last = story.findIndex((one, i) => i > first && one.startsWith(to))
      if (first < 0 || last < 0) throw new Error(`not told from “${from}” to “${to}”:\n${story.join('\n')}`)
      return story.slice(first, last + 1)
    },
    hears: viewer =>
      events.flatMap(event => {
        const seen = of.seen(event, viewer === 'observer' ? viewer : viewer - 1)
        return seen === null ? [] : [line(seen)]
      }),
    get outcome() {
      return of.outcome(state)
    },
  }
  return self
}

const withPlayers = ({ players, ...rest }: Given): Position => ({
  ...rest,
  players: typeof players === 'number' || players === undefined ? nobodys(players ?? 3) : [...players],
})
const nobodys = (n: number): PlayerGiven[] => Array.from({ length: n }, () => ({}))

/** A table in this position, three players if nothing is said of them; what is left out is dealt. */
export const table = (given: Given = {}, of = game): Table => sitDown(of, of.position.read(withPlayers(given), roots))

/** A turn of player 1, who sits first; the position may say otherwise. */
export const turn = (given: Given = {}, of = game): Table => table({ turn: 1, ...given }, of)

/** A turn of player 1 with both musts done. */
export const free = (given: Given = {}, of = game): Table => turn({ done: ['claimed', 'placed'], ...given }, of)

/** The last player has ended the round: the table after the Terrorist turn, or where it asks something. */
export function terrorists({ marker = 1, ...given }: Given = {}, of = game): Table {
  const { players } = withPlayers(given)
  const last = players?.length ?? 3
  const ending: Given = { done: ['claimed', 'placed'], mustClaim: false, initiative: [marker], ...given }
  return table({ ...ending, marker: 1, turn: last }, of).does(last, 'end')
}

/**
 * Threat 1 is being analysed and its Intel comes up in the order given. The question that player 1 has answered before
 * it is there only so that all that follows is told.
 */
export function turnedUp(cards: readonly string[], threat: ThreatGiven, given: Given = {}, of = game): Table {
  const intel = cards.map(card => ({ card }))
  const analysed = { ...threat, id: 1, intel }
  const threats = [analysed, ...(given.threats ?? [])]
  const next = [{ step: 'turn.redraw', seat: 1 }, { step: 'analysis.reveal', threat: 1 }, { step: 'terror.analyse' }]
  const analysis = { threat: 1, order: [...cards], shown: 0 }
  return table({ ...given, threats, analysis, next }, of).does(1, 'keep-hand')
}

/** A game from its set-up. */
export const newGame = (players: number, seed = 'table of play', of = game): Table =>
  sitDown(of, of.start({ players }, rootsOf(seed, of.chances)))

/** A plot and an organization of no consequence: complexity 3 and 0 make 3 red; impact 1. */
export const EASY = { plot: 'false-alarms', organization: 'lone-wolf' } as const

/** Plots of impact 1 that ask nobody anything where nobody leads. */
export const QUIET = [
  'kidnapping',
  'letter-bomb',
  'adviser-bribe',
  'pipe-bombs',
  'witness',
  'informant',
  'abduction',
  'stolen-files',
  'medicine',
  'cut-the-cable',
  'blackmail',
] as const
