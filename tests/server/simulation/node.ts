import { seatedBotsOf } from '../../../src/bots/seated.ts'
import type { Random } from '../../../src/engine/game.ts'
import { type Registry, shipped } from '../../../src/games/index.ts'
import type { Hosting } from '../../../src/host/hosting.ts'
import { openService, type Service } from '../../../src/server/service.ts'
import { sealing } from '../../../src/server/store/seal.ts'
import type { Times } from '../../../src/server/tables/live-table.ts'
import type { Machine, Virtual } from '../virtual.ts'
import type { Disk } from './disk.ts'
import type { Hanger, Reached } from './network.ts'
import { waitOf } from './weather.ts'

/** A node of a simulation: a whole service on a machine that can be killed, and started again. */
export interface SimulatedNode extends Reached {
  start(): Promise<void>
  kill(): void
  stop(): Promise<void>
  setClock(byMs: number): void
  /** Hears nothing of the others for so long. */
  deafen(ms: number): void
}

interface Around {
  readonly time: Virtual
  readonly disk: Disk
  /** Others use the same database. */
  readonly isShared: boolean
  readonly times: Times
  readonly games?: Registry
  readonly random: Random
  /** A mistake of ours was noted. */
  bug(error: unknown): void
}

/** What seeds are sealed with. */
export const KEY = Buffer.alloc(32, 7)

export function openNode({ time, disk, isShared, times, games = shipped, random, bug }: Around): SimulatedNode {
  let running: { readonly service: Service; readonly machine: Machine } | null = null
  let offMs = 0
  /** Nobody opens its data before it has let go of them: on one machine a lock sees to that. */
  let stopping: Promise<void> = Promise.resolve()
  let closing: Machine | null = null
  /** Whoever looks after it starts one process, not two. */
  let starting: Promise<void> | null = null
  const hangers = new Set<Hanger>()
  const bytes = (n: number): Buffer => Buffer.from(Array.from({ length: n }, () => random(256)))
  const dropAll = (): void => {
    for (const one of [...hangers]) one.dropped()
  }
  async function begin(machine: Machine): Promise<void> {
    machine.setClock(offMs)
    const { database, shared } = disk.connect(machine, isShared)
    await shared?.setClock()
    const world = { ...machine, now: shared?.now ?? machine.now }
    const think: Hosting['think'] = async (game, kind) => {
      const bot = (await seatedBotsOf(game.id).load())(kind, game)
      return {
        name: kind,
        open(seat, players) {
          const mind = bot.open(seat, players)
          return {
            ...mind,
            told: (events, talk) => mind.told(events, talk),
            choose: (ask, budget) =>
              new Promise((resolve, reject) => {
                machine.after(waitOf(random, 300), () => {
                  Promise.resolve(mind.choose(ask, budget)).then(resolve, reject)
                })
              }),
          }
        },
      }
    }
    const service = await openService({
      ...{ database, shared, sealed: sealing(KEY), games, times, world, think },
      log: (_number, error) => bug(error),
      // All of them come from one address, and are in a hurry.
      limits: { messagesPerSecond: 1000, undosPerSecond: 1000 },
    })
    running = { service, machine }
    await service.tables.resume()
  }
  async function startOnce(): Promise<void> {
    await stopping
    const machine = time.machine(bytes)
    try {
      await begin(machine)
    } catch (error) {
      // Of a process that does not start nothing is left; one that is stopped meanwhile comes to its end by itself.
      if (running?.machine === machine) running = null
      if (closing !== machine) machine.lose()
      throw error
    }
  }
  return {
    hangers,
    service: () => running?.service ?? null,
    start() {
      if (running) return Promise.resolve()
      if (starting) return starting
      const mine = startOnce().finally(() => {
        if (starting === mine) starting = null
      })
      starting = mine
      return mine
    },
    kill() {
      running?.machine.lose()
      running = null
      starting = null
      dropAll()
    },
    stop() {
      const stopped = running
      closing = stopped?.machine ?? null
      running = null
      starting = null
      stopping = (async () => {
        await stopped?.service.close()
        stopped?.machine.lose()
        dropAll()
      })()
      return stopping
    },
    setClock(byMs) {
      offMs += byMs
      running?.machine.setClock(byMs)
    },
    deafen(ms) {
      if (running) disk.deaf(ms, running.machine)
    },
  }
}
