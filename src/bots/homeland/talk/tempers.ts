import type { HomelandTemper } from '../../names.ts'
import type { Weights } from '../play/weights.ts'

/** How somebody dares, in words and in play. How often they speak is known without loading them: `manners.ts`. */
export interface Temper {
  /** So many times as likely as any player must somebody be the mole to be suspected aloud, and strongly. */
  readonly suspects: number
  readonly suspectsStrongly: number
  /** Of a hundred things said by somebody who gains by lying, so many are lies, where there is one to tell. */
  readonly lies: number
  /** By how much an accusation must win more often than none to be made. */
  readonly leastAccusation: number
  /** How much a strike must be worth, compared with anybody else's. */
  readonly strikes: number
}

export const tempers: Readonly<Record<HomelandTemper | 'even', Temper>> = {
  even: { suspects: 1.5, suspectsStrongly: 2.4, lies: 45, leastAccusation: 0, strikes: 1 },
  bold: { suspects: 1.2, suspectsStrongly: 1.7, lies: 70, leastAccusation: -0.02, strikes: 0.5 },
  careful: { suspects: 2, suspectsStrongly: 3, lies: 25, leastAccusation: 0.05, strikes: 1.6 },
  chatty: { suspects: 1.4, suspectsStrongly: 2.2, lies: 50, leastAccusation: 0, strikes: 1 },
  quiet: { suspects: 1.6, suspectsStrongly: 2.4, lies: 35, leastAccusation: 0, strikes: 1 },
}

/** What things are worth to somebody of this temper. */
export const tempered = (weights: Weights, { strikes }: Temper): Weights =>
  strikes === 1 ? weights : { ...weights, leastStrike: weights.leastStrike * strikes }
