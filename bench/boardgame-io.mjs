// Measures the same rules as a boardgame.io game: node bench/boardgame-io.mjs GAME mutating|copying
// Always in a process of its own: once our functions have run on Immer's proxies, they stay slow on plain objects.
import { createRequire } from 'node:module'
import { games } from './games.mjs'
import { checksum, player, series } from './player.mjs'
import { perSecond, time } from './timing.mjs'

if (process.env.NODE_ENV !== 'production') throw new Error('boardgame.io is to be measured with NODE_ENV=production.')
// It offers its parts as folders, which only `require` can find.
const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client')
const { original } = require('immer')

const entry = games[process.argv[2]]
const { game, setup } = entry
const simulator = game.simulator()
const rootsOf = series(entry)

const moves = {
  // As its documentation has it: a move changes G, which is a draft of Immer's.
  mutating: ({ G }, seat, option) => simulator.apply(G, seat, option),
  // Round Immer, as an author in a hurry might: a move returns a new G, made with our hand-written copy.
  copying({ G }, seat, option) {
    const copy = game.clone(original(G))
    simulator.apply(copy, seat, option)
    return copy
  },
}

let dealt = 0
const rules = {
  name: game.id,
  setup: () => game.start(setup, rootsOf(dealt)),
  moves: { choose: moves[process.argv[3]] },
  endIf: ({ G }) => game.outcome(G) ?? undefined,
  disableUndo: true,
}

let decisions = 0

/**
 * Its plain client: no debug panel, no server, no subscribers. A game is dealt when a client is made; to keep one
 * client and put a new deal into it is no faster, as making one is a fiftieth of a game's time.
 */
function play(number) {
  dealt = number
  const client = Client({ game: rules, numPlayers: game.seats(setup), debug: false })
  const below = player(number)
  let { G, ctx } = client.getState()
  while (ctx.gameover === undefined) {
    const [{ seat, options }] = simulator.decisions(G)
    client.moves.choose(seat, options[below(options.length)])
    decisions++
    ;({ G, ctx } = client.getState())
  }
  return G
}

const nanoseconds = time(() => {
  decisions = 0
  for (let number = 0; number < entry.peerGames; number++) play(number)
})
const figures = {
  gamesPerSecond: perSecond(entry.peerGames, nanoseconds),
  decisionsPerSecond: perSecond(decisions, nanoseconds),
  checksum: checksum(play),
}
process.stdout.write(JSON.stringify(figures))
