import type { Json, Outcome, Seat } from '../engine/game.ts'
import type { Note } from '../engine/talk.ts'
import type { EndCause, Entry } from '../table/log.ts'
import type { Choice } from '../table/match.ts'

/** What is known of a kept match without opening it; nothing secret. */
export interface SaveLine {
  readonly id: string
  readonly game: string
  readonly tag: string | null
  readonly names: readonly string[]
  readonly setup: Json
  readonly practice: boolean
  readonly choices: number
  /** When it was begun and last changed, in milliseconds. */
  readonly begun: number
  readonly changed: number
  /** How it ended, once it has. */
  readonly outcome: Outcome | null
  /** Why it ended before its game did, where it has. */
  readonly ended?: EndCause | undefined
  /** When somebody has to look at it without being asked: a bot, a clock. Only where matches are hosted for others. */
  readonly due?: number | null | undefined
  /** When it has to be looked whether somebody is to be reminded; only with the change that is the reason for it. */
  readonly remind?: number | undefined
  /** One more with everything that is written. Only where others may write to the same store: then it is the fence. */
  readonly version?: number | undefined
  /** By seat, of a match that is over at a server: the inputs taken last, so that a retry is known after it was written whole. */
  readonly taken?: readonly (readonly string[])[] | undefined
  /** The version of the rules it is played by; lines of before there were several do not say it. */
  readonly rules?: string
  /** Set where a line is listed: its rules are not those that are played here, so it is only looked at and taken out. */
  readonly outdated?: OtherRules
  /** True where the save cannot be read; it can be downloaded and deleted, and nothing else. */
  readonly damaged?: boolean
  /** Why it cannot be read, as far as that is known. */
  readonly why?: Refusal
}

/** Nothing more happens to it, and nothing of it is secret. */
export const isOver = ({ outcome, ended }: Pick<SaveLine, 'outcome' | 'ended'>): boolean =>
  outcome !== null || ended !== undefined

/** The version of the rules that a match is played by, and the one that would be played here. */
export interface OtherRules {
  readonly is: string
  readonly should: string
}

/** Why something was refused: a word key, its values, and the rule where one says so. */
export interface Refusal {
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
  readonly rule: string | null
}

/** One change of a match as it is kept: what is new in its log, and what of the rest is different after it. */
export interface Change {
  readonly entries: readonly Entry[]
  /** The draft, where it is another one. */
  readonly draft?: readonly Choice[] | undefined
  /** What was added to the draft, where that is all. */
  readonly drafted?: readonly Choice[] | undefined
  /** By seat: how often its draft has changed. */
  readonly versions?: readonly number[] | undefined
  readonly notes?: readonly Note[] | undefined
  /** The input it came from: should it arrive again, it is not taken again. */
  readonly request?: { readonly seat: Seat; readonly id: string } | undefined
}

/** A match as it is kept: the text of a match file, and every change since that was written. */
export interface Kept {
  readonly line: SaveLine
  readonly text: string
  readonly changes: readonly Change[]
}

export interface Loaded extends Kept {
  /** How many of the changes are durable; null where not even the text is. */
  readonly durable: number | null
}

export interface Added {
  readonly changes: readonly Change[]
  readonly version: number
}

/**
 * Where matches are kept. What has come back is durable. Nothing is ever written over what somebody else has written:
 * `append` and `rewrite` are carried out only where there are still as many changes as the caller knows of.
 */
export interface Store {
  /** False where nothing outlives the process or the tab: people are told. */
  readonly lasting: boolean
  /** A new match; false where there is one by this id. */
  create(line: SaveLine, text: string): Promise<boolean>
  load(id: string): Promise<Loaded | undefined>
  /**
   * What others have added to a match that had `length` changes at this version, and the version it has now; undefined
   * where it was written whole since, or is gone. Only where others may write to the same store.
   */
  since?(id: string, length: number, version: number): Promise<Added | undefined>
  /**
   * False where the match has moved on: it has not `length` changes, or is gone. No changes at all only ask that. With a
   * move nothing of the line is another than before but `choices`, `changed`, `due` and `version`: no more need be written.
   */
  append(line: SaveLine, length: number, changes: readonly Change[], isMove?: boolean): Promise<boolean>
  /** The whole match anew, without changes; on the same condition. */
  rewrite(line: SaveLine, length: number, text: string): Promise<boolean>
  /** Another line for a match that stays as it is. */
  describe(line: SaveLine): Promise<void>
  list(): Promise<readonly SaveLine[]>
  remove(id: string): Promise<void>
  /** What is kept beside matches, by name. */
  readRecord(name: string): Promise<Json | undefined>
  writeRecord(name: string, value: Json): Promise<void>
  /** The same, where it is still what it was; false where it is not. Only where others may write to the same store. */
  swapRecord?(name: string, before: Json | undefined, value: Json): Promise<boolean>
}
