import { gainedBy, open, type Progress, storyOf } from '../achievements/achievements.ts'
import type { Event } from '../events.ts'

export interface Debrief {
  readonly dice: number
  readonly faces: readonly number[]
  readonly successes: number
  readonly expected: number
  /** The share of all players who, with as many dice, would have thrown fewer successes; half of those with as many. */
  readonly luckierThan: number
  /** How unevenly the faces fell, by chi-square; null where there are too few dice to tell. */
  readonly evenness: { readonly chiSquare: number; readonly share: number } | null
  readonly gained: readonly string[]
  /** The others, nearest first. */
  readonly near: readonly ({ readonly id: string } & Progress)[]
}

/** What the table cannot show while the game is on: the dice against what was to be expected, and what was near. */
export function debrief(events: readonly Event[]): Debrief {
  const faces = [0, 0, 0, 0, 0, 0]
  for (const event of events) {
    if (event.kind === 'rolled') for (const die of event.dice) faces[die - 1]++
    if (event.kind === 'rerolled') faces[event.to - 1]++
  }
  const dice = faces.reduce((sum, n) => sum + n, 0)
  const successes = faces[4] + faces[5]
  const story = storyOf(events)
  const gained = gainedBy(story)
  const near = open(story.abductor)
    .filter(({ id }) => !gained.includes(id))
    .map(({ id, progress }) => ({ id, ...progress(story) }))
    .sort((a, b) => b.have / b.need - a.have / a.need)
  return {
    dice,
    faces,
    successes,
    expected: dice / 3,
    luckierThan: luck(dice, successes),
    evenness: evenness(faces),
    gained,
    near,
  }
}

/** Exactly, from the binomial distribution with chance one third. */
function luck(dice: number, successes: number): number {
  if (dice === 0) return 0.5
  let chance = (2 / 3) ** dice
  let below = 0
  for (let n = 0; n < successes; n++) {
    below += chance
    chance *= ((dice - n) / (n + 1)) * 0.5
  }
  return below + chance / 2
}

/** Fewer of each face than this, and chi-square says nothing. */
const ENOUGH = 5

/** Pearson's chi-square against fair dice, and the share of fair series that would fall at least as unevenly. */
export function evenness(faces: readonly number[]): Debrief['evenness'] {
  const each = faces.reduce((sum, n) => sum + n, 0) / faces.length
  if (each < ENOUGH) return null
  const chiSquare = faces.reduce((sum, n) => sum + (n - each) ** 2 / each, 0)
  return { chiSquare, share: beyond(chiSquare) }
}

/** The upper tail of chi-square with five degrees of freedom: with an odd number it comes down to the bell curve. */
function beyond(chiSquare: number): number {
  const z = Math.sqrt(chiSquare)
  const bell = Math.exp(-chiSquare / 2) / Math.sqrt(2 * Math.PI)
  return Math.min(1, 2 * (tail(z, bell) + bell * (z + z ** 3 / 3)))
}

/** The bell curve beyond z, after Abramowitz and Stegun 26.2.17: off by less than a ten-millionth. */
function tail(z: number, bell: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  return bell * terms.reduceRight((sum, term) => (sum + term) * t, 0)
}
