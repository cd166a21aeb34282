import type { Random } from '../../../src/engine/game.ts'
import { sealing } from '../../../src/server/store/seal.ts'
import { type Times, usualTimes } from '../../../src/server/tables/live-table.ts'
import { shareHash } from '../../../src/table/receipt.ts'
import { dueOf } from '../../../src/table/step.ts'
import { type Virtual, virtualTime } from '../virtual.ts'
import { type Disk, openDisk } from './disk.ts'
import { type Joined, watchLiveness } from './liveness.ts'
import { type Model, openModel, type Recipient } from './model.ts'
import { lineBetween, type Watch, type WatchedLine } from './network.ts'
import { KEY, openNode, type SimulatedNode } from './node.ts'
import { openPerson, type Person } from './people.ts'
import { loadAll } from './ready.ts'
import { drawsOf, fair, foulOf, oneIn, type Weather, waitOf } from './weather.ts'

/**
 * One evening by its seed: a few tables at one node or several, and people who play at them, in virtual time. First
 * everything goes wrong that can; then nothing does any more, and every match must end. What is found is said.
 */
export interface Evening {
  readonly seed: string
  readonly matches: number
  readonly acknowledged: number
  readonly faults: Readonly<Record<Mishap, number>>
  /** Virtual time, and what happened in it, as one number. */
  readonly seconds: number
  readonly trace: number
  readonly wrong: readonly string[]
}

const mishaps = ['kill', 'stop', 'away', 'clock', 'deaf'] as const
type Mishap = (typeof mishaps)[number]

const FOUL_MS = 60_000
/** Longer than any match takes when nothing goes wrong, with clocks that run out, and everybody back. */
const MOST_FAIR_MS = 20 * 60_000
/** Longer than it takes until everybody has noticed that their line is dead, and is back. */
const STANDS_STILL_MS = 150_000
/** What goes wrong last begins so long before the end of it, at most. */
const LAST_MS = 3000
/** So often it is looked whether the moment has come, and within so long it does where bots play. */
const STRIKE_MS = 20
const BOT_ASKED_MS = 8000
const HOUR_MS = 3_600_000

/** Some evenings somebody is soon taken for away, a table nobody looks at is soon let go, or nobody waits for the seed. */
const timesOf = (random: Random): Times => ({
  ...usualTimes,
  ...(oneIn(random, 3) ? { awayMs: 4000 } : {}),
  ...(oneIn(random, 3) ? { idleMs: 300 } : {}),
  ...(oneIn(random, 3) ? { drawingMs: 2000 } : {}),
})

export async function simulate(seed: string): Promise<Evening> {
  await loadAll()
  const draws = (name: string) => drawsOf(seed, name)
  const random = draws('evening')
  const time = virtualTime()
  let weather: Weather = fair
  const secrets = new Map<string, string[]>()
  /** When something of a table was last written. */
  const movedAt = new Map<string, number>()
  const sealed = sealing(KEY)
  const around = { time, random: draws('network'), weather: () => weather }
  const disk: Disk = openDisk({
    ...{ time, random: draws('disk'), weather: () => weather },
    kept({ moves }) {
      if (!moves) return
      movedAt.set(moves.what.split(' ')[1], time.elapsed())
      model.kept(moves.what)
    },
  })
  const model: Model = openModel(
    () => disk,
    sealed,
    table => secrets.get(table) ?? [],
  )
  const bugs: string[] = []
  const isShared = random(3) > 0
  const times = timesOf(draws('times'))
  const isLazy = oneIn(draws('autopilot'), 3)
  const nodes = Array.from({ length: isShared ? 2 + random(2) : 1 }, (_, n) =>
    openNode({
      ...{ time, disk, isShared, times, random: draws(`node ${n}`) },
      bug: error => bugs.push(String((error as Error)?.stack ?? error)),
    }),
  )
  for (const node of nodes) await carry(time, node.start())

  const people: Person[] = []
  const joined: Joined[] = []
  const tables = 1 + random(3)
  for (let n = 0; n < tables; n++) people.push(...(await carry(time, gather(n))))

  /** A table with people and bots at it; nothing goes wrong before everybody has a seat. */
  async function gather(n: number): Promise<Person[]> {
    const service = nodes[0].service()
    if (!service) throw new Error('nobody is there')
    const isSolo = oneIn(random, 6)
    const players = isSolo ? 1 : 3 + random(3)
    const pace = oneIn(random, 3) ? { bankMs: 40_000, incrementMs: 3000 } : null
    const opened = await service.tables.open({ game: isSolo ? 'negotiator' : 'homeland', players, pace })
    const { table, host, invites } = opened
    const bots = isSolo ? 0 : random(players - 1)
    const seated: Parameters<typeof open>[0][] = [{ seat: null, pass: host, bits: null }]
    const own = [host]
    for (let seat = 0; seat < players - bots; seat++) {
      const bits = oneIn(random, 4) ? null : Buffer.from([n, seat, ...Array(14).fill(random(256))]).toString('hex')
      const invite = await service.passes.find(invites[seat])
      if (!invite) throw new Error('no such invite')
      const hash = bits === null ? null : shareHash(bits)
      const sitting = { name: `Person ${seat}`, colour: null, hash, id: null, device: '' }
      const pass = await service.seating.sit(invite, sitting)
      seated.push({ seat, pass, bits })
      own.push(pass)
      if (bits !== null) own.push(bits)
    }
    const live = await service.tables.find(table)
    for (let seat = players - bots; seat < players; seat++)
      await live.gather({ type: 'bot', seat, kind: 'steady', name: `Bot ${seat}` })
    secrets.set(table, own)
    const open = ({ seat, pass, bits }: { seat: number | null; pass: string; bits: string | null }): Person => {
      const to: Recipient = {
        ...{ table, viewer: seat ?? 'observer' },
        own: [pass, ...(bits === null ? [] : [bits])],
      }
      const lines: WatchedLine[] = []
      const person = openPerson({
        ...{ time, table, pass, seat, bits, random: draws(`person ${n} ${seat}`) },
        devices: seat !== null && oneIn(random, 4) ? 2 : 1,
        isQuiet: () => weather === fair,
        isLazy: isLazy && !isSolo,
        line(newId) {
          const sent: Watch['sent'] = (stream, message, text) => model.sent(to, stream, message, text)
          const line = lineBetween(nodes, { sent, arrived() {} }, newId, around)
          lines.push(line)
          return line
        },
      })
      for (const [i, device] of person.devices.entries()) {
        joined.push({ to, device, line: lines[i] })
        device.subscribe(({ shown }) => {
          if (shown) model.shown(to, shown)
        })
      }
      return person
    }
    return seated.map(open)
  }

  const isBotAsked = (table: string): boolean => {
    const open = model.match(table)
    return open !== null && dueOf(open.match)?.what === 'bot'
  }
  const done = { kill: 0, stop: 0, away: 0, clock: 0, deaf: 0 }
  function mishap(): void {
    if (weather === fair) return
    const what = mishaps[random(mishaps.length)]
    const node = nodes[random(nodes.length)]
    const isUp = node.service() !== null
    if (what === 'away') disk.away(random(12_000))
    else if (what === 'deaf') node.deafen(random(12_000))
    else if (what === 'clock') node.setClock((random(2) === 0 ? -1 : 1) * waitOf(random, 2 * HOUR_MS))
    else if (isUp && what === 'kill') node.kill()
    else if (isUp && what === 'stop') void node.stop()
    done[what] += 1
    if (isUp && node.service() === null) time.after(200 + waitOf(random, 10_000), () => void again(node))
    time.after(waitOf(random, 15_000), mishap)
  }
  /** Whoever looks after it starts it again until it stays up. */
  async function again(node: SimulatedNode): Promise<void> {
    await node.start().catch(() => time.after(500, () => void again(node)))
  }

  weather = foulOf(draws('weather'))
  time.after(random(3000), mishap)
  // What goes wrong last is healed by nothing that goes wrong after it.
  const last = random(3)
  const strike = (): void => {
    if (weather === fair) return
    if (last === 2) disk.deaf(LAST_MS)
    // Where people are asked they try again by themselves: it is bots that somebody has to let.
    else if (last === 1 && [...secrets.keys()].some(isBotAsked)) disk.away(FOUL_MS)
    else if (last === 1) time.after(STRIKE_MS, strike)
  }
  time.after(FOUL_MS - random(LAST_MS) - (last === 1 ? BOT_ASKED_MS : 0), strike)
  await time.run(() => model.wrong.length > 0, FOUL_MS)
  weather = fair
  disk.heal()
  const fairSinceMs = time.elapsed()
  const standsStill = (one: Person): boolean =>
    time.elapsed() - Math.max(fairSinceMs, movedAt.get(one.table) ?? 0) > STANDS_STILL_MS && !one.isDone()
  const slow: string[] = []
  const movedLast = (table: string): number => movedAt.get(table) ?? 0
  watchLiveness({ time, model, joined, people, movedAt: movedLast }, what => void slow.push(what))
  const isOver = (): boolean =>
    model.wrong.length + slow.length > 0 || people.every(one => one.isDone()) || people.some(standsStill)
  await time.run(isOver, MOST_FAIR_MS)
  const wrong = [...bugs.map(bug => `a mistake of ours: ${bug}`), ...model.wrong, ...slow]
  if (model.wrong.length + slow.length === 0)
    wrong.push(...people.flatMap(one => (one.isDone() ? [] : [unfinished(one)])))
  const ids = [...new Set(people.map(({ table }) => table))]
  for (const table of ids) await model.replay(table)
  wrong.push(...lost(people, model))
  for (const one of people) one.leave()
  for (const node of nodes) node.kill()
  const acknowledged = people
    .flatMap(({ deeds }) => deeds)
    .filter(({ act, answer }) => answer === 'taken' && act.type === 'choose').length
  return {
    ...{ seed, matches: tables, acknowledged, faults: done },
    seconds: Math.round(time.elapsed() / 1000),
    trace: time.happened(),
    wrong: [...new Set([...wrong, ...model.wrong])],
  }
}

/** Somebody for whom it has not come to an end, and how they stand there. */
function unfinished({ table, seat, devices, deeds }: Person): string {
  const { shown, isConnected } = devices[0].now()
  const { asked, choices, waiting } = shown ?? {}
  const open = deeds.filter(({ answer }) => answer === 'none')
  const stands = { isConnected, asked: asked?.question, choices, waiting, open, last: deeds.slice(-2) }
  return `${table}: for ${seat} it has not come to an end: ${JSON.stringify(stands)}`
}

/** Every choice that was acknowledged is in the log, in its order, or was taken back. */
function lost(people: readonly Person[], model: Model): string[] {
  return people.flatMap(({ table, seat, deeds }) => {
    if (seat === null) return []
    return deeds
      .filter(({ id, answer }) => answer === 'taken' && id.startsWith('m') && !model.has(table, seat, id))
      .map(({ id, act }) => `${table}: ${seat} was told that ${id} is taken (${act.type}), and it is not in the log`)
  })
}

/** Runs the time until this is done. */
async function carry<T>(time: Virtual, work: Promise<T>): Promise<T> {
  let isDone = false
  const watched = work.finally(() => {
    isDone = true
  })
  watched.catch(() => {})
  await time.run(() => isDone, HOUR_MS)
  return watched
}
