import type { Chance } from '../../bots/advisor/chance.ts'
import { type Account, accounts, type Ledger } from '../../bots/advisor/review/ledger.ts'
import type { Review } from '../../bots/advisor/review/review.ts'
import { own } from '../../engine/own.ts'
import type { GameId } from '../../games/index.ts'
import type { Say } from '../../words/index.ts'

/** Points of a hundred, as people talk of chances. */
export const points = (share: number): number => Math.round(100 * share)

/** A chance with the interval it lies in; one that was reckoned has none. */
export const likely = (say: Say, { share, low, high }: Chance): string =>
  low === high
    ? say('review.chance', { share: points(share) })
    : say('review.chance.counted', { share: points(share), low: points(low), high: points(high) })

/** The account of chance that mattered most, if it is surer than its own margin. */
function loudest({ totals, margins }: Ledger): Account | null {
  let found: Account | null = null
  for (const account of accounts) {
    if (account === 'decisions' || account === 'estimate') continue
    if (points(totals[account]) === 0 || Math.abs(totals[account]) <= margins[account]) continue
    if (found === null || Math.abs(totals[account]) > Math.abs(totals[found])) found = account
  }
  return found
}

/** The review in one line: how well it was played beside how it ended, and what chance had to do with it. */
export function headline(say: Say, { ledger, won }: Pick<Review, 'ledger' | 'won'>): string {
  const played = points(-ledger.luck)
  const account = loudest(ledger)
  const result = say('review.headline', {
    way: played > 0 ? 'better' : played < 0 ? 'worse' : 'even',
    n: Math.abs(played),
    result: won ? 'won' : 'lost',
  })
  if (account === null) return result
  const gain = points(ledger.totals[account])
  const luck = say('review.headline.luck', { account, way: gain < 0 ? 'cost' : 'gave', n: Math.abs(gain) })
  return `${result} ${luck}`
}

/** The accounts that have anything in them, as they are read: whoever adds them up finds the result. */
export function accountLines(
  say: Say,
  { initial, final, totals, margins }: Ledger,
): readonly { readonly account: Account; readonly label: string; readonly gain: string }[] {
  const used = accounts.filter(account => totals[account] !== 0 || margins[account] !== 0)
  const gains = tenthsOfSum(
    used.map(account => totals[account]),
    tenths(final) - tenths(initial),
  )
  return used.map((account, i) => {
    const margin = tenths(margins[account])
    return {
      account,
      label: say(`review.account.${account}`),
      gain: margin === 0 ? say('review.points', { n: gains[i] }) : say('review.points.about', { n: gains[i], margin }),
    }
  })
}

/** Shares in tenths of a point that add up to a sum in tenths: what rounding moved most is rounded the other way. */
export function tenthsOfSum(shares: readonly number[], sum: number): readonly number[] {
  const rounded = shares.map(share => Math.round(1000 * share))
  const missing = Math.round(10 * sum) - rounded.reduce((all, one) => all + one, 0)
  const way = Math.sign(missing)
  const left = shares.map((share, i) => ({ i, by: way * (1000 * share - rounded[i]) })).sort((a, b) => b.by - a.by)
  for (const { i } of left.slice(0, Math.abs(missing))) rounded[i] += way
  return rounded.map(n => n / 10)
}

/** Tenths of a point: rounded further, what adds up would not seem to. */
export const tenths = (share: number): number => Math.round(1000 * share) / 10

/** Could the mole have won? In a sentence; null where there was none. */
export function moleLine(say: Say, { mole }: Pick<Review, 'mole'>, nameOf: (seat: number) => string): string | null {
  if (mole === null || mole.ways.length === 0) return null
  const [best] = mole.ways
  return say(mole.won ? 'review.mole.won' : 'review.mole.lost', {
    player: nameOf(mole.seat),
    style: say(`review.style.${best.style}`),
    round: best.round,
    chance: likely(say, best.chance),
    way: best.chance.low >= 0.5 ? 'yes' : best.chance.high <= 0.25 ? 'hardly' : 'perhaps',
  })
}

/** What a match of each game is counted in. */
const units: Readonly<Record<GameId, 'turn' | 'round'>> = { negotiator: 'turn', homeland: 'round' }

/** Where in a match something was, in the words of its game. */
export const whereIn = (say: Say, game: string, round: number): string =>
  say(`review.${own(units, game) ?? 'round'}`, { round })
