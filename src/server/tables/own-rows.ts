import { Fault, type Json, type Seat } from '../../engine/game.ts'
import type { Sealing } from '../store/seal.ts'
import type { Database } from '../store/statement.ts'
import { openSealedRows } from './sealed-rows.ts'

/**
 * What a seat keeps at its table beside the match, for itself alone and on all its devices: what it has not sent yet,
 * whom it does not want to read, and what is answered without asking it. Each seat has a row of its own, so that nobody waits for what somebody else writes here.
 */
export interface OwnRow {
  readonly unsent: Unsent
  /** Whose words are not shown; they learn nothing of it. */
  readonly muted: readonly Seat[]
  /** Who has asked last whether somebody is there, and at which of their questions: once each. */
  readonly nudge: Nudge | null
  /** What friends have written, the last of it; null where they may not. */
  readonly advice: readonly Advice[] | null
  readonly presets: Presets
}

/** The row as it is kept, with what nobody is shown of it. */
export interface KeptRow extends OwnRow {
  /** The ids of what has answered a nudge and nothing else, the last of them: sent again, it has its first answer. */
  readonly answers?: readonly string[]
}

export interface Advice {
  readonly at: number
  readonly text: string
}

export interface Nudge {
  readonly asked: number
  /** Null for the server itself. */
  readonly by: Seat | null
  readonly isAnswered?: true
}

export interface Unsent {
  /** One more with every change: whoever has not seen the last one does not write over it. */
  readonly version: number
  readonly text: string
  readonly claim: Json | null
}

/** What this seat has settled beforehand, as its game has read it. */
export interface Presets {
  /** As that of what is unsent. */
  readonly version: number
  readonly rules: readonly Json[]
}

const shownOf = ({ unsent, muted, nudge, advice, presets }: KeptRow): OwnRow => ({
  unsent,
  muted,
  nudge,
  advice,
  presets,
})

export const emptyRow: OwnRow = {
  unsent: { version: 0, text: '', claim: null },
  muted: [],
  nudge: null,
  advice: null,
  presets: { version: 0, rules: [] },
}

export interface OwnRows {
  /** Told what the row is, unless nothing is in it, and again after each change, here or at another node. */
  watch(table: string, seat: Seat, listener: (row: OwnRow) => void): () => void
  read(table: string, seat: Seat): Promise<KeptRow>
  /** Durable when it comes back; nothing is written where the row stays the very same. */
  change(table: string, seat: Seat, change: (row: KeptRow) => KeptRow): Promise<void>
  /** Somebody else sits there now. */
  forget(table: string, seat: Seat): Promise<void>
  /** A row of this table was changed at another node. */
  heard(table: string): Promise<void>
}

export function openOwnRows(database: Database, sealing: Sealing): OwnRows {
  const rows = openSealedRows<KeptRow>(database, sealing, emptyRow)
  return {
    watch: (table, seat, listener) => rows.watch(table, String(seat), row => listener(shownOf(row))),
    read: (table, seat) => rows.read(table, String(seat)),
    change: (table, seat, change) => rows.change(table, String(seat), change),
    forget: (table, seat) => rows.forget(table, String(seat)),
    heard: rows.heard,
  }
}

/**
 * One nudge of somebody else for each question. Whoever comes second is answered as the first was, and as late: that
 * somebody has asked before is nobody's to know.
 */
export const withNudge = (row: KeptRow, nudge: Nudge): KeptRow =>
  row.nudge?.asked === nudge.asked && row.nudge.by !== null ? { ...row } : { ...row, nudge }

/** The server asks, unless somebody else has. */
export const withOwnNudge = (row: KeptRow, asked: number): KeptRow =>
  row.nudge?.asked === asked ? row : { ...row, nudge: { asked, by: null } }

/** So many answers are known again; a client sends again what it has sent last. */
const MOST_ANSWERS = 8

/** Whoever was asked is there, and says so itself where there is an id. */
export function withAnswer(row: KeptRow, asked: number, id?: string): KeptRow {
  if (row.nudge?.asked !== asked || row.nudge.isAnswered) return row
  const answered: KeptRow = { ...row, nudge: { ...row.nudge, isAnswered: true } }
  return id === undefined ? answered : { ...answered, answers: [...(row.answers ?? []), id].slice(-MOST_ANSWERS) }
}

const MOST_ADVICE = 20
/** So much in so long is advice; more is a flood. */
const MOST_AT_ONCE = 8
const AT_ONCE_MS = 20_000

/** A friend writes, where the player lets them. */
export function withAdvice(row: KeptRow, { at, text }: Advice): KeptRow {
  if (row.advice === null) throw new Fault('friend.no-advice')
  if (row.advice.filter(one => one.at > at - AT_ONCE_MS).length >= MOST_AT_ONCE) throw new Fault('talk.too-fast')
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').trim()
  if (line === '') throw new Fault('talk.no-words')
  return { ...row, advice: [...row.advice, { at, text: line }].slice(-MOST_ADVICE) }
}

/** What a friend learns of a player's row: whether advice is wanted, and of nothing else in it, not even that it changes. */
export function consentOnly(listener: (row: OwnRow) => void): (row: OwnRow) => void {
  let told = false
  return ({ advice }) => {
    const isAllowed = advice !== null
    if (isAllowed !== told) listener({ ...emptyRow, advice: isAllowed ? [] : null })
    told = isAllowed
  }
}

/** What is to be kept unsent, by whoever has seen what was there before. */
export function withUnsent(row: KeptRow, { version, text, claim }: Unsent): KeptRow {
  if (version !== row.unsent.version) throw new Fault('unsent.other-device')
  return { ...row, unsent: { version: version + 1, text, claim } }
}

/** The same for what is settled beforehand; sent again, it is settled already. */
export function withPresets(row: KeptRow, { version, rules }: Presets): KeptRow {
  if (JSON.stringify(rules) === JSON.stringify(row.presets.rules)) return row
  if (version !== row.presets.version) throw new Fault('unsent.other-device')
  return { ...row, presets: { version: version + 1, rules } }
}

export const withMuted = (row: KeptRow, seat: Seat, isMuted: boolean): KeptRow => ({
  ...row,
  muted: [...row.muted.filter(one => one !== seat), ...(isMuted ? [seat] : [])].sort((a, b) => a - b),
})
