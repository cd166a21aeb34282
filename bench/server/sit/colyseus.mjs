// Four seats of one room of Colyseus', by its own client.
import { createRequire } from 'node:module'

const { Client } = createRequire(import.meta.url)('colyseus.js')

export async function sit([port], players, heard) {
  const client = new Client(`ws://127.0.0.1:${port}`)
  const shown = []
  // Whoever has not heard of the last choice waits for it.
  let newest = 0
  const seatIn = (room, seat) => {
    let asked = null
    let isOver = false
    let ids = 0
    let heardOf = 0
    shown.push(
      new Promise(resolve => {
        room.onMessage('shown', message => {
          asked = message.asked
          isOver = message.isOver
          heardOf = message.choices
          newest = Math.max(newest, heardOf)
          heard({ seat, bytes: 0, isAck: false, isRefused: false, isUpdate: true })
          resolve()
        })
      }),
    )
    room.onMessage('ack', () => heard({ seat, bytes: 0, isAck: true, isRefused: false, isUpdate: false }))
    room.onMessage('refused', () => heard({ seat, bytes: 0, isAck: false, isRefused: true, isUpdate: false }))
    return {
      asked: () => (heardOf === newest ? asked : null),
      isOver: () => isOver,
      choose(name) {
        ids += 1
        asked = null
        room.send('choose', { id: ids, name })
      },
      close: () => void room.leave(false),
    }
  }
  const first = await client.create('homeland')
  const seats = [seatIn(first, 0)]
  while (seats.length < players) seats.push(seatIn(await client.joinById(first.roomId), seats.length))
  await Promise.all(shown)
  return { seats }
}
