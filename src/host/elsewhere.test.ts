import { describe, expect, test } from 'vitest'
import { again, askedIn, begun, call, client, disk, expectUpToDate, tableOf, usual } from '../../tests/hosting.ts'
import { Fault } from '../engine/game.ts'
import { shipped } from '../games/index.ts'
import { questionOf } from '../table/step.ts'
import type { HostedMatch, Hosting } from './hosting.ts'
import { openKept } from './opening.ts'
import { handOver, isBack, isThere, takeBack } from './served.ts'
import { isOver, type Store } from './store.ts'

/** A store that hands over what was added, as a database does; without, a match is read whole. */
const sharing = (store: Store): Store => ({
  ...store,
  async since(id, length, before) {
    const kept = await store.load(id)
    const version = kept?.line.version ?? 0
    const changes = kept?.changes.slice(length) ?? []
    return version - before === changes.length ? { version, changes } : undefined
  },
})

const sharedBy = (store: Store): Partial<Hosting> => ({
  ...{ store, isServed: true },
  async reopen(id) {
    const kept = await store.load(id)
    return kept && openKept(shipped, kept)
  },
})

/** Two hosts of one match, as two nodes have it. */
async function twoHosts(bots: number, store: Store): Promise<readonly [HostedMatch, HostedMatch]> {
  const more = sharedBy(store)
  const one = await begun(tableOf(bots), more)
  return [one, await again(store, more)]
}

/** A match as data, without what has just happened: that is told, and not kept. */
const stateOf = (hosted: HostedMatch): unknown => {
  const { happened: _, ...match } = hosted.open().match
  return JSON.parse(JSON.stringify(match))
}

describe.each([
  ['by what was added', () => sharing(disk())],
  ['read whole', disk],
])('a match that two hosts have, %s', (_how, newStore) => {
  test('is the same at both after every input at either, and so is what everybody was told', async () => {
    const hosts = await twoHosts(0, newStore())
    const clients = hosts.map(host => ([0, 1, 2, 'observer'] as const).map(viewer => client(host, viewer)))
    for (let n = 0; n < 120; n++) {
      const [here, there] = n % 3 === 0 ? hosts : hosts.toReversed()
      if (here.open().match.record.ended !== null || here.open().game.outcome(here.open().match.state)) break
      const { seat, names } = askedIn(here)
      const drafted = here.open().match.record.draft.length
      if (n % 7 === 3 && drafted > 0) await here.seat(seat).undo()
      else if (n % 11 === 5) await here.seat(n % 3).note({ player: (n + 1) % 3 }, `note ${n}`)
      else await here.seat(seat).choose([names[n % names.length]], { id: `input ${n}` })
      await there.catchUp()
      expect(stateOf(there)).toEqual(stateOf(here))
      for (const [i, host] of hosts.entries()) expectUpToDate(host, clients[i])
    }
    expect(hosts[0].open().match.log.length).toBeGreaterThan(10)
  })

  test('takes an input on what the other has made of it, and the same input once', async () => {
    const [here, there] = await twoHosts(0, newStore())
    const { seat, names } = askedIn(here)
    await here.seat(seat).choose([names[0]], { id: 'one' })
    // Neither has heard of the other's.
    await there.seat(seat).choose([names[0]], { id: 'one' })
    await there.seat((seat + 1) % 3).note({ player: seat }, 'elsewhere')
    await here.seat((seat + 1) % 3).note({ player: (seat + 2) % 3 }, 'here')
    await there.catchUp()
    expect(stateOf(there)).toEqual(stateOf(here))
    expect(here.open().match.record.notes.map(({ text }) => text)).toEqual(['elsewhere', 'here'])
  })

  test('has somebody back whom both saw come, and takes what they do next', async () => {
    const [here, there] = await twoHosts(0, newStore())
    await isThere(here, 1, false)
    await there.catchUp()
    await Promise.all([here, there].map(host => isThere(host, 1, true)))
    await Promise.all([here, there].map(host => isThere(host, 1, false)))
    await Promise.all([here, there].map(host => isBack(host, 1)))
    await there.seat(1).note({ player: 0 }, 'back')
    await here.catchUp()
    expect(
      here
        .open()
        .match.log.map(({ kind }) => kind)
        .slice(-4),
    ).toEqual(['away', 'back', 'away', 'back'])
    expect(stateOf(there)).toEqual(stateOf(here))
  })

  test('gives a seat back that the autopilot had, and says so again to whoever asks again at the other', async () => {
    const [here, there] = await twoHosts(0, newStore())
    await handOver(here, 1, 'hand over')
    // Nobody here has heard that the autopilot plays, nor there that it no longer does.
    expect(await takeBack(there, 1, 'return')).toBe(true)
    expect(await takeBack(here, 1, 'return')).toBe(true)
    expect(await takeBack(here, 1, 'another')).toBe(false)
    expect(
      here
        .open()
        .match.log.map(({ kind }) => kind)
        .slice(-2),
    ).toEqual(['sit', 'sit'])
    expect(here.open().match.record.seats[1]).toEqual({ name: 'Ben', bot: null })
  })

  test('has its bots moved by whoever wrote last, each answer once', async () => {
    const store = newStore()
    const [here, there] = await twoHosts(2, store)
    for (const host of [here, there]) host.wake()
    await Promise.all([here.settled(), there.settled()])
    await here.catchUp()
    const alone = await begun(tableOf(2))
    await alone.settled()
    expect(here.open().match.record.choices).toEqual(alone.open().match.record.choices)
  })
})

test.each([
  ['of somebody who plays alone', call],
  ['of a table', tableOf(0)],
])(
  'every move %s, the last too, has its answer when it is sent again to a host that was not there',
  async (_who, opening) => {
    const store = disk()
    const more: Partial<Hosting> = {
      ...sharedBy(store),
      more: (_before, { taken }, line) => (isOver(line) ? { taken } : {}),
    }
    const host = await begun(opening, more)
    const isRunning = (): boolean => host.open().game.outcome(host.open().match.state) === null
    for (let n = 0; isRunning(); n++) {
      const { seat, names } = askedIn(host)
      const sent = { id: `input ${n}`, question: questionOf(host.open().match, seat) }
      const choices = [names[n % names.length]]
      await host.seat(seat).choose(choices, sent)
      // Not each of many: a match is read whole for it.
      if (isRunning() && n % 10 > 0) continue
      const other = await again(store, more)
      await other.seat(seat).choose(choices, sent)
      expect(other.open().version).toBe(host.open().version)
    }
  },
)

describe('what could not be kept', () => {
  test('is refused and told to nobody, and taken when it is sent again', async () => {
    const store = disk()
    let isAway = false
    const failing: Store = {
      ...store,
      async append(...all) {
        if (isAway) throw new Error('away')
        return store.append(...all)
      },
    }
    const host = await begun(tableOf(0), sharedBy(failing))
    const { seat, names } = askedIn(host)
    const clients = ([0, 1, 2, 'observer'] as const).map(viewer => client(host, viewer))
    const before = clients.map(({ heard }) => heard.length)
    isAway = true
    await expect(host.seat(seat).choose([names[0]], { id: 'one' })).rejects.toThrow('match.not-kept')
    expect(clients.map(({ heard }) => heard.length)).toEqual(before)
    isAway = false
    await host.seat(seat).choose([names[0]], { id: 'one' })
    expectUpToDate(host, clients)
  })

  test('and what was kept though nobody answered is an answer already', async () => {
    const store = disk()
    let writes = 0
    const losing: Store = {
      ...store,
      async append(...all) {
        writes += 1
        await store.append(...all)
        throw new Error('the line is gone')
      },
    }
    const host = await begun(tableOf(0), { ...sharedBy(losing), think: usual })
    const { seat, names } = askedIn(host)
    await host.seat(seat).choose([names[0]], { id: 'one' })
    expect(writes).toBe(1)
    expect(host.open().version).toBe((await store.load('a'))?.line.version)
  })

  test('and what may be kept is not refused by a host that cannot look', async () => {
    const store = disk()
    let isAway = false
    const unread = async (): Promise<never> => {
      throw new Fault('database.away')
    }
    const more = {
      ...sharedBy(store),
      isShared: true,
      reopen: (id: string) => (isAway ? unread() : sharedBy(store).reopen?.(id)) as ReturnType<typeof unread>,
    }
    const [here, there] = [await begun(tableOf(0), more), await again(store, more)]
    const { seat, names } = askedIn(here)
    const sent = { id: 'one', question: questionOf(here.open().match, seat) }
    // The other has heard of something that came after what it is asked for, and then of nothing any more.
    await here.seat(seat).choose([names[0]], sent)
    isAway = true
    const late = { id: 'two', question: `${sent.question}1` }
    await expect(there.seat(seat).choose([names[0]], late)).rejects.toThrow('database.away')
    isAway = false
    await expect(there.seat(seat).choose([names[0]], late)).rejects.toThrow('match.other-question')
    await there.seat(seat).choose([names[0]], sent)
    expect(there.open().version).toBe(here.open().version)
  })
})

test('however much the autopilot has done for somebody, what they did themselves has its answer when it is sent again', async () => {
  const host = await begun(tableOf(0), sharedBy(disk()))
  const { seat, names } = askedIn(host)
  const sent = { id: 'mine', question: questionOf(host.open().match, seat) }
  await host.seat(seat).choose([names[0]], sent)
  for (const one of [0, 1, 2]) await handOver(host, one, `over ${one}`)
  await host.settled()
  const { record } = host.open().match
  expect(record.choices.filter(one => one.seat === seat).length).toBeGreaterThan(40)
  await host.seat(seat).choose([names[0]], sent)
  await expect(host.seat(seat).choose([names[0]], { ...sent, id: 'other' })).rejects.toThrow(Fault)
})
