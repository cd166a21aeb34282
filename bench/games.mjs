import { homeland } from '../dist/src/games/homeland/index.js'
import { negotiator } from '../dist/src/games/negotiator/index.js'

/**
 * What is measured: a game, a set-up, and the series whose games are played. A further game is a further entry. `games`
 * is how many of them we play in a run, `viewGames` how many with a look before every choice, `peerGames` how many
 * boardgame.io does: a second or two of work each. `workerGames` is one long task, split between workers.
 */
export const games = {
  negotiator: {
    game: negotiator(),
    setup: { abductor: 'arkayne' },
    seed: 'bench',
    games: 50_000,
    viewGames: 15_000,
    peerGames: 400,
    workerGames: 800_000,
  },
  homeland: {
    game: homeland(),
    setup: { players: 4 },
    seed: 'bench',
    games: 8_000,
    viewGames: 3_000,
    peerGames: 12,
    workerGames: 120_000,
  },
}
