import type { Effect, Rows } from '../cards/card.ts'
import { conversation } from '../cards/conversation.ts'
import { pivotal, red } from '../cards/terror.ts'
import type { Event } from '../events.ts'
import type { View } from '../view/view.ts'
import {
  type Mood,
  moodOf,
  moodTitles,
  orders,
  outcomeOf,
  plainTitles,
  type SpokenOutcome,
  type Voice,
} from './lines.ts'

/** Somebody has something to say: who, at which event, and from which pools, the one that fits best first. */
export interface Cue {
  /** The event it belongs to, counted from 0. */
  readonly at: number
  readonly who: Voice
  readonly pools: readonly string[]
  /** Heard over the radio: the team, and what the negotiator tells it. */
  readonly onRadio: boolean
  /** Said before what the event tells, not after it. */
  readonly isBefore: boolean
}

/** Where the call stands when the first event is told; a game from its set-up says the rest itself. */
export interface CallStart {
  readonly threat: number
  readonly second: boolean
  /** Demands that lie face down, and hostages in the Zone. */
  readonly hidden: number
  readonly zone: number
  readonly last: boolean
}

/** Worked back from what is seen now and all that has been told: the same at every moment of a match. */
export function startOf(
  { threat, second, demands, demandsGone, hostages, last }: View,
  told: readonly Event[],
): CallStart {
  const of = <Kind extends Event['kind']>(kind: Kind) =>
    told.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind)
  const firstThreat = told.find(event => event.kind === 'threat' || event.kind === 'reset')
  const faceDown = [...demands, ...demandsGone].filter(({ standing }) => standing === 'hidden').length
  const added = of('more-hostages').reduce((sum, { n }) => sum + n, 0)
  return {
    threat: firstThreat?.from ?? threat,
    second: second && of('second').length === 0,
    hidden: faceDown + of('revealed').length,
    zone: hostages.zone + of('released').length + of('killed').length - added,
    last: last && of('last-conversation').length === 0,
  }
}

const rowsOf: ReadonlyMap<string, Rows> = new Map(
  [...conversation, ...red, ...pivotal].flatMap(({ id, rows }) => (rows ? [[id, rows] as const] : [])),
)
const effectsOf: ReadonlyMap<string, readonly Effect[]> = new Map(
  [...red, ...pivotal].flatMap(({ id, effects }) => (effects ? [[id, effects] as const] : [])),
)
const does = (effects: readonly Effect[], kind: Effect['do']): boolean => effects.some(effect => effect.do === kind)

const NOTHING: readonly Effect[] = []
const rowOf = (card: string, outcome: SpokenOutcome): readonly Effect[] => rowsOf.get(card)?.[outcome] ?? NOTHING

const isOneOf = (titles: readonly string[], card: string): boolean => titles.includes(card)

/** A Terror card of which nothing can come: nobody is held (N-9, N-25), or no red card is left to discard. */
const isIdle = (effects: readonly Effect[], zone: number, left: number): boolean =>
  effects.length > 0 &&
  effects.every(
    ({ do: kind }) =>
      ((kind === 'kill' || kind === 'release') && zone === 0) ||
      (kind === 'discard-terror' && left <= 1) ||
      (kind === 'halve-terror' && left <= 2),
  )

/** Minor Demands that end the conversation: whoever gets one says goodbye with their thanks. */
const closing: ReadonlySet<string> = new Set(
  red.flatMap(({ id, minor }) => (minor && does(minor.drawback, 'end') ? [id] : [])),
)

/** Where a pool of one mood is used up, the mood beside it: a phone that nobody picks up would be stranger. */
const beside: Readonly<Record<Mood, Mood>> = { calm: 'tense', tense: 'calm', furious: 'tense' }
const inMood = (pool: string, mood: Mood): readonly string[] => [`${pool}/${mood}`, `${pool}/${beside[mood]}`]

/** Titles that ask for demands: where none is face down, even their “not yet” would promise one (N-16). */
const asksForDemands = (card: string): boolean => does(rowOf(card, 'two'), 'reveal')

/** The title's own answers, where there are any, then what fits any title, then what fits any mood. */
function answerPools(hasOwn: boolean, card: string, outcome: SpokenOutcome, mood: Mood): readonly string[] {
  const otherwise = [`general/${outcome}/${mood}`, `short/${outcome}`]
  if (isOneOf(orders, card) || (hasOwn && isOneOf(plainTitles, card)))
    return [`answer/${card}/${outcome}`, ...otherwise]
  return hasOwn && isOneOf(moodTitles, card) ? [`answer/${card}/${outcome}/${mood}`, ...otherwise] : otherwise
}

/** What a line of the same act has told already, so that no second one does. */
type Told = 'release' | 'death' | 'goodbye' | 'escape'

const lastWords: Readonly<Record<string, string>> = {
  captured: 'capture', // N-25
  surrendered: 'capture', // N-27
  'too-many-killed': 'too-many-dead', // N-28
  escaped: 'escape',
  'got-away': 'escape', // N-15
  'out-of-time': 'deadline', // N-21
}
const wins: ReadonlySet<string> = new Set(['captured', 'eliminated', 'surrendered'])

/**
 * Who speaks when, and from which pool: the call in no language. Each cue rests on the events up to its own, so those
 * that follow never change what has been said.
 */
export function callCues(events: readonly Event[], start: CallStart): readonly Cue[] {
  const cues: Cue[] = []
  let { threat, second, hidden, zone, last } = start
  let left = 0
  let mood = moodOf(threat)
  let outcome: SpokenOutcome = 'none'
  const told = new Set<Told>()
  let at = 0

  const cue = (who: Voice, pools: readonly string[], { onRadio = who === 'radio', isBefore = false } = {}): void => {
    cues.push({ at, who, pools, onRadio, isBefore })
  }
  const they = (pools: readonly string[], isBefore = false): void =>
    cue(second ? 'second' : 'abductor', pools, { isBefore })
  const youSay = (card: string): void => cue('you', [`say/${card}`], { onRadio: isOneOf(orders, card), isBefore: true })

  const answer = (card: string): void => {
    const hasOwn = !second && (hidden > 0 || !asksForDemands(card))
    they(answerPools(hasOwn, card, outcome, mood))
  }

  /** The shot and the assault: the team tells what came of it, and then whoever is still there. */
  const carriedOut = (card: string): void => {
    if (!second && does(rowOf(card, outcome), 'eliminate')) {
      they(['shot'])
      cue('radio', [`${card}/${outcome}`])
      told.add('release')
      return
    }
    // N-27: nobody can eliminate the Second, so nobody reports it; an assault still gets people out.
    const isVoid = second && outcome !== 'none'
    if (!isVoid) cue('radio', [`${card}/${outcome}`])
    else if (card === 'all-units-go') cue('radio', [`${card}/one`])
    answer(card)
    told.add('release')
    if (does(rowOf(card, outcome), 'escape')) told.add('escape')
  }

  const answered = (card: string): void => {
    const row = rowOf(card, outcome)
    if (isOneOf(orders, card)) carriedOut(card)
    else if (!does(row, 'reveal')) {
      answer(card)
      if (!second && does(row, 'release')) told.add('release')
    } else if (hidden > 1) answer(card) // N-16: which of them is told is still to be picked
  }

  const terror = (effects: readonly Effect[], way: string): void => {
    if (isIdle(effects, zone, left)) return
    they([way])
    if (does(effects, 'release')) told.add('release')
  }

  for (const event of events) {
    switch (event.kind) {
      case 'began':
        threat = event.threat
        zone = event.hostages
        break
      case 'threat':
      case 'reset':
        threat = event.to
        break
      case 'more-hostages':
        zone = event.zone
        break
      case 'turn': {
        told.clear()
        last = event.terror === 0 // N-24
        const usual = inMood('pick-up', moodOf(threat))
        they(last ? ['pick-up/last', ...usual] : event.turn === 1 ? ['pick-up/first', ...usual] : usual)
        break
      }
      case 'played':
        told.clear()
        mood = moodOf(threat)
        youSay(event.card)
        break
      case 'rerolled':
        youSay(event.card)
        break
      case 'tested':
        outcome = outcomeOf(event.successes)
        if (event.terror) terror(rowOf(event.card, outcome), `terror/${event.card}/${outcome}`)
        else answered(event.card)
        break
      case 'revealed':
        hidden--
        they([`reveal/${event.demand}`], true)
        break
      case 'nothing-to-reveal':
        they([`nothing-hidden/${outcome}`, `short/${outcome}`])
        break
      case 'conceded':
        told.clear()
        cue('you', [`concede/${event.demand}`], { isBefore: true })
        they([`concede/${event.demand}`])
        if (closing.has(event.demand)) told.add('goodbye')
        break
      case 'released':
        zone = event.zone
        if (!told.has('release')) they(['release'])
        told.add('release')
        break
      case 'killed':
        zone = event.zone
        if (!told.has('death')) they(['death'])
        told.add('death')
        break
      case 'second':
        second = true
        hidden = 0
        they(['takes-over'])
        told.add('goodbye') // what was cut off was the other one's call
        break
      case 'cut-off':
        if (!told.has('goodbye')) they(inMood('hang-up', moodOf(threat)), true)
        told.add('goodbye')
        break
      case 'conversation-ends':
        if (!told.has('goodbye')) cue('you', last ? ['last-hang-up', 'hang-up'] : ['hang-up'], { isBefore: true })
        if (last) told.add('death') // N-21: the last words tell it
        break
      case 'spent':
        told.clear()
        break
      case 'terror':
        told.clear()
        left = event.left
        if (effectsOf.has(event.card)) terror(effectsOf.get(event.card) ?? NOTHING, `terror/${event.card}`)
        break
      case 'minor':
        they([`terror/${event.demand}`])
        break
      case 'ended': {
        const words = lastWords[event.ending]
        if (words !== undefined && !told.has('escape')) they([words], true)
        cue('you', [wins.has(event.ending) ? 'won' : 'lost'])
        break
      }
    }
    at++
  }
  return cues
}
