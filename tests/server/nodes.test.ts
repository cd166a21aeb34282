import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serverAt } from '../../src/client/server.ts'
import { joinTable, type RemoteTable, type TableState } from '../../src/client/table.ts'
import type { PageServer } from '../../src/server/http/static.ts'
import { startServer } from '../../src/server/server.ts'
import { LEASE_MS } from '../../src/server/store/match-store.ts'
import { openPostgres } from '../../src/server/store/postgres.ts'
import type { Times } from '../../src/server/tables/live-table.ts'
import { claimDue, letRest } from '../../src/server/tables/nodes.ts'
import type { Entry } from '../../src/table/log.ts'
import { lineTo } from './line.ts'
import { failNodes } from './node-faults.ts'
import { ask, begun, newFolder, playOn, replayed, type Seated, seenIn, UNHURRIED, until } from './people.ts'
import { type OwnCluster, ownCluster } from './postgres.ts'

const KEY = '5'.repeat(64)
/** Longer than word of who is elsewhere takes as a rule. */
const AWAY_MS = 1500
let cluster: OwnCluster
let folder = ''
let url = ''
const servers: PageServer[] = []
const children: ChildProcess[] = []
const seated: Seated[] = []
const others: RemoteTable[] = []
const faults: unknown[] = []

beforeAll(async () => {
  cluster = await ownCluster()
})
afterAll(() => cluster.stop())
beforeEach(async () => {
  faults.length = 0
  folder = newFolder()
  url = await cluster.fresh()
})
afterEach(async () => {
  for (const { host, people } of seated.splice(0)) for (const one of [host, ...people]) one.leave()
  for (const one of others.splice(0)) one.leave()
  for (const one of servers.splice(0)) await one.close()
  for (const one of children.splice(0)) one.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
  expect(faults).toEqual([])
})

const settings = () => ({ page: join(folder, 'page'), data: join(folder, 'data'), database: { url, key: KEY } })

/** A node in this process. */
async function node(times: Partial<Times> = {}): Promise<number> {
  const log = (_number: string, error: unknown): unknown => faults.push(error)
  const server = await startServer({
    ...{ ...settings(), times: { ...UNHURRIED, ...times }, host: '127.0.0.1', port: 0 },
    log: (...all) => void log(...all),
  })
  servers.push(server)
  return server.port
}

interface Running {
  readonly port: number
  kill(): Promise<void>
}
/** A node in a process of its own, which can be killed. */
async function process_(): Promise<Running> {
  const file = fileURLToPath(new URL('./process.mjs', import.meta.url))
  const { page, data, database } = settings()
  const child = spawn(process.execPath, [file, page, data, '0', database.url, database.key], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SERVER_SETTINGS: JSON.stringify({ times: UNHURRIED }) },
  })
  children.push(child)
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.once('data', data => resolve(Number(String(data))))
    child.once('exit', () => reject(new Error('A node has not started.')))
  })
  const kill = (): Promise<void> =>
    new Promise(resolve => {
      child.once('exit', () => resolve())
      child.kill('SIGKILL')
    })
  return { port, kill }
}

async function table(players: number, lines: readonly (readonly number[])[]): Promise<Seated> {
  const one = await begun(players, lines)
  seated.push(one)
  return one
}

/** Everybody was told and shown what a replay of the file tells and shows them. */
async function sameAsReplayed(port: number, { table: id, people, told: acknowledged }: Seated): Promise<void> {
  for (const one of people) await until(one, ({ shown }) => shown?.outcome != null)
  const { status, body } = await ask(port, `/api/tables/${id}/file`)
  expect(status).toBe(200)
  const match = await replayed(body)
  for (const [seat, one] of people.entries()) {
    const rest = match.record.choices.filter(choice => choice.seat === seat).map(({ choice }) => choice)
    // What was acknowledged is in the log, in its order; what was not may be, where its answer was lost.
    for (const choice of acknowledged[seat]) expect(rest.splice(0, rest.indexOf(choice) + 1)).toContain(choice)
    const { events, view, told } = await seenIn(match, seat)
    const { shown } = await until(one, state => state.shown?.told === told)
    expect(shown?.events).toEqual(events)
    expect(shown?.view).toEqual(JSON.parse(JSON.stringify(view)))
  }
}

describe('several nodes on one database', () => {
  test('people at three nodes play a whole game with a bot, and each sees what a replay shows', async () => {
    const ports = [await node(), await node(), await node()]
    const all = await table(
      4,
      ports.map(port => [port]),
    )
    expect(await playOn(all)).toBeGreaterThan(20)
    await sameAsReplayed(ports[1], all)
  })

  test('a node is killed in mid-game: its people go on at another, and its bots, when its lease is over', async () => {
    const [one, other] = await Promise.all([process_(), process_()])
    const all = await table(3, [[one.port, other.port], [other.port]])
    // Nobody else looks at this one: whoever takes over its bots does so unasked.
    const lone = await table(3, [[one.port, other.port]])
    const [person] = lone.people
    const before = await playOn(all, acts => acts >= 12)
    const playing = playOn(all)
    await playOn(lone, acts => acts >= 9)
    // Killed as soon as it has taken a choice: whatever comes next is a bot's as a rule, and nobody else asks for it.
    const { asked } = (await until(person, ({ shown }) => shown?.asked != null)).shown ?? {}
    await person.act({ type: 'choose', choices: [asked?.options[0] ?? ''] })
    await one.kill()
    await until(person, ({ isConnected, shown }) => isConnected && shown?.asked != null)
    await playOn(lone, acts => acts >= 3)
    expect(before + (await playing)).toBeGreaterThan(12)
    await sameAsReplayed(other.port, all)
  })

  test('what is due is claimed by one node, and by another when its lease is over', async () => {
    const [one, other] = [await openPostgres(url), await openPostgres(url)]
    const line = JSON.stringify({ id: 'x' })
    const add = (id: string, due: number) => ({
      guard: {
        sql: 'insert into match (id, length, line, due_at) values ($1, 0, $2, $3)',
        values: [id, line, due],
      },
      after: [],
    })
    const ids = Array.from({ length: 20 }, (_, n) => `due-${n}`)
    await one.commit([...ids.map(id => add(id, 1000)), add('later', 9000)])
    const claimed = await Promise.all([one, other, one, other].map(database => claimDue(database, 2000)))
    expect(claimed.flat().toSorted()).toEqual(ids.toSorted())
    expect(await claimDue(other, 2000 + LEASE_MS - 1)).toEqual([])
    expect((await claimDue(other, 2000 + LEASE_MS)).toSorted()).toEqual(ids.toSorted())
    // Where there was nothing to do it is due later, or not at all, unless somebody has gone on with it meanwhile.
    await letRest(one, 'due-0', { version: 0, until: null })
    await letRest(one, 'due-1', { version: 0, until: 20_000 })
    await letRest(one, 'due-2', { version: 1, until: null })
    const after = await claimDue(other, 10_000)
    expect(after.toSorted()).toEqual(['later', ...ids.slice(2)].toSorted())
    expect(await claimDue(other, 20_000)).toContain('due-1')
    for (const database of [one, other]) await database.close()
  })

  test('the ladder of absence: asked, away, voted about, played for and back, each at another node', async () => {
    const times = { nudgeMs: AWAY_MS, awayMs: AWAY_MS }
    const ports = [await node(times), await node(times)]
    const {
      table: id,
      people,
      passes,
      host,
    } = await table(
      3,
      [0, 1, 0].map(at => [ports[at]]),
    )
    const isAway = (seat: number) => (state: TableState) => state.shown?.around?.away.includes(seat) === true
    await until(host, ({ present }) => present.join() === '0,1,2')
    await until(people[1], ({ present }) => present.join() === '0,1,2')
    // Whoever is asked first does not answer, on any of their devices; nobody else is waited for.
    const slow = await Promise.race(
      people.map(async (one, seat) => {
        await until(one, ({ shown }) => shown?.asked != null)
        return seat
      }),
    )
    const [one, two] = [0, 1, 2].filter(seat => seat !== slow)
    const atOther = joinTable(lineTo(ports[(slow + 1) % 2]), id, passes[slow])
    others.push(atOther)
    await until(atOther, ({ own }) => own.nudge?.by === null)
    await until(people[slow], ({ own }) => own.nudge?.by === null)
    // By now whoever has a line to the other node alone would be taken for away, and stay so.
    for (const person of people) await until(person, state => ![one, two].some(seat => isAway(seat)(state)))
    for (const seat of [one, two]) {
      // The clocks of two nodes are a few milliseconds apart.
      const nudge = (): Promise<void> =>
        people[seat].act({ type: 'nudge', seat: slow }).catch(error => {
          if (error.key !== 'nudge.too-early') throw error
          return nudge()
        })
      await nudge()
    }
    await until(atOther, ({ own }) => own.nudge?.by === one)
    for (const person of people) await until(person, isAway(slow))

    // Whoever takes a voter for away, for a moment on a busy machine, lets their vote lapse: they vote again.
    const isPlayedFor = ({ shown }: TableState): boolean => shown?.seats[slow]?.absent === 'autopilot'
    const choices = people[one].now().shown?.choices ?? 0
    while (!isPlayedFor(people[one].now())) {
      const votes = [one, two].map(seat => people[seat].act({ type: 'vote', about: slow, verdict: 'autopilot' }))
      await Promise.allSettled(votes)
      await Promise.race([until(people[one], isPlayedFor), new Promise(resolve => setTimeout(resolve, 1000))])
    }
    for (const person of [...people, atOther]) await until(person, ({ shown }) => (shown?.choices ?? 0) > choices)
    await atOther.act({ type: 'return' })
    for (const person of people) await until(person, state => !isPlayedFor(state))

    const database = await openPostgres(url)
    const rows = await database.read({ sql: 'select body from change order by seq', values: [] })
    await database.close()
    const log: Entry[] = rows.flatMap(({ body }) => JSON.parse(String(body)).entries)
    const about = log.flatMap(entry => {
      if ((entry.kind === 'away' || entry.kind === 'back') && entry.seat === slow) return [entry.kind]
      if (entry.kind === 'sit' && entry.seat === slow) return [entry.player.absent ?? 'plays']
      return []
    })
    expect(about.slice(-3)).toEqual(['away', 'autopilot', 'plays'])

    // And whoever has no line to any node is away too.
    people[one].leave()
    await until(people[two], isAway(one))
  })

  test('inputs that race for one match through three nodes are each in the log once', async () => {
    const ports = [await node(), await node(), await node()]
    const {
      table: id,
      people,
      passes,
    } = await table(
      3,
      ports.map(port => [port]),
    )
    // Every person sits at every node; everybody says something through all of them at once.
    const seats = passes.map(pass => ports.map(port => joinTable(lineTo(port), id, pass)))
    others.push(...seats.flat())
    for (const one of seats.flat()) await until(one, ({ shown }) => shown !== null)
    const said: string[] = []
    await Promise.all(
      seats.map((devices, seat) =>
        Promise.all(
          devices.map(async (device, at) => {
            for (let n = 0; n < 8; n++) {
              const text = `${seat}/${at}/${n}`
              await device.act({ type: 'note', about: { player: (seat + 1) % 3 }, text }).then(
                () => said.push(text),
                error => {
                  // Others were faster three times: refused, and said so.
                  if (error.key !== 'match.moved-on') throw error
                },
              )
            }
          }),
        ),
      ),
    )
    expect(said.length).toBeGreaterThan(30)
    // And all devices of a seat answer the same question at once: one of them has answered it.
    for (let n = 0; n < 10; n++) {
      const seat = people.findIndex(one => one.now().shown?.asked != null)
      if (seat < 0) continue
      const question = people[seat].now().shown?.asked
      const ready = seats[seat].map(one => until(one, state => state.shown?.asked?.question === question?.question))
      await Promise.all(ready)
      const answers = await Promise.allSettled(
        seats[seat].map(one => one.act({ type: 'choose', choices: [question?.options[0] ?? ''] })),
      )
      expect(answers.filter(({ status }) => status === 'fulfilled').length).toBe(1)
      await Promise.all(people.map(one => until(one, state => state.shown?.choices === people[0].now().shown?.choices)))
    }
    const database = await openPostgres(url)
    const rows = await database.read({ sql: 'select seq, body from change order by seq', values: [] })
    const [match] = await database.read({ sql: 'select length, version from match', values: [] })
    await database.close()
    expect(rows.map(({ seq }) => Number(seq))).toEqual(rows.map((_, i) => i))
    expect(Number(match.length)).toBe(rows.length)
    expect(Number(match.version)).toBe(rows.length)
    const written = rows.map(({ body }) => JSON.parse(String(body)))
    const ids = written.flatMap(({ request }) => (request ? [`${request.seat} ${request.id}`] : []))
    expect(new Set(ids).size).toBe(ids.length)
    expect(written.filter(({ notes }) => notes !== undefined).length).toBe(said.length)
  })
})

test('a database that goes away in mid-game: refused in a sentence, and nothing that was acknowledged is lost', async () => {
  const ports = [await node(), await node()]
  const all = await table(
    3,
    [0, 1, 0].map(at => [ports[at]]),
  )
  /** Somebody who is asked, and what they could answer. */
  const asking = (): Promise<() => Promise<void>> =>
    Promise.race(
      all.people.map(async one => {
        const { shown } = await until(one, state => state.shown?.asked != null)
        return () => one.act({ type: 'choose', choices: [shown?.asked?.options[0] ?? ''] })
      }),
    )
  // It is stopped at once, and started.
  await playOn(all, acts => acts >= 6)
  const first = await asking()
  await cluster.halt()
  await expect(first()).rejects.toThrow('match.not-kept')
  // Somebody comes just now, and is let in when the database is back.
  const late = joinTable(lineTo(ports[1]), all.table, all.passes[0])
  others.push(late)
  expect(await ask(ports[1], '/api/tables', { game: 'homeland', players: 3 })).toMatchObject({
    status: 503,
    body: { refused: { key: 'database.away' } },
  })
  await cluster.start()
  await until(late, ({ shown }) => shown !== null)

  // It only stands still.
  await playOn(all, acts => acts >= 6)
  const second = await asking()
  cluster.freeze()
  await expect(second()).rejects.toThrow('match.not-kept')
  cluster.thaw()
  await playOn(all)
  await sameAsReplayed(ports[0], all)
})

test('a line is closed when what it came in by is ended at another node', async () => {
  const [here, there] = [await node(), await node()]
  const one = serverAt(`http://127.0.0.1:${here}`)
  const { table: id, invites } = await one.open({ game: 'homeland', players: 3 })
  const { token } = await one.makeBot('Robot')
  await one.sitAsBot(id, token, invites[0])
  const line = joinTable(lineTo(there), id, token)
  others.push(line)
  await until(line, ({ lobby }) => lobby !== null)
  await fetch(`${one.address}/api/bots/me`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })
  expect((await until(line, ({ over }) => over !== null)).over).toMatchObject({ key: 'pass.ended' })
})

test('what a seat keeps for itself, and its devices, are the same at every node', async () => {
  const [here, there] = [await node(), await node()]
  const [one, two] = [here, there].map(port => serverAt(`http://127.0.0.1:${port}`))
  const { table: id, invites } = await one.open({ game: 'homeland', players: 3 })
  const { pass } = await one.sit(id, { invite: invites[0], name: 'Ann' })
  const { pass: phonePass } = await two.enter(id, await one.addDevice(id, pass))
  const [ann, phone] = [joinTable(lineTo(here), id, pass), joinTable(lineTo(there), id, phonePass)]
  others.push(ann, phone)
  for (const line of [ann, phone]) await until(line, ({ lobby }) => lobby !== null)
  await ann.act({ type: 'unsent', version: 0, text: 'half a', claim: null })
  await until(phone, ({ own }) => own.unsent.text === 'half a')
  await phone.act({ type: 'mute', seat: 2, isMuted: true })
  await until(ann, ({ own }) => own.muted.includes(2))
  const other = (await one.devices(id, pass)).find(({ isThis }) => !isThis)
  await one.endDevice(id, pass, other?.id ?? '')
  expect((await until(phone, ({ over }) => over !== null)).over).toMatchObject({ key: 'pass.ended' })
})

test('a shared screen at one node is announced at every other, and shown out from any', async () => {
  const [here, there] = [await node(), await node()]
  const [one, two] = [here, there].map(port => serverAt(`http://127.0.0.1:${port}`))
  const { host: pass, table: id, invites } = await one.open({ game: 'homeland', players: 3 })
  // Its host is at the first node, the screen at the second.
  const { pass: seat } = await two.sit(id, { invite: invites[0], name: 'Ann' })
  const ann = joinTable(lineTo(there), id, seat)
  others.push(ann)
  await until(ann, ({ lobby }) => lobby !== null)
  const screenPass = await two.enterAsScreen(id, await one.openScreen(id, pass))
  const screen = joinTable(lineTo(there), id, screenPass)
  others.push(screen)
  await until(ann, ({ lobby, screens }) => lobby?.screen === true && screens === 1)
  for (const free of [1, 2])
    await one.act(id, pass, { id: `bot ${free}`, do: { type: 'bot', seat: free, kind: 'steady', name: `Bot ${free}` } })
  await one.act(id, pass, { id: 'draw', do: { type: 'draw' } })
  await until(screen, ({ shown }) => shown !== null)
  await one.closeScreen(id, pass)
  expect((await until(screen, ({ over }) => over !== null)).over?.key).toBe('pass.screen-closed')
  await until(ann, ({ lobby, screens }) => lobby?.screen === undefined && screens === 0)
  await until(ann, ({ shown }) => JSON.stringify(shown?.beside).includes('"isOpen":false'))
})

test('the call of the day is the same at every node, and so is its board', async () => {
  const [one, two] = [await node(), await node()].map(port => serverAt(`http://127.0.0.1:${port}`))
  const takers = [await one.daily.take('Ann'), await two.daily.take('Ben')]
  const lines = takers.map(({ table: id, pass }, n) =>
    joinTable(lineTo(Number(new URL([one, two][1 - n].address).port)), id, pass),
  )
  others.push(...lines)
  for (const line of lines)
    for (;;) {
      await until(line, ({ shown }) => shown?.asked != null || shown?.outcome != null)
      const { asked, outcome } = line.now().shown ?? {}
      if (outcome != null) break
      await line.act({ type: 'choose', choices: [asked?.options[0] ?? ''] })
    }
  expect(lines[1].now().shown?.events).toEqual(lines[0].now().shown?.events)
  const [a, b] = [await one.daily.board(), await two.daily.board()]
  expect(b).toEqual(a)
  expect(a.places.map(({ place, name }) => [place, name]).sort()).toEqual([
    [1, 'Ann'],
    [1, 'Ben'],
  ])
})

describe('faults at random', () => {
  // `npm run faults` has a long run.
  const faults = Number(process.env.FAULT_NODES ?? 2)
  const seed = process.env.FAULT_SEED ?? 'nodes'
  test(`${faults} of them lose nothing that was acknowledged, and every match ends (seed ${seed})`, async () => {
    const tables = Math.max(1, Math.round(faults / 5))
    const found = await failNodes(cluster, { faults, tables, seed, mostMs: 600 })
    if (process.env.FAULT_NODES) process.stdout.write(`${JSON.stringify(found)}\n`)
    expect(found.wrong).toEqual([])
  })
})

describe('what a node needs', () => {
  test.each(['', 'abc', 'g'.repeat(64)])('a key of 64 hexadecimal digits, which %j is not', async key => {
    const wrong = { ...settings(), database: { url, key }, host: '127.0.0.1', port: 0 }
    await expect(startServer(wrong)).rejects.toThrow('serve.seal-key')
  })
})
