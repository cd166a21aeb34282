import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { Fault } from '../engine/game.ts'

/** Where games and the career are kept: SITUATION_ROOM_HOME, else the system's place for such things. */
export function home(env: NodeJS.ProcessEnv): string {
  if (env.SITUATION_ROOM_HOME) return resolve(env.SITUATION_ROOM_HOME)
  if (env.XDG_STATE_HOME) return join(env.XDG_STATE_HOME, 'situation-room')
  return join(homedir(), '.local', 'state', 'situation-room')
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)

/** A file is never half written: the new one is whole before it takes the old one's place. */
export function writeWhole(file: string, text: string): void {
  const fresh = `${file}.${randomBytes(4).toString('hex')}.new`
  try {
    mkdirSync(resolve(file, '..'), { recursive: true })
    writeFileSync(fresh, text, { flush: true })
    renameSync(fresh, file)
  } catch (error) {
    try {
      rmSync(fresh, { force: true })
    } catch {
      // What cannot be written cannot be cleared away either; the first error is the one to tell.
    }
    throw new Fault('error.cannot-write', { file, problem: codeOf(error) })
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

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    throw new Fault('error.no-file', { file })
  }
}

/** A moment is no name: two games may begin in the same one. */
export const newGameFile = (env: NodeJS.ProcessEnv, game: string, now: Date): string => {
  const moment = now.toISOString().replace(/[:.]/g, '-')
  return join(home(env), 'games', `${game}-${moment}-${randomBytes(2).toString('hex')}.json`)
}

/** The kept games, newest first. */
export function keptGames(env: NodeJS.ProcessEnv): string[] {
  const folder = join(home(env), 'games')
  let names: string[]
  try {
    names = readdirSync(folder).filter(name => name.endsWith('.json'))
  } catch {
    return []
  }
  const age = (file: string) => statSync(file).mtimeMs
  return names.map(name => join(folder, name)).sort((a, b) => age(b) - age(a))
}

export const careerFile = (env: NodeJS.ProcessEnv): string => join(home(env), 'career.json')
