import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { joinTable, type RemoteTable, type TableState } from '../../src/client/table.ts'
import { stream } from '../../src/engine/chance.ts'
import { standard } from '../../src/games/homeland/cards/standard.ts'
import { reactingAssets } from '../../src/games/homeland/presets/rules.ts'
import type { View } from '../../src/games/homeland/view/view.ts'
import { rootsOf } from '../../src/seed/roots.ts'
import { startServer, type TableServer } from '../../src/server/server.ts'
import { realWorld } from '../../src/server/world.ts'
import { shareHash } from '../../src/table/receipt.ts'
import type { KeptSeat } from '../../src/web/online/seats.ts'
import type { Scene } from '../../src/web/worker/protocol.ts'
import { openProxy } from '../server/faults/proxy.ts'
import { lineTo } from '../server/line.ts'
import { ask, newFolder, until } from '../server/people.ts'
import { ruleOf } from './table-driver.ts'

/**
 * People at tables of a real server, for whoever looks at the pages of some of them. They play by seeded rules, and the
 * server draws its names and secrets from a seed as well: so every look finds the same tables, codes and links.
 */

/** As everybody at home calls the server; the browser maps it to loopback. It is no secure context, as at home. */
export const HOST = 'room.test'
export const HOME = `http://${HOST}/`

export const flagsFor = (port: number): readonly string[] => [`--host-resolver-rules=MAP ${HOST} 127.0.0.1:${port}`]

type Stored = Exclude<BrowserContextOptions['storageState'], string | undefined>

export interface Table {
  readonly id: string
  readonly host: RemoteTable
  readonly hostPass: string
  readonly invites: readonly string[]
  readonly watch: string
  readonly people: readonly Seated[]
  /** By seat: who sat there at the table before, where this is another game with the same people. */
  readonly before?: readonly string[]
}

export interface Seated {
  readonly name: string
  readonly seat: number
  readonly pass: string
  readonly bits: string
  at: RemoteTable
}

/** Nobody is asked whether they are there, and whoever has no line is away soon. */
const [NUDGE_MS, AWAY_MS] = [3_600_000, 2000]
/** More than is told of any table: nothing is to be watched before the board. */
const ALL_TOLD = 1_000_000

const bitsOf = (seat: number): string => String(seat + 1).repeat(32)

/** Names and secrets of a server that are the same each time. */
export function seededRandom(): (bytes: number) => Buffer {
  const below = stream(rootsOf('party', ['server']).server)
  return bytes => Buffer.from(Array.from({ length: bytes }, () => below(256)))
}

/** A server with names and secrets drawn from a seed: it takes the world as it is when it starts. */
async function startSeeded(folder: string, page: string, port: number, now: () => number): Promise<TableServer> {
  const { random } = realWorld
  realWorld.random = seededRandom()
  try {
    return await startServer({
      ...{ page, host: '127.0.0.1', port, data: join(folder, 'data'), now },
      times: { nudgeMs: NUDGE_MS, botMs: 0, awayMs: AWAY_MS },
      limits: { wrongPassesPerMinute: 10_000 },
    })
  } finally {
    realWorld.random = random
  }
}

export type Party = Awaited<ReturnType<typeof openParty>>

export async function openParty(page: string) {
  const folder = newFolder()
  let aheadMs = 0
  const now = (): number => Date.now() + aheadMs
  let server = await startSeeded(folder, page, 0, now)
  const { port } = server
  /** Browsers come this way, which can be broken under them; the others go straight there. */
  const way = await openProxy(port)
  const joined: RemoteTable[] = []
  const enter = async (table: string, pass: string): Promise<RemoteTable> => {
    const one = joinTable(lineTo(port), table, pass)
    joined.push(one)
    await until(one, ({ lobby }) => lobby !== null)
    return one
  }
  /** Asks as somebody who has this pass. */
  const askBy = async (
    pass: string,
    path: string,
    method = 'POST',
    body: object = {},
  ): Promise<Record<string, string>> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      ...{ method, headers: { authorization: `Bearer ${pass}`, 'content-type': 'application/json' } },
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    })
    return JSON.parse((await answer.text()) || '{}') as Record<string, string>
  }
  const open = async (opening: object, names: readonly string[]): Promise<Table> => {
    const { body } = await ask(port, '/api/tables', { game: 'homeland', players: 3, ...opening })
    const { table: id, host: hostPass, invites, watch } = body
    const host = await enter(id, hostPass)
    const people: Seated[] = []
    for (const [seat, name] of names.entries()) {
      const bits = bitsOf(seat)
      const sat = await ask(port, `/api/tables/${id}/sit`, { invite: invites[seat], name, hash: shareHash(bits) })
      const { pass } = sat.body
      people.push({ name, seat, pass, bits, at: await enter(id, pass) })
    }
    return { id, host, hostPass, invites, watch, people }
  }
  /** Another game with the same people, of whom these have come: the first of them asked for it. */
  const again = async (table: Table, names: readonly string[]): Promise<Table> => {
    let next: Omit<Table, 'people'> | null = null
    const people: Seated[] = []
    for (const one of table.people.filter(({ name }) => names.includes(name))) {
      const hash = shareHash(one.bits)
      const { table: id, pass, host } = await askBy(one.pass, `/tables/${table.id}/rematch`, 'POST', { hash })
      next ??= {
        ...{ id, host: await enter(id, host), hostPass: host, invites: [], watch: '' },
        before: table.people.map(({ name }) => name),
      }
      people.push({ ...one, pass, at: await enter(id, pass) })
    }
    if (!next) throw new Error('nobody asked for another game')
    return { ...next, people }
  }
  const begin = async ({ host, people }: Table): Promise<void> => {
    const shares = people.map(async ({ at, bits }) => {
      await until(at, ({ lobby }) => lobby?.phase === 'drawing')
      await at.act({ type: 'share', bits })
    })
    await host.act({ type: 'draw' })
    await Promise.all(shares)
    for (const { at } of people) await until(at, ({ shown }) => shown !== null)
  }
  /** A table that is played by everybody's rule as far as that; where it does not come to that, another one. */
  const played = async (opening: object, isThere: IsThere): Promise<Table> => {
    for (;;) {
      const table = await open(opening, ['Ann', 'Ben', 'Cyd'])
      await begin(table)
      if (await playOn(table, isThere)) return table
    }
  }
  return {
    ...{ port: way.port, home: HOME, enter, askBy, open, again, begin, played, all: () => joined },
    /** Something is done as if everybody had waited as long as it takes. */
    async later(work: () => Promise<unknown>) {
      aheadMs = 2 * NUDGE_MS
      await work()
      aheadMs = 0
    },
    /** It is this moment at the server, until the answer makes it now again. */
    at(moment: number): () => void {
      aheadMs = moment - Date.now()
      return () => {
        aheadMs = 0
      }
    },
    /** Every line of a browser is cut, and what is said over the next ones stays away until they are mended. */
    async cut() {
      way.stall('questions')
      way.leadTo(port)
    },
    async mend() {
      way.flow()
    },
    async stop() {
      await server.close()
    },
    /** On the same port, with what was kept; and everybody who sat there is back. */
    async start() {
      server = await startSeeded(folder, page, port, now)
      for (const one of joined) if (!one.now().over) await until(one, ({ isConnected }) => isConnected)
    },
    async close() {
      for (const one of joined) one.leave()
      await way.close()
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type IsThere = (state: TableState, seat: number) => boolean

/** Everybody answers by their own rule, one after the other, until it has come to that; false where the game is over before. */
async function playOn({ people }: Table, isThere: IsThere): Promise<boolean> {
  const rules = people.map(({ name }) => ruleOf(`party ${name}`, ['recruit-asset', 'activate']))
  for (;;) {
    const asked = people.find(({ at }) => at.now().shown?.asked)
    if (people.some(({ at, seat }) => isThere(at.now(), seat))) return true
    if (people.some(({ at }) => at.now().shown?.outcome != null)) return false
    if (!asked) {
      await Promise.race(
        people.map(({ at }) => until(at, ({ shown }) => shown?.asked != null || shown?.outcome != null)),
      )
      continue
    }
    const { shown } = asked.at.now()
    const choice = rules[asked.seat](shown as unknown as Scene)
    const question = shown?.asked?.question
    await asked.at.act({ type: 'choose', choices: [choice] })
    await until(asked.at, now => now.shown?.asked?.question !== question)
  }
}

export const isTurnOf = (who: number, round: number) => (state: TableState, seat: number) =>
  seat === who && state.shown?.asked?.kind === 'turn.act' && (state.shown.view as View).round >= round

/** The assets of this seat that react to an analysis, whoever can see them. */
export function reactingOf({ shown }: TableState, seat: number): readonly string[] {
  if (!shown) return []
  const { players, me } = shown.view as View
  return [...players[seat].up, ...(me?.down ?? [])].filter(asset => reactingAssets(standard).includes(asset))
}

/** A cookie that the server has given to somebody. */
const cookieOf = (name: string, value: string) => ({
  ...{ name, value, domain: HOST, path: '/api', expires: -1, httpOnly: true, secure: false },
  sameSite: 'Lax' as const,
})

/** The browser of somebody who takes the calls of days. */
export const guestBrowser = (guest: string): Stored => ({ cookies: [cookieOf('daily', guest)], origins: [] })

/** The browser of somebody who sits at these tables, and has watched what happened there. */
export function browserOf(name: string, tables: readonly Table[], hosts: readonly Table[] = []): Stored {
  const seats = tables.flatMap(table => {
    const own = table.people.find(one => one.name === name)
    return own ? [{ table, own }] : []
  })
  const kept = seats.map(({ table, own }): KeptSeat => {
    const { lobby } = own.at.now()
    return {
      ...{ table: table.id, game: lobby?.game ?? '', commitment: lobby?.commitment ?? '', name, seat: own.seat },
      ...{ bits: own.bits, promised: lobby?.chairs.map(chair => chair?.hash ?? null) ?? [], pass: null },
      ...{ invites: table.invites.map((one, seat) => (seat < table.people.length ? null : one)), at: 0 },
      ...(table.before ? { before: table.before } : {}),
    }
  })
  const memory = JSON.stringify({ told: ALL_TOLD, talked: ALL_TOLD, last: null, briefed: [0, 1, 2] })
  return {
    cookies: [
      ...seats.map(({ table, own }) => cookieOf(`seat-${table.id}`, own.pass)),
      ...hosts.map(table => cookieOf(`host-${table.id}`, table.hostPass)),
    ],
    origins: [
      {
        origin: `http://${HOST}`,
        localStorage: [
          { name: 'situation-room.seats', value: JSON.stringify(kept) },
          { name: 'situation-room.name', value: JSON.stringify(name) },
          ...tables.map(({ id }) => ({ name: `situation-room.table.${id}`, value: memory })),
        ],
      },
    ],
  }
}
