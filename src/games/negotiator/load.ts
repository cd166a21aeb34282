import type { Json } from '../../engine/game.ts'
import type { AnyGame, GameFiles, LoadedGame } from '../index.ts'
import { notLoaded } from '../not-loaded.ts'
import { standard as cards } from './cards/standard.ts'
import { negotiatorWith } from './game.ts'

export const standard = cards as unknown as Json
const positions = { readPosition: notLoaded, writePosition: notLoaded }
export const game = (): AnyGame => negotiatorWith(positions, cards) as unknown as AnyGame
export const setup: LoadedGame['setup'] = ({ abductor }) => ({
  abductor: typeof abductor === 'string' ? abductor : 'arkayne',
})
export const several = null
export const files = (): Promise<GameFiles> => import('./files.ts')
