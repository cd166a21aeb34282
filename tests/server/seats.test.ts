import { describe, expect, test } from 'vitest'
import type { RemoteTable } from '../../src/client/table.ts'
import type { Act } from '../../src/host/wire.ts'
import { type CarrierName, carriers } from './line.ts'
import { oneServer } from './one-server.ts'
import { ask, UNHURRIED, until } from './people.ts'

// Who has a seat, and who has it no more.

const server = oneServer({ times: { ...UNHURRIED, awayMs: 50 } })
const { lineWith } = server
async function opened(by: CarrierName, names: readonly string[]) {
  const { table, host: hostPass, invites } = await server.at.open({ game: 'homeland', players: 4 })
  const host = lineWith(by, table, hostPass)
  const passes: string[] = []
  for (const [seat, name] of names.entries())
    passes.push((await server.at.sit(table, { invite: invites[seat], name })).pass)
  const people = passes.map(pass => lineWith(by, table, pass))
  for (const one of [host, ...people]) await until(one, ({ lobby }) => lobby !== null)
  return { table, hostPass, invites, host, people, passes }
}
async function begun(by: CarrierName) {
  const all = await opened(by, ['Ann', 'Ben', 'Cleo', 'Dan'])
  await all.host.act({ type: 'draw' })
  for (const one of all.people) await until(one, ({ shown }) => shown !== null)
  return all
}

describe('an answer that is lost', () => {
  test('to sitting down does not use up the invite: the same id gets the seat again, and another one does not', async () => {
    const { table, invites } = await server.at.open({ game: 'homeland', players: 3 })
    const sitting = { invite: invites[0], name: 'Ann', id: 'once' }
    const first = await ask(server.port, `/api/tables/${table}/sit`, sitting)
    const lost = lineWith('WebSocket', table, first.body.pass)
    await until(lost, ({ lobby }) => lobby !== null)
    const again = await ask(server.port, `/api/tables/${table}/sit`, sitting)
    expect([first.status, again.status, again.body.seat]).toEqual([200, 200, 0])
    // Whoever has caught the first answer has nothing of it.
    await until(lost, ({ over }) => over?.key === 'pass.ended')
    const ann = lineWith('WebSocket', table, again.body.pass)
    expect((await until(ann, ({ lobby }) => lobby !== null)).lobby?.chairs.filter(one => one !== null)).toHaveLength(1)
    for (const id of ['other', undefined])
      expect((await ask(server.port, `/api/tables/${table}/sit`, { ...sitting, id })).status).toBe(401)
    // Who has given the seat up has no claim to it any more.
    await ann.act({ type: 'rise' })
    await until(ann, ({ over }) => over !== null)
    expect((await ask(server.port, `/api/tables/${table}/sit`, sitting)).status).toBe(401)
  })

  test('to anything before the match is given again, also after it has begun and a restart', async () => {
    const { table, host, invites } = await server.at.open({ game: 'homeland', players: 3 })
    await server.at.sit(table, { invite: invites[0], name: 'Ann' })
    const bot = (seat: number) => ({ type: 'bot', seat, kind: 'steady', name: `Bot ${seat}` }) as const
    for (const _twice of [1, 2]) await server.at.act(table, host, { id: 'a', do: bot(1) })
    await expect(server.at.act(table, host, { id: 'b', do: bot(1) })).rejects.toMatchObject({ key: 'seats.name-twice' })
    await server.at.act(table, host, { id: 'c', do: bot(2) })
    await server.at.act(table, host, { id: 'd', do: { type: 'draw' } })
    await server.restart()
    await server.at.act(table, host, { id: 'd', do: { type: 'draw' } })
    await server.at.act(table, host, { id: 'a', do: bot(1) })
    await expect(server.at.act(table, host, { id: 'e', do: bot(1) })).rejects.toMatchObject({ key: 'lobby.started' })
  })
})

describe.each(carriers)('a seat, by %s,', by => {
  test('that was given up, or taken away by the host, is open for somebody else and for nobody who had it', async () => {
    const { table, hostPass, host, people, passes } = await opened(by, ['Ann', 'Ben'])
    const [ann, ben] = people
    await expect(server.at.invite(table, hostPass, 0)).rejects.toMatchObject({ key: 'lobby.seat-taken' })
    await expect(server.at.invite(table, passes[0], 3)).rejects.toMatchObject({ key: 'pass.no-host' })
    await ann.act({ type: 'rise' })
    await expect(ben.act({ type: 'rise', seat: 1 })).rejects.toThrow('pass.no-host')
    await host.act({ type: 'rise', seat: 1 })
    for (const one of people) expect((await until(one, ({ over }) => over !== null)).over?.key).toBe('pass.freed')
    const earlier = await server.at.invite(table, hostPass, 0)
    const invite = await server.at.invite(table, hostPass, 0)
    await expect(server.at.sit(table, { invite: earlier, name: 'Eve' })).rejects.toMatchObject({ key: 'pass.none' })
    const { pass, seat } = await server.at.sit(table, { invite, name: 'Eve' })
    expect(seat).toBe(0)
    await until(lineWith(by, table, pass), ({ lobby }) => lobby?.chairs[0]?.name === 'Eve')
  })

  test('that the host has freed is closed to whoever had it, by link, device, id and code, at once', async () => {
    const { table, host: hostPass, invites, code } = await server.at.open({ game: 'homeland', players: 4 })
    const sitting = { invite: invites[1], name: 'Ben', id: 'the id that Ben sat down by' }
    const { pass } = (await ask(server.port, `/api/tables/${table}/sit`, sitting)).body
    const phone = await server.at.addDevice(table, pass)
    const laptop = (await server.at.enter(table, await server.at.addDevice(table, pass))).pass
    const lines = [pass, laptop].map(one => lineWith(by, table, one))
    for (const one of lines) await until(one, ({ lobby }) => lobby !== null)
    await server.at.act(table, hostPass, { id: 'free', do: { type: 'rise', seat: 1 } })
    for (const one of lines) {
      expect((await until(one, ({ over }) => over !== null)).over?.key).toBe('pass.freed')
      await expect(one.act({ type: 'rise' })).rejects.toThrow('pass.freed')
    }
    for (const one of [pass, laptop]) {
      await expect(server.at.act(table, one, { id: 'x', do: { type: 'rise' } })).rejects.toMatchObject({
        key: 'pass.none',
      })
      expect((await until(lineWith(by, table, one), ({ over }) => over !== null)).over?.key).toBe('pass.none')
    }
    await expect(server.at.enter(table, phone)).rejects.toMatchObject({ key: 'pass.none' })
    expect((await ask(server.port, `/api/tables/${table}/sit`, sitting)).status).toBe(401)
    await expect(server.at.sit(table, { code, name: 'Ben' })).rejects.toMatchObject({ key: 'code.none' })
    expect((await server.at.look(table)).lobby.chairs[1]).toBeNull()
  })

  test('that all the others have put somebody off from is played by the autopilot until they let them back', async () => {
    const { people } = await begun(by)
    const [ann, ben, cleo, dan] = people
    for (const one of [ann, cleo, dan]) await one.act({ type: 'vote', about: 1, verdict: 'autopilot' })
    const isOff = (one: RemoteTable): boolean => one.now().shown?.seats[1].isPutOff === true
    for (const one of people) await until(one, () => isOff(one))
    const asked = ben.now().shown?.asked?.options[0]
    const acts: Act[] = [
      { type: 'text', text: 'I am here' },
      { type: 'return' },
      { type: 'autopilot' },
      { type: 'pause' },
      { type: 'vote', about: 0, verdict: 'autopilot' },
      { type: 'nudge', seat: 0 },
      ...(asked === undefined ? [] : [{ type: 'choose' as const, choices: [asked] }]),
    ]
    for (const what of acts) await expect(ben.act(what), what.type).rejects.toThrow('match.put-off')
    // What they write for themselves is theirs, and they look on from where they sat.
    await ben.act({ type: 'note', about: { player: 0 }, text: 'unfair' })
    expect(isOff(ann) && ben.now().shown?.viewer === 1).toBe(true)
    for (const one of [ann, cleo]) await one.act({ type: 'vote', about: 1, verdict: 'wait' })
    await until(ben, () => !isOff(ben) && ben.now().shown?.seats[1].absent === undefined)
    await ben.act({ type: 'text', text: 'here again' })
  })

  test('of somebody who is gone is given to a substitute, who knows what it lawfully knows and nothing private', async () => {
    const { table, hostPass, people, passes } = await begun(by)
    const [ann, ben, cleo, dan] = people
    await ben.act({ type: 'note', about: { player: 0 }, text: 'ANN LIES' })
    await ben.act({ type: 'suspect', player: 0, mix: [10, 20, 70] })
    const known = ben.now().shown
    await expect(server.at.invite(table, hostPass, 1)).rejects.toMatchObject({ key: 'lobby.seat-taken' })
    // One device stays open when the table decides: it is shown out.
    const phone = lineWith(by, table, passes[1])
    await until(phone, ({ shown }) => shown !== null)
    ben.leave()
    phone.leave()
    await until(ann, ({ shown }) => shown?.around?.away.includes(1) === true)
    for (const one of [ann, cleo]) await one.act({ type: 'vote', about: 1, verdict: 'substitute' })
    await until(dan, ({ shown }) => shown?.seats[1].absent === 'nobody')
    const late = lineWith(by, table, passes[1])
    expect((await until(late, ({ over }) => over !== null)).over?.key).toMatch(/^pass\.(ended|none)$/)
    const invite = await server.at.invite(table, hostPass, 1)
    const sitting = { invite, name: 'Eve', id: 'eve' }
    await ask(server.port, `/api/tables/${table}/sit`, sitting)
    const { pass } = (await ask(server.port, `/api/tables/${table}/sit`, sitting)).body
    const eve = lineWith(by, table, pass)
    const { shown } = await until(eve, state => state.shown !== null)
    expect(shown).toMatchObject({ viewer: 1, view: known?.view, notes: [], suspicions: {} })
    expect(shown?.events).toEqual(known?.events)
    expect(shown?.seats[1]).toEqual({ name: 'Eve', bot: null })
    await until(ann, state => state.shown?.seats[1].name === 'Eve')
    await expect(server.at.sit(table, { invite, name: 'Eve' })).rejects.toMatchObject({ key: 'pass.none' })
    await expect(server.at.invite(table, hostPass, 1)).rejects.toMatchObject({ key: 'lobby.seat-taken' })
    await eve.act({ type: 'text', text: 'hello' })
  })

  test('that the autopilot plays is its owner’s again with whatever they do', async () => {
    const { people } = await begun(by)
    const [ann, ben] = people
    const isPlayed = (one: RemoteTable, seat: number): boolean => one.now().shown?.seats[seat].absent === 'autopilot'
    await ann.act({ type: 'autopilot' })
    await until(ben, () => isPlayed(ben, 0))
    await ann.act({ type: 'text', text: 'here again' })
    await until(ben, () => !isPlayed(ben, 0))
    await ann.act({ type: 'autopilot' })
    await ann.act({ type: 'return' })
    await expect(ann.act({ type: 'return' })).rejects.toThrow('match.no-autopilot')
    await until(ben, () => !isPlayed(ben, 0))
  })
})
