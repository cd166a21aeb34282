import type { Say } from '../../../words/index.ts'

/** The phone call as data: a file for each language and person. What lists the lines' pools is in `pools.ts`. */

export const outcomes = ['two', 'one', 'none'] as const
export type SpokenOutcome = (typeof outcomes)[number]

/** How the person on the line sounds: levels L to 2, 3 to 5, 6 and E. */
export const moods = ['calm', 'tense', 'furious'] as const
export type Mood = (typeof moods)[number]

/** Who is heard: whoever holds the hostages, the one who takes over (N-26), the negotiator, the team. */
export const voices = ['abductor', 'second', 'you', 'radio'] as const
export type Voice = (typeof voices)[number]

/** Lines to choose from, and the ways to them: `answer/small-talk/two/calm`. */
export type Pool = readonly string[]
export interface Branch {
  readonly [name: string]: Branch | Pool
}

/** What each has to say. What is not there is not said: a deck may bring cards and abductors that have no lines. */
export type Lines = Readonly<Record<Voice, Branch | null>>

/** Titles that send the team in: said and answered over the radio. */
export const orders = ['take-the-shot', 'all-units-go'] as const
/** Titles that are played most: what comes back depends on the mood as well … */
export const moodTitles = [
  'what-are-your-demands',
  'small-talk',
  'keep-cool',
  'just-stay-calm',
  'a-few-minutes-more',
  'you-need-to-trust-me',
  'minor-extraction',
  'a-bold-lie',
  'an-empty-promise',
  'major-extraction',
] as const
/** … and those where it does not. */
export const plainTitles = ['proof-of-life', 'i-am-coming-in'] as const

const WARY = 2
const ANGRY = 5

export const moodOf = (threat: number): Mood => (threat <= WARY ? 'calm' : threat <= ANGRY ? 'tense' : 'furious')

/** N-13: more than two successes add nothing. */
export const outcomeOf = (successes: number): SpokenOutcome =>
  successes >= 2 ? 'two' : successes === 1 ? 'one' : 'none'

/** By whom a line is said, in words; the abductor has a name. */
export function voiceName(say: Say, who: Voice, onRadio: boolean, abductor: string): string {
  if (who === 'abductor') return abductor
  if (who === 'second') return say('abductor.second')
  return say(who === 'radio' ? 'voice.radio' : onRadio ? 'voice.you.radio' : 'voice.you')
}
