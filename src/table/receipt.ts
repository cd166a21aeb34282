import { digest } from '../seed/roots.ts'

/** A person's part of the seed: its hash when they sit down, and the bits once everybody has given a hash. */
export interface Share {
  readonly hash: string
  readonly bits: string | null
}

/** Each kind of text is hashed under a name of its own: none can be taken for another. */
export const shareHash = (bits: string): string => digest(`situation-room/share@1/${bits}`)

/** A seed that was there before the table: typed by whoever opened it, of which everybody is told, or that of a day. */
export interface KnownSeed {
  readonly seed: string
  /** 256 random bits, so that nobody can try guesses at the seed against what the table has committed to. */
  readonly nonce: string
  /** The day whose call it is, where a server gives the same one to everybody; then nobody typed it. */
  readonly day?: string | undefined
}

/** The secret of a table whose seed is known: by it the table commits itself to that seed. */
export const knownSecret = ({ seed, nonce }: KnownSeed): string => digest(`situation-room/known@1/${nonce}/${seed}`)

/** What proves afterwards that nobody could choose the seed: all that it was made of. */
export interface Receipt {
  readonly table: string
  readonly secret: string
  /** By seat; null for bots and for whoever gave nothing. */
  readonly shares: readonly (Share | null)[]
  /** There where the seed was typed: then nothing else is in it. */
  readonly known?: KnownSeed | undefined
}

/** Nobody knows it before the last of them has given their bits: neither the table, which has committed to its secret, nor anybody else. */
export const seedOf = ({ table, secret, shares, known }: Receipt): string =>
  known?.seed ?? digest(`situation-room/seed@1/${secret}/${table}/${shares.map(share => share?.bits ?? '').join('/')}`)

/** Is the seed what this makes of it, and every share what its hash promised? */
export const fits = (receipt: Receipt, seed: string): boolean =>
  seedOf(receipt) === seed &&
  (receipt.known === undefined || knownSecret(receipt.known) === receipt.secret) &&
  receipt.shares.every(share => share === null || share.bits === null || shareHash(share.bits) === share.hash)
