import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { writeLink } from '../../src/client/link.ts'
import { joinTable, type RemoteTable, type TableState } from '../../src/client/table.ts'
import type { PageServer } from '../../src/server/http/static.ts'
import { startServer } from '../../src/server/server.ts'
import type { Times } from '../../src/server/tables/live-table.ts'
import type { Opened } from '../../src/server/tables/tables.ts'
import { shareHash } from '../../src/table/receipt.ts'
import { lineTo } from '../../src/terminal/join/server.ts'

export { until } from '../awaiting.ts'

/** A server of tables with a data folder of its own, gone when the test file is done. */
export async function newServer(times: Partial<Times> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'situation-room-join-'))
  mkdirSync(join(folder, 'page'))
  writeFileSync(
    join(folder, 'page', 'index.html'),
    `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`,
  )
  const faults: unknown[] = []
  const joined: RemoteTable[] = []
  const open = (port: number): Promise<PageServer> =>
    startServer({
      ...{ page: join(folder, 'page'), host: '127.0.0.1', port, data: join(folder, 'data') },
      // Nobody here waits to see a bot think, and nobody who is slow to type is asked whether they are there.
      times: { botMs: 0, nudgeMs: 3_600_000, ...times },
      log: (_number, error) => faults.push(error),
    })
  let server = await open(0)
  const { port } = server
  const address = `http://127.0.0.1:${port}`
  afterAll(async () => {
    for (const one of joined) one.leave()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
    expect(faults).toEqual([])
  })

  async function post<Answer>(path: string, body: object): Promise<Answer> {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(200)
    return (await answer.json()) as Answer
  }
  const connect = (table: string, pass: string): RemoteTable => {
    const one = joinTable(lineTo(address), table, pass)
    joined.push(one)
    return one
  }

  return {
    address,
    stop: () => server.close(),
    async restart() {
      server = await open(port)
    },
    /** A table, and the links to it. */
    async newTable(opening: object) {
      const { table, host, invites, watch, code } = await post<Opened>('/api/tables', opening)
      const link = (kind: 'seat' | 'host' | 'watch', pass: string): string =>
        writeLink({ address, table, right: { kind, pass } })
      return {
        ...{ table, code },
        hostLink: link('host', host),
        watchLink: link('watch', watch),
        links: invites.map(invite => link('seat', invite)),
        host: () => connect(table, host),
        /** A program of this process in one seat, which plays by itself as soon as it is asked. */
        async seat(n: number, name: string, plays = true): Promise<RemoteTable> {
          const bits = String(n).repeat(32)
          const sitting = { invite: invites[n], name, hash: shareHash(bits) }
          const { pass } = await post<{ pass: string }>(`/api/tables/${table}/sit`, sitting)
          const one = connect(table, pass)
          let isGiven = false
          one.subscribe(({ lobby }) => {
            if (isGiven || lobby?.phase !== 'drawing') return
            isGiven = true
            void one.act({ type: 'share', bits }).catch(() => {})
          })
          if (plays) playAlong(one)
          return one
        },
      }
    },
  }
}

/** Answers every question with one of its options, a different one each time. */
export function playAlong(table: RemoteTable): void {
  let answered = ''
  let acts = 0
  const look = ({ shown, isConnected }: TableState): void => {
    const { asked } = shown ?? {}
    if (!asked || !isConnected || asked.question === answered) return
    answered = asked.question
    void table.act({ type: 'choose', choices: [asked.options[acts++ % asked.options.length]] }).catch(() => {
      answered = ''
    })
  }
  table.subscribe(look)
  look(table.now())
}
