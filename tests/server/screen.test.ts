import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type AnySocket, overEvents, overSocket } from '../../src/client/carriers.ts'
import { joinTable, type RemoteTable } from '../../src/client/table.ts'
import { newBrowser } from './browser.ts'
import { type CarrierName, carriers, lineTo } from './line.ts'
import { oneServer } from './one-server.ts'
import { playOn, replayed, seenIn, until } from './people.ts'

// The shared screen of a table.

const server = oneServer()
const { comeBy } = server
async function gathered(by: CarrierName) {
  const { table, host, invites, watch } = await server.at.open({ game: 'homeland', players: 3, spectators: true })
  const passes: string[] = []
  for (const [seat, name] of ['Ann', 'Ben', 'Cleo'].entries())
    passes.push((await server.at.sit(table, { invite: invites[seat], name })).pass)
  const people: RemoteTable[] = []
  for (const pass of passes) people.push(await comeBy(by, table, pass))
  return { table, host, people, passes, watch }
}
type Gathered = Awaited<ReturnType<typeof gathered>>
async function begin({ table, host, people }: Gathered): Promise<void> {
  await server.at.act(table, host, { id: 'draw', do: { type: 'draw' } })
  for (const one of people) await until(one, ({ shown }) => shown !== null)
}
const toldOfScreens = (one: RemoteTable): readonly boolean[] =>
  (one.now().shown?.beside ?? []).flatMap(told =>
    'entry' in told && told.entry.kind === 'screen' ? [told.entry.isOpen] : [],
  )

describe.each(carriers)('a shared screen, by %s,', by => {
  test('is seen to be open, shows what everybody may see as it happens, and does nothing', async () => {
    const evening = await gathered(by)
    const { table, host, people, passes } = evening
    const link = await server.at.openScreen(table, host)
    for (const one of people) await until(one, ({ lobby }) => lobby?.screen === true)
    // The link itself is exchanged, once.
    expect((await comeBy(by, table, link)).now().over?.key).toBe('pass.none')
    await expect(server.at.sit(table, { invite: link, name: 'Eve' })).rejects.toMatchObject({ key: 'pass.no-invite' })
    const pass = await server.at.enterAsScreen(table, link)
    await expect(server.at.enterAsScreen(table, link)).rejects.toMatchObject({ key: 'pass.none' })
    const screen = await comeBy(by, table, pass)
    expect(screen.now().you).toEqual({ seat: null, isHost: false, isSpectator: false, isScreen: true })
    for (const one of [...people, screen])
      await until(one, ({ screens, watching, present }) => screens === 1 && watching === 0 && present.length === 3)
    await begin(evening)
    await until(screen, ({ shown }) => shown !== null)
    expect(screen.now().shown).toMatchObject({ viewer: 'observer', seed: null, asked: null, notes: [] })
    await people[0].act({ type: 'text', text: 'Good evening' })
    await until(screen, ({ shown }) => JSON.stringify(shown?.beside).includes('Good evening'))
    // Before the first round is over, and not a round late.
    const seated = { table, host: people[0], people, passes, told: [[], [], []] }
    await playOn(seated, acts => acts >= 12)
    const { choices } = people[0].now().shown ?? {}
    expect(choices).toBeGreaterThan(0)
    await until(screen, ({ shown }) => shown?.choices === choices)
    for (const act of [
      { type: 'text', text: 'Look out!' },
      { type: 'undo' },
      { type: 'draw' },
      { type: 'nudge', seat: 0 },
      { type: 'advise', text: 'Wait' },
    ] as const)
      await expect(screen.act(act)).rejects.toThrow('pass.screen')
    await expect(server.at.act(table, pass, { id: 'one', do: { type: 'pause' } })).rejects.toMatchObject({
      ...{ key: 'pass.screen', status: 403 },
    })
    await expect(server.at.addDevice(table, pass)).rejects.toMatchObject({ key: 'match.no-seat' })
    await expect(server.at.openScreen(table, pass)).rejects.toMatchObject({ key: 'pass.no-host' })
    await playOn(seated)
    await until(screen, ({ shown }) => shown?.outcome != null)
    const match = await replayed(JSON.parse(await server.at.file(table)))
    const seen = await seenIn(match, 'observer')
    expect(screen.now().shown?.events).toEqual(seen.events)
    expect(screen.now().shown?.told).toBe(seen.told)
  })

  test('is announced when it is opened and closed in a match; a new link ends the one before', async () => {
    const evening = await gathered(by)
    const { table, host, people, passes, watch } = evening
    await begin(evening)
    for (const pass of passes)
      await expect(server.at.openScreen(table, pass)).rejects.toMatchObject({ key: 'pass.no-host', status: 403 })
    const first = await comeBy(by, table, await server.at.enterAsScreen(table, await server.at.openScreen(table, host)))
    for (const one of people) {
      await until(one, () => toldOfScreens(one).length === 1)
      await until(one, ({ lobby, screens }) => lobby?.screen === true && screens === 1)
    }
    await until(first, ({ shown }) => shown !== null)
    const second = await comeBy(
      by,
      table,
      await server.at.enterAsScreen(table, await server.at.openScreen(table, host)),
    )
    expect((await until(first, ({ over }) => over !== null)).over?.key).toBe('pass.screen-closed')
    await until(second, ({ shown }) => shown !== null)
    // Whoever looks on a round late does not know of it yet.
    const spectator = await comeBy(by, table, watch)
    await until(spectator, ({ shown }) => shown !== null)
    expect(spectator.now().lobby?.screen).toBeUndefined()
    expect(toldOfScreens(spectator)).toEqual([])
    await server.at.closeScreen(table, host)
    expect((await until(second, ({ over }) => over !== null)).over?.key).toBe('pass.screen-closed')
    for (const one of people) {
      await until(one, () => toldOfScreens(one).length === 3)
      expect(toldOfScreens(one)).toEqual([true, true, false])
      await until(one, ({ lobby, screens }) => lobby?.screen === undefined && screens === 0)
    }
    // Nothing is open: nobody is told again.
    await server.at.closeScreen(table, host)
    await people[0].act({ type: 'text', text: 'So' })
    expect(toldOfScreens(people[0])).toEqual([true, true, false])
  })

  test('comes back after a restart, and its link is not good for ever', async () => {
    const evening = await gathered(by)
    const { table, host, people } = evening
    await begin(evening)
    const pass = await server.at.enterAsScreen(table, await server.at.openScreen(table, host))
    const unused = await server.at.openScreen(table, host)
    expect((await comeBy(by, table, pass)).now().over?.key).toBe('pass.none')
    const good = await server.at.enterAsScreen(table, unused)
    await server.restart()
    const screen = await comeBy(by, table, good)
    await until(screen, ({ shown }) => shown !== null)
    expect(screen.now().lobby?.screen).toBe(true)
    await until(people[0], ({ isConnected, screens }) => isConnected && screens === 1)
    await server.at.closeScreen(table, host)
    expect((await until(screen, ({ over }) => over !== null)).over?.key).toBe('pass.screen-closed')
  })
})

test('a screen is not where somebody plays alone', async () => {
  const { table, host } = await server.at.open({ game: 'negotiator' })
  await expect(server.at.openScreen(table, host)).rejects.toMatchObject({ key: 'shared-screen.several', status: 409 })
})

test('a retry of the same opening is told once; a lost answer to its link gets another pass', async () => {
  const evening = await gathered('WebSocket')
  const { table, host, people } = evening
  await begin(evening)
  const open = (): Promise<Response> =>
    fetch(`${server.at.address}/api/tables/${table}/screen`, {
      ...{ method: 'POST', body: JSON.stringify({ id: 'once' }) },
      headers: { 'content-type': 'application/json', authorization: `Bearer ${host}` },
    })
  await open()
  const { screen } = (await (await open()).json()) as { screen: string }
  await people[0].act({ type: 'text', text: 'So' })
  expect(toldOfScreens(people[0])).toEqual([true])
  const enter = async (): Promise<string> =>
    (await newBrowser(server.port, 'localhost').post(`/api/tables/${table}/screen/enter`, { screen, id: 'in' })).body
      .pass
  const lost = await enter()
  const found = await enter()
  expect((await comeBy('WebSocket', table, lost)).now().over?.key).toBe('pass.none')
  expect((await comeBy('WebSocket', table, found)).now().you?.isScreen).toBe(true)
})

describe('a browser in the room', () => {
  test('has a cookie of its own, beside that of a seat, and comes back by it when it is loaded anew', async () => {
    const { table, host, invites } = await server.at.open({ game: 'homeland', players: 3 })
    const browser = newBrowser(server.port, 'localhost')
    const link = await server.at.openScreen(table, host)
    const path = `/api/tables/${table}/screen/enter`
    expect((await browser.post(path, { screen: link })).status).toBe(200)
    expect(browser.given.at(-1)).toMatch(new RegExp(`^screen-${table}=[\\w-]{22};.*HttpOnly.*SameSite=Lax`))
    // The page is loaded again: the link it came by is used up.
    expect((await browser.post(path, { screen: link })).status).toBe(200)
    expect((await newBrowser(server.port, 'localhost').post(path, { screen: link })).status).toBe(401)
    const seenBy = async (by: CarrierName, as?: 'screen') => {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const line = lineTo(server.port)
      const events = overEvents(server.at.address, line, (url, given) =>
        fetch(url, { ...given, headers: { ...given?.headers, cookie } }),
      )
      const socket = overSocket(
        server.at.address,
        url => new WebSocket(url, { headers: { cookie } }) as AnySocket,
        line.after,
      )
      const one = joinTable({ ...line, connect: by === 'WebSocket' ? socket : events }, table, null, undefined, as)
      server.holding(one)
      await until(one, ({ you }) => you !== null)
      return one
    }
    for (const by of carriers) expect((await seenBy(by)).now().you?.isScreen).toBe(true)
    expect((await browser.post(`/api/tables/${table}/sit`, { invite: invites[0], name: 'Ann' })).status).toBe(200)
    for (const by of carriers) {
      expect((await seenBy(by)).now().you).toMatchObject({ seat: 0 })
      const screen = await seenBy(by, 'screen')
      expect(screen.now().you).toMatchObject({ seat: null, isScreen: true })
      // What is sent from there is the screen's, whoever else has this browser.
      await expect(screen.act({ type: 'rise' })).rejects.toThrow('pass.screen')
    }
    await server.at.closeScreen(table, host)
    expect((await browser.post(path, { screen: link })).status).toBe(401)
  })
})
