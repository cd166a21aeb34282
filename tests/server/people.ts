import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { joinTable, type Line, type RemoteTable } from '../../src/client/table.ts'
import type { GameEvent, Viewer } from '../../src/engine/game.ts'
import { shipped } from '../../src/games/index.ts'
import { toldTo } from '../../src/host/told.ts'
import type { Pace } from '../../src/table/clock.ts'
import { parseMatch } from '../../src/table/file-schema.ts'
import type { Match } from '../../src/table/match.ts'
import { verifyFile } from '../../src/table/open-file.ts'
import { shareHash } from '../../src/table/receipt.ts'
import { until } from '../awaiting.ts'
import { mustBeAnswer } from './described.ts'
import { lineTo } from './line.ts'

export { until }

/** People at a table of several nodes, and what they do there. */

/** A folder with a page in it, the least a server serves. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'situation-room-nodes-'))
  mkdirSync(join(folder, 'page'))
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`
  writeFileSync(join(folder, 'page', 'index.html'), policy)
  return folder
}

/** However slow the machine is, nobody at its tables is asked whether they are there; and nobody waits to see a bot think. */
export const UNHURRIED = { nudgeMs: 3_600_000, botMs: 0 }

/** Each time the line breaks, the next node is tried. */
export function lineToAny(ports: readonly number[]): Line {
  let tries = -1
  return {
    ...lineTo(ports[0]),
    connect(events) {
      tries += 1
      return lineTo(ports[tries % ports.length]).connect(events)
    },
  }
}

export interface Answered {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server says
  readonly body: any
}
export async function ask(port: number, path: string, body?: unknown): Promise<Answered> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
  })
  const given = await answer.json()
  mustBeAnswer(body === undefined ? 'GET' : 'POST', path, answer.status, given)
  return { status: answer.status, body: given }
}

export interface Seated {
  readonly table: string
  readonly host: RemoteTable
  readonly people: readonly RemoteTable[]
  readonly passes: readonly string[]
  /** By seat: every choice that was acknowledged, in its order. */
  readonly told: readonly string[][]
}
const bitsOf = (seat: number): string => String(seat).repeat(32)

/** A table of Homeland, begun: the host at the first node, one person at each line, bots on the other seats. */
export async function begun(
  players: number,
  lines: readonly (readonly number[])[],
  lineTo: (ports: readonly number[]) => Line = lineToAny,
  pace: Pace | null = null,
): Promise<Seated> {
  const ports = lines.map(([port]) => port)
  const opening = { game: 'homeland', players, pace }
  const { table, host: hostPass, invites } = (await ask(ports[0], '/api/tables', opening)).body
  const host = joinTable(lineTo(lines[0]), table, hostPass)
  await until(host, ({ lobby }) => lobby !== null)
  const people: RemoteTable[] = []
  const passes: string[] = []
  for (const [seat, line] of lines.entries()) {
    const sitting = { invite: invites[seat], name: `Person ${seat}`, hash: shareHash(bitsOf(seat)) }
    const { status, body } = await ask(ports[seat], `/api/tables/${table}/sit`, sitting)
    if (status !== 200) throw new Error(`Nobody could sit down: ${JSON.stringify(body)}`)
    const person = joinTable(lineTo(line), table, body.pass)
    await until(person, ({ lobby }) => lobby !== null)
    person.subscribe(({ lobby }) => {
      if (lobby?.phase === 'drawing') void person.act({ type: 'share', bits: bitsOf(seat) }).catch(() => {})
    })
    people.push(person)
    passes.push(body.pass)
  }
  for (let seat = lines.length; seat < players; seat++)
    await host.act({ type: 'bot', seat, kind: 'steady', name: `Bot ${seat}` })
  await host.act({ type: 'draw' })
  for (const person of people) await until(person, ({ shown }) => shown !== null)
  return { table, host, people, passes, told: people.map(() => []) }
}

const next = (one: RemoteTable): Promise<void> =>
  new Promise(resolve => {
    const stop = one.subscribe(() => {
      stop()
      resolve()
    })
  })

const isOver = (one: RemoteTable): boolean => one.now().shown?.outcome != null

/** Everybody plays on by themselves until the match is over, or somebody says stop; how much was acknowledged. */
export async function playOn(
  { people, told }: Pick<Seated, 'people' | 'told'>,
  isEnough: (acts: number) => boolean = () => false,
): Promise<number> {
  let acts = 0
  let turn = 0
  const play = async (one: RemoteTable, seat: number): Promise<void> => {
    while (!isOver(one) && !isEnough(acts)) {
      const { asked } = one.now().shown ?? {}
      if (!asked || !one.now().isConnected) {
        await Promise.race([next(one), new Promise(resolve => setTimeout(resolve, 100))])
        continue
      }
      turn += 1
      const choice = asked.options[turn % asked.options.length]
      await one.act({ type: 'choose', choices: [choice] }).then(
        () => {
          acts += 1
          told[seat].push(choice)
        },
        () => new Promise(resolve => setTimeout(resolve, 20)),
      )
    }
  }
  await Promise.all(people.map(play))
  return acts
}

/** The match of a file, replayed; throws where it does not reproduce itself. */
export const replayed = (file: unknown): Promise<Match<unknown, GameEvent>> => replayedBy('homeland', file)

export async function replayedBy(name: string, file: unknown): Promise<Match<unknown, GameEvent>> {
  const game = (await shipped.find(name)()).game()
  return verifyFile(game, parseMatch(JSON.stringify(file))) as Match<unknown, GameEvent>
}

/** What a viewer is told and sees by a replay, to be held against what they were shown. */
export async function seenIn(match: Match<unknown, GameEvent>, viewer: Viewer) {
  const game = (await shipped.find('homeland')()).game()
  const told = toldTo(game, match, viewer)
  return {
    events: told.flatMap(one => ('event' in one ? [one.event] : [])),
    view: game.view(match.settled as never, viewer) as unknown,
    told: told.length,
  }
}
