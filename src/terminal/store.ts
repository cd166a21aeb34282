import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { Fault } from '../engine/game.ts'

/** Where games and the career are kept: SITUATION_ROOM_HOME, else the system's place for such things. */
export function home(env: NodeJS.ProcessEnv = process.env): string {
  if (env.SITUATION_ROOM_HOME) return resolve(env.SITUATION_ROOM_HOME)
  if (env.XDG_STATE_HOME) return join(env.XDG_STATE_HOME, 'situation-room')
  return join(homedir(), '.local', 'state', 'situation-room')
}

/** A file is never half written: the new one is whole before it takes the old one's place. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(resolve(file, '..'), { recursive: true })
  const fresh = `${file}.${randomBytes(4).toString('hex')}.new`
  writeFileSync(fresh, text, { flush: true })
  renameSync(fresh, file)
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Fault('error.no-file', { file })
  }
}

export const newGameFile = (game: string, now: Date): string =>
  join(home(), 'games', `${game}-${now.toISOString().replace(/[:.]/g, '-')}.json`)

/** The kept games, newest first. */
export function keptGames(): string[] {
  const folder = join(home(), 'games')
  let names: string[]
  try {
    names = readdirSync(folder).filter(name => name.endsWith('.json'))
  } catch {
    return []
  }
  const age = (file: string) => statSync(file).mtimeMs
  return names.map(name => join(folder, name)).sort((a, b) => age(b) - age(a))
}

export const careerFile = (): string => join(home(), 'career.json')
