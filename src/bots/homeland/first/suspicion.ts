import { ACCUSE, NOBODY, option } from '../../../games/homeland/options.ts'
import type { ThreatSeen } from '../../../games/homeland/view/view.ts'
import type { Assessment } from '../play/assess.ts'
import { suppositions } from './weights.ts'

/**
 * Who is the mole? Seen by anybody else, every other player and the spare agenda are equally likely to be (M-2). What
 * tells them apart is what lies on the cases I looked at: a mole's cards are redder than anybody else's.
 */

/** How likely the Intel I saw on a threat is if this seat is the mole (-1: none of them), as a logarithm. */
function logLikelihood(assessed: Assessment, { by, looks = [], mine = [], lead }: ThreatSeen, mole: number): number {
  const last = looks.at(-1)
  if (!last) return 0
  const { cards, seat } = assessed
  const { cards: guesses } = suppositions
  let sum = 0
  for (const id of last.cards) sum += cards.adds(id)
  let mean = 0
  let variance = 0
  let own = 0
  for (let i = 0; i < last.cards.length; i++) {
    if (by[i] === seat) {
      sum -= cards.adds(mine[own++])
      continue
    }
    const guess =
      by[i] === 'deck'
        ? guesses.deck
        : by[i] === mole
          ? by[i] === lead
            ? guesses.moleLead
            : guesses.mole
          : by[i] === lead
            ? guesses.lead
            : guesses.other
    mean += guess.mean
    variance += guess.variance
  }
  return variance === 0 ? 0 : -((sum - mean) ** 2) / (2 * variance) - Math.log(variance) / 2
}

/** By seat: how likely each is to be the mole. A mole knows that nobody else is. */
export function beliefs(assessed: Assessment): readonly number[] {
  const { view, seat, agenda } = assessed
  if (agenda === 'mole') return view.players.map(() => 0)
  const suspects = [-1, ...view.players.map((_, other) => other).filter(other => other !== seat)]
  const logs = suspects.map(suspect => {
    let sum = 0
    for (const threat of view.threats) sum += logLikelihood(assessed, threat, suspect)
    return sum
  })
  const most = Math.max(...logs)
  const odds = logs.map(log => Math.exp(log - most))
  const all = odds.reduce((sum, one) => sum + one, 0)
  const belief = view.players.map(() => 0)
  for (const [i, suspect] of suspects.entries()) if (suspect >= 0) belief[suspect] = odds[i] / all
  return belief
}

/** M-29: right is worth 6 and wrong costs 3, so it takes more than one in three; clearly more, for a careerist. */
export function accuse(assessed: Assessment): number {
  const belief = beliefs(assessed)
  let most = -1
  for (const [seat, sure] of belief.entries())
    if (sure > suppositions.accuseFrom && (most < 0 || sure > belief[most])) most = seat
  return option(ACCUSE, most < 0 ? NOBODY : most)
}
