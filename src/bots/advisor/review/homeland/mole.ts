import type { Seat } from '../../../../engine/game.ts'
import type { Homeland } from '../../../../games/homeland/game.ts'
import { MOLE } from '../../../../games/homeland/vocabulary.ts'
import { careerist } from '../../../homeland/careerist/index.ts'
import { styleNames } from '../../../homeland/memory/styles.ts'
import { chanceOf } from '../../chance.ts'
import { playOnWith } from '../../roll-outs.ts'
import type { MoleReview, OtherWay } from '../review.ts'
import type { Course, Moment } from './course.ts'
import { luckOf, reopened } from './opened.ts'

/** From how many moments it is tried, each style in how many games. */
const MOMENTS = 3
const GAMES = 24

const MOLES = 4

/** Where the mole could still turn: the beginnings of rounds, spread over the match. */
function turningMoments(moments: readonly Moment[]): readonly Moment[] {
  const rounds = moments.filter(({ round, worlds }, i) => worlds !== null && round !== moments[i - 1]?.round)
  if (rounds.length <= MOMENTS) return rounds
  return Array.from({ length: MOMENTS }, (_, n) => rounds[Math.round((n * (rounds.length - 1)) / MOMENTS)])
}

/**
 * Could the mole have won? From the beginning and from later rounds the match is played on from where it really stood,
 * with cards that nobody had drawn yet shuffled anew, by careerists of whom the mole plays in each of its styles.
 */
export function* moleWays(game: Homeland, course: Course, effort: number): Generator<void, MoleReview | null> {
  const seat: Seat = course.moments[0].state.players.findIndex(({ agenda }) => agenda === MOLE)
  if (seat < 0) return null
  const ways: OtherWay[] = []
  const games = Math.ceil(GAMES * effort)
  const players = styleNames.map(style => playOnWith(game, careerist(game.cards, style)))
  for (const { at, round, state } of turningMoments(course.moments))
    for (const [i, style] of styleNames.entries()) {
      const playOn = players[i]
      let wins = 0
      for (let n = 0; n < games; n++)
        if (playOn(reopened(state, luckOf(MOLES, n)), luckOf(MOLES, n)).includes(seat)) wins++
      ways.push({ at, round, style, chance: chanceOf(wins, games) })
      yield
    }
  ways.sort((a, b) => b.chance.share - a.chance.share || a.at - b.at)
  return { seat, won: course.winners.includes(seat), ways }
}
