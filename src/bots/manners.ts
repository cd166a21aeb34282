import type { Random, Seat } from '../engine/game.ts'
import { own } from '../engine/own.ts'
import type { GameId } from '../games/index.ts'
import { type HomelandTemper, plainName, tempersOf } from './names.ts'

/**
 * How often a bot speaks, known without loading it: whoever lets bots speak draws by this and by what everybody sees,
 * so that when somebody speaks tells nothing. What they say then is theirs to find.
 */
export interface Manners {
  /** Of a hundred moments at which the game rests, at so many it says something. */
  readonly speaks: number
  /** Of a hundred suspicions of it, so many it answers. */
  readonly answers: number
}

/** Shares are whole numbers of a hundred: they are drawn. */
export const A_HUNDRED = 100

const homeland: Readonly<Record<HomelandTemper | 'even', Manners>> = {
  even: { speaks: 24, answers: 60 },
  bold: { speaks: 32, answers: 80 },
  careful: { speaks: 15, answers: 45 },
  chatty: { speaks: 52, answers: 95 },
  quiet: { speaks: 6, answers: 20 },
}

/** Those that talk, by game and name; every other bot is silent. */
const talkers: Readonly<Record<GameId, readonly string[]>> = { negotiator: [], homeland: ['careerist', 'analyst'] }

/** The temper among the words of a bot's name. */
export function temperOf(game: string, spec: string): string {
  const [name, ...words] = spec.split(':')
  return tempersOf(game, name).find(temper => words.includes(temper)) ?? 'even'
}

/** How a bot of this name talks; null for one that never does. */
export function mannersOf(game: string, spec: string): Manners | null {
  if (!(own(talkers, game) ?? []).includes(plainName(spec))) return null
  return homeland[temperOf(game, spec) as keyof typeof homeland]
}

/** Who speaks at a rest of the game, in which order: as many draws as there are seats, whoever sits there. */
export function speakers(manners: readonly (Manners | null)[], random: Random): readonly Seat[] {
  const first = random(manners.length)
  return manners.flatMap((_, i) => {
    const seat = (first + i) % manners.length
    return random(A_HUNDRED) < (manners[seat]?.speaks ?? 0) ? [seat] : []
  })
}
