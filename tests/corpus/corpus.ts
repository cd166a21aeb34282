import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { own } from '../../src/engine/own.ts'
import type { GameId } from '../../src/games/index.ts'

/** Files of earlier builds: README.md beside this says what they are. */

const folder = import.meta.dirname
export const builds: readonly string[] = readdirSync(folder).filter(name => name.startsWith('build-'))
export const pathIn = (build: string, ...names: readonly string[]): string => join(folder, build, ...names)
const textIn = (build: string, ...names: readonly string[]): string => readFileSync(pathIn(build, ...names), 'utf8')
const jsonIn = (build: string, ...names: readonly string[]): unknown => JSON.parse(textIn(build, ...names))

/**
 * The rules each game has left behind: what was played by them is told and taken out, and opens for nobody. A line is
 * added with every new `rulesVersion` and none is ever taken away.
 */
export const pastRules: Readonly<Record<GameId, readonly string[]>> = { negotiator: ['1'], homeland: ['1', '2'] }

/** Whether a match of this text can only be told. */
export function isToldOnly(text: string): boolean {
  const { game, rules } = JSON.parse(text)
  return own(pastRules, game)?.includes(rules) ?? false
}

/** What Playwright keeps of a browser. */
export interface Browser {
  readonly origins: readonly {
    readonly indexedDB: readonly {
      readonly stores: readonly { readonly name: string; readonly records: readonly Stored[] }[]
    }[]
  }[]
}
interface Stored {
  readonly key?: string
  readonly value: unknown
}

export const browserOf = (build: string): Browser => jsonIn(build, 'browser.json') as Browser
export const linksOf = (build: string): Readonly<Record<string, string>> =>
  jsonIn(build, 'links.json') as Readonly<Record<string, string>>
export const archiveOf = (build: string): string => textIn(build, 'archive.json')
export const careerOf = (build: string): string => textIn(build, 'terminal', 'career.json')
export const deckOf = (build: string, game: string): unknown => jsonIn(build, 'decks', `${game}.json`)

/** The text of every match a build left, by where it lies. */
export function matchesOf(build: string): Readonly<Record<string, string>> {
  const games = readdirSync(pathIn(build, 'terminal', 'games'))
  const stores = browserOf(build).origins.flatMap(({ indexedDB }) => indexedDB.flatMap(({ stores }) => stores))
  const texts = stores.find(({ name }) => name === 'texts')?.records ?? []
  return {
    ...Object.fromEntries(games.map(name => [`terminal/${name}`, textIn(build, 'terminal', 'games', name)])),
    ...Object.fromEntries(texts.map(({ key, value }) => [`browser/${key}`, String(value)])),
  }
}
