import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { Fault } from '../../engine/game.ts'
import { LONGEST_FILE_CHARACTERS } from '../../table/json-text.ts'

/** Where games and the career are kept: SITUATION_ROOM_HOME, else the system's place for such things. */
export function home(env: NodeJS.ProcessEnv): string {
  if (env.SITUATION_ROOM_HOME) return resolve(env.SITUATION_ROOM_HOME)
  if (env.XDG_STATE_HOME) return join(env.XDG_STATE_HOME, 'situation-room')
  return join(homedir(), '.local', 'state', 'situation-room')
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)

/** What is kept is its player's own: everybody's secrets lie in the file of a running table. */
const OWN_FOLDER = 0o700
export const OWN_FILE = 0o600
const PERMISSIONS = 0o777

/** The file itself where a name is only a link to it: one game has one file, whatever it is called by. */
export const realFile = (file: string): string => {
  try {
    return realpathSync(file)
  } catch {
    return resolve(file)
  }
}

/** Makes a folder for what is kept; one that is there keeps the mode its owner gave it. */
export const makeFolder = (folder: string): void => void mkdirSync(folder, { recursive: true, mode: OWN_FOLDER })

/** Writes a file that must not be there yet; nobody but its owner can read it. */
export const writeOwn = (file: string, text: string): void =>
  writeFileSync(file, text, { flag: 'wx', flush: true, mode: OWN_FILE })

/** A file is never half written: the new one is whole and on the disk before it takes the old one's place. */
export function writeWhole(given: string, text: string): void {
  const file = realFile(given)
  const fresh = `${file}.${process.pid}.${randomBytes(4).toString('hex')}.new`
  try {
    makeFolder(dirname(file))
    writeOwn(fresh, text)
    const before = statSync(file, { throwIfNoEntry: false })
    if (before) chmodSync(fresh, before.mode & PERMISSIONS)
    renameSync(fresh, file)
    flushFolder(dirname(file))
  } catch (error) {
    try {
      rmSync(fresh, { force: true })
    } catch {
      // What cannot be written cannot be cleared away either; the first error is the one to tell.
    }
    throw new Fault('error.cannot-write', { file: given, problem: codeOf(error) })
  }
}

/** The new name of a file is only then safe from a power cut when its folder is written too. */
export function flushFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r')
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  } catch {
    // Not every system lets a folder be written out; the file itself is.
  }
}

/** What a write left behind that was cut off: with the process that wrote it, or, from older versions, without. */
const LEFTOVER = /\.(?:(?:(\d+)\.)?[0-9a-f]{8}|lock)\.new$/
/** A write takes milliseconds; on another machine it may be under way though its process does not run on this one. */
const CUT_OFF_MS = 60_000

/** Clears away what writes left behind that were cut off, of files whose names begin like this. */
export function clearLeftovers(folder: string, beginning = ''): void {
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch {
    return
  }
  for (const name of names) {
    const [found, pid] = (name.startsWith(beginning) && LEFTOVER.exec(name)) || []
    if (found === undefined || (pid !== undefined && isRunning(Number(pid)))) continue
    const file = join(folder, name)
    try {
      if (Date.now() - statSync(file).mtimeMs > CUT_OFF_MS) rmSync(file)
    } catch {
      // Somebody else has cleared it away, or it is not ours to clear.
    }
  }
}

/** Does this process run on this machine? */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs, and belongs to somebody else.
    return codeOf(error) === 'EPERM'
  }
}

/** Somebody else's file is never written over. */
export function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx', flush: true })
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new Fault('error.exists', { file })
    throw new Fault('error.cannot-write', { file, problem: codeOf(error) })
  }
}

export const isThere = (file: string): boolean => {
  try {
    statSync(file)
    return true
  } catch (error) {
    return codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ENOTDIR'
  }
}

/** More than any file of ours; whatever has no end (`/dev/zero`) is not read to it. */
const LONGEST_FILE_BYTES = LONGEST_FILE_CHARACTERS
const PIECE_BYTES = 1 << 20

export function readText(file: string): string {
  const bytes = readBytes(file)
  if (bytes.length > LONGEST_FILE_BYTES) throw new Fault('error.file-too-long', { file, most: LONGEST_FILE_BYTES })
  return bytes.toString('utf8').replace(/^\uFEFF/, '')
}

/** All bytes of a file, or one piece more than a file may have. */
function readBytes(file: string): Buffer {
  let handle: number | null = null
  try {
    handle = openSync(file, 'r')
    const pieces: Buffer[] = []
    for (let length = 0; length <= LONGEST_FILE_BYTES; ) {
      const piece = Buffer.allocUnsafe(PIECE_BYTES)
      const read = readSync(handle, piece)
      if (read === 0) break
      pieces.push(piece.subarray(0, read))
      length += read
    }
    return Buffer.concat(pieces)
  } catch {
    throw new Fault('error.no-file', { file })
  } finally {
    if (handle !== null) closeSync(handle)
  }
}

export const gamesFolder = (env: NodeJS.ProcessEnv): string => join(home(env), 'games')

/** A moment is no name: two games may begin in the same one. */
export const newGameFile = (env: NodeJS.ProcessEnv, game: string, now: Date): string => {
  const moment = now.toISOString().replace(/[:.]/g, '-')
  return join(gamesFolder(env), `${game}-${moment}-${randomBytes(2).toString('hex')}.json`)
}

/** The kept games, newest first. */
export function keptGames(env: NodeJS.ProcessEnv): string[] {
  const folder = gamesFolder(env)
  let names: string[]
  try {
    names = readdirSync(folder).filter(name => name.endsWith('.json'))
  } catch {
    return []
  }
  return names.map(name => join(folder, name)).sort((a, b) => changedAt(b) - changedAt(a))
}

/** While a match is played its changes are lines of a file beside its own. */
export const logOf = (file: string): string => `${file}.log`

/** When a match was changed last, by its file or its log. */
export const changedAt = (file: string): number =>
  Math.max(...[file, logOf(file)].map(one => statSync(one, { throwIfNoEntry: false })?.mtimeMs ?? 0))

export const CAREER = 'career.json'
export const careerFile = (env: NodeJS.ProcessEnv): string => join(home(env), CAREER)
