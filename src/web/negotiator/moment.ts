import type { Event } from '../../games/negotiator/events.ts'

/** What has just happened and still lies on the table: a test with its dice, or the Terror card of this turn. */
export interface Moment {
  readonly kind: 'test' | 'terror'
  readonly card: string
  /** Where it begins among the events. */
  readonly from: number
  /** The dice as they lie now, and which of them moved last. */
  readonly dice: readonly number[]
  readonly moved: readonly number[]
  readonly successes: number | null
}

/** From the events alone, so that it is there again after a reload. */
export function momentOf(events: readonly Event[]): Moment | null {
  let moment: Moment | null = null
  let isCutOff = false
  for (const [at, event] of events.entries()) {
    moment = after(moment, event, at, isCutOff)
    isCutOff = event.kind === 'cut-off' || (isCutOff && event.kind !== 'turn')
  }
  return moment
}

function after(moment: Moment | null, event: Event, at: number, isCutOff: boolean): Moment | null {
  switch (event.kind) {
    case 'played':
      return { kind: 'test', card: event.card, from: at, dice: [], moved: [], successes: null }
    case 'terror':
      return { kind: 'terror', card: event.card, from: at, dice: [], moved: [], successes: null }
    case 'banked':
    case 'conceded':
    case 'bought':
      return null
    case 'conversation-ends':
      return isCutOff ? moment : null
    case 'rolled':
      return {
        kind: event.terror ? 'terror' : 'test',
        card: event.card,
        from: moment?.from ?? at,
        dice: event.dice,
        moved: event.dice.map((_, die) => die),
        successes: null,
      }
    case 'rerolled':
      return moment && { ...moment, dice: moment.dice.with(event.die, event.to), moved: [event.die] }
    case 'compared':
      return moment && { ...moment, dice: event.dice, moved: event.dice.map((_, die) => die) }
    case 'tested':
      return moment && { ...moment, dice: event.dice, successes: event.successes }
    default:
      return moment
  }
}

export type Additional = 'none' | 'open' | 'lit' | 'struck'

/** N-20: whether the additional line of a Terror card counted, once that is decided. */
export function additionalOf(events: readonly Event[], from: number, hasAdditional: boolean): Additional {
  if (!hasAdditional) return 'none'
  for (let at = from + 1; at < events.length; at++) {
    const { kind } = events[at]
    if (kind === 'additional') return 'lit'
    if (kind === 'turn' || kind === 'ended' || kind === 'terror') return 'struck'
  }
  return 'open'
}
