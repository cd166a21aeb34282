import type { Deck } from '../../../games/negotiator/cards/deck.ts'
import { CONCEDED, HIDDEN, levelDice } from '../../../games/negotiator/vocabulary.ts'
import { countOf, packOf } from '../pack.ts'
import { clampDice, missing, type Position } from '../position.ts'

/** What the value of a turn is made of, by name: the board first, then three for each title in hand. */
export interface Features {
  readonly names: readonly string[]
  /** How many of them are the board's. */
  readonly board: number
  /** What is sure of each before anything is fitted: 1 where more of it is never worse, -1 never better, 0 if who knows. */
  readonly signs: readonly number[]
  /** What they are at the beginning of a turn; the missing releases are counted within where the value was fitted. */
  fill(p: Position, out: Float64Array, range: Range): void
}

/** The least and the most releases missing in the turns that were fitted. */
export type Range = readonly [least: number, most: number]

const THREATS = [1, 2, 3, 4, 5, 6, 7]
const MISSING = [2, 3, 4, 5, 6, 8, 10, 12]
const SLACK = [1, 2, 3, 4]
/** For each title: its first copy, each further one, and how much more the first is worth the more releases are missing. */
export const CARD_PARTS = ['first', 'further', 'by missing'] as const

/** How many more than five are missing, or fewer. */
export const missingScale = (left: number): number => (left - 5) / 5

export const within = (n: number, [least, most]: Range): number => Math.max(least, Math.min(most, n))

/** How many dice more than two, or fewer. */
const diceScale = (p: Position): number => clampDice(levelDice[p.threat] - p.bargain.drawbacks['fewer-dice']) - 2

/** How many more may be killed before the game is lost (N-28). */
const slackOf = (p: Position): number => ((p.zone + p.saved + p.killed) >> 1) - p.killed

/** More of these is never better, and never worse. */
const WORSE = /^threat \d|missing$|^missing by threat$|^free cards aside$/
const BETTER = /may be killed$|^missing by dice$|^points$|dice$|^fours$|^minor | first$| further$/

export function featuresOf(deck: Deck): Features {
  const names: string[] = ['always']
  for (const n of THREATS) names.push(`threat ${n} or more`)
  for (const n of MISSING) names.push(`${n} or more missing`)
  names.push('missing')
  for (const n of SLACK) names.push(`${n} or more may be killed`)
  names.push('missing by threat', 'missing by dice', 'threat by slack', 'at the end of the track, by slack')
  names.push('points', 'free cards aside', 'next dice', 'talk dice', 'fours', 'majors hidden', 'escapes hidden')
  const demandsFrom = names.length
  for (const { id, kind } of deck.demands) names.push(kind === 'minor' ? `minor ${id}` : `known ${id}`)
  const concededFrom = names.length
  for (const { id, kind } of deck.demands) if (kind === 'major') names.push(`conceded ${id}`)
  const board = names.length
  const pack = packOf(deck.copies)
  const free = deck.cost.flatMap((cost, title) => (cost === 0 ? [title] : []))
  /** Cards that cost nothing and cannot be taken again: in the last conversation they are missed. */
  const asideOf = (p: Position): number => {
    let n = 0
    for (const title of free) n += deck.copies[title] - countOf(pack, p.hand, title) - countOf(pack, p.supply, title)
    return n
  }
  for (const { id } of deck.data.conversation) for (const part of CARD_PARTS) names.push(`${id} ${part}`)

  return {
    names,
    board,
    signs: names.map(name => (/by missing$/.test(name) ? 0 : WORSE.test(name) ? -1 : BETTER.test(name) ? 1 : 0)),
    fill(p, out, range) {
      out.fill(0)
      const left = within(missing(p), range)
      const slack = Math.min(4, slackOf(p))
      let at = 0
      out[at++] = 1
      for (const n of THREATS) out[at++] = p.threat >= n ? 1 : 0
      for (const n of MISSING) out[at++] = left >= n ? 1 : 0
      out[at++] = left / 10
      for (const n of SLACK) out[at++] = slack >= n ? 1 : 0
      out[at++] = (left * p.threat) / 50
      out[at++] = (left / 10) * diceScale(p)
      out[at++] = (p.threat / 7) * (slack / 4)
      out[at++] = p.threat === 7 ? slack / 4 : 0
      out[at++] = Math.max(-2, Math.min(8, p.points)) / 4
      out[at++] = p.last ? asideOf(p) / 4 : 0
      out[at++] = Math.max(-2, Math.min(2, p.nextDice))
      out[at++] = Math.max(-2, Math.min(2, p.talkDice))
      out[at++] = p.fours ? 1 : 0
      for (const { isEscape, standing, demand, among } of p.bargain.slots) {
        if (standing === HIDDEN) out[at + (isEscape ? 1 : 0)]++
        else if (demand < 0) for (const one of among) out[demandsFrom + one] += 1 / among.length
        else if (standing !== CONCEDED) out[demandsFrom + demand] = 1
        else if (!isEscape) out[concededFrom + demand] = 1
      }
      for (const demand of p.bargain.minors) out[demandsFrom + demand]++
    },
  }
}
