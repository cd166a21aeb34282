import type { Random, Seat } from '../../../engine/game.ts'
import { NOBODY } from '../../../games/homeland/options.ts'
import type { View } from '../../../games/homeland/view/view.ts'
import { ACCUSED_RIGHT, ACCUSED_WRONG, type Agenda, agendas, MOLE } from '../../../games/homeland/vocabulary.ts'
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

/** One deal with what is the same in all of its draws. */
interface Dealt {
  /** By seat: who has which agenda, as a number in the order in which ties go, and whether that is the mole. */
  readonly ranks: readonly number[]
  readonly mole: Seat | -1
  /** Points that everybody sees, or that I know. */
  readonly seen: readonly number[]
}

function dealtIn(cards: Cards, view: View, seat: Seat, deal: readonly Agenda[]): Dealt {
  const pointsOf = (ids: readonly string[]): number => ids.reduce((sum, id) => sum + cards.asset(id).points, 0)
  return {
    ranks: view.players.map((_, at) => agendas.indexOf(deal[at])),
    mole: deal.slice(0, view.players.length).indexOf('mole'),
    seen: view.players.map(({ rep, clout, up }, at) => {
      const own = deal[at] === 'loyal' ? rep : deal[at] === 'opportunist' ? clout : 2 * view.terrorist
      return own + pointsOf(up) + (at === seat ? pointsOf(view.me?.down ?? []) : 0)
    }),
  }
}

/**
 * The points everybody has at the end of a game (M-30), for one deal, with what lies face down and what others say drawn
 * by lot, but for what I say myself. Comes back with whether somebody else accuses the mole.
 */
function drawInto(
  points: number[],
  { ranks, mole, seen }: Dealt,
  { players }: View,
  seat: Seat,
  hidden: readonly number[],
  random: Random,
): boolean {
  const right = mole < 0 ? 0 : others.right
  const wrong = mole < 0 ? others.wrongWithoutMole : others.wrong
  let isFound = false
  for (let at = 0; at < ranks.length; at++) {
    points[at] = seen[at]
    if (at === seat) continue
    for (let n = 0; n < players[at].down; n++) points[at] += hidden.length > 0 ? hidden[random(hidden.length)] : 0
    if (ranks[at] === MOLE) continue
    const says = random(FINE) / FINE
    if (says < right) {
      isFound = true
      points[at] += ACCUSED_RIGHT
    } else if (says < right + wrong) points[at] += ACCUSED_WRONG
  }
  return isFound
}

/** Do I win if I accuse this one? Ties go to the loyal, then to the opportunists; equals share (M-30). */
function wins(
  points: readonly number[],
  isFound: boolean,
  { ranks, mole }: Dealt,
  seat: Seat,
  accused: Seat | typeof NOBODY,
): boolean {
  const isRight = accused !== NOBODY && accused === mole
  const own = points[seat] + (accused === NOBODY ? 0 : isRight ? ACCUSED_RIGHT : ACCUSED_WRONG)
  const isOut = isFound || isRight
  if (isOut && ranks[seat] === MOLE) return false
  for (let at = 0; at < ranks.length; at++) {
    if (at === seat || (isOut && ranks[at] === MOLE)) continue
    if (points[at] > own || (points[at] === own && ranks[at] < ranks[seat])) return false
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
  const won = new Float64Array(choices.length)
  const hidden = hiddenPoints(cards, view)
  const points: number[] = []
  for (const { agendas: deal, share } of deals) {
    const draws = Math.ceil(share * DRAWS)
    if (share < 1e-4) continue
    const dealt = dealtIn(cards, view, seat, deal)
    for (let n = 0; n < draws; n++) {
      const isFound = drawInto(points, dealt, view, seat, hidden, random)
      for (let at = 0; at < choices.length; at++)
        if (wins(points, isFound, dealt, seat, choices[at])) won[at] += share / draws
    }
  }
  return new Map(choices.map((choice, at) => [choice, won[at]]))
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
