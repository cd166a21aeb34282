import { closeSync, fsyncSync, ftruncateSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Fault, type Json, type Outcome } from '../engine/game.ts'
import { fileOf, readChanges } from '../host/reading.ts'
import { ownRecordsOf } from '../host/records.ts'
import { refusalOf } from '../host/refusal.ts'
import type { Change, Kept, SaveLine, Store } from '../host/store.ts'
import { digest } from '../seed/roots.ts'
import { recordOf } from '../table/open-file.ts'
import {
  changedAt,
  codeOf,
  flushFolder,
  isThere,
  logOf,
  makeFolder,
  OWN_FILE,
  readText,
  realFile,
  writeWhole,
} from './store.ts'

/**
 * A folder of match files. While a match is played each change is a line in a file beside its own, `NAME.log`, whose
 * first line says which text it follows: a log that was left behind by a text that has been written anew is not read.
 */

interface Log {
  readonly changes: readonly Change[]
  /** How long it is without a line that was cut off. */
  readonly bytes: number
}

const noLog: Log = { changes: [], bytes: 0 }

/** The lines of a log that were written whole; a line that a power cut has torn was never acknowledged. */
function readLog(file: string, text: string): Log {
  if (!isThere(logOf(file))) return noLog
  const log = readText(logOf(file))
  const whole = log.slice(0, log.lastIndexOf('\n') + 1)
  const [first, ...lines] = whole.split('\n').slice(0, -1)
  if (first === undefined || first !== headOf(text)) return noLog
  const changes = lines.map((line, i) => {
    try {
      const [change] = readChanges([JSON.parse(line)])
      return change
    } catch {
      // As somebody counts who looks into it: its first line is the head.
      throw new Fault('file.log', { number: i + 2 })
    }
  })
  return { changes, bytes: Buffer.byteLength(whole) }
}

const headOf = (text: string): string => JSON.stringify({ format: 'situation-room/log@1', of: digest(text) })

/** The match in a file, with whatever was played since the file was written. */
export function readKept(given: string): Pick<Kept, 'text' | 'changes'> & Log {
  const file = realFile(given)
  const text = readText(given)
  return { text, ...readLog(file, text) }
}

/** As the file of a match is written: for people too. */
const pretty = (text: string): string => `${JSON.stringify(JSON.parse(text), null, 2)}\n`

/** Adds lines to a log, all or none: they are on the disk when this comes back with how long it is then. */
function writeLines(file: string, at: number, lines: readonly string[]): number {
  const bytes = Buffer.from(lines.map(line => `${line}\n`).join(''))
  const handle = openSync(file, at === 0 ? 'w' : 'r+', OWN_FILE)
  try {
    // Whatever lies there was cut off.
    ftruncateSync(handle, at)
    try {
      for (let written = 0; written < bytes.length; )
        written += writeSync(handle, bytes, written, bytes.length - written, at + written)
      fsyncSync(handle)
    } catch (error) {
      ftruncateSync(handle, at)
      throw error
    }
  } finally {
    closeSync(handle)
  }
  if (at === 0) flushFolder(dirname(file))
  return at + bytes.length
}

/** Writes something. What cannot be written is no fault of the match: whoever keeps it is told why, and it goes on. */
function writing<T>(file: string, write: () => T): T {
  try {
    return write()
  } catch (error) {
    const cause = error instanceof Fault ? error : new Fault('error.cannot-write', { file, problem: codeOf(error) })
    throw new Error(`${file} cannot be written`, { cause })
  }
}

/** A match as it lies there now: its text, how many changes follow it, and how long their log is. */
interface There {
  readonly text: string
  readonly length: number
  readonly bytes: number
}

/** A match by the name of its file. Records lie in a folder of their own. */
export function folderStore(folder: string, recordFolder = folder): Store {
  const at = (id: string): string => realFile(join(folder, id))
  const recordAt = (name: string): string => join(recordFolder, `${encodeURIComponent(name)}.json`)
  /** What this store has last read or written of a match: where the files are as they were, nothing is read again. */
  const known = new Map<string, There & { readonly stamp: string }>()
  const stampOf = (file: string): string =>
    [file, logOf(file)]
      .map(one => statSync(one, { throwIfNoEntry: false }))
      .map(stat => (stat ? `${stat.ino} ${stat.size} ${stat.mtimeMs}` : '-'))
      .join(' / ')

  /** The match as it lies there now; null where there is none, or one that somebody else has written whole meanwhile. */
  function now(id: string): There | null {
    const file = at(id)
    if (!isThere(file)) return null
    const before = known.get(id)
    if (before && before.stamp === stampOf(file)) return before
    const { text, changes, bytes } = readKept(file)
    return before && before.text !== text ? null : { text, length: changes.length, bytes }
  }

  const remember = (id: string, there: There): void => {
    known.set(id, { ...there, stamp: stampOf(at(id)) })
  }

  function writeText(id: string, given: string): void {
    const text = pretty(given)
    writing(at(id), () => {
      makeFolder(folder)
      writeWhole(join(folder, id), text)
      rmSync(logOf(at(id)), { force: true })
    })
    remember(id, { text, length: 0, bytes: 0 })
  }

  return {
    lasting: true,
    async create({ id }, text) {
      if (isThere(at(id))) return false
      writeText(id, text)
      return true
    },
    async load(id) {
      const file = at(id)
      if (!isThere(file)) return undefined
      const { text, changes, bytes } = readKept(file)
      remember(id, { text, length: changes.length, bytes })
      return { line: lineIn(folder, id), text, changes, durable: changes.length }
    },
    async append({ id }, length, changes) {
      const there = now(id)
      if (!there || there.length !== length) return false
      if (changes.length === 0) return true
      const { text, bytes } = there
      const log = logOf(at(id))
      const head = bytes === 0 ? [headOf(text)] : []
      const lines = changes.map(change => JSON.stringify(change))
      const longer = writing(log, () => writeLines(log, bytes, [...head, ...lines]))
      remember(id, { text, length: length + changes.length, bytes: longer })
      return true
    },
    async rewrite({ id }, length, text) {
      if (now(id)?.length !== length) return false
      writeText(id, text)
      return true
    },
    async describe() {
      // The line of a file is made from the file.
    },
    async list() {
      return namesIn(folder).map(id => lineIn(folder, id))
    },
    async remove(id) {
      rmSync(at(id), { force: true })
      rmSync(logOf(at(id)), { force: true })
      known.delete(id)
      for (const name of ownRecordsOf(id)) rmSync(recordAt(name), { force: true })
    },
    async readRecord(name) {
      return isThere(recordAt(name)) ? (JSON.parse(readText(recordAt(name))) as Json) : undefined
    },
    async writeRecord(name, value) {
      writing(recordAt(name), () => writeWhole(recordAt(name), `${JSON.stringify(value, null, 2)}\n`))
    },
  }
}

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder).filter(name => name.endsWith('.json'))
  } catch {
    return []
  }
}

/** What is known of a file without playing it. */
function lineIn(folder: string, id: string): SaveLine {
  const file = realFile(join(folder, id))
  const changed = changedAt(file)
  const blank = { id, tag: null, names: [], setup: null, practice: false, choices: 0, outcome: null, game: '' }
  try {
    const kept = fileOf(readKept(file))
    const record = recordOf(kept)
    const { game, setup, practice } = record
    return {
      ...{ ...blank, game, setup, practice, changed },
      names: record.seats.map(({ name }) => name),
      choices: record.choices.length + record.draft.length,
      begun: kept.log[0]?.at ?? changed,
      outcome: (kept.outcome as Outcome | undefined) ?? null,
    }
  } catch (error) {
    return { ...blank, begun: changed, changed, damaged: true, why: refusalOf(error) }
  }
}
