import { describe, expect, test } from 'vitest'
import type { Own, RemoteTable } from '../../src/client/table.ts'
import { type CarrierName, carriers } from './line.ts'
import { oneServer } from './one-server.ts'
import { until } from './people.ts'

// What belongs to one seat, on whichever device.

const server = oneServer()
const { comeBy } = server
async function begun(by: CarrierName) {
  const { table, host, invites } = await server.at.open({ game: 'homeland', players: 3 })
  const passes: string[] = []
  for (const [seat, name] of ['Ann', 'Ben', 'Cleo'].entries())
    passes.push((await server.at.sit(table, { invite: invites[seat], name })).pass)
  const people: RemoteTable[] = []
  for (const pass of passes) people.push(await comeBy(by, table, pass))
  await server.at.act(table, host, { id: 'draw', do: { type: 'draw' } })
  for (const one of people) await until(one, ({ shown }) => shown !== null)
  return { table, host, invites, people, passes }
}

describe.each(carriers)('a seat, by %s,', by => {
  test('has several devices, by links of its own; each can be seen, and ended from another', async () => {
    const { table, host, passes, people } = await begun(by)
    const link = await server.at.addDevice(table, passes[0])
    expect((await comeBy(by, table, link)).now().over?.key).toBe('pass.none')
    await expect(server.at.sit(table, { invite: link, name: 'Eve' })).rejects.toMatchObject({ key: 'pass.no-invite' })
    const { pass, seat } = await server.at.enter(table, link)
    expect(seat).toBe(0)
    await expect(server.at.enter(table, link)).rejects.toMatchObject({ key: 'pass.none' })
    const phone = await comeBy(by, table, pass)
    await until(phone, ({ shown }) => shown?.viewer === 0)
    const unused = await server.at.addDevice(table, pass)
    const devices = await server.at.devices(table, passes[0])
    expect(devices.map(({ isThis, isLink }) => [isThis, isLink]).sort()).toEqual([
      [false, false],
      [false, true],
      [true, false],
    ])
    // Nobody else's: not to be seen, not to be ended, and not made by the host.
    expect((await server.at.devices(table, passes[1])).length).toBe(1)
    const other = devices.find(({ isThis, isLink }) => !isThis && !isLink)?.id ?? ''
    await expect(server.at.endDevice(table, passes[1], other)).rejects.toMatchObject({ key: 'pass.no-device' })
    await expect(server.at.addDevice(table, host)).rejects.toMatchObject({ key: 'match.no-seat' })
    const own = devices.find(({ isThis }) => isThis)?.id ?? ''
    await expect(server.at.endDevice(table, passes[0], own)).rejects.toMatchObject({ key: 'pass.this-device' })
    for (const { id, isThis } of devices) if (!isThis) await server.at.endDevice(table, passes[0], id)
    expect((await until(phone, ({ over }) => over !== null)).over?.key).toBe('pass.ended')
    await expect(server.at.enter(table, unused)).rejects.toMatchObject({ key: 'pass.none' })
    expect(people[0].now().over).toBeNull()
  })

  test('keeps what is not sent yet, whom it does not read and what it has settled, on all its devices and after a restart', async () => {
    const { table, passes, people } = await begun(by)
    const [ann, ben] = people
    const phone = await comeBy(by, table, passes[0])
    const words = { version: 0, text: 'I think that', claim: { about: 'player', player: 1 } }
    await ann.act({ type: 'unsent', ...words })
    await until(phone, ({ own }) => own.unsent.version === 1)
    expect(phone.now().own.unsent).toEqual({ ...words, version: 1 })
    // Two devices do not write over each other in silence.
    await phone.act({ type: 'unsent', version: 1, text: 'You are', claim: null })
    await expect(ann.act({ type: 'unsent', version: 1, text: 'No', claim: null })).rejects.toThrow(
      'unsent.other-device',
    )
    await ann.act({ type: 'mute', seat: 1, isMuted: true })
    await expect(ann.act({ type: 'mute', seat: 0, isMuted: true })).rejects.toThrow('talk.yourself')
    await expect(ann.act({ type: 'mute', seat: 4, isMuted: true })).rejects.toThrow('talk.no-such-player')
    const rules = [{ asset: 'nicholas-brody', do: 'blue', impactAtLeast: 3, leads: { side: 'red', atMost: 5 } }]
    await ann.act({ type: 'presets', version: 0, rules })
    await until(phone, ({ own }) => own.presets.version === 1)
    await expect(phone.act({ type: 'presets', version: 1, rules: [{ asset: 'virgil', do: 'blue' }] })).rejects.toThrow(
      'shape.value',
    )
    await server.restart()
    const later = await comeBy(by, table, passes[0])
    await until(later, ({ own }) => own.muted.length > 0)
    expect(later.now().own).toEqual({
      unsent: { version: 2, text: 'You are', claim: null },
      muted: [1],
      nudge: null,
      advice: null,
      presets: { version: 1, rules },
    })
    await later.act({ type: 'mute', seat: 1, isMuted: false })
    await until(later, ({ own }) => own.muted.length === 0)
    expect([ben.now().own.muted, ben.now().own.presets.rules]).toEqual([[], []])
  })
})

describe.each(carriers)('a nudge, by %s,', by => {
  test('reaches the one who is waited for and nobody else, once for each question', async () => {
    const { people } = await begun(by)
    const asked = people.findIndex(one => one.now().shown?.asked != null)
    const [slow, other, third] = [0, 1, 2].map(n => people[(asked + n) % 3])
    const seat = (asked + 1) % 3
    const before = third.now().shown
    await other.act({ type: 'nudge', seat: asked })
    await until(slow, ({ own }) => own.nudge !== null)
    const question = slow.now().shown?.asked?.question ?? ''
    expect(slow.now().own.nudge).toEqual({ asked: Number(question.split('.')[0]), by: seat })
    // Whoever asks second learns nothing of the first, and changes nothing.
    await third.act({ type: 'nudge', seat: asked })
    expect(slow.now().own.nudge).toEqual({ asked: Number(question.split('.')[0]), by: seat })
    await expect(slow.act({ type: 'nudge', seat })).rejects.toThrow('nudge.not-asked')
    await expect(slow.act({ type: 'nudge', seat: asked })).rejects.toThrow('talk.yourself')
    expect([third.now().shown, third.now().own.nudge]).toEqual([before, null])
  })
})

describe.each(carriers)('friends of whoever plays alone, by %s,', by => {
  test('see what the player sees, are counted, advise if they may, and do nothing else', async () => {
    const { table, host, invites } = await server.at.open({ game: 'negotiator' })
    const { pass } = await server.at.sit(table, { invite: invites[0], name: 'Ann' })
    const ann = await comeBy(by, table, pass)
    await server.at.act(table, host, { id: 'draw', do: { type: 'draw' } })
    await until(ann, ({ shown }) => shown !== null)
    const link = await server.at.addFriends(table, pass)
    const friend = await comeBy(by, table, link)
    await until(friend, ({ shown }) => shown !== null)
    expect(friend.now().you).toEqual({ seat: null, isHost: false, isSpectator: false, isFriend: true })
    const { asked, view } = ann.now().shown ?? {}
    expect(friend.now().shown?.view).toEqual(view)
    const choice = asked?.options[0] ?? ''
    await expect(friend.act({ type: 'choose', choices: [choice] })).rejects.toThrow('pass.watching')
    await expect(friend.act({ type: 'undo' })).rejects.toThrow('pass.watching')
    await until(ann, ({ watching }) => watching === 1)
    await ann.act({ type: 'choose', choices: [choice] })
    await until(friend, ({ shown }) => JSON.stringify(shown?.view) === JSON.stringify(ann.now().shown?.view))
    await expect(friend.act({ type: 'advise', text: 'Wait' })).rejects.toThrow('friend.no-advice')
    await ann.act({ type: 'advice', isAllowed: true })
    await until(friend, ({ own }) => own.advice !== null)
    // Whether advice is wanted is all that a friend learns of what the player keeps.
    const owns: Own[] = []
    friend.subscribe(({ own }) => owns.push(own))
    await ann.act({ type: 'unsent', version: 0, text: 'to myself', claim: null })
    await friend.act({ type: 'advise', text: 'Wait' })
    await until(ann, ({ own }) => own.advice?.at(-1)?.text === 'Wait' && own.unsent.text === 'to myself')
    await ann.act({ type: 'advice', isAllowed: false })
    await until(friend, ({ own }) => own.advice === null)
    // One change, and nothing of what she typed.
    expect(new Set(owns.filter(own => own.advice === null)).size).toBe(1)
    for (const { unsent, advice } of owns) expect([unsent.version, unsent.text, advice ?? []]).toEqual([0, '', []])
    // A new link ends the one before, and who came by it.
    const other = await comeBy(by, table, await server.at.addFriends(table, pass))
    expect((await until(friend, ({ over }) => over !== null)).over?.key).toBe('pass.ended')
    await server.at.endFriends(table, pass)
    expect((await until(other, ({ over }) => over !== null)).over?.key).toBe('pass.ended')
  })

  test('settle nothing beforehand: that game asks each time', async () => {
    const { table, host, invites } = await server.at.open({ game: 'negotiator' })
    const { pass } = await server.at.sit(table, { invite: invites[0], name: 'Ann' })
    const ann = await comeBy(by, table, pass)
    await expect(ann.act({ type: 'presets', version: 0, rules: [] })).rejects.toThrow('lobby.not-started')
    await server.at.act(table, host, { id: 'draw', do: { type: 'draw' } })
    await until(ann, ({ shown }) => shown !== null)
    await expect(ann.act({ type: 'presets', version: 0, rules: [] })).rejects.toThrow('presets.none')
  })

  test('are not where others play too', async () => {
    const { table, passes, people } = await begun(by)
    await expect(server.at.addFriends(table, passes[0])).rejects.toMatchObject({ key: 'friend.alone' })
    await expect(people[0].act({ type: 'advice', isAllowed: true })).rejects.toThrow('friend.alone')
  })
})

test('a table is opened at a pace by its name', async () => {
  for (const [pace, bankMs] of [
    ['live', 900_000],
    ['day', 86_400_000],
    ['slow', 259_200_000],
  ] as const) {
    const { table } = await server.at.open({ game: 'homeland', players: 3, pace })
    expect((await server.at.look(table)).lobby.pace?.bankMs).toBe(bankMs)
  }
  const { table } = await server.at.open({ game: 'homeland', players: 3, pace: 'none' })
  expect((await server.at.look(table)).lobby.pace).toBeNull()
})

test('a retry of the last move is known as one after a restart', async () => {
  const { table, invites, host } = await server.at.open({ game: 'homeland', players: 3 })
  const { pass } = await server.at.sit(table, { invite: invites[0], name: 'Ann' })
  for (const seat of [1, 2])
    await server.at.act(table, host, { id: `b${seat}`, do: { type: 'bot', seat, kind: 'steady', name: `B${seat}` } })
  await server.at.act(table, host, { id: 'draw', do: { type: 'draw' } })
  const last = { id: 'the last', do: { type: 'vote', about: null, verdict: 'end' } } as const
  await server.at.act(table, pass, last)
  await server.restart()
  await server.at.act(table, pass, last)
  await expect(server.at.act(table, pass, { ...last, id: 'another' })).rejects.toMatchObject({ key: 'match.ended' })
  expect(await server.at.file(table)).not.toContain('the last')
})
