import { describe, expect, test } from 'vitest'
import type { RemoteTable } from '../../src/client/table.ts'
import type { TableOpening } from '../../src/host/wire.ts'
import { type CarrierName, carriers } from './line.ts'
import { oneServer } from './one-server.ts'
import { until } from './people.ts'

// How people talk at a table of a server.

const server = oneServer()
const { comeBy } = server

async function gathered(by: CarrierName, opening: Partial<TableOpening> = {}) {
  const opened = await server.at.open({ game: 'homeland', players: 3, ...opening })
  const { table, invites } = opened
  const host = await comeBy(by, table, opened.host)
  const people: RemoteTable[] = []
  const passes: string[] = []
  for (const [seat, name] of ['Ann', 'Ben', 'Cleo'].entries()) {
    const { pass } = await server.at.sit(table, { invite: invites[seat], name })
    passes.push(pass)
    people.push(await comeBy(by, table, pass))
  }
  const begin = async (): Promise<void> => {
    await host.act({ type: 'draw' })
    for (const one of [...people, host]) await until(one, ({ shown }) => shown !== null)
  }
  return { table, host, hostPass: opened.host, people, passes, begin }
}

const dangerous = { type: 'claim', claim: { about: 'case', case: 1, says: 'dangerous' } } as const

describe.each(carriers)('what a table agrees on, by %s,', by => {
  test('is said when it is opened, seen by everybody in the lobby, and the host’s to change', async () => {
    const { host, people } = await gathered(by, { talk: 'claims' })
    for (const one of [...people, host]) expect(one.now().lobby?.options).toEqual({ talk: 'claims', memory: 'full' })
    await expect(people[0].act({ type: 'options', memory: 'none' })).rejects.toMatchObject({ key: 'pass.no-host' })
    await host.act({ type: 'options', memory: 'facts' })
    for (const one of people) await until(one, ({ lobby }) => lobby?.options.memory === 'facts')
    expect(host.now().lobby?.options).toEqual({ talk: 'claims', memory: 'facts' })
  })

  test('holds in the match, and is fixed there', async () => {
    const { host, people, begin } = await gathered(by, { talk: 'claims', memory: 'none' })
    await begin()
    expect(people[0].now().shown?.options).toEqual({ talk: 'claims', memory: 'none' })
    await expect(host.act({ type: 'options', talk: 'all' })).rejects.toMatchObject({ key: 'lobby.started' })
    await expect(people[0].act({ type: 'text', text: 'hello' })).rejects.toMatchObject({ key: 'talk.claims-only' })
    await people[0].act(dangerous)
    await until(people[1], ({ shown }) => shown?.talk.length === 1)
  })

  test('may be that nothing is said here', async () => {
    const { people, begin } = await gathered(by, { talk: 'none' })
    await begin()
    await expect(people[0].act(dangerous)).rejects.toMatchObject({ key: 'talk.off' })
    await expect(people[0].act({ type: 'text', text: 'hello' })).rejects.toMatchObject({ key: 'talk.off' })
  })
})

const suspicion = { about: 'player', player: 1, says: 'suspect', strength: 'little' } as const

describe.each(carriers)('a fair word, by %s,', by => {
  test('stands beside the suspicion for everybody, and for whoever comes later', async () => {
    const { table, people, passes, host, begin } = await gathered(by)
    await begin()
    await people[0].act({ type: 'claim', claim: suspicion })
    await expect(people[2].act({ type: 'answer', to: 0, answer: { says: 'deny' } })).rejects.toMatchObject({
      key: 'answer.not-yours',
    })
    await people[1].act({ type: 'answer', to: 0, answer: { says: 'deny' }, text: 'Look again.' })
    const answer = { seat: 1, says: { says: 'deny' }, text: 'Look again.' }
    for (const one of [...people, host]) {
      const { shown } = await until(one, state => state.shown?.talk[0]?.answer !== undefined)
      expect(shown?.talk).toEqual([{ seat: 0, after: expect.any(Number), claim: suspicion, answer }])
    }
    const later = await comeBy(by, table, passes[2])
    expect((await until(later, ({ shown }) => shown !== null)).shown?.talk[0].answer).toEqual(answer)
  })
})

describe.each(carriers)('words that are not fit for a table, by %s,', by => {
  const write = (one: RemoteTable, text: string): Promise<void> => one.act({ type: 'text', text })

  test('are reported to the host: whose and which, how often, and never by whom', async () => {
    const { table, host, hostPass, people, begin } = await gathered(by)
    await begin()
    await write(people[0], 'Good evening.')
    await write(people[1], 'You fools.')
    await until(people[2], ({ shown }) => shown?.beside.filter(one => 'words' in one).length === 2)
    const report = { type: 'report', seat: 1, words: 1 } as const
    await people[0].act(report)
    // Once more is the same.
    await people[0].act(report)
    expect((await until(host, ({ reports }) => reports.length > 0)).reports).toEqual([{ seat: 1, words: 1, times: 1 }])
    await people[2].act(report)
    await until(host, ({ reports }) => reports[0]?.times === 2)
    expect(JSON.stringify(host.now().reports)).toBe(JSON.stringify([{ seat: 1, words: 1, times: 2 }]))
    // A host who comes later sees the same, and nobody else any of it.
    const later = await comeBy(by, table, hostPass)
    expect((await until(later, ({ reports }) => reports.length > 0)).reports).toEqual(host.now().reports)
    for (const one of people) expect(one.now().reports).toEqual([])

    const refused = (one: RemoteTable, what: object) => expect(one.act({ ...report, ...what })).rejects
    await refused(people[0], { words: 7 }).toMatchObject({ key: 'report.none' })
    await refused(people[0], { seat: 2 }).toMatchObject({ key: 'report.none' })
    await refused(people[1], {}).toMatchObject({ key: 'report.yourself' })
    await refused(host, {}).toMatchObject({ key: 'match.no-seat' })
  })

  test('are reported so fast and no faster', async () => {
    const { people, begin } = await gathered(by)
    await begin()
    for (let n = 0; n < 6; n++) await write(people[1], `line ${n}`)
    for (let words = 0; words < 5; words++) await people[0].act({ type: 'report', seat: 1, words })
    await expect(people[0].act({ type: 'report', seat: 1, words: 5 })).rejects.toMatchObject({ key: 'report.enough' })
    await people[2].act({ type: 'report', seat: 1, words: 5 })
  })

  test('are ended by the host for everybody, before the match and in it, and taken back', async () => {
    const { host, people, begin } = await gathered(by)
    await host.act({ type: 'silence', seat: 1, isSilenced: true })
    for (const one of people) await until(one, ({ lobby }) => lobby?.silenced.includes(1) === true)
    await expect(people[0].act({ type: 'silence', seat: 1, isSilenced: false })).rejects.toMatchObject({
      key: 'pass.no-host',
    })
    await begin()
    expect(people[0].now().shown?.around?.silenced).toEqual([1])
    await expect(write(people[1], 'hello')).rejects.toMatchObject({ key: 'talk.silenced' })
    // Claims are a part of the game.
    await people[1].act(dangerous)
    await host.act({ type: 'silence', seat: 1, isSilenced: false })
    for (const one of people) {
      const { shown } = await until(one, state => state.shown?.around === null)
      expect(shown?.beside.filter(told => 'entry' in told).map(told => 'entry' in told && told.entry)).toMatchObject([
        { kind: 'silence', seat: 1 },
        { kind: 'unsilence', seat: 1 },
      ])
    }
    await write(people[1], 'hello')
    await expect(host.act({ type: 'silence', seat: 1, isSilenced: false })).rejects.toMatchObject({
      key: 'match.not-silent',
    })
  })
})

test('reports are counted in the operator’s list of tables, with nothing of what was written', async () => {
  const { table, people, begin } = await gathered('WebSocket')
  await begin()
  await people[1].act({ type: 'text', text: 'You fools.' })
  await until(people[0], ({ shown }) => shown?.beside.some(one => 'words' in one) === true)
  await people[0].act({ type: 'report', seat: 1, words: 0 })
  const tables = await server.at.hosting(server.hostPass).tables()
  expect(tables.find(one => one.table === table)).toMatchObject({ reported: 1, phase: 'played' })
  expect(tables.filter(({ reported }) => reported !== undefined).length).toBeGreaterThan(0)
  expect(JSON.stringify(tables)).not.toContain('fools')
})
