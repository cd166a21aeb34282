// boardgame.io's own server with our rules: node boardgame-io.mjs memory|FOLDER mutating|copying
import { createRequire } from 'node:module'
import { choose, dealt, PLAYERS, rules, shown } from '../rules.mjs'
import { telling } from './telling.mjs'

const require = createRequire(import.meta.url)
const { Server, FlatFile, Origins } = require('boardgame.io/server')
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core')
const { original } = require('immer')

const [where, how] = process.argv.slice(2)

/** False for a choice that the rules refuse. */
function isTaken(state, seat, name) {
  try {
    choose(state, seat, name)
    return true
  } catch {
    return false
  }
}

const moves = {
  // As its documentation has it: a move changes G, which is a draft of Immer's.
  mutating: ({ G, playerID }, name) => (isTaken(G, Number(playerID), name) ? undefined : INVALID_MOVE),
  // Round Immer, as an author in a hurry might: a move returns a new G, made with our hand-written copy.
  copying({ G, playerID }, name) {
    const copy = rules.clone(original(G))
    return isTaken(copy, Number(playerID), name) ? copy : INVALID_MOVE
  },
}

const game = {
  name: 'homeland',
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  disableUndo: true,
  setup: dealt,
  // The rules say who is asked: it may be several, in any order.
  turn: { activePlayers: ActivePlayers.ALL },
  playerView: ({ G, playerID }) => shown(G, playerID === null ? null : Number(playerID)),
  moves: { choose: moves[how] },
  endIf: ({ G }) => rules.outcome(G) ?? undefined,
}

const server = Server({
  games: [game],
  origins: [Origins.LOCALHOST],
  ...(where === 'memory' ? {} : { db: new FlatFile({ dir: where }) }),
})
// It writes a line for every start and every match.
console.log = () => {}
console.info = () => {}
const running = await server.run({ port: 0 })
telling(running.appServer.address().port, async () => server.kill(running))
