// A room of Colyseus with our rules: the state stays at the server, and whoever sits there is sent what they may see.
import { Room, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { choose, dealt, PLAYERS, shown } from '../rules.mjs'
import { telling } from './telling.mjs'

class Table extends Room {
  maxClients = PLAYERS
  onCreate() {
    this.autoDispose = true
    // What is hidden cannot be in a state that everybody is sent: it goes to each by a message of their own.
    this.setPatchRate(null)
    this.game = dealt()
    this.choices = 0
    this.onMessage('choose', (client, { id, name }) => {
      try {
        choose(this.game, client.userData.seat, name)
      } catch {
        client.send('refused', { id })
        return
      }
      this.choices += 1
      client.send('ack', { id })
      this.tell()
    })
  }
  onJoin(client) {
    client.userData = { seat: this.clients.length - 1 }
    if (this.clients.length === PLAYERS) this.tell()
  }
  tell() {
    for (const client of this.clients)
      client.send('shown', { choices: this.choices, ...shown(this.game, client.userData.seat) })
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport({}) })
server.define('homeland', Table)
await server.listen(0, '127.0.0.1')
telling(server.transport.server.address().port, async () => {
  await server.gracefullyShutdown(false)
})
