import type { Seat } from '../../../../engine/game.ts'
import type { State } from '../../../../games/homeland/rules/state.ts'
import type { Chance } from '../../chance.ts'
import type { PlayOn } from '../../roll-outs.ts'
import { type Knot, reckoned } from '../review.ts'
import type { Moment } from './course.ts'
import { luckOf, reopened } from './opened.ts'
import type { Mover } from './segments.ts'
import { type Smoothed, smooth } from './smooth.ts'

/** Counts the wins of a seat from the moments of a match, by both lines. */
export interface Curve {
  /** Goes on to count until every moment has had this share of what it is to have. */
  count(share: number): Generator<void, void>
  lines(): Lines
}

/** Both lines as far as they have been counted. The last moment is the result, which nobody has to count. */
export interface Lines {
  readonly knew: Smoothed
  readonly open: Smoothed
  readonly knots: readonly Knot[]
}

/** Kinds of luck, so that no two things are drawn alike. */
const KNEW = 1
const OPEN = 2
/** No moment is judged by fewer games than this; more than that tells nothing new. */
const LEAST = 12
const MOST = 300

/** How much may happen on the way to a moment: a Terrorist turn decides cases, a turn only prepares for it. */
const weightOf: Readonly<Record<Mover, number>> = { own: 1, others: 2, cards: 3, accusing: 6 }

/**
 * How many games are played on from each moment. A late one costs less and is looked at more often, though not as much
 * more often as it is cheaper: `choices` is what all of them may cost together.
 */
export function triesOf(moments: readonly Moment[], total: number, choices: number): readonly number[] {
  const left = moments.map(({ at, worlds }) => (worlds === null ? 0 : total - at + 4))
  const sum = left.reduce((all, one) => all + Math.sqrt(one), 0)
  const tries = (one: number): number => Math.max(LEAST, Math.min(MOST, choices / (2 * sum * Math.sqrt(one))))
  return left.map(one => (one === 0 ? 0 : Math.round(tries(one))))
}

const within = (share: number): number => Math.max(0, Math.min(1, share))

function chanceAt({ means, covariance }: Smoothed, i: number): Chance {
  const share = within(means[i])
  const reach = 1.96 * Math.sqrt(Math.max(0, covariance[i][i]))
  return { share, low: within(share - reach), high: within(share + reach) }
}

export function curveOf(
  moments: readonly Moment[],
  tries: readonly number[],
  seat: Seat,
  winners: readonly Seat[],
  playOn: PlayOn<State>,
): Curve {
  const running = moments.filter(({ worlds }) => worlds !== null)
  const counts = running.map(() => ({ tries: 0, knew: 0, open: 0 }))
  const weights = running.map(({ by }) => (by === null ? 0 : weightOf[by]))
  const wins = (world: State, kind: number, n: number): number =>
    playOn(world, luckOf(kind, n)).includes(seat) ? 1 : 0
  const over = reckoned(winners.includes(seat) ? 1 : 0)
  return {
    *count(share) {
      for (const [i, { worlds, state }] of running.entries()) {
        if (worlds === null) continue
        const count = counts[i]
        for (const until = Math.ceil(tries[i] * share); count.tries < until; count.tries++) {
          const n = count.tries
          count.knew += wins(worlds(luckOf(KNEW, n)), KNEW, n)
          count.open += wins(reopened(state, luckOf(OPEN, n)), OPEN, n)
        }
        yield
      }
    },
    lines() {
      const line = (of: 'knew' | 'open'): Smoothed =>
        smooth(
          counts.map(one => ({ wins: one[of], tries: one.tries })),
          weights,
        )
      const knew = line('knew')
      const open = line('open')
      const knots = moments.map(({ at, round, worlds }, i) =>
        worlds === null
          ? { at, round, knew: over, open: over }
          : { at, round, knew: chanceAt(knew, i), open: chanceAt(open, i) },
      )
      return { knew, open, knots }
    },
  }
}
