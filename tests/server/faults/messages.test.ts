import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { joinTable, type RemoteTable } from '../../../src/client/table.ts'
import { stream } from '../../../src/engine/chance.ts'
import type { Outgoing } from '../../../src/host/wire.ts'
import { rootsOf } from '../../../src/seed/roots.ts'
import type { Limits } from '../../../src/server/http/limits.ts'
import { lineTo } from '../line.ts'
import { ask, begun, newFolder, playOn, replayed, type Seated, UNHURRIED, until } from '../people.ts'
import { hostile, type Kind, type Known, kinds } from './hostile.ts'
import { type Running, startProcess } from './process.ts'

const MESSAGES = Number(process.env.FAULT_MESSAGES ?? 1500)
const SEED = process.env.FAULT_SEED ?? 'messages'
/** So much is under way on one line at once. */
const UNDER_WAY = 32
const LINES = 8
const raised: Partial<Limits> = {
  ...{ messagesAtOnce: 1e9, messagesPerSecond: 1e9, undosPerSecond: 1e9, linesPerAddress: 1e6 },
  ...{ connectsPerMinute: 1e9, requestsPerMinute: 1e9, wrongPassesPerMinute: 1e9, tablesPerHour: 1e9 },
}

let folder = ''
let running: Running
const joined: RemoteTable[] = []
beforeEach(() => {
  folder = newFolder()
})
afterEach(async () => {
  for (const one of joined.splice(0)) one.leave()
  await running.end()
  rmSync(folder, { recursive: true, force: true })
})

/** What came back, by kind of answer. */
type Answers = Record<string, number>

interface Attack {
  readonly port: number
  readonly known: Known
  readonly secrets: readonly string[]
  readonly answers: Answers
  /** So many messages of the whole. */
  readonly count: number
  readonly number: number
  /** From the next address where one is not heard any more; else all of it from one. */
  readonly isFromMany: boolean
}

/** Addresses of this machine alone; whoever plays has 127.0.0.1. */
const addressOf = (attacker: number, n: number): string => `127.${1 + attacker}.${(n >> 8) % 256}.${1 + (n % 254)}`

/** One line after the other, until all messages are sent and answered; whatever closes a line is an answer too. */
async function attack({ port, known, secrets, answers, count, number, isFromMany }: Attack): Promise<number> {
  const random = stream(rootsOf(`${SEED}#${number}`, ['attack']).attack)
  const note = (what: string): void => {
    answers[what] = (answers[what] ?? 0) + 1
  }
  // It ends a line; where each line may say so much at once, it is to be said.
  const oversized = isFromMany ? 1000 : 200
  let [sent, refused, address] = [0, 0, 0]
  while (sent < count && refused < count) {
    const from = isFromMany ? { localAddress: addressOf(number % LINES, address) } : {}
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, from)
    socket.on('error', () => {})
    let open = 0
    const happens = (what: 'open' | 'close'): Promise<void> =>
      new Promise(resolve => socket.once(what, () => resolve()))
    const gone = happens('close').then(() => note('closed'))
    await Promise.race([happens('open'), gone])
    if (socket.readyState !== WebSocket.OPEN) {
      note('not let in')
      refused += 1
      address += 1
      continue
    }
    await new Promise<void>(resolve => {
      const more = (): void => {
        while (open < UNDER_WAY && sent < count && socket.readyState === WebSocket.OPEN) {
          const kind: Kind = kinds[random(oversized) === 0 ? 1 : [0, 2, 3, 4][random(4)]]
          socket.send(hostile(random, kind, known))
          sent += 1
          open += 1
        }
        if (open <= 0 && sent >= count) socket.close()
      }
      socket.on('message', data => {
        const text = String(data)
        const message = JSON.parse(text) as Outgoing
        for (const secret of secrets) if (text.includes(secret)) note('SECRET')
        const isFirstAgain = 'ack' in message && message.ack !== undefined
        if (message.type === 'refused') note(message.why.key)
        else if (isFirstAgain) note('a first answer again')
        else if (message.type === 'bye') {
          note(`bye: ${message.why.key}`)
          if (message.why.key.startsWith('limit.')) address += 1
        }
        if (message.type === 'refused' || isFirstAgain) open -= 1
        more()
      })
      void gone.then(resolve)
      socket.send(JSON.stringify({ type: 'hello', protocol: 1, table: known.table, pass: known.pass }))
      more()
    })
  }
  return sent
}

/** Everything one seat has sent that was taken. */
async function listen(port: number, { table, passes }: Seated, seat: number): Promise<Known & { stop(): void }> {
  const taken: string[] = []
  const [questions, options] = [new Set<string>(['1.0']), new Set<string>(['end'])]
  const line = lineTo(port)
  const one = joinTable(
    {
      ...line,
      connect(events) {
        const socket = line.connect(events)
        return {
          ...socket,
          send(text) {
            if (text.includes('"input"')) taken.push(text)
            socket.send(text)
          },
        }
      },
    },
    table,
    passes[seat],
  )
  joined.push(one)
  await until(one, ({ shown }) => shown !== null)
  one.subscribe(({ shown }) => {
    if (shown?.asked) questions.add(shown.asked.question)
    for (const option of shown?.asked?.options ?? []) options.add(option)
  })
  await one.act({ type: 'note', about: { player: (seat + 1) % 3 }, text: 'mine' })
  return {
    ...{ table, pass: passes[seat], taken },
    get questions() {
      return [...questions]
    },
    get options() {
      return [...options]
    },
    stop: () => one.leave(),
  }
}

async function besiege(limits: Partial<Limits>, isFromMany = false): Promise<Answers> {
  running = await startProcess(folder, { settings: { limits, times: UNHURRIED } })
  const { port } = running
  const seated = await begun(3, [[port], [port], [port]])
  joined.push(seated.host, ...seated.people)
  const knowns = await Promise.all([0, 1, 2].map(seat => listen(port, seated, seat)))
  await playOn(seated, acts => acts >= 20)
  const waiting = (await until(seated.people[0], ({ shown }) => (shown?.waiting.length ?? 0) > 0)).shown?.waiting ?? []
  for (const one of seated.people) await until(one, ({ shown }) => shown?.waiting.join() === waiting.join())
  for (const { stop } of knowns) stop()
  const shown = (): unknown => seated.people.map(one => one.now().shown)
  const before = shown()
  // Whoever is not asked does the harm: what the one who is asked sends could be right.
  const attackers = [0, 1, 2].filter(seat => !waiting.includes(seat))
  const answers: Answers = {}
  const harm = (count: number, round: number) =>
    Promise.all(
      Array.from({ length: LINES }, (_, n) => {
        const seat = attackers[n % attackers.length]
        const secrets = seated.passes.filter(pass => pass !== seated.passes[seat])
        const share = Math.ceil(count / LINES)
        const which = { port, known: knowns[seat], secrets, answers, isFromMany }
        return attack({ ...which, count: share, number: round * LINES + n })
      }),
    ).then(sent => sent.reduce((sum, one) => sum + one, 0))
  await harm(Math.min(MESSAGES, 20_000), 0)
  const heap = await running.heap()
  const began = Date.now()
  const sent = await harm(MESSAGES, 1)
  const seconds = Math.round((Date.now() - began) / 1000)
  const after = await running.heap()
  expect(answers.SECRET).toBeUndefined()
  expect(shown()).toEqual(before)
  await playOn(seated)
  const { body } = await ask(port, `/api/tables/${seated.table}/file`)
  const match = await replayed(body)
  for (const [seat, told] of seated.told.entries())
    expect(match.record.choices.filter(one => one.seat === seat).map(({ choice }) => choice)).toEqual(told)
  const grown = (after - heap) / heap
  if (process.env.FAULT_MESSAGES)
    process.stdout.write(`${JSON.stringify({ messages: sent, seconds, heap, after, grown, answers })}\n`)
  // A few hundred messages say nothing about what is left over.
  if (MESSAGES >= 50_000) expect(grown).toBeLessThan(0.05)
  return answers
}

test(`${MESSAGES} messages that are malformed, oversized, replayed, out of turn or another’s: none is taken`, async () => {
  const answers = await besiege(raised)
  for (const key of ['match.other-question', 'shape.json', 'a first answer again', 'closed'])
    expect(answers[key]).toBeGreaterThan(0)
  expect(Object.keys(answers).filter(key => key.startsWith('limit.') || key === 'server.bug')).toEqual([])
})

test('the same with the usual limits: they are what answers', async () => {
  // One address is soon heard no more, whatever it sends: then nothing would be tried but that.
  const answers = await besiege({}, process.platform === 'linux')
  expect(answers['server.bug']).toBeUndefined()
  if (MESSAGES >= 5000) expect(Object.keys(answers).join()).toContain('limit.')
})
