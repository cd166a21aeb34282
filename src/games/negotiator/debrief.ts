import { gainedBy, open, type Progress, storyOf } from './achievements.ts'
import type { Event } from './events.ts'

export interface Debrief {
  readonly dice: number
  readonly faces: readonly number[]
  readonly successes: number
  readonly expected: number
  /** The share of all players who, with as many dice, would have thrown fewer successes; half of those with as many. */
  readonly luckierThan: number
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
  return { dice, faces, successes, expected: dice / 3, luckierThan: luck(dice, successes), gained, near }
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
