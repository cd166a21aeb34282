import { ACCUSED_RIGHT, ACCUSED_WRONG, type Agenda, agendaCounts, agendas } from '../vocabulary.ts'

/** How likely each agenda is for one player, in per cent, in the order of `agendas`. */
export type Mix = readonly [loyal: number, opportunist: number, mole: number]

/**
 * M-2: what a player may honestly think of any other before anything is played. My own card is not in the shuffle any
 * more; each of the rest lies before each opponent, or unseen in the middle, with the same chance.
 */
export function priorOf(players: number, mine: Agenda | null): Mix {
  const counts = agendaCounts[players]
  if (!counts) throw new Error(`nobody deals agendas to ${players}`)
  const left = counts.map((n, i) => (agendas[i] === mine ? n - 1 : n))
  const cards = left.reduce((sum, n) => sum + n, 0)
  return [(100 * left[0]) / cards, (100 * left[1]) / cards, (100 * left[2]) / cards]
}

/** M-29: an accusation pays, on average, above this chance that it is right. */
export const ACCUSING_PAYS = (100 * -ACCUSED_WRONG) / (ACCUSED_RIGHT - ACCUSED_WRONG)

/** What an accusation is worth on average to somebody who thinks it right with this chance, in per cent. */
export const worthOfAccusing = (chance: number): number =>
  (chance * ACCUSED_RIGHT + (100 - chance) * ACCUSED_WRONG) / 100

/** A mix to be shown: whole numbers that still make a hundred, the largest remainders rounded up. */
export function inWhole(mix: Mix): Mix {
  const whole = mix.map(Math.floor)
  const byRemainder = [0, 1, 2].sort((a, b) => mix[b] - whole[b] - (mix[a] - whole[a]) || a - b)
  const missing = 100 - whole.reduce((sum, n) => sum + n, 0)
  for (const at of byRemainder.slice(0, missing)) whole[at]++
  return [whole[0], whole[1], whole[2]]
}

/** One part set anew; the other two keep their proportion to each other. */
export function withPart(mix: Mix, agenda: Agenda, percent: number): Mix {
  const at = agendas.indexOf(agenda)
  const rest = 100 - mix[at]
  const part = (i: number): number =>
    i === at ? percent : rest > 0 ? (mix[i] * (100 - percent)) / rest : (100 - percent) / 2
  return [part(0), part(1), part(2)]
}
