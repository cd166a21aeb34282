import { describe, expect, test } from 'vitest'
import type { RemoteTable } from '../../src/client/table.ts'
import { TRACK } from '../../src/games/homeland/vocabulary.ts'
import { type CarrierName, carriers } from './line.ts'
import { oneServer } from './one-server.ts'
import { until } from './people.ts'
import { dealtWith } from './twins/dealt.ts'

// What people thought of each other, and who shares it once the game is over.

/** The Agency is near its goal: the game is soon over. */
const server = oneServer({ games: dealtWith([{ key: 'agency', sets: [{ path: ['agency'], value: TRACK - 1 }] }]) })

async function begun(by: CarrierName) {
  const { table, host: hostPass, invites } = await server.at.open({ game: 'homeland', players: 3 })
  const passes: string[] = []
  for (const [seat, invite] of invites.entries())
    passes.push((await server.at.sit(table, { invite, name: `Person ${seat}` })).pass)
  const people = await Promise.all(passes.map(pass => server.comeBy(by, table, pass)))
  await (await server.comeBy(by, table, hostPass)).act({ type: 'draw' })
  for (const one of people) await until(one, ({ shown }) => shown !== null)
  return { table, hostPass, passes, people }
}

const isOver = (one: RemoteTable): boolean => one.now().shown?.outcome != null

/** Everybody takes whatever comes first, to the end. */
async function playOut(people: readonly RemoteTable[]): Promise<void> {
  const isAsked = (one: RemoteTable): boolean => one.now().shown?.asked != null
  while (!isOver(people[0])) {
    await expect.poll(() => people.some(isAsked) || isOver(people[0])).toBe(true)
    const one = people.find(isAsked)
    const { question, options: [first] = [] } = one?.now().shown?.asked ?? {}
    if (one && first !== undefined) await one.act({ type: 'choose', choices: [first] }, question).catch(() => {})
  }
  for (const one of people) await until(one, () => isOver(one))
}

describe.each(carriers)('suspicions, by %s,', by => {
  test('are shared by whoever wants to, with everybody and the file, and stay shared', async () => {
    const { table, hostPass, passes, people } = await begun(by)
    const [ann, ben, cleo] = people
    await ann.act({ type: 'suspect', player: 1, mix: [11, 22, 67] })
    await ben.act({ type: 'suspect', player: 2, mix: [13, 24, 63] })
    const share = { type: 'share-suspicions' } as const
    await expect(ann.act(share)).rejects.toMatchObject({ key: 'suspicions.not-over' })
    await playOut(people)
    const course = [{ after: 0, of: 1, mix: [11, 22, 67] }]
    await until(ann, ({ shown }) => shown?.course !== undefined)
    expect(ann.now().shown?.course).toEqual(course)
    await expect(cleo.act(share)).rejects.toMatchObject({ key: 'suspicions.none' })
    await expect((await server.comeBy(by, table, hostPass)).act(share)).rejects.toMatchObject({ key: 'match.no-seat' })
    expect(await server.at.file(table)).not.toContain('[11,22,67]')

    await ann.act(share)
    const told = { entry: { kind: 'suspicions', seat: 0, course } }
    for (const one of people) {
      await until(
        one,
        ({ shown }) => shown?.beside.some(at => 'entry' in at && at.entry.kind === 'suspicions') === true,
      )
      expect(one.now().shown?.beside.at(-1)).toMatchObject(told)
    }
    expect((await until(ann, ({ shown }) => shown?.course?.length === 0)).shown?.course).toEqual([])
    await expect(ann.act(share)).rejects.toMatchObject({ key: 'suspicions.shared' })
    const file = await server.at.file(table)
    expect(file).toContain('[11,22,67]')
    expect(file).not.toContain('[13,24,63]')

    // The server starts anew: what was shared is there, and what was not is still its player's alone.
    server.leave()
    await server.restart()
    const [annAgain, benAgain] = await Promise.all(passes.map(pass => server.comeBy(by, table, pass)))
    for (const one of [annAgain, benAgain]) await until(one, ({ shown }) => shown !== null)
    expect(annAgain.now().shown?.beside.at(-1)).toMatchObject(told)
    expect(annAgain.now().shown?.course).toEqual([])
    expect(benAgain.now().shown?.course).toEqual([{ after: 0, of: 2, mix: [13, 24, 63] }])
    expect(JSON.stringify(annAgain.now())).not.toContain('[13,24,63]')
  })
})
