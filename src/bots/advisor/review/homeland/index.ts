import { roundsOf, type SharedLine, sharedLines } from '../../../../games/homeland/tell/suspected.ts'
import { agendas } from '../../../../games/homeland/vocabulary.ts'
import { careerist } from '../../../homeland/careerist/index.ts'
import { chanceOf } from '../../chance.ts'
import { playOnWith } from '../../roll-outs.ts'
import { ledgerOf } from '../ledger.ts'
import type { Knot, Progress, Reviewing, SuspicionLine } from '../review.ts'
import { turningPoints } from '../turnings.ts'
import { type Accusation, marginsOf, postingsOf } from './accounts.ts'
import { type Course, courseOf, type Parting, type PlayedHomeland } from './course.ts'
import { curveOf, triesOf } from './curve.ts'
import { moleWays } from './mole.ts'
import { gainOf, suspects, type Trial, trialOf, turningOf, weigh } from './partings.ts'

/** What the curve may cost, in choices of bots: the unit that the rest is a share of. */
const CURVE_CHOICES = 300_000
/** The first curve that is shown is made of so much of it. */
const COARSE = 0.25
/** Two points: less cannot be told from chance by so few games. */
const LEAST = 0.02
/** An accusation is the last choice of all: many worlds cost nothing. */
const ACCUSATIONS = 200

/** What the player's accusation was worth against the advised one: it costs so little that it is counted apart. */
function accusationBy(trial: Trial): Accusation {
  trial.rolls.advance([trial.parting.chosen, trial.parting.advised], ACCUSATIONS)
  const [{ tries }] = trial.rolls.tried()
  const share = gainOf(trial)
  const { low, high } = chanceOf(Math.round(tries / 2), tries)
  return { at: trial.parting.at, gain: { share, low: share - (high - low) / 2, high: share + (high - low) / 2 } }
}

function suspicionsIn({ moments }: Course, thinkers: readonly number[]): readonly SuspicionLine[] {
  const seats = moments[0].suspicions[0].map((_, of) => of)
  return thinkers.flatMap((by, thinker) =>
    seats
      .filter(of => of !== by)
      .map(of => ({ by, of, shares: moments.map(({ suspicions }) => suspicions[thinker][of]) }))
      // A mole suspects nobody.
      .filter(({ shares }) => shares.some(share => share > 0)),
  )
}

function sharedIn({ game, first, choices, courses }: PlayedHomeland): readonly SharedLine[] {
  const dealt = first.players.map(({ agenda }) => agendas[agenda])
  return sharedLines(courses, roundsOf(game, first, choices), dealt)
}

/**
 * A finished game of Homeland, seen from one seat. From what the player knew: worlds drawn from all the seat was told, as
 * often as the analyst would believe in them, played on by careerists. With all cards open: the table as it really was,
 * with what nobody had drawn yet shuffled anew. `wanted` is how much of the usual work is done.
 */
export function* reviewHomeland(played: PlayedHomeland, wanted = 1): Reviewing {
  const { game, seat, choices, first } = played
  // A larger table has more to choose and thinks longer over it: everybody waits about as long.
  const effort = wanted * Math.min(1, 4 / game.seated(first))
  const course = courseOf(played)
  const { moments, partings, winners } = course
  const playOn = playOnWith(game, careerist(game.cards))
  const curve = curveOf(moments, triesOf(moments, choices.length, CURVE_CHOICES * effort), seat, winners, playOn)
  const of = 2 * moments.length + 60
  let done = 0
  let shown: readonly Knot[] = []
  const progress = (): Progress => ({ done: Math.min(++done, of), of, curve: shown })

  for (const share of [COARSE, 1]) {
    for (const _ of curve.count(share)) yield progress()
    shown = curve.lines().knots
  }
  const isAccusation = ({ decision }: Parting): boolean => decision.kind === 'end.accusing'
  const trial = (parting: Parting): Trial => trialOf(game, seat, playOn, parting)
  const accusing = partings.filter(isAccusation).map(trial)
  const accusation = accusing.length > 0 ? accusationBy(accusing[0]) : null
  const others = partings.filter(parting => !isAccusation(parting))
  const weighing = weigh([...suspects(others, shown).map(trial), ...accusing], effort)
  let opened = weighing.next()
  for (; !opened.done; opened = weighing.next()) yield progress()
  const ways = moleWays(game, course, effort)
  let mole = ways.next()
  for (; !mole.done; mole = ways.next()) yield progress()

  const lines = curve.lines()
  const postings = postingsOf(moments, shown, accusation)
  const won = winners.includes(seat)
  const thinkers = [seat, ...played.thinkers.filter(one => one !== seat)]
  return {
    ...{ game: game.id, seat, won, reference: 'analyst', curve: shown },
    ledger: ledgerOf(shown[0].knew.share, won ? 1 : 0, postings, marginsOf(moments, lines, accusation)),
    postings,
    turnings: turningPoints(
      opened.value.map(trial => turningOf(game, trial)),
      LEAST,
    ),
    suspicions: suspicionsIn(course, thinkers),
    shared: sharedIn(played),
    mole: mole.value,
  }
}
