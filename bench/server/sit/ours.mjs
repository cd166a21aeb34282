// Four seats of one table of ours, each with a socket of its own.
import { createRequire } from 'node:module'
import { changed } from '../../../dist/src/host/changed.js'
import { PROTOCOL } from '../../../dist/src/host/wire.js'

// Ours is not among what the bench installs.
const { WebSocket } = createRequire(new URL('../../../package.json', import.meta.url))('ws')

async function post(port, path, body) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** A socket that has said hello; every message goes to `heard` with its size. */
export function connect(port, table, pass, heard) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { perMessageDeflate: false })
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table, pass })))
    socket.on('error', reject)
    socket.on('message', data => {
      heard(JSON.parse(String(data)), data.length)
      resolve(socket)
    })
  })
}

/** A table with nobody at it yet, and what lets people in. */
export async function open(ports, players) {
  const { table, host, invites } = await post(ports[0], '/api/tables', { game: 'homeland', players })
  const passes = []
  for (const [seat, invite] of invites.entries()) {
    const { pass } = await post(ports[0], `/api/tables/${table}/sit`, { invite, name: `Player ${seat + 1}` })
    passes.push(pass)
  }
  return { table, host, passes }
}

/** The host has the cards dealt, and leaves. */
export async function deal(port, { table, host }) {
  let dealt
  const isDealt = new Promise(resolve => {
    dealt = resolve
  })
  const socket = await connect(port, table, host, message => {
    if (message.type === 'refused') throw new Error(`Not dealt: ${message.why.key}`)
    if (message.type === 'whole') dealt()
  })
  socket.send(JSON.stringify({ type: 'input', id: 'deal', do: { type: 'draw' } }))
  await isDealt
  socket.close()
}

/** What this seat is asked after a message, and whether it is all over; of all that it is told nothing else is kept. */
function followed(sight, { whole, changes = [] }) {
  if (whole) return { asked: whole.sight.asked, outcome: whole.sight.outcome }
  const about = changes.filter(([[first]]) => first in sight)
  return about.length === 0 ? sight : changed(sight, about)
}

/** `ports` has one for each seat. */
export async function sit(ports, players, heard) {
  const opened = await open(ports, players)
  const seats = await Promise.all(
    opened.passes.map(async (pass, seat) => {
      let sight = { asked: null, outcome: null }
      let ids = 0
      const socket = await connect(ports[seat], opened.table, pass, (message, bytes) => {
        if (message.type === 'whole' || message.type === 'told') sight = followed(sight, message)
        // What comes of no choice is not counted: who is there, and the word every few seconds that the line is alive.
        if (['presence', 'lobby', 'here', 'own'].includes(message.type)) return
        const isAck = message.ack !== undefined
        heard({ seat, bytes, isAck, isRefused: message.type === 'refused', isUpdate: message.type === 'told' })
      })
      return {
        asked: () => sight.asked,
        isOver: () => sight.outcome !== null,
        choose(name) {
          ids += 1
          const { question } = sight.asked
          const act = { type: 'choose', choices: [name] }
          socket.send(JSON.stringify({ type: 'input', id: String(ids), question, do: act }))
        },
        close: () => socket.terminate(),
      }
    }),
  )
  await deal(ports[0], opened)
  return { seats, ...opened }
}
