import type { Event } from '../events.ts'
import { endings, SURRENDERED } from '../vocabulary.ts'

interface Turn {
  readonly turn: number
  /** Whether it began with a card in hand. */
  readonly isHanded: boolean
  /** Cards played in its conversation, face up or face down. */
  cards: number
  /** Cards put face down, for a point or for a conversion, in any phase. */
  faceDown: number
  released: number
  /** Steps the marker moved down; what goes beyond L moves no marker, and a reset is no fall. */
  lowered: number
  revealed: number
  talking: boolean
}

export interface Ended {
  readonly ending: string
  readonly won: boolean
  readonly threat: number
  readonly turn: number
}

interface Telling {
  abductor: string
  /** All hostages there have been, those taken later included. */
  hostages: number
  saved: number
  killed: number
  threat: number
  /** The highest level the marker has stood on. */
  highest: number
  /** The highest level a hostage was released at, or -1. */
  releasedAt: number
  turns: Turn[]
  /** Dealt demands turned up. */
  revealed: number
  conceded: { readonly demand: string; readonly of: 'major' | 'escape' | 'minor' }[]
  /** Hostages the abductor took in mid-game; what the Second in Command takes is not counted. */
  taken: number
  eliminated: { readonly turn: number; readonly zone: number; readonly last: boolean } | null
  /** Most dice rolled in one test. */
  dice: number
  /** Most pairs of 6s in one test that set off the abductor's ability. */
  pairs: number
  /** Most 6s a test ended with, among them a re-rolled one; a test without one counts for nothing. */
  sixesWithReroll: number
  /** Is this the last conversation (N-24)? */
  last: boolean
  /** Terror cards left. */
  terror: number
  ended: Ended | null
}

/** A game told once from its events: what every achievement is a question about. */
export type Story = Readonly<Telling>

/** A story that has its end. */
export type FinishedStory = Story & { readonly ended: Ended }

export const isFinished = (story: Story): story is FinishedStory => story.ended !== null

/** The dice of the test under way: kept here because a test that wins the game is never reported as tested. */
interface Test {
  dice: number[]
  rerolled: Set<number>
}

const begun = (): Telling => ({
  abductor: '',
  hostages: 0,
  saved: 0,
  killed: 0,
  threat: 0,
  highest: 0,
  releasedAt: -1,
  turns: [],
  revealed: 0,
  conceded: [],
  taken: 0,
  eliminated: null,
  dice: 0,
  pairs: 0,
  sixesWithReroll: 0,
  last: false,
  terror: 0,
  ended: null,
})

export function storyOf(events: readonly Event[]): Story {
  const story = begun()
  const test: Test = { dice: [], rerolled: new Set() }
  let now: Turn = newTurn(0, true)
  for (const event of events) {
    if (event.kind === 'turn') {
      now = newTurn(event.turn, event.emptyHanded !== true)
      story.turns.push(now)
      story.terror = event.terror
    } else tell(story, now, test, event)
  }
  return story
}

const newTurn = (turn: number, isHanded: boolean): Turn => ({
  turn,
  isHanded,
  cards: 0,
  faceDown: 0,
  released: 0,
  lowered: 0,
  revealed: 0,
  talking: true,
})

function tell(story: Telling, now: Turn, test: Test, event: Event): void {
  switch (event.kind) {
    case 'began':
      story.abductor = event.abductor
      story.hostages = event.hostages
      story.threat = event.threat
      story.highest = event.threat
      break
    case 'last-conversation':
      story.last = true
      break
    case 'played':
      now.cards++
      break
    case 'banked':
      now.cards++
      now.faceDown++
      break
    case 'paid':
      now.faceDown++
      break
    case 'conversation-ends':
      now.talking = false
      break

    case 'rolled':
      test.dice = event.dice.slice()
      test.rerolled.clear()
      story.dice = Math.max(story.dice, event.dice.length)
      break
    case 'rerolled':
      test.dice[event.die] = event.to
      test.rerolled.add(event.die)
      break
    case 'pair-of-sixes':
      story.pairs = Math.max(story.pairs, event.pairs)
      countSixes(story, test)
      break
    case 'tested':
      countSixes(story, test)
      break

    case 'threat':
      now.lowered += Math.max(0, event.from - event.to)
      moved(story, event.to)
      break
    case 'reset':
      moved(story, event.to)
      break

    case 'released':
      story.saved = event.saved
      story.releasedAt = Math.max(story.releasedAt, event.threat)
      now.released++
      break
    case 'killed':
      story.killed = event.killed
      break
    case 'more-hostages':
      story.hostages += event.n
      if (story.eliminated === null) story.taken += event.n
      break

    case 'revealed':
      story.revealed++
      now.revealed++
      break
    case 'conceded':
      story.conceded.push({ demand: event.demand, of: event.of })
      break
    case 'eliminated':
      story.eliminated = { turn: now.turn, zone: event.zone, last: story.last }
      break
    case 'terror':
    case 'terror-discarded':
      story.terror = event.left
      break
    case 'ended':
      story.ended = {
        ending: event.ending,
        won: endings.slice(1, SURRENDERED + 1).some(ending => ending === event.ending),
        threat: event.threat,
        turn: event.turn,
      }
  }
}

function moved(story: Telling, to: number): void {
  story.threat = to
  story.highest = Math.max(story.highest, to)
}

function countSixes(story: Telling, { dice, rerolled }: Test): void {
  if (![...rerolled].some(die => dice[die] === 6)) return
  story.sixesWithReroll = Math.max(story.sixesWithReroll, dice.filter(die => die === 6).length)
}
