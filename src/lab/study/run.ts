import { type Look, lookAt } from '../statistics/sequential.ts'
import type { Finished } from './results.ts'
import { type BlockResult, jobsOf, keysOf, placeOf, type Share, type Study } from './study.ts'

/** Somebody who plays one block after the other. */
export interface Lane {
  /** `onGames` is told how many more games are over. */
  play(arm: number, block: number, onGames: (n: number) => void): Promise<BlockResult>
}

export interface Running {
  readonly study: Study
  readonly finished: Map<number, BlockResult>
  readonly lanes: readonly Lane[]
  /** Comes true when somebody wants to leave: what is under way is given up. */
  readonly leave: AbortSignal
  /** Keeps a block before it counts; whatever it throws ends the run. */
  keep(result: BlockResult): void
  onGames(n: number): void
}

/** How many blocks of seeds are finished in every arm, counted from the first: only these are reported. */
export function wholeBlocks({ arms, blocks }: Pick<Study, 'arms' | 'blocks'>, finished: Finished): number {
  for (let job = 0; job < arms.length * blocks; job++) if (!finished.has(job)) return Math.floor(job / arms.length)
  return blocks
}

/** A share within one block, null where nobody was there to have it. */
export function shareIn(finished: Finished, { arms }: Pick<Study, 'arms'>, share: Share, block: number): number | null {
  const sums = finished.get(block * arms.length + share.arm)?.sums ?? {}
  const [top, bottom] = keysOf(share)
  return sums[bottom] ? (sums[top] ?? 0) / sums[bottom] : null
}

/** How the question stands that was asked before the first game. */
export function decided(study: Study, finished: Finished): Look | null {
  const { stop, compared } = study
  if (!stop) return null
  const differences: number[] = []
  for (let block = 0; block < wholeBlocks(study, finished); block++) {
    const one = shareIn(finished, study, compared[0].one, block)
    const other = shareIn(finished, study, compared[0].other, block)
    if (one !== null && other !== null) differences.push(one - other)
  }
  return lookAt(differences, stop)
}

export const isDecided = (study: Study, finished: Finished): boolean =>
  (decided(study, finished)?.verdict ?? 'open') !== 'open'

/** How many blocks a report is about: those that are whole, and none after the question was decided. */
export function reportedBlocks(study: Study, finished: Finished): number {
  const look = decided(study, finished)
  const whole = wholeBlocks(study, finished)
  return look && look.verdict !== 'open' ? Math.min(look.blocks, whole) : whole
}

/** Is there nothing more to play? */
export const isComplete = (study: Study, finished: Finished): boolean =>
  isDecided(study, finished) || wholeBlocks(study, finished) === study.blocks

/** Plays all that is left of a study, on all lanes at once, until it is complete, decided or left. */
export async function run({ study, finished, lanes, leave, keep, onGames }: Running): Promise<void> {
  let next = 0
  let isOver = isDecided(study, finished)
  const left = new Promise<null>(done => {
    if (leave.aborted) done(null)
    leave.addEventListener('abort', () => done(null), { once: true })
  })
  const work = async (lane: Lane): Promise<void> => {
    while (!isOver && !leave.aborted && next < jobsOf(study)) {
      const job = next++
      if (finished.has(job)) continue
      const { arm, block } = placeOf(study, job)
      const result = await Promise.race([lane.play(arm, block, onGames), left])
      if (result === null) return
      if (isOver) return
      keep(result)
      finished.set(job, result)
      isOver = isDecided(study, finished)
    }
  }
  await Promise.all(lanes.map(work))
}
