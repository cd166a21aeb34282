import { shareHash } from '../table/receipt.ts'
import type { RemoteTable } from './table.ts'

/** What a client keeps of its own part of the seed, from sitting down to the receipt. */
export interface Giving {
  readonly seat: number | null
  /** What it adds to the seed; null where it adds nothing. */
  readonly bits: string | null
  /** What the table had committed to when this seat was taken. */
  readonly commitment: string
  /** By seat: the hashes that were shown when the bits were given. Whoever shows others at the end chose theirs by ours. */
  readonly promised: readonly (string | null)[] | null
}

/**
 * Gives this client's bits as soon as everybody's are asked for: not before, or whoever knows the table's secret could
 * choose theirs by ours. What everybody has promised is kept first, so that it can be held against the receipt; to
 * other promises than those, or to another commitment, nothing is given. Where the line breaks just then, the bits are
 * sent again as everything is.
 */
export function giveBits(
  table: RemoteTable,
  { seat, bits, commitment, promised }: Giving,
  keep: (promised: (string | null)[]) => void,
): () => void {
  let isGiven = false
  const look = (): void => {
    const { lobby, you } = table.now()
    if (isGiven || bits === null || seat === null || lobby?.phase !== 'drawing' || you?.seat !== seat) return
    const hashes = lobby.chairs.map(chair => chair?.hash ?? null)
    if (hashes[seat] !== shareHash(bits) || lobby.commitment !== commitment) return
    if (promised !== null && promised.join() !== hashes.join()) return
    isGiven = true
    keep(hashes)
    // Refused where they have come too late: then the receipt says so.
    void table.act({ type: 'share', bits }).catch(() => {})
  }
  const stop = table.subscribe(look)
  look()
  return stop
}
