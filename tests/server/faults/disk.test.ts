import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { joinTable, type Line, type RemoteTable } from '../../../src/client/table.ts'
import { shipped } from '../../../src/games/index.ts'
import { openKept } from '../../../src/host/opening.ts'
import { openThinkers } from '../../../src/server/bots/thinkers.ts'
import { openConnection } from '../../../src/server/http/connection.ts'
import { nothing } from '../../../src/server/http/passport.ts'
import { openService, type Service } from '../../../src/server/service.ts'
import { matchStore } from '../../../src/server/store/match-store.ts'
import { newKey, sealing } from '../../../src/server/store/seal.ts'
import { openSqlite } from '../../../src/server/store/sqlite.ts'
import { usualTimes } from '../../../src/server/tables/live-table.ts'
import { realWorld } from '../../../src/server/world.ts'
import { lineTo } from '../line.ts'
import { ask, newFolder, playOn, until } from '../people.ts'
import { startProcess } from './process.ts'

let folder = ''
const joined: RemoteTable[] = []
beforeEach(() => {
  folder = newFolder()
})
afterEach(() => {
  for (const one of joined.splice(0)) one.leave()
  rmSync(folder, { recursive: true, force: true })
})

/** What a server does on its disk and its sockets while one person plays, as its calls to the system show it. */
async function calls(synchronous: 'full' | 'off'): Promise<readonly string[]> {
  const trace = join(folder, `calls-${synchronous}`)
  const under = ['strace', '-f', '-s', '4096', '-e', 'trace=fdatasync,fsync,write,writev,sendto,sendmsg', '-o', trace]
  const { port, end } = await startProcess(folder, { settings: { synchronous }, under })
  const { table, host, invites } = (await ask(port, '/api/tables', { game: 'negotiator', players: 1 })).body
  const { pass } = (await ask(port, `/api/tables/${table}/sit`, { invite: invites[0], name: 'Ann' })).body
  const [person, keeper] = [pass, host].map(one => joinTable(lineTo(port), table, one))
  joined.push(person, keeper)
  await keeper.act({ type: 'draw' })
  for (let n = 0; n < 12; n++) {
    const { shown } = await until(person, state => state.shown?.asked != null || state.shown?.outcome != null)
    if (!shown?.asked) break
    await person.act({ type: 'choose', choices: [shown.asked.options[0]] })
  }
  for (const one of joined.splice(0)) one.leave()
  await end()
  return readFileSync(trace, 'utf8').split('\n')
}

/** Acknowledgements, and how many of them left without the disk having answered since the one before. */
function unsynced(lines: readonly string[]): { readonly acknowledged: number; readonly early: number } {
  let [acknowledged, early, isSynced] = [0, 0, false]
  for (const line of lines) {
    const isAnswer = /f(?:data)?sync(?:\(\d+\)| resumed>\)) += 0/.test(line)
    if (isAnswer) isSynced = true
    if (!/(?:write|writev|sendto|sendmsg)\(.*\\"ack\\":/.test(line)) continue
    acknowledged += 1
    if (!isSynced) early += 1
    isSynced = false
  }
  return { acknowledged, early }
}

const hasStrace = spawnSync('strace', ['-f', '-o', '/dev/null', 'true']).status === 0
describe.skipIf(!hasStrace)('by strace', () => {
  test('an acknowledgement leaves after the disk has answered, and without that it is seen', async () => {
    const full = unsynced(await calls('full'))
    expect(full.acknowledged).toBeGreaterThan(5)
    expect(full.early).toBe(0)
    rmSync(join(folder, 'data'), { recursive: true })
    const off = unsynced(await calls('off'))
    expect(off.early).toBeGreaterThan(5)
    if (process.env.FAULT_DISK) process.stdout.write(`${JSON.stringify({ full, off })}\n`)
  })
})

/** A line to a service of this process, without anything between. */
const lineInto = (service: Service, address: Line): Line => ({
  ...address,
  connect({ opened, received, closed }) {
    const connection = openConnection(
      { ...service, address: '127.0.0.1', broughtTo: () => nothing },
      { send: message => setImmediate(received, JSON.stringify(message)), end: () => setImmediate(closed) },
    )
    setImmediate(opened)
    return { send: text => void connection.receive(text), close: () => connection.close() }
  },
})

test('a disk that is full: refused in a sentence, nobody is told, and it goes on when there is room', async () => {
  const database = await openSqlite({ file: join(folder, 'tables.db'), synchronous: 'full', mostPages: null })
  const pages = async (most: number): Promise<void> => {
    await database.read({ sql: `pragma max_page_count = ${most}`, values: [] })
  }
  const thinkers = openThinkers(shipped)
  const sealed = sealing(newKey())
  const mistakes: unknown[] = []
  const service = await openService({
    ...{ database, shared: null, sealed, games: shipped, times: usualTimes, world: realWorld, think: thinkers.think },
    log: (_number, error) => mistakes.push(error),
  })
  const { tables, passes, seating } = service
  const { table, host, invites } = await tables.open({ game: 'homeland', players: 3 })
  const people: RemoteTable[] = []
  const join_ = (pass: string): RemoteTable => {
    const one = joinTable(lineInto(service, lineTo(0)), table, pass)
    joined.push(one)
    return one
  }
  for (const seat of [0, 1]) {
    const invite = await passes.find(invites[seat])
    if (!invite) throw new Error('no such invite')
    const sitting = { name: `Person ${seat}`, colour: null, hash: null, id: null, device: '' }
    people.push(join_(await seating.sit(invite, sitting)))
  }
  const keeper = join_(host)
  await keeper.act({ type: 'bot', seat: 2, kind: 'steady', name: 'Bot' })
  await keeper.act({ type: 'draw' })
  const told: string[][] = [[], []]
  for (const one of people) await until(one, ({ shown }) => shown !== null)

  let isFull = 0
  for (let round = 0; round < 3; round++) {
    // No more pages than there are: what is written next finds no room, sooner or later.
    await pages(1)
    const refused = await new Promise<string>(resolve => {
      const stop = (error: { readonly key?: string }): void => resolve(error.key ?? String(error))
      void fill(people, told).catch(stop)
    })
    expect(refused).toBe('match.not-kept')
    isFull += 1
    const before = people.map(one => one.now().shown?.choices)
    await expect(keeper.act({ type: 'pause' })).rejects.toThrow()
    expect(people.map(one => one.now().shown?.choices)).toEqual(before)
    await pages(100_000)
    await playOn({ people, told }, acts => acts >= 4)
  }
  await playOn({ people, told })
  const kept = await matchStore(database, sealed).load(table)
  if (!kept) throw new Error('it is gone')
  const { match } = await openKept(shipped, kept)
  for (const [seat, choices] of told.entries()) {
    const rest = match.record.choices.filter(one => one.seat === seat).map(({ choice }) => choice)
    for (const choice of choices) expect(rest.splice(0, rest.indexOf(choice) + 1)).toContain(choice)
  }
  expect(isFull).toBe(3)
  expect(mistakes).toEqual([])
  await service.close()
  await thinkers.close()
  await database.close()
})

/** Plays, and writes notes besides, until something is refused that is neither late nor against a rule. */
async function fill(people: readonly RemoteTable[], told: readonly string[][]): Promise<void> {
  for (let n = 0; ; n++)
    for (const [seat, one] of people.entries()) {
      await one.act({ type: 'note', about: { player: 2 }, text: `${n} ${'x'.repeat(100)}` })
      const asked = one.now().shown?.asked
      if (!asked) continue
      const choice = asked.options[n % asked.options.length]
      await one.act({ type: 'choose', choices: [choice] }).then(
        () => told[seat].push(choice),
        error => {
          if (error.key === 'match.not-kept') throw error
        },
      )
    }
}
