import type { Json } from '../../engine/game.ts'
import type { AnyGame, GameFiles } from '../index.ts'
import { noPositions } from '../no-positions.ts'
import { standard as cards } from './cards/standard.ts'
import { negotiatorWith } from './game.ts'

export const standard = cards as unknown as Json
export const game = (): AnyGame => negotiatorWith(noPositions, cards) as unknown as AnyGame
export const playersIn = (): number => 1
export const files = (): Promise<GameFiles> => import('./files.ts')
