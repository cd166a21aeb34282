import { describe, expect, test } from 'vitest'
import type { RemoteTable } from '../../src/client/table.ts'
import type { Json } from '../../src/engine/game.ts'
import { inputSchema } from '../../src/host/wire.ts'
import { untuned } from '../homeland-untuned.ts'
import { type Evening, openEvening } from './simulation/evening.ts'
import { LAST, never, REACTS, reacting, rule } from './simulation/reacting.ts'
import { BEGUN } from './virtual.ts'

// What somebody has settled beforehand, in virtual time: on one node, after a restart, on two nodes on one database.

const [EARLIEST_MS, LATEST_MS, SOON_MS, LEASE_MS] = [1000, 3000, 500, 2000]
/** Lines and databases take their time, and who is due is asked for now and then. */
const LATE_MS = 700

const games = reacting()
const eventsOf = (one: RemoteTable): readonly { readonly kind: string }[] => one.now().shown?.events ?? []
const has = (one: RemoteTable, kind: string): boolean => eventsOf(one).some(event => event.kind === kind)
const isAsked = (one: RemoteTable): boolean => one.now().shown?.asked?.kind === 'analysis.react'

async function settle(evening: Evening, rules: readonly Json[], one = evening.people[REACTS]): Promise<void> {
  await evening.carry(one.act({ type: 'presets', version: one.now().own.presets.version, rules: [...rules] }))
}
/** The turn ends, and somebody may react; when they were asked. */
async function turnEnds({ people, carry, time }: Evening): Promise<number> {
  await carry(people[LAST].act({ type: 'choose', choices: ['end'] }))
  await time.run(() => isAsked(people[REACTS]), 60_000)
  expect(people[REACTS].now().shown?.asked?.kind).toBe('analysis.react')
  return time.elapsed()
}
/** So many milliseconds after that the others see an answer; null where none comes. */
async function answeredAfter({ people, time }: Evening, since: number, kind = 'closed'): Promise<number | null> {
  const others = people.filter((_, seat) => seat !== REACTS)
  const before = eventsOf(others[0]).filter(event => event.kind === kind).length
  const isSeen = await time.run(
    () => others.every(one => eventsOf(one).filter(event => event.kind === kind).length > before),
    10_000,
  )
  return isSeen ? time.elapsed() - since : null
}
const expectInTime = (ms: number | null, moreMs = 0): void => {
  expect(ms ?? 0).toBeGreaterThanOrEqual(EARLIEST_MS - LATE_MS / 2)
  expect(ms ?? 0).toBeLessThanOrEqual(LATEST_MS + LATE_MS + moreMs)
}

describe.each([1, 2])('with %i node(s),', nodes => {
  const open = (seed: string): Promise<Evening> => openEvening(`${seed} ${nodes}`, { nodes, games })

  test('an answer that is settled comes by itself, after one to three seconds, each time', async () => {
    const evening = await open('never')
    await settle(evening, never)
    const since = await turnEnds(evening)
    // Three threats, and never an asset.
    const answers: number[] = []
    for (let n = 0, from = since; n < 3; n++, from = evening.time.elapsed()) {
      const ms = await answeredAfter(evening, from)
      expectInTime(ms)
      answers.push(ms ?? 0)
    }
    expect(new Set(answers.map(Math.round)).size).toBe(3)
    expect(has(evening.people[0], 'swung')).toBe(false)
    evening.end()
  })

  test('an asset is used as settled, and what is settled otherwise until that moment counts', async () => {
    const evening = await open('used')
    await settle(evening, never)
    const since = await turnEnds(evening)
    await evening.time.run(() => false, SOON_MS)
    await settle(evening, [rule('nicholas-brody', 'blue'), ...never])
    expectInTime(await answeredAfter(evening, since, 'swung'))
    expect(eventsOf(evening.people[0]).find(({ kind }) => kind === 'swung')).toMatchObject({
      ...{ seat: REACTS, asset: 'nicholas-brody', colour: 'blue' },
    })
    evening.end()
  })

  test('whoever has settled nothing, or wants to be asked, is asked', async () => {
    const evening = await open('asked')
    await settle(evening, [rule('nicholas-brody', 'ask'), ...never])
    const since = await turnEnds(evening)
    expect(await answeredAfter(evening, since)).toBeNull()
    expect(isAsked(evening.people[REACTS])).toBe(true)
    // Talk does not change that, and what is settled now is done now.
    await evening.carry(evening.people[0].act({ type: 'text', text: 'Well?' }))
    expect(await answeredAfter(evening, evening.time.elapsed())).toBeNull()
    await settle(evening, never)
    expect(await answeredAfter(evening, evening.time.elapsed())).toBeLessThan(LATE_MS)
    evening.end()
  })

  test('an answer by hand before that moment stands', async () => {
    const evening = await open('hand')
    await settle(evening, never)
    await turnEnds(evening)
    await evening.time.run(() => false, SOON_MS)
    await evening.carry(evening.people[REACTS].act({ type: 'choose', choices: ['red lynne-reed 2', 'pass'] }))
    await evening.time.run(() => has(evening.people[0], 'swung'), 60_000)
    // The other asset is asked for anew, and stays.
    expectInTime(await answeredAfter(evening, evening.time.elapsed()))
    expect(eventsOf(evening.people[0]).filter(({ kind }) => kind === 'swung').length).toBe(1)
    evening.end()
  })

  test('a choice that somebody is making is not made for them', async () => {
    const evening = await openEvening(`draft ${nodes}`, { nodes, games: reacting(['double-agent'], untuned) })
    await settle(evening, [rule('double-agent', 'never')])
    const since = await turnEnds(evening)
    await evening.carry(evening.people[REACTS].act({ type: 'choose', choices: ['spend double-agent 0'] }))
    expect(await answeredAfter(evening, since)).toBeNull()
    expect(evening.people[REACTS].now().shown?.asked?.kind).toBe('react.discard')
    evening.end()
  })

  test('a card that is given up for it is chosen with it', async () => {
    const evening = await openEvening(`chain ${nodes}`, { nodes, games: reacting(['double-agent'], untuned) })
    await settle(evening, [rule('double-agent', 'blue'), rule('double-agent', 'red')])
    const since = await turnEnds(evening)
    expectInTime(await answeredAfter(evening, since, 'swung'))
    evening.end()
  })

  test('a server that dies before that moment gives the answer when it is back, once', async () => {
    const evening = await open('restart')
    await settle(evening, [rule('nicholas-brody', 'blue'), ...never])
    const since = await turnEnds(evening)
    const [here, there] = evening.nodes
    here.kill()
    if (!there) {
      await evening.time.run(() => false, SOON_MS)
      await evening.carry(here.start())
    }
    await evening.time.run(() => false, LATEST_MS + LEASE_MS + LATE_MS)
    // Somebody may notice late that their line has gone: the log tells when it came.
    const held = await evening.carry((there ?? here).service()?.tables.find(evening.table) ?? Promise.reject())
    const made =
      held
        .match()
        ?.open()
        .match.log.filter(one => one.kind === 'choices' && one.seat === REACTS) ?? []
    expect(made[0]).toMatchObject({ choices: ['blue nicholas-brody 5', 'pass'] })
    expectInTime((made[0].at ?? 0) - BEGUN - since, LEASE_MS)
    expect(made.filter(one => one.kind === 'choices' && one.choices.length > 1).length).toBe(1)
    evening.end()
  })

  test('two devices do not write over each other, and a rule that cannot be is refused', async () => {
    const evening = await open('devices')
    const one = evening.people[REACTS]
    const phone = evening.join(evening.passes[REACTS], evening.nodes.at(-1) ?? evening.nodes[0])
    await evening.time.run(() => phone.now().isConnected)
    await settle(evening, never)
    await evening.time.run(() => phone.now().own.presets.version === 1, 60_000)
    expect(phone.now().own.presets).toEqual({ version: 1, rules: never })
    // Sent again it is settled already.
    await evening.carry(one.act({ type: 'presets', version: 0, rules: [...never] }))
    await evening.carry(phone.act({ type: 'presets', version: 1, rules: [] }))
    await expect(
      evening.carry(one.act({ type: 'presets', version: 1, rules: [rule('lynne-reed', 'red')] })),
    ).rejects.toThrow('unsent.other-device')
    await expect(settle(evening, [rule('virgil', 'blue')])).rejects.toThrow('shape.value')
    await expect(settle(evening, never, evening.host)).rejects.toThrow('match.no-seat')
    for (const seat of [0, 2]) expect(evening.people[seat].now().own.presets).toEqual({ version: 0, rules: [] })
    evening.end()
  })

  test('what is settled goes with whoever had the seat', async () => {
    const evening = await open('given')
    await settle(evening, never)
    const { people, carry, time, nodes: all, table, passes } = evening
    people[REACTS].leave()
    await time.run(() => people[0].now().shown?.around?.away.includes(REACTS) === true, 200_000)
    for (const seat of [0, LAST]) await carry(people[seat].act({ type: 'vote', about: REACTS, verdict: 'substitute' }))
    await time.run(() => people[0].now().shown?.seats[REACTS].absent === 'nobody', 60_000)
    const service = all[0].service()
    await time.run(() => false, SOON_MS)
    expect(await carry(service?.passes.find(passes[REACTS]) ?? Promise.resolve(null))).toBeNull()
    expect((await carry(service?.own.read(table, REACTS) ?? Promise.reject(new Error('gone')))).presets).toEqual({
      ...{ version: 0, rules: [] },
    })
    evening.end()
  })
})

test('nobody names a request as the server does', () => {
  const input = { type: 'input', id: 'preset:1', do: { type: 'undo' } }
  expect(inputSchema.safeParse(input).success).toBe(false)
  expect(inputSchema.safeParse({ ...input, id: 'a-preset:1' }).success).toBe(true)
})
