import type { Line, Socket, SocketEvents } from '../../../src/client/table.ts'
import type { Random } from '../../../src/engine/game.ts'
import type { Outgoing } from '../../../src/host/wire.ts'
import { openConnection } from '../../../src/server/http/connection.ts'
import { nothing } from '../../../src/server/http/passport.ts'
import type { Service } from '../../../src/server/service.ts'
import type { Virtual } from '../virtual.ts'
import { oneIn, type Weather, waitOf } from './weather.ts'

/** Lines between people and nodes, on which messages are lost, come twice or in another order, and which break. */

/** A node as people reach it: null while it is down. */
export interface Reached {
  service(): Service | null
  /** Those who hang on it learn, sooner or later, that it has gone. */
  readonly hangers: Set<Hanger>
}
export interface Hanger {
  /** The node has gone, or lets go of everybody. */
  dropped(): void
}

interface Around {
  readonly time: Virtual
  readonly random: Random
  weather(): Weather
}

/** What whoever watches is told of one line. */
export interface Watch {
  /** As a node has it, before anything can happen to it; `stream` tells the lines of one person apart. */
  sent(stream: object, message: Outgoing, text: string): void
  arrived(text: string): void
}

const LATENCY_MS = 30
/** Where nothing says that the other end has gone, the pings do after so long. */
const PINGS_MS = 50_000
/** A line that has lost something does not last. */
const BROKEN_MS = 20_000

/** A line, and since when all that goes over it arrives; null where it is broken, whether anybody has noticed or not. */
export interface WatchedLine extends Line {
  wholeSince(): number | null
}

/** A line for somebody who names what they send. */
export function lineBetween(
  nodes: readonly Reached[],
  watch: Watch,
  newId: Line['newId'],
  { time, random, weather }: Around,
): WatchedLine {
  let tries = random(nodes.length)
  let wholeSince: number | null = null

  function connect({ opened, received, closed }: SocketEvents): Socket {
    tries += 1
    wholeSince = null
    /** What still happens to a line that was given up says nothing of the one there is. */
    const mine = tries
    const isBroken = (): void => {
      if (mine === tries) wholeSince = null
    }
    const node = nodes[tries % nodes.length]
    const stream = {}
    let isOpen = true
    let isUp = true
    let isLossy = false
    /** Nothing overtakes anything but by mishap. */
    const lastAt = { up: 0, down: 0 }

    const endHere = (): void => {
      if (!isOpen) return
      isOpen = false
      isBroken()
      closed()
    }
    const endThere = (): void => {
      if (!isUp) return
      isUp = false
      isBroken()
      node.hangers.delete(hanger)
      connection?.close()
    }
    const hanger: Hanger = {
      dropped() {
        isUp = false
        isBroken()
        node.hangers.delete(hanger)
        time.after(oneIn(random, 4) ? random(PINGS_MS) : waitOf(random, LATENCY_MS), endHere)
      },
    }
    /** Both ends learn of it, one of them perhaps much later. */
    function cut(): void {
      const [here, there] = oneIn(random, 2) ? [0, random(PINGS_MS)] : [random(PINGS_MS), 0]
      const isSudden = !oneIn(random, 4)
      time.after(isSudden ? 0 : here, endHere)
      time.after(isSudden ? 0 : there, endThere)
    }
    function carry(way: 'up' | 'down', work: () => void): void {
      const { lost, doubled, swapped, cut: breaks } = weather()
      if (oneIn(random, breaks)) cut()
      if (oneIn(random, lost)) {
        isLossy = true
        isBroken()
        time.after(random(BROKEN_MS), cut)
        return
      }
      const isSwapped = oneIn(random, swapped)
      const at = Math.max(isSwapped ? 0 : lastAt[way], time.elapsed() + 0.1 + waitOf(random, LATENCY_MS))
      lastAt[way] = Math.max(at, lastAt[way])
      const times = oneIn(random, doubled) ? 2 : 1
      for (let n = 0; n < times; n++) time.after(at - time.elapsed() + n * random(LATENCY_MS), work)
    }

    const address = '127.0.0.1'
    const service = node.service()
    const connection =
      service &&
      openConnection(
        { ...service, broughtTo: () => nothing, address },
        {
          send(message) {
            if (!isUp) return
            const text = JSON.stringify(message)
            watch.sent(stream, message, text)
            carry('down', () => {
              if (isOpen) received(text)
            })
          },
          end() {
            carry('down', () => {
              endHere()
              endThere()
            })
          },
        },
      )
    if (!connection) time.after(1 + random(LATENCY_MS), endHere)
    else {
      node.hangers.add(hanger)
      time.after(1 + random(LATENCY_MS), () => {
        if (!isOpen) return
        if (isUp && !isLossy) wholeSince = time.elapsed()
        opened()
      })
    }
    return {
      send(text) {
        if (!isOpen) return
        carry('up', () => {
          if (!isUp) return
          watch.arrived(text)
          void connection?.receive(text)
        })
      },
      close() {
        // Whoever closes a line hears of it no more than anybody else does.
        time.after(0, endHere)
        time.after(waitOf(random, LATENCY_MS), endThere)
      },
    }
  }

  return {
    connect,
    wholeSince: () => wholeSince,
    after: time.after,
    random: () => random(1000) / 1000,
    newId,
  }
}
