import { HOST_LINK_EXAMPLE, readHostLink } from '../../client/link.ts'
import { Fault } from '../../engine/game.ts'
import type { HostedTable } from '../../host/hosting-answers.ts'
import type { Say } from '../../words/index.ts'
import { type Context, print, printJson } from '../context.ts'
import { serverAt } from '../join/server.ts'

export interface TablesFlags {
  readonly close?: string
  readonly json?: boolean
}

/** The tables of a server, for whoever runs it, by the link that its start printed: nothing of a match is in it. */
export async function tables(context: Context, given: string, { close, json }: TablesFlags): Promise<number> {
  const { say } = context
  const link = readHostLink(given)
  if (!link) throw new Fault('host.no-link', { example: HOST_LINK_EXAMPLE })
  const hosting = serverAt(link.address).hosting(link.pass)
  if (close !== undefined) {
    await hosting.close(close)
    if (json) printJson(context, { closed: close }, 0)
    else print(context, say('tables.closed', { table: close }))
    return 0
  }
  const found = await hosting.tables()
  if (json) printJson(context, { tables: found }, 0)
  else if (found.length === 0) print(context, say('tables.none'))
  else for (const one of found) print(context, lineOf(say, one))
  return 0
}

function lineOf(say: Say, { reported = 0, ...one }: HostedTable): string {
  const line = say(`tables.${one.phase}`, { ...one, since: minuteOf(one.since) })
  return reported === 0 ? line : say('tables.reported', { line, n: reported })
}

/** The same for readers of every language, and for whoever compares it with a log. */
const minuteOf = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`
