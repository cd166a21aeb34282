import type { Event } from '../events.ts'
import { beginsBlock, blockStart } from './telling.ts'

/** A block of events, or what is left of one: it began with `start`, and goes from `from` up to `to`. */
export interface Block {
  readonly start: number
  readonly from: number
  readonly to: number
}

/** All that happened from there on, block by block. */
export function blocksOf(events: readonly Event[], from: number): readonly Block[] {
  const blocks: Block[] = []
  let start = blockStart(events, from)
  let since = from
  for (let at = from; at <= events.length; at++) {
    if (at < events.length && !beginsBlock(events, start, at)) continue
    if (at > since) blocks.push({ start, from: since, to: at })
    start = at
    since = at
  }
  return blocks
}
