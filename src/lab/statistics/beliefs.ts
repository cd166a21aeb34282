import type { Sums } from '../simulate.ts'

/** How sure a mind was is sorted into so many bins of equal width. */
export const BINS = 10
/** A mind that was sure and wrong is charged as much as for this chance: the logarithm of nothing has no end. */
const LEAST_CHANCE = 1e-4

export interface BeliefScore {
  readonly judged: number
  readonly logLoss: number
  readonly priorLogLoss: number
  readonly brier: number
  readonly priorBrier: number
  /** The mean distance between how sure they were and how often they were right, by bin and by its weight. */
  readonly calibrationError: number
  readonly bins: readonly { readonly n: number; readonly believed: number; readonly happened: number }[]
  readonly topTries: number
  readonly topHits: number
}

type Add = (what: string, n: number) => void

const lossOf = (chance: number, is: boolean): number =>
  -Math.log(Math.max(LEAST_CHANCE, is ? chance : Math.min(1, 1 - chance)))
const squareOf = (chance: number, is: boolean): number => (chance - (is ? 1 : 0)) ** 2

/** Writes down what a mind believed of one other player, beside what whoever knows nothing would say. */
export function judge(add: Add, under: string, chance: number, prior: number, is: boolean): void {
  const bin = Math.min(BINS - 1, Math.floor(chance * BINS))
  add(`${under}/n`, 1)
  add(`${under}/loss`, lossOf(chance, is))
  add(`${under}/prior-loss`, lossOf(prior, is))
  add(`${under}/brier`, squareOf(chance, is))
  add(`${under}/prior-brier`, squareOf(prior, is))
  add(`${under}/bin/${bin}/n`, 1)
  add(`${under}/bin/${bin}/believed`, chance)
  add(`${under}/bin/${bin}/happened`, is ? 1 : 0)
}

/** Was the one they suspected most the one it is? Where several are suspected alike, each of them counts in part. */
export function judgeTop(add: Add, under: string, chances: readonly (readonly [chance: number, is: boolean])[]): void {
  const most = Math.max(...chances.map(([chance]) => chance))
  const top = chances.filter(([chance]) => chance === most)
  add(`${under}/top/n`, 1)
  add(`${under}/top/hits`, top.filter(([, is]) => is).length / top.length)
}

/** What was written down, as scores; null where nothing was. */
export function scoreOf(sums: Sums, under: string): BeliefScore | null {
  const of = (what: string): number => sums[`${under}/${what}`] ?? 0
  const judged = of('n')
  if (judged === 0) return null
  const bins = Array.from({ length: BINS }, (_, i) => {
    const n = of(`bin/${i}/n`)
    const mean = (what: string): number => (n > 0 ? of(`bin/${i}/${what}`) / n : 0)
    return { n, believed: mean('believed'), happened: mean('happened') }
  })
  return {
    judged,
    logLoss: of('loss') / judged,
    priorLogLoss: of('prior-loss') / judged,
    brier: of('brier') / judged,
    priorBrier: of('prior-brier') / judged,
    calibrationError:
      bins.reduce((sum, { n, believed, happened }) => sum + n * Math.abs(believed - happened), 0) / judged,
    bins,
    topTries: of('top/n'),
    topHits: of('top/hits'),
  }
}
