import type { Seat } from '../../../engine/game.ts'
import type { ThreatSeen, View } from '../../../games/homeland/view/view.ts'
import type { Buckets } from '../memory/buckets.ts'
import type { Printed } from '../memory/memory.ts'
import { type PublicCase, settingOf } from '../memory/setting.ts'
import { behaviours } from '../memory/styles.ts'
import { type Guess, type Guesses, restOfRound } from '../play/estimate.ts'
import { figures } from './figures.ts'
import { futureAt, type Table } from './fitted.ts'

/** What a card adds on average, and the average of its square, where it comes from the deck or from somebody. */
interface Moments {
  readonly mean: number
  readonly square: number
}

function momentsOf({ adds, squares }: Buckets, likely: readonly number[]): Moments {
  let [all, mean, square] = [0, 0, 0]
  for (const [at, share] of likely.entries()) {
    all += share
    mean += share * adds[at]
    square += share * squares[at]
  }
  return all > 0 ? { mean: mean / all, square: square / all } : { mean: 0, square: 1 }
}

/** The lead of a case that is another's, whoever that is. */
const NOT_THEIRS = 99

/** How somebody of unknown agenda is taken to behave: a share for each behaviour. */
export type Mixture = readonly [loyal: number, opportunist: number, saboteur: number]

export interface CardGuesses {
  readonly deck: Guess
  placed(mixture: Mixture, setting: number): Guess
}

/** Mean and variance of what a table still adds to a case. */
function futureOf(table: Table, at: number): readonly [mean: number, variance: number] {
  const { tenths, variance } = figures.future[table]
  return [tenths[at] / 10, variance[at]]
}

/** What cards that lie face down add, for this deck. */
export function cardGuesses({ buckets }: Printed): CardGuesses {
  const { shares } = buckets
  const deck = momentsOf(buckets, shares)
  const placed = behaviours.map(behaviour =>
    figures.placed[behaviour].map(preferences =>
      momentsOf(
        buckets,
        preferences.map((preference, at) => preference * shares[at]),
      ),
    ),
  )
  return {
    deck: { mean: deck.mean, variance: deck.square - deck.mean ** 2 },
    placed(mixture, setting) {
      let [mean, square] = [0, 0]
      for (const [at, share] of mixture.entries()) {
        mean += share * placed[at][setting].mean
        square += share * placed[at][setting].square
      }
      return { mean, variance: square - mean ** 2 }
    },
  }
}

/** A case as everybody sees it, from a view. */
export function publicCase({ cards }: Printed, threat: ThreatSeen, roundsLeft: number): PublicCase {
  let openAdds = 0
  for (const id of threat.known ?? []) if (id !== null) openAdds += cards.adds(id)
  return {
    sophistication: cards.organization(threat.organization).sophistication,
    agents: threat.agents ?? 0,
    openAdds,
    roundsLeft,
    lead: threat.lead ?? -1,
  }
}

/** How many of the Intel on a case players have put there. */
function placedOn({ by }: ThreatSeen): number {
  let n = 0
  for (const one of by) if (one !== 'deck') n++
  return n
}

/** Guesses from figures. Who placed what is taken to behave as the mixture for that seat says. */
export function guessesFrom(
  printed: Printed,
  cards: CardGuesses,
  view: View,
  seat: Seat,
  mixtureOf: (seat: Seat) => Mixture,
  settingAt: (threat: ThreatSeen, place: number) => number | null,
): Guesses {
  const rest = restOfRound(view, seat)
  let known: number | null = null
  /** How likely it is that one of the others sabotages. */
  const saboteurs = (): number => {
    if (known !== null) return known
    let sum = 0
    for (let other = 0; other < view.players.length; other++) if (other !== seat) sum += mixtureOf(other)[2]
    known = Math.min(1, sum)
    return known
  }
  return {
    card(threat, place) {
      const by = threat.by[place]
      if (by === 'deck') return cards.deck
      // Whoever led it has lost it since, if nobody does: Intel is placed on cases of somebody's (M-20).
      const setting =
        settingAt(threat, place) ??
        settingOf({ ...publicCase(printed, threat, 1), lead: threat.lead ?? NOT_THEIRS }, by)
      return cards.placed(mixtureOf(by), setting)
    },
    future(threat, roundsLeft) {
      const at = futureAt(publicCase(printed, threat, roundsLeft), seat, rest, placedOn(threat))
      const [calm, variance] = futureOf('calm', at)
      const [sabotaged, sabotagedVariance] = futureOf('sabotaged', at)
      const share = saboteurs()
      const mean = calm + share * (sabotaged - calm)
      return {
        mean,
        variance: (1 - share) * (variance + (calm - mean) ** 2) + share * (sabotagedVariance + (sabotaged - mean) ** 2),
      }
    },
  }
}
