import type { Json } from '../engine/game.ts'
import type { GameId } from '../games/index.ts'
import type { Say } from '../words/index.ts'
import type { Opening } from './opening.ts'

/** What a lesson reads of its scenario file: where to begin, and the dice laid down. */
export interface ScenarioFile {
  readonly game: GameId
  readonly seed?: string
  readonly position?: { readonly [part: string]: Json }
  readonly dice?: readonly number[]
}

/** Names for the seats of a table, the person's first. */
export const seatNames = (say: Say): readonly string[] => [
  say('lesson.name.me'),
  say('lesson.name.vega'),
  say('lesson.name.marlow'),
  say('lesson.name.okafor'),
  say('lesson.name.lindt'),
  say('lesson.name.sato'),
]

type Way = (
  position: { readonly [part: string]: Json },
  names: readonly string[],
) => Pick<Opening, 'setup' | 'practice' | 'seats'>

/** Alone, or at the seat whose turn it is with bots around. */
const ways: Readonly<Record<GameId, Way>> = {
  negotiator: ({ abductor = 'arkayne' }) => ({ setup: { abductor }, practice: true, seats: [] }),
  homeland({ players: laid, turn }, names) {
    const players = Array.isArray(laid) ? laid.length : 4
    const me = typeof turn === 'number' ? turn - 1 : 0
    const seats = Array.from({ length: players }, (_, seat) => ({
      name: names[(seat - me + players) % players],
      bot: seat === me ? null : 'steady',
    }))
    return { setup: { players }, practice: false, seats }
  },
}

/** A scenario as a match. It never counts. */
export function openingOf(file: ScenarioFile, tag: string, names: readonly string[]): Opening {
  const { game, seed = tag, position = {}, dice = [] } = file
  return { ...ways[game](position, names), game, seed, position: { given: position, dice }, tag: `lesson:${tag}` }
}
