import { negotiator } from '../dist/src/games/negotiator/index.js'

/**
 * What is measured: a game, a set-up, and the series whose games are played. A further game is a further entry.
 * `games` is how many of them we play in a run and `peerGames` how many boardgame.io does: a second or two of work each.
 */
export const games = {
  negotiator: {
    game: negotiator(),
    setup: { abductor: 'arkayne' },
    seed: 'bench',
    games: 50_000,
    peerGames: 400,
  },
}
