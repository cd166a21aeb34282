import type { Random, Seat } from '../../../engine/game.ts'
import { NOBODY } from '../../../games/homeland/options.ts'
import type { View } from '../../../games/homeland/view/view.ts'
import { ACCUSED_RIGHT, ACCUSED_WRONG, type Agenda, agendas } from '../../../games/homeland/vocabulary.ts'
import { figures } from '../judge/figures.ts'
import type { Cards } from './cards.ts'

/** How the agendas may be dealt, by seat, and how likely that is. */
export interface Deal {
  readonly agendas: readonly Agenda[]
  readonly share: number
}

const DRAWS = 400
const FINE = 1 << 20

const { accusing: others } = figures

interface Drawn {
  readonly agendas: readonly Agenda[]
  /** Points without what I accuse. */
  readonly points: readonly number[]
  /** Whether somebody else accuses the mole. */
  readonly isFound: boolean
}

/** The points everybody has at the end of a game (M-30), for one deal, with what lies face down and what others say drawn by lot. */
function drawn(
  cards: Cards,
  view: View,
  seat: Seat,
  deal: readonly Agenda[],
  hidden: readonly number[],
  random: Random,
): Drawn {
  const mole = deal.slice(0, view.players.length).indexOf('mole')
  const chance = (): number => random(FINE) / FINE
  let isFound = false
  const points = view.players.map(({ rep, clout, up, down }, at) => {
    let sum = deal[at] === 'loyal' ? rep : deal[at] === 'opportunist' ? clout : 2 * view.terrorist
    for (const id of up) sum += cards.asset(id).points
    if (at === seat) for (const id of view.me?.down ?? []) sum += cards.asset(id).points
    else for (let n = 0; n < down; n++) sum += hidden.length > 0 ? hidden[random(hidden.length)] : 0
    if (at === seat || deal[at] === 'mole') return sum
    const says = chance()
    const right = mole < 0 ? 0 : others.right
    const wrong = mole < 0 ? others.wrongWithoutMole : others.wrong
    if (says < right) {
      isFound = true
      return sum + ACCUSED_RIGHT
    }
    return says < right + wrong ? sum + ACCUSED_WRONG : sum
  })
  return { agendas: deal, points, isFound }
}

/** Do I win if I accuse this one? Ties go to the loyal, then to the opportunists; equals share (M-30). */
function wins({ agendas: dealt, points, isFound }: Drawn, seat: Seat, accused: Seat | typeof NOBODY): boolean {
  const isRight = accused !== NOBODY && dealt[accused] === 'mole'
  const own = points[seat] + (accused === NOBODY ? 0 : isRight ? ACCUSED_RIGHT : ACCUSED_WRONG)
  const isOut = isFound || isRight
  if (dealt[seat] === 'mole' && isOut) return false
  for (const [at, theirs] of points.entries()) {
    if (at === seat || (dealt[at] === 'mole' && isOut)) continue
    if (theirs > own) return false
    if (theirs === own && agendas.indexOf(dealt[at]) < agendas.indexOf(dealt[seat])) return false
  }
  return true
}

/** Victory points of the assets that may lie face down before others. */
function hiddenPoints(cards: Cards, view: View): readonly number[] {
  const out = new Set([...view.discards.assets, ...view.gone.assets, ...(view.me?.down ?? [])])
  for (const { up } of view.players) for (const id of up) out.add(id)
  return cards.assets.flatMap(({ id, points }) => (out.has(id) ? [] : [points]))
}

/**
 * M-29: whom to accuse to win, not to gain points: one right accusation takes the mole out, and whoever is behind may
 * dare what a leader would not. By option, the share of draws from these deals in which I win.
 */
export function accusationShares(
  cards: Cards,
  view: View,
  seat: Seat,
  deals: readonly Deal[],
  random: Random,
): ReadonlyMap<Seat | typeof NOBODY, number> {
  const choices = [NOBODY, ...view.players.map((_, at) => at).filter(at => at !== seat)]
  const won = new Map(choices.map(one => [one, 0]))
  const hidden = hiddenPoints(cards, view)
  for (const { agendas: deal, share } of deals) {
    const draws = Math.ceil(share * DRAWS)
    if (share < 1e-4) continue
    for (let n = 0; n < draws; n++) {
      const one = drawn(cards, view, seat, deal, hidden, random)
      for (const choice of choices) if (wins(one, seat, choice)) won.set(choice, (won.get(choice) ?? 0) + share / draws)
    }
  }
  return won
}

/** The choice that wins most often; nobody, where none wins by so much more often than that. */
export function bestAccusation(shares: ReadonlyMap<Seat | typeof NOBODY, number>, least = 0): Seat | typeof NOBODY {
  let best: Seat | typeof NOBODY = NOBODY
  let most = (shares.get(NOBODY) ?? 0) + least
  for (const [choice, share] of shares)
    if (choice !== NOBODY && share > most + 1e-9) {
      best = choice
      most = share
    }
  return best
}
