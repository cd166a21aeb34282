import type { Json } from '../../engine/game.ts'
import type { AnyGame, GameFiles, LoadedGame, Several } from '../index.ts'
import { noPositions } from '../no-positions.ts'
import { standard as cards } from './cards/standard.ts'
import { homelandWith } from './game.ts'

export const standard = cards as unknown as Json
export const game = (): AnyGame => homelandWith(noPositions, cards) as unknown as AnyGame
export const setup: LoadedGame['setup'] = ({ players }) => ({ players: Array.isArray(players) ? players.length : 4 })
export const several: Several = { setup: players => ({ players }) }
export const files = (): Promise<GameFiles> => import('./files.ts')
