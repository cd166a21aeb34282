import { registryWith } from '../../src/games/index.ts'
import { loadToy } from '../kit/toy/load.ts'

/** The registry of a page with the toy game of the kit, in the place of the one we ship. */
export * from '../../src/games/index.ts'
export const shipped = registryWith({ toy: loadToy })
