import { closeSync, fsyncSync, ftruncateSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Fault, type Json } from '../../engine/game.ts'
import { blankLine, lineOfFile } from '../../host/archive/saves.ts'
import { fileOf, readChanges } from '../../host/reading.ts'
import { ownRecordsOf } from '../../host/records.ts'
import { refusalOf } from '../../host/refusal.ts'
import type { Change, Kept, SaveLine, Store } from '../../host/store.ts'
import { digest } from '../../seed/roots.ts'
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

/** A file as it lies there: another one, or one that was written since, has another stamp. */
const stampOf = (file: string): string => {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat ? `${stat.ino} ${stat.size} ${stat.mtimeMs}` : ''
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** Adds lines to a log, all or none: they are on the disk when this comes back with how long it is then. */
function writeLines(handle: number, at: number, lines: readonly string[]): number {
  const bytes = Buffer.from(lines.map(line => `${line}\n`).join(''))
  try {
    for (let written = 0; written < bytes.length; )
      written += writeSync(handle, bytes, written, bytes.length - written, at + written)
    fsyncSync(handle)
  } catch (error) {
    ftruncateSync(handle, at)
    throw error
  }
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

/** What a store knows of a match it has read or written: where the files are as they were, nothing is read again. */
interface Known {
  readonly file: string
  readonly text: string
  readonly length: number
  /** Which text it was, and how long the log after it, as far as that is whole. */
  readonly written: string
  readonly bytes: number
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

  /** Nothing is known of it any more: it is read again. */
  const forget = (id: string): void => {
    closeLog(id)
    known.delete(id)
  }

  const fileAt = (id: string): string => known.get(id)?.file ?? realFile(join(folder, id))

  /** Reads a match; what is on the disk is what is known from then on. */
  function read(id: string): (Known & Pick<Kept, 'changes'>) | null {
    forget(id)
    const file = fileAt(id)
    if (!isThere(file)) return null
    const { text, changes, bytes } = readKept(file)
    const now = { file, text, length: changes.length, written: stampOf(file), bytes }
    known.set(id, now)
    return { ...now, changes }
  }

  /** The match as it lies there now; null where there is none, or one that somebody else has written whole meanwhile. */
  function now(id: string): Known | null {
    const before = known.get(id)
    if (before && before.written === stampOf(before.file) && before.bytes === sizeOf(logOf(before.file))) return before
    const there = read(id)
    if (!before || !there || there.text === before.text) return there
    known.set(id, before)
    return null
  }

  function writeText(id: string, given: string): void {
    const text = pretty(given)
    const at = join(folder, id)
    forget(id)
    writing(at, () => {
      makeFolder(folder)
      writeWhole(at, text)
      rmSync(logOf(realFile(at)), { force: true })
    })
    const file = realFile(at)
    known.set(id, { file, text, length: 0, written: stampOf(file), bytes: 0 })
  }

  /** The log of a match, open to be added to after its last whole line: whatever lies behind that was cut off. */
  function logFor(id: string, { file, bytes }: Known): number {
    const open = handles.get(id)
    if (open !== undefined) return open
    const log = logOf(file)
    const handle = openSync(log, bytes === 0 ? 'w' : 'r+', OWN_FILE)
    handles.set(id, handle)
    ftruncateSync(handle, bytes)
    if (bytes === 0) flushFolder(dirname(log))
    return handle
  }

  return {
    lasting: true,
    async create({ id }, text) {
      if (isThere(fileAt(id))) return false
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
      if (changes.length === 0) return true
      const { file, text, bytes } = there
      const head = bytes === 0 ? [headOf(text)] : []
      const lines = changes.map(change => JSON.stringify(change))
      try {
        const longer = writing(logOf(file), () => writeLines(logFor(id, there), bytes, [...head, ...lines]))
        known.set(id, { ...there, length: length + changes.length, bytes: longer })
      } catch (error) {
        forget(id)
        throw error
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
      forget(id)
      rmSync(file, { force: true })
      rmSync(logOf(file), { force: true })
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
  try {
    const kept = fileOf(readKept(file))
    return lineOfFile(kept, { id, tag: null, begun: kept.log[0]?.at ?? changed, changed })
  } catch (error) {
    return { ...blankLine(id, changed), damaged: true, why: refusalOf(error) }
  }
}
