// Four seats of one match of boardgame.io's, through its lobby and its socket; its own client would keep the game too.
import { createRequire } from 'node:module'

const { io } = createRequire(import.meta.url)('socket.io-client')

async function post(port, path, body) {
  const answer = await fetch(`http://127.0.0.1:${port}/games/homeland/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}

export async function sit([port], players, heard) {
  const { matchID } = await post(port, 'create', { numPlayers: players })
  // A move on an older state is dropped without a word: whoever has not heard of the last one waits for it.
  let newest = 0
  // One after the other: of two who join a match in files at once, one is forgotten.
  const joined = []
  while (joined.length < players) {
    const playerID = String(joined.length)
    joined.push({ playerID, ...(await post(port, `${matchID}/join`, { playerID, playerName: playerID })) })
  }
  const seats = await Promise.all(
    joined.map(async ({ playerID, playerCredentials: credentials }, seat) => {
      const socket = io(`http://127.0.0.1:${port}/homeland`, { transports: ['websocket'], forceNew: true })
      let asked = null
      let isOver = false
      let stateID = 0
      let isWaiting = false
      const took = state => {
        asked = state.G.asked
        isOver = state.ctx.gameover !== undefined
        stateID = state._stateID
        newest = Math.max(newest, stateID)
      }
      await new Promise((resolve, reject) => {
        socket.on('connect_error', reject)
        socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, players))
        socket.on('sync', (_id, { state }) => {
          took(state)
          resolve()
        })
      })
      // It says nothing of a move that was taken but the state after it, to everybody; the mover's is the answer.
      socket.on('update', (_id, state) => {
        took(state)
        const isAck = isWaiting
        isWaiting = false
        heard({ seat, bytes: 0, isAck, isRefused: false, isUpdate: true })
      })
      return {
        asked: () => (stateID === newest ? asked : null),
        isOver: () => isOver,
        choose(name) {
          isWaiting = true
          const payload = { type: 'choose', args: [name], playerID, credentials }
          socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID)
        },
        close: () => socket.close(),
      }
    }),
  )
  return { seats }
}
