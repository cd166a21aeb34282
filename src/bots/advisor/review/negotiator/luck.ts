import type { Event } from '../../../../games/negotiator/events.ts'
import type { Negotiator } from '../../../../games/negotiator/game.ts'
import { clone, type State } from '../../../../games/negotiator/rules/state.ts'
import { everyFall } from '../../../negotiator/solver/dice.ts'
import type { Account } from '../ledger.ts'
import type { Reckoner } from './values.ts'

/** One choice of a call, carried out: from where, and what happened until the next question. */
export interface Step {
  readonly before: State
  readonly option: number
  readonly events: readonly Event[]
}

/** What chance did between a choice and the next question; what chance does not explain is the estimate's. */
export interface Luck {
  readonly account: Account
  readonly gain: number
}

/** A face for each kind of die that a test tells apart: 1 to 3, 4, 5, 6. */
const FACES = [1, 4, 5, 6] as const

/** One way dice may fall, and how likely that is. */
interface Fall {
  readonly dice: readonly number[]
  readonly chance: number
}

/** All ways that so many dice may fall in a threat test. */
const testFalls = (dice: number): readonly Fall[] =>
  everyFall(dice).map(({ counts, chance }) => ({
    dice: counts.flatMap((n, kind) => new Array<number>(n).fill(FACES[kind])),
    chance,
  }))

/** Where pips are added up every face is another. */
const compareFalls = (dice: number): readonly Fall[] =>
  Array.from({ length: 6 ** dice }, (_, n) => ({
    dice: Array.from({ length: dice }, (_, i) => 1 + (Math.floor(n / 6 ** i) % 6)),
    chance: 1 / 6 ** dice,
  }))

const isThrow = (kind: Event['kind']): boolean => kind === 'rolled' || kind === 'rerolled' || kind === 'compared'

/** Which account pays for what came to light without dice. */
const shown: Readonly<Partial<Record<Event['kind'], Account>>> = {
  revealed: 'deal',
  looked: 'draws',
  'terror-discarded': 'draws',
}

/** The only throw of this step with all that it might have been; null where there was none, or more than one. */
function throwIn(events: readonly Event[]): readonly Fall[] | null {
  const thrown = events.flatMap(event => {
    if (event.kind === 'rolled') return [testFalls(event.dice.length)]
    if (event.kind === 'rerolled') return [testFalls(1)]
    return event.kind === 'compared' ? [compareFalls(event.dice.length)] : []
  })
  return thrown.length === 1 ? thrown[0] : null
}

/** The value after the choice, had the dice fallen so. */
function valueWith(game: Negotiator, reckoner: Reckoner, { before, option }: Step, dice: readonly number[]): number {
  const state = clone(before)
  state.laid = [...dice, ...state.laid.slice(dice.length)]
  game.apply(state, 0, option)
  return reckoner.value(state)
}

/** What the choice leads to on average over its throw. */
const meanOver = (game: Negotiator, reckoner: Reckoner, step: Step, falls: readonly Fall[]): number =>
  falls.reduce((sum, { dice, chance }) => sum + chance * valueWith(game, reckoner, step, dice), 0)

/**
 * What a choice was worth: what the search found before it, or what it finds one step further where that is more. A
 * search that is cut off sees less from further away, and nobody is to be blamed for that.
 */
export function worthOfChoice(game: Negotiator, reckoner: Reckoner, step: Step, found: number, next: number): number {
  const falls = throwIn(step.events)
  if (falls) return Math.max(found, meanOver(game, reckoner, step, falls))
  return step.events.some(({ kind }) => isThrow(kind) || kind === 'terror' || shown[kind])
    ? found
    : Math.max(found, next)
}

/**
 * Splits what happened between a choice and the next question. The value of the choice is `from`, that of the next
 * question `to`; what is given back adds up to the difference. A Terror card counts by what the solver thought of it
 * before its dice, dice by the mean over all throws: either is nothing on average. The rest is what was turned up; where
 * nothing was, the solver has corrected itself.
 */
export function lucksOf(game: Negotiator, reckoner: Reckoner, step: Step, from: number, to: number): readonly Luck[] {
  const lucks: Luck[] = []
  let rest = to - from
  const post = (account: Account, gain: number): void => {
    lucks.push({ account, gain })
    rest -= gain
  }
  const drawn = step.events.find(event => event.kind === 'terror')
  if (drawn) post('draws', reckoner.terror(step.before, drawn.card) - reckoner.terror(step.before, null))
  const falls = throwIn(step.events)
  if (falls) post('dice', to - meanOver(game, reckoner, step, falls))
  const isThrownOften = falls === null && step.events.some(({ kind }) => isThrow(kind))
  const account = step.events.map(({ kind }) => shown[kind]).find(one => one !== undefined)
  post(isThrownOften ? 'dice' : (account ?? 'estimate'), rest)
  return lucks.filter(({ gain }) => gain !== 0)
}
