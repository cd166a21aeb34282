import { expect, test } from 'vitest'
import type { Outgoing } from '../../src/host/wire.ts'
import { PROTOCOL } from '../../src/host/wire-version.ts'
import { openConnection } from '../../src/server/http/connection.ts'
import { nothing } from '../../src/server/http/passport.ts'
import { openEvening } from './simulation/evening.ts'
import type { SimulatedNode } from './simulation/node.ts'

// Who is there and who is not, at two nodes on one database, in virtual time.

const [NUDGE_MS, AWAY_MS, SOON_MS] = [20_000, 60_000, 1000]

/** Homeland for three, begun, everybody at the first of two nodes. */
async function evening(seed: string) {
  const opened = await openEvening(seed, { nodes: 2, times: { nudgeMs: NUDGE_MS, awayMs: AWAY_MS } })
  const { time, carry, people, passes, table, nodes } = opened
  const [here, there] = nodes
  /** One message as a client sends it whose answer was lost, over a line of its own; what it is answered. */
  async function send(node: SimulatedNode, seat: number, id: string): Promise<string> {
    const reached = node.service()
    if (!reached) throw new Error('nobody is there')
    const told: Outgoing[] = []
    const connection = openConnection(
      { ...reached, address: '', broughtTo: () => nothing },
      { send: message => told.push(message), end() {} },
    )
    const say = (message: object): Promise<void> => carry(connection.receive(JSON.stringify(message)))
    await say({ type: 'hello', protocol: PROTOCOL, table, pass: passes[seat] })
    await say({ type: 'input', id, do: { type: 'return' } })
    await time.run(() => told.some(one => 'ack' in one || one.type === 'refused'))
    connection.close()
    // What is kept for that is nobody's to see, not even theirs.
    for (const one of told) if (one.type === 'own') expect(JSON.stringify(one)).not.toContain('I am here')
    const refused = told.find(one => one.type === 'refused')
    return refused?.type === 'refused' ? refused.why.key : 'done'
  }
  const asked = (): number => people.findIndex(one => one.now().shown?.asked != null)
  return { ...opened, here, there, send, asked }
}

test('an answer to a nudge that is sent again has its first answer: here, after a restart, at another node, later', async () => {
  const { time, carry, here, there, people, send, asked, end } = await evening('returned')
  const slow = asked()
  await time.run(() => people[slow].now().own.nudge !== null)
  expect(people[slow].now().own.nudge).toMatchObject({ by: null })

  expect(await send(there, slow, 'I am here')).toBe('done')
  await time.run(() => people[slow].now().own.nudge?.isAnswered === true)
  expect(await send(there, slow, 'I am here')).toBe('done')
  expect(await send(here, slow, 'I am here')).toBe('done')
  // Said anew it answers nothing: that is another intention.
  expect(await send(here, slow, 'once more')).toBe('match.no-autopilot')

  here.kill()
  await carry(here.start())
  await time.run(() => people.every(one => one.now().isConnected))
  expect(await send(here, slow, 'I am here')).toBe('done')

  // The same when they have answered what they were asked, and are asked something else.
  for (let n = 0; n < 50 && asked() === slow; n++) {
    const [choice] = people[slow].now().shown?.asked?.options ?? []
    await carry(people[slow].act({ type: 'choose', choices: [choice] }))
    await time.run(() => false, SOON_MS)
  }
  expect(asked()).not.toBe(slow)
  expect(await send(there, slow, 'I am here')).toBe('done')

  // Nor does it take back a seat that its player has given away since.
  await carry(people[slow].act({ type: 'autopilot' }))
  expect(await send(here, slow, 'I am here')).toBe('done')
  await time.run(() => false, SOON_MS)
  expect(people[slow].now().shown?.seats[slow].absent).toBe('autopilot')
  expect(await send(there, slow, 'I am back')).toBe('done')
  await time.run(() => people[slow].now().shown?.seats[slow].absent === undefined)
  end()
})

test('whoever is silent on devices at two nodes is away, once, until they do something', async () => {
  const { time, carry, there, people, passes, join, asked, end } = await evening('silent')
  const slow = asked()
  const other = people[(slow + 1) % 3]
  const away = (): readonly number[] => other.now().shown?.around?.away ?? []
  await time.run(() => false, NUDGE_MS / 2)
  // The other node has waited for less time than the first, and hears of it there.
  const phone = join(passes[slow], there)
  await time.run(() => away().length > 0)
  expect(away()).toEqual([slow])
  const told = other.now().shown?.told
  await time.run(() => false, 10 * (NUDGE_MS + AWAY_MS))
  expect(away()).toEqual([slow])
  expect(other.now().shown?.told).toBe(told)

  await carry(phone.act({ type: 'return' }))
  await time.run(() => false, SOON_MS)
  expect(away()).toEqual([])
  end()
})
