import type { Json } from '../../engine/game.ts'
import type { AnyGame, GameFiles, LoadedGame } from '../index.ts'
import { noPositions } from '../no-positions.ts'
import { standard as cards } from './cards/standard.ts'
import { negotiatorWith } from './game.ts'

export const standard = cards as unknown as Json
export const game = (): AnyGame => negotiatorWith(noPositions, cards) as unknown as AnyGame
export const setup: LoadedGame['setup'] = ({ abductor }) => ({
  abductor: typeof abductor === 'string' ? abductor : 'arkayne',
})
export const several = null
export const files = (): Promise<GameFiles> => import('./files.ts')
