import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { joinTable, type RemoteTable } from '../../src/client/table.ts'
import { stream } from '../../src/engine/chance.ts'
import { PROTOCOL } from '../../src/host/wire-version.ts'
import { rootsOf } from '../../src/seed/roots.ts'
import { type Limits, usualLimits } from '../../src/server/http/limits.ts'
import { lineTo, serverAt } from '../../src/terminal/join/server.ts'
import { mustBeMessage } from '../server/described.ts'
import { newFolder, until } from '../server/people.ts'
import { type Hostile, type HostileKind, hostileKinds, hostileMessage, type Known } from './hostile.ts'

/** So high that every message reaches the check it is meant for. */
export const raisedLimits: Partial<Limits> = {
  ...{ messagesAtOnce: 1e9, messagesPerSecond: 1e9, undosPerSecond: 1e9, wrongPassesPerMinute: 1e9 },
  ...{ linesPerAddress: 1e6, connectsPerMinute: 1e9, requestsPerMinute: 1e9, tablesPerHour: 1e6 },
}

export interface Attacked {
  readonly sent: Readonly<Record<HostileKind, number>>
  /** By the key of the refusal. */
  readonly refused: Readonly<Record<string, number>>
  readonly again: number
  readonly lines: number
  /** What the server held before and after, once all that nobody needs was thrown away. */
  readonly heap: { readonly before: number; readonly after: number }
  readonly faults: readonly string[]
}

const BATCH = 100
const WARM = 5000
/** Lines that are broken by a message are opened anew, which takes far longer than a message. */
const CLOSING_EVERY = 4

/** Sends so many messages to a server of its own, in the middle of a match, and says what came of them. */
export async function attack(count: number, seed: string, limits: Partial<Limits>): Promise<Attacked> {
  const folder = newFolder()
  const served = await serve(join(folder, 'page'), join(folder, 'data'), limits)
  const joined: RemoteTable[] = []
  try {
    const random = stream(rootsOf(seed, ['hostile']).hostile)
    const { known, pass, check, secrets } = await midway(served.port, joined, limits)
    const victim = { port: served.port, pass, known, secrets, random }
    // What is made once, such as compiled code, is no leak.
    if (count >= WARM) await flood({ ...victim, count: WARM, tally: newTally() })
    const before = await served.heap()
    const tally = newTally()
    await flood({ ...victim, count, tally })
    const after = await served.heap()
    await check()
    return { ...tally, heap: { before, after }, faults: served.faults }
  } finally {
    for (const one of joined) one.leave()
    await served.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Tally {
  readonly sent: Record<HostileKind, number>
  readonly refused: Record<string, number>
  again: number
  lines: number
  /** Messages that break the line. */
  closing: number
}
const newTally = (): Tally => ({
  sent: Object.fromEntries(hostileKinds.map(kind => [kind, 0])) as Tally['sent'],
  ...{ refused: {}, again: 0, lines: 0, closing: 0 },
})

interface Served {
  readonly port: number
  readonly faults: readonly string[]
  heap(): Promise<number>
  stop(): Promise<void>
}

async function serve(page: string, data: string, limits: Partial<Limits>): Promise<Served> {
  const program = join(import.meta.dirname, 'served.mjs')
  const child: ChildProcess = fork(program, [page, data, JSON.stringify(limits)], { execArgv: ['--expose-gc'] })
  const faults: string[] = []
  child.on('message', ({ fault }: { fault?: string }) => fault !== undefined && faults.push(fault))
  child.on('exit', code => code !== 0 && faults.push(`the server ended with ${code}`))
  const said = async <Key extends string>(key: Key): Promise<number> => {
    for (;;) {
      const [message] = (await once(child, 'message')) as [Readonly<Record<string, number>>]
      if (key in message) return message[key]
    }
  }
  return {
    port: await said('port'),
    faults,
    heap() {
      child.send('heap')
      return said('heap')
    },
    async stop() {
      if (child.exitCode !== null) return
      child.send('stop')
      await once(child, 'exit')
    },
  }
}

/** A match in which somebody is asked, and somebody else, who will not keep quiet, is not. */
async function midway(port: number, joined: RemoteTable[], limits: Partial<Limits>) {
  const server = serverAt(`http://127.0.0.1:${port}`)
  const { table, host, invites } = await server.open({ game: 'homeland', players: 3 })
  const other = await server.open({ game: 'homeland', players: 3 })
  const sent: string[][] = []
  const passes: string[] = []
  for (const [seat, invite] of invites.entries()) {
    const { pass } = await server.sit(table, { invite, name: `Person ${seat}` })
    const line = lineTo(server.address)
    const texts: string[] = []
    const connect: typeof line.connect = events => {
      const socket = line.connect(events)
      return {
        ...socket,
        send(text) {
          texts.push(text)
          socket.send(text)
        },
      }
    }
    joined.push(joinTable({ ...line, connect }, table, pass))
    sent.push(texts)
    passes.push(pass)
  }
  await server.act(table, host, { id: 'begin', do: { type: 'draw' } })
  for (const one of joined) await until(one, ({ shown }) => shown !== null)
  const askedNow = (): number[] => joined.flatMap((one, seat) => (one.now().shown?.asked ? [seat] : []))
  for (let turn = 0; ; turn++) {
    const [asked] = askedNow()
    if (asked === undefined) {
      await new Promise(resolve => setTimeout(resolve, 10))
      continue
    }
    const { shown } = joined[asked].now()
    const quiet = joined.findIndex((_, seat) => !askedNow().includes(seat) && sent[seat].some(isInput))
    if (turn > 20 && quiet >= 0 && shown?.draft === 0) {
      const question = { question: shown.asked?.question ?? '', options: shown.asked?.options ?? [] }
      const known: Known = {
        ...{ taken: sent[quiet].filter(isInput), theirs: question, table },
        passes: [invites[0], other.host, other.invites[0], 'x'.repeat(22)],
        mostBytes: limits.messageBytes ?? usualLimits.messageBytes,
      }
      // Everybody has to have heard of the last choice: what comes later would look like something that was taken.
      for (const one of joined)
        await until(
          one,
          now => now.shown?.choices === shown.choices && now.shown.waiting.join() === shown.waiting.join(),
        )
      const before = JSON.stringify(joined.map(seen))
      const check = async (): Promise<void> => {
        const after = JSON.stringify(joined.map(seen))
        if (after !== before) throw new Error(`Something was taken:\n${before.slice(0, 500)}\n${after.slice(0, 500)}`)
        // It goes on as if nothing had been.
        await joined[asked].act({ type: 'choose', choices: [question.options[0]] })
      }
      const secrets = [host, ...passes, ...other.invites]
      return { known, pass: passes[quiet], check, secrets }
    }
    const { options = [] } = shown?.asked ?? {}
    await joined[asked].act({ type: 'choose', choices: [options[turn % options.length]] }).catch(() => {})
  }
}
const isInput = (text: string): boolean => text.startsWith('{"type":"input"') && text.includes('"choose"')
/** All that somebody was ever told and sees, but who else has a line. */
const seen = (one: RemoteTable): unknown => one.now().shown

interface Flood {
  readonly port: number
  readonly pass: string
  readonly known: Known
  readonly secrets: readonly string[]
  readonly random: ReturnType<typeof stream>
  readonly count: number
  readonly tally: Tally
}

async function flood({ port, pass, known, secrets, random, count, tally }: Flood): Promise<void> {
  const line = openLine(port, known.table, pass)
  let socket = await line.open()
  tally.lines += 1
  let number = 0
  for (let batch = 0; number < count; batch++) {
    const size = Math.min(BATCH, count - number)
    const messages = Array.from({ length: size }, (): Hostile => {
      // A message that breaks the line is the last of its batch.
      const usual = hostileKinds.slice(0, 5)
      return hostileMessage(usual[random(usual.length)], number++, known, random)
    })
    if (batch % CLOSING_EVERY === 0)
      // By turns, over all lines: each is there however short the run.
      messages[size - 1] = hostileMessage(tally.closing++ % 2 ? 'binary' : 'oversized', number, known, random)
    const closing = messages.at(-1)?.expected === 'closed'
    const mayAgain = messages.filter(({ expected }) => expected === 'again').length
    const closed = closing ? once(socket, 'close') : null
    for (const { kind, data } of messages) {
      tally.sent[kind] += 1
      socket.send(data)
    }
    let again = 0
    const answers = closing ? await line.until(closed) : await line.answers(size)
    for (const text of answers) {
      mustBeMessage(text)
      for (const secret of secrets) if (text.includes(secret)) throw new Error(`A secret was told: ${text}`)
      const answer = JSON.parse(text)
      if (answer.type === 'refused') tally.refused[answer.why.key] = (tally.refused[answer.why.key] ?? 0) + 1
      else if (answer.type === 'ack') again += 1
      else throw new Error(`Something was taken: ${text}`)
    }
    if (again > mayAgain) throw new Error(`${again} of ${mayAgain} were taken again`)
    tally.again += again
    if (!closing) continue
    socket = await line.open()
    tally.lines += 1
  }
  socket.terminate()
}

/** One line after the other, of the same seat; who comes and goes is not listened to. */
function openLine(port: number, table: string, pass: string) {
  let heard: string[] = []
  let wake = (): void => {}
  const isAnswer = (text: string): boolean => !text.startsWith('{"type":"presence"')
  return {
    async open(): Promise<WebSocket> {
      for (;;) {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`)
        const isOpen = await new Promise<boolean>(resolve => {
          socket.on('open', () => resolve(true))
          socket.on('error', () => resolve(false))
        })
        // Where lines are limited, it is waited as everybody has to.
        if (!isOpen) {
          await new Promise(resolve => setTimeout(resolve, 250))
          continue
        }
        heard = []
        const greeted = new Promise<boolean>(resolve => {
          socket.on('message', data => {
            const text = String(data)
            if (text.startsWith('{"type":"whole"')) resolve(true)
            else if (text.includes('"limit.wrong-passes"')) resolve(false)
            else if (!text.startsWith('{"type":"lobby"') && isAnswer(text)) heard.push(text)
            wake()
          })
        })
        socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table, pass }))
        heard = []
        if (await greeted) return socket
        // Whoever has brought too many wrong passes waits before the right one is looked at.
        socket.terminate()
        await new Promise(resolve => setTimeout(resolve, 250))
      }
    },
    async answers(count: number): Promise<readonly string[]> {
      while (heard.length < count)
        await new Promise<void>(resolve => {
          wake = resolve
        })
      return heard.splice(0)
    },
    async until(closed: Promise<unknown> | null): Promise<readonly string[]> {
      await closed
      return heard.splice(0)
    },
  }
}
