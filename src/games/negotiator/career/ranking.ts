import type { DailyResult } from './daily-schema.ts'

/** How calls of one day compare: by what came of them, and never by how fast somebody was. */

export const medals = ['gold', 'silver', 'bronze'] as const
export type Medal = (typeof medals)[number]

type Result = Pick<DailyResult, 'won' | 'saved' | 'killed' | 'turns'>

/** Gold where everybody was spared, silver for any success, bronze where more came out than were lost. */
export function medalOf({ won, saved, killed }: Omit<Result, 'turns'>): Medal | null {
  if (won) return killed === 0 ? 'gold' : 'silver'
  return saved > killed ? 'bronze' : null
}

/** Below 0 where the first is the better one; 0 where they share a place. */
export const compared = (a: Result, b: Result): number =>
  Number(b.won) - Number(a.won) || b.saved - a.saved || a.killed - b.killed || a.turns.length - b.turns.length

/** The best first, each with its place: whoever did equally well shares one. */
export function ranked<One extends { readonly result: Result }>(
  all: readonly One[],
): readonly { readonly place: number; readonly one: One }[] {
  const sorted = all.toSorted((a, b) => compared(a.result, b.result))
  return sorted.map(one => ({ place: 1 + sorted.findIndex(other => compared(other.result, one.result) === 0), one }))
}
