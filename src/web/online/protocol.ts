import type { Giving } from '../../client/bits.ts'
import type { TableState } from '../../client/table.ts'
import type { Update } from '../../host/update.ts'
import type { Act } from '../../host/wire.ts'
import type { Requests } from '../worker/protocol.ts'

/** What the page and the worker of a table elsewhere say to each other: what any table answers, and what people need besides. */

/** What is asked of any table and answered by this one; the rest is asked of the tables of this browser. */
export const atTable = [
  'resume',
  'look',
  'choose',
  'undo',
  'rewind',
  'claim',
  'answer',
  'note',
  'suspect',
  'shareSuspicions',
  'why',
  'explain',
  'leave',
] as const
export type AtTable = (typeof atTable)[number]

export interface OnlineRequests extends Pick<Requests, AtTable> {
  /** Comes to a table. How it stands there is said from then on, and its match once somebody sits down at it. */
  join(what: Joining): null
  /** New random bits for the seed, and what is promised of them. */
  share(nothing: null): Share
  /** Does what is done before a match or beside it. */
  act(what: Act): null
  /** Goes away. */
  hangUp(nothing: null): null
}

export interface Share {
  readonly bits: string
  readonly hash: string
}

export interface Joining {
  /** Where the server is, without a slash at its end. */
  readonly address: string
  readonly table: string
  /** For whoever has no cookie there; null for everybody else. */
  readonly pass: string | null
  readonly giving: Giving | null
  /** The shared screen, in a browser that may have a seat there as well. */
  readonly isScreen: boolean
}

/** The table as it stands, but for its match, which comes in updates. */
export type TableSeen = Omit<TableState, 'shown'> & { readonly hasBegun: boolean }

export type OnlineSaid =
  | { readonly update: Update }
  | { readonly table: TableSeen }
  /** What everybody had promised when the own bits were given. */
  | { readonly promised: readonly (string | null)[] }
