import { wilson } from '../../bots/advisor/chance.ts'
import type { Sums } from '../simulate.ts'
import { type BeliefScore, scoreOf } from '../statistics/beliefs.ts'
import { byBlocks, type Estimate } from '../statistics/resample.ts'
import { type Bounds, boundsOf, type Look } from '../statistics/sequential.ts'
import { gaugeOf } from './gauges.ts'
import type { Finished } from './results.ts'
import { decided, isComplete, reportedBlocks } from './run.ts'
import { type Arm, CARD_TRIES, type Comparison, keysOf, type Share, type Study } from './study.ts'

/** A share with both of its intervals: by blocks of seeds, and after Wilson as if games had nothing in common. */
export interface Counted {
  readonly share: Share
  readonly hits: number
  readonly tries: number
  readonly estimate: Estimate
  readonly wilson: readonly [number, number]
}

export interface Compared extends Comparison {
  readonly difference: Estimate
}

/** The mole's share as the best of its styles: chosen on the blocks of even number, taken on those of odd number. */
export interface BestStyle {
  readonly arms: readonly number[]
  /** By style, over all blocks. */
  readonly shares: readonly (Estimate | null)[]
  readonly chosen: number
  readonly estimate: Estimate
  /** The largest of the shares above, which is too large: of several noisy numbers the largest was lucky too. */
  readonly uncorrected: number
}

export interface Accusing {
  readonly bot: string
  readonly asked: number
  readonly made: number
  readonly right: number
  readonly blind: number
}

export interface Believing {
  readonly bot: string
  readonly last: BeliefScore
  readonly byTurn: readonly { readonly turn: number; readonly score: BeliefScore }[]
}

export interface Offered {
  readonly bot: string
  readonly what: string
  readonly offered: number
  readonly chosen: number
}

/** What came of one arm. */
export interface ArmFindings {
  readonly arm: number
  readonly games: number
  readonly decisions: number
  readonly shares: readonly Counted[]
  /** What a game counts of each card. */
  readonly cards: readonly Counted[]
  readonly seats: readonly Tried[]
  readonly places: readonly Tried[]
  readonly endings: Sums
  readonly turns: readonly { readonly turn: number; readonly games: number }[]
  readonly accusing: readonly Accusing[]
  readonly believing: readonly Believing[]
}

/** Wins by where somebody sat, or by who began. */
export interface Tried {
  readonly n: number
  readonly hits: number
  readonly tries: number
  readonly estimate: Estimate
}

export interface Findings {
  readonly study: Study
  readonly blocks: number
  readonly isComplete: boolean
  readonly arms: readonly ArmFindings[]
  readonly compared: readonly Compared[]
  readonly best: readonly BestStyle[]
  readonly look: (Look & { readonly bounds: Bounds }) | null
  /** What some bot was offered often enough and took seldom or never, over all arms. */
  readonly unused: readonly Offered[]
}

/** Fewer offers than this say nothing about an option that nobody takes. */
export const ENOUGH_OFFERS = 50
/** An option taken more often than this is used. */
const SELDOM = 0.005

/** How often it was so in one block, of how many. */
type Pair = readonly [hits: number, tries: number]

const ratio = (blocks: readonly Pair[]): number | null => {
  let [hits, tries] = [0, 0]
  for (const pair of blocks) {
    hits += pair[0]
    tries += pair[1]
  }
  return tries > 0 ? hits / tries : null
}

/** What never or always happened has no spread to be drawn from: then each block counts as one try, after Wilson. */
function honest(estimate: Estimate | null): Estimate | null {
  if (!estimate?.interval || (estimate.value > 0 && estimate.value < 1)) return estimate
  return { ...estimate, interval: wilson(estimate.value * estimate.blocks, estimate.blocks) }
}

const total = (blocks: readonly Sums[]): Sums => {
  const sums: Record<string, number> = {}
  for (const block of blocks) for (const what in block) sums[what] = (sums[what] ?? 0) + block[what]
  return sums
}

/** All that is under a name, by the rest of it. */
const under = (sums: Sums, prefix: string): [string, number][] =>
  Object.keys(sums)
    .filter(what => what.startsWith(prefix))
    .sort()
    .map(what => [what.slice(prefix.length), sums[what]])

/** All numbers of a study, from its finished blocks alone: the same whoever played them, in whatever order. */
export function findingsOf(study: Study, finished: Finished): Findings {
  const blocks = reportedBlocks(study, finished)
  const numbers = Array.from({ length: blocks }, (_, block) => block)
  const sumsAt = (arm: number, block: number): Sums => finished.get(block * study.arms.length + arm)?.sums ?? {}
  const sumsOf = (arm: number): readonly Sums[] => numbers.map(block => sumsAt(arm, block))
  const pairsOf = (share: Share, among: readonly number[] = numbers): readonly Pair[] => {
    const [top, bottom] = keysOf(share)
    return among.map(block => {
      const sums = sumsAt(share.arm, block)
      return [sums[top] ?? 0, sums[bottom] ?? 0]
    })
  }
  const estimate: Estimates = (share, among) =>
    honest(byBlocks(`${study.seed} ${share.arm} ${keysOf(share)}`, pairsOf(share, among), ratio, [0, 1]))
  const look = decided(study, finished)
  return {
    study,
    blocks,
    isComplete: isComplete(study, finished),
    arms: study.arms.map((arm, i) => armFindings(study, arm, i, sumsOf(i), estimate)),
    compared: study.compared.flatMap(({ one, other }) => {
      const [ones, others] = [pairsOf(one), pairsOf(other)]
      const difference = byBlocks(
        `${study.seed} ${keysOf(one)} ${keysOf(other)}`,
        numbers,
        among => {
          const [a, b] = [ratio(among.map(block => ones[block])), ratio(among.map(block => others[block]))]
          return a === null || b === null ? null : a - b
        },
        [-1, 1],
      )
      return difference ? [{ one, other, difference }] : []
    }),
    best: study.styled.flatMap(arms => bestStyle(study, arms, numbers, estimate) ?? []),
    look: look && study.stop ? { ...look, bounds: boundsOf(study.stop) } : null,
    unused: unusedIn(total(study.arms.flatMap((_, arm) => sumsOf(arm)))),
  }
}

type Estimates = (share: Share, among?: readonly number[]) => Estimate | null

function armFindings(study: Study, arm: Arm, i: number, blocks: readonly Sums[], estimate: Estimates): ArmFindings {
  const { roles, counted: whats } = gaugeOf(study.game)
  const sums = total(blocks)
  const of = (what: string): number => sums[what] ?? 0
  const bots = [...new Set(arm.bots)]
  const shares: readonly Share[] = [
    ...bots.flatMap(bot => [null, ...roles].map((role): Share => ({ of: 'wins', arm: i, bot, role }))),
    ...whats.map((what): Share => ({ of: 'counted', arm: i, what })),
  ]
  const tried = (name: string): Tried[] =>
    under(sums, `seats/@${name} `).flatMap(([n, tries]) => {
      const found = estimate({ of: 'wins', arm: i, bot: `@${name} ${n}`, role: null })
      return found ? [{ n: Number(n), hits: of(`wins/@${name} ${n}`), tries, estimate: found }] : []
    })
  const counted = (share: Share): Counted[] => {
    const found = estimate(share)
    const [hits, tries] = keysOf(share).map(of)
    return found ? [{ share, hits, tries, estimate: found, wilson: wilson(hits, tries) }] : []
  }
  return {
    arm: i,
    games: of('games'),
    decisions: of('decisions'),
    shares: shares.flatMap(counted),
    cards: under(sums, CARD_TRIES).flatMap(([card]) => counted({ of: 'card', arm: i, card })),
    seats: tried('seat'),
    places: tried('place'),
    endings: Object.fromEntries(under(sums, 'ending/')),
    turns: under(sums, 'turns/')
      .map(([turn, games]) => ({ turn: Number(turn), games }))
      .sort((a, b) => a.turn - b.turn),
    accusing: bots.flatMap(bot => {
      const at = (what: string): number => of(`accused/${bot}/${what}`)
      return at('asked') > 0
        ? [{ bot, asked: at('asked'), made: at('made'), right: at('right'), blind: at('blind') }]
        : []
    }),
    believing: bots.flatMap(bot => {
      const last = scoreOf(sums, `belief/${bot}/last`)
      const turns = new Set(under(sums, `belief/${bot}/turn `).map(([rest]) => Number.parseInt(rest, 10)))
      const byTurn = [...turns]
        .sort((a, b) => a - b)
        .flatMap(turn => {
          const score = scoreOf(sums, `belief/${bot}/turn ${turn}`)
          return score ? [{ turn, score }] : []
        })
      return last ? [{ bot, last, byTurn }] : []
    }),
  }
}

/** As whom the style counts: the role of this name, in games that have it. */
const MOLE = 'mole'

function bestStyle(
  study: Study,
  arms: readonly number[],
  numbers: readonly number[],
  estimate: Estimates,
): BestStyle | null {
  const share = (arm: number): Share => {
    const { bots, style } = study.arms[arm]
    return { of: 'wins', arm, bot: bots.find(bot => bot.endsWith(`:${style}`)) ?? bots[0], role: MOLE }
  }
  const even = numbers.filter(block => block % 2 === 0)
  const odd = numbers.filter(block => block % 2 === 1)
  const valueOn = (arm: number, among: readonly number[]): number => estimate(share(arm), among)?.value ?? -1
  const chosen = arms.reduce((best, arm) => (valueOn(arm, even) > valueOn(best, even) ? arm : best))
  const found = estimate(share(chosen), odd)
  if (!found) return null
  const shares = arms.map(arm => estimate(share(arm)))
  return { arms, shares, chosen, estimate: found, uncorrected: Math.max(...shares.map(one => one?.value ?? 0)) }
}

function unusedIn(sums: Sums): Offered[] {
  return under(sums, 'offered/')
    .flatMap(([name, offered]) => {
      const cut = name.indexOf('/')
      const [bot, what] = [name.slice(0, cut), name.slice(cut + 1)]
      const chosen = sums[`chosen/${name}`] ?? 0
      return offered >= ENOUGH_OFFERS && chosen <= SELDOM * offered ? [{ bot, what, offered, chosen }] : []
    })
    .sort((a, b) => a.chosen / a.offered - b.chosen / b.offered || b.offered - a.offered)
}
