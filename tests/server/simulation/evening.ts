import { joinTable, type RemoteTable } from '../../../src/client/table.ts'
import { type Registry, shipped } from '../../../src/games/index.ts'
import { type Times, usualTimes } from '../../../src/server/tables/live-table.ts'
import { type Virtual, virtualTime } from '../virtual.ts'
import { openDisk } from './disk.ts'
import { lineBetween } from './network.ts'
import { openNode, type SimulatedNode } from './node.ts'
import { loadAll } from './ready.ts'
import { drawsOf, fair } from './weather.ts'

export interface Evening {
  readonly time: Virtual
  readonly nodes: readonly SimulatedNode[]
  readonly table: string
  readonly host: RemoteTable
  readonly people: readonly RemoteTable[]
  readonly passes: readonly string[]
  /** Lets time pass until it is done. */
  carry<Answer>(work: Promise<Answer>): Promise<Answer>
  join(pass: string, node: SimulatedNode): RemoteTable
  /** Everybody leaves, and nothing is left. */
  end(): void
}

interface Settings {
  /** On one database; a single one has it to itself. */
  readonly nodes: number
  readonly times?: Partial<Times>
  readonly games?: Registry
}

/** Homeland for three in virtual time, begun, everybody at the first of the nodes. */
export async function openEvening(seed: string, { nodes: many, times, games = shipped }: Settings): Promise<Evening> {
  await loadAll()
  const time = virtualTime()
  const around = { time, random: drawsOf(seed, 'network'), weather: () => fair }
  const disk = openDisk({ time, random: drawsOf(seed, 'disk'), weather: () => fair, kept() {} })
  const nodes = Array.from({ length: many }, (_, n) =>
    openNode({
      ...{ time, disk, games, isShared: many > 1, random: drawsOf(seed, `node ${n}`) },
      times: { ...usualTimes, ...times },
      bug(error) {
        throw error
      },
    }),
  )
  const carry = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    let isDone = false
    const watched = work.finally(() => {
      isDone = true
    })
    watched.catch(() => {})
    await time.run(() => isDone)
    return watched
  }
  for (const node of nodes) await carry(node.start())
  const service = nodes[0].service()
  if (!service) throw new Error('nobody is there')
  const { table, host, invites } = await carry(service.tables.open({ game: 'homeland', players: 3 }))
  let ids = 0
  const newId = (): string => `${seed}-${ids++}`
  const joined: RemoteTable[] = []
  const join = (pass: string, node: SimulatedNode): RemoteTable => {
    const one = joinTable(lineBetween([node], { sent() {}, arrived() {} }, newId, around), table, pass)
    joined.push(one)
    return one
  }
  const passes: string[] = []
  for (const [seat, invite] of invites.entries()) {
    const found = await carry(service.passes.find(invite))
    if (!found) throw new Error('no such invite')
    const sitting = { name: `Person ${seat}`, colour: null, hash: null, id: null, device: '' }
    passes.push(await carry(service.seating.sit(found, sitting)))
  }
  const people = passes.map(pass => join(pass, nodes[0]))
  const looksAfter = join(host, nodes[0])
  await time.run(() => looksAfter.now().isConnected)
  await carry(looksAfter.act({ type: 'draw' }))
  await time.run(() => people.every(one => one.now().shown !== null))
  return {
    ...{ time, nodes, table, people, passes, carry, join },
    host: looksAfter,
    end() {
      for (const one of joined) one.leave()
      for (const node of nodes) node.kill()
    },
  }
}
