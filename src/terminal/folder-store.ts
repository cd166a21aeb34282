import { closeSync, fsyncSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { Fault, type Json, type Outcome } from '../engine/game.ts'
import { fileOf, readChanges } from '../host/reading.ts'
import { ownRecordsOf } from '../host/records.ts'
import { refusalOf } from '../host/refusal.ts'
import type { Change, Kept, SaveLine, Store } from '../host/store.ts'
import { digest } from '../seed/roots.ts'
import { recordOf } from '../table/open-file.ts'
import { codeOf, isThere, makeFolder, OWN_FILE, readText, realFile, writeWhole } from './store.ts'

/**
 * A folder of match files. While a match is played each change is a line in a file beside its own, `NAME.log`, whose
 * first line says which text it follows: a log that was left behind by a text that has been written anew is not read.
 */

const logOf = (file: string): string => `${file}.log`

interface Log {
  readonly changes: readonly Change[]
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
  const changes = readChanges(
    lines.map((line, i) => {
      try {
        return JSON.parse(line) as unknown
      } catch {
        throw new Fault('file.log', { number: i + 1 })
      }
    }),
  )
  return { changes, bytes: Buffer.byteLength(whole) }
}

const headOf = (text: string): string => JSON.stringify({ format: 'situation-room/log@1', of: digest(text) })

/** The match in a file, with whatever was played since the file was written. */
export function readKept(file: string): Pick<Kept, 'text' | 'changes'> {
  const text = readText(file)
  return { text, changes: readLog(file, text).changes }
}

/** As the file of a match is written: for people too. */
const pretty = (text: string): string => `${JSON.stringify(JSON.parse(text), null, 2)}\n`

/** What a store knows of a match it has read or written: where the files are as they were, nothing is read again. */
interface Known {
  readonly file: string
  readonly text: string
  readonly length: number
  /** Which text it was, and how long the log after it. */
  readonly written: string
  readonly bytes: number
}

/** A file as it lies there: another one, or one that was written since, has another stamp. */
const stampOf = (file: string): string => {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat ? `${stat.ino} ${stat.size} ${stat.mtimeMs}` : ''
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** Adds to a log from a place on: it is on the disk when this comes back. How long the log is then. */
function writeLines(handle: number, at: number, lines: readonly string[]): number {
  const bytes = Buffer.from(lines.map(line => `${line}\n`).join(''))
  writeSync(handle, bytes, 0, bytes.length, at)
  fsyncSync(handle)
  return at + bytes.length
}

/** A match by the name of its file. Records lie in a folder of their own. */
export function folderStore(folder: string, recordFolder = folder): Store {
  const recordAt = (name: string): string => join(recordFolder, `${encodeURIComponent(name)}.json`)
  const known = new Map<string, Known>()
  /** Logs that are being written, open as long as their match is played. */
  const handles = new Map<string, number>()

  const closeLog = (id: string): void => {
    const handle = handles.get(id)
    if (handle !== undefined) closeSync(handle)
    handles.delete(id)
  }

  const fileAt = (id: string): string => known.get(id)?.file ?? realFile(join(folder, id))

  /** Reads a match; what is on the disk is what is known from then on. */
  function read(id: string): (Known & { readonly changes: readonly Change[] }) | null {
    closeLog(id)
    known.delete(id)
    const file = fileAt(id)
    if (!isThere(file)) return null
    const text = readText(file)
    const { changes, bytes } = readLog(file, text)
    const now = { file, text, length: changes.length, written: stampOf(file), bytes }
    known.set(id, now)
    return { ...now, changes }
  }

  /** The match as it lies there now. */
  function now(id: string): Known | null {
    const before = known.get(id)
    if (before && before.written === stampOf(before.file) && before.bytes === sizeOf(logOf(before.file))) return before
    return read(id)
  }

  function writeText(id: string, given: string): void {
    const text = pretty(given)
    closeLog(id)
    writeWhole(join(folder, id), text)
    const file = realFile(join(folder, id))
    rmSync(logOf(file), { force: true })
    known.set(id, { file, text, length: 0, written: stampOf(file), bytes: 0 })
  }

  const handleOf = (id: string, file: string, isNew: boolean): number => {
    const open = handles.get(id)
    if (open !== undefined && !isNew) return open
    closeLog(id)
    const handle = openSync(logOf(file), isNew ? 'w' : 'r+', OWN_FILE)
    handles.set(id, handle)
    return handle
  }

  return {
    lasting: true,
    async create({ id }, text) {
      if (isThere(fileAt(id))) return false
      makeFolder(folder)
      writeText(id, text)
      return true
    },
    async load(id) {
      const there = read(id)
      if (!there) return undefined
      const { text, changes } = there
      return { line: lineIn(folder, id), text, changes, durable: changes.length }
    },
    async append({ id }, length, changes) {
      const there = now(id)
      if (!there || there.length !== length) return false
      const { file, text, bytes } = there
      try {
        const lines = changes.map(change => JSON.stringify(change))
        const handle = handleOf(id, file, bytes === 0)
        const after = writeLines(handle, bytes, bytes === 0 ? [headOf(text), ...lines] : lines)
        known.set(id, { ...there, length: length + changes.length, bytes: after })
      } catch (error) {
        closeLog(id)
        known.delete(id)
        throw new Fault('error.cannot-write', { file: logOf(file), problem: codeOf(error) })
      }
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
      const file = fileAt(id)
      closeLog(id)
      known.delete(id)
      rmSync(file, { force: true })
      rmSync(logOf(file), { force: true })
      for (const name of ownRecordsOf(id)) rmSync(recordAt(name), { force: true })
    },
    async readRecord(name) {
      return isThere(recordAt(name)) ? (JSON.parse(readText(recordAt(name))) as Json) : undefined
    },
    async writeRecord(name, value) {
      makeFolder(recordFolder)
      writeWhole(recordAt(name), `${JSON.stringify(value, null, 2)}\n`)
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
  const file = join(folder, id)
  const changed = Math.max(...[file, logOf(file)].map(one => statSync(one, { throwIfNoEntry: false })?.mtimeMs ?? 0))
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
