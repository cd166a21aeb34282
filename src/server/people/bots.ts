import { type Database, prepared, type Statement } from '../store/statement.ts'
import type { World } from '../world.ts'
import { hashOf, type Pass } from './passes.ts'

/** A program that plays: whoever has its token is it. Only a hash of the token is kept. */
export interface Bot {
  readonly id: string
  readonly name: string
}

export interface BotSeat {
  readonly table: string
  readonly seat: number
}

export interface Bots {
  /** A new one, and its token, which is shown this once. */
  make(name: string): Promise<Bot & { readonly token: string }>
  /** Null for a token that nobody made, or that was given back. */
  find(token: string): Promise<Bot | null>
  named(id: string): Promise<Bot | null>
  /** Its token is good for nothing from now on. */
  revoke(id: string): Promise<void>
  /** The seats it has, and the one it has at a table. */
  seats(id: string): Promise<readonly BotSeat[]>
  seatAt(token: string, table: string): Promise<Pass | null>
  /** This pass is the bot's: its token is as good. */
  holds(id: string, pass: string): Statement
}

const MARK = 'bot-'
/** 192 random bits. */
const TOKEN_BYTES = 24
const ID_BYTES = 9

export const isBotToken = (text: string): boolean => text.startsWith(MARK)

export function openBots(
  { dialect, read, commit }: Database,
  { now, random }: Pick<World, 'now' | 'random'>,
  /** A token is over: whoever came in by it is sent away. */
  revoked: () => Promise<void>,
): Bots {
  const insert = prepared<{ id: string; name: string; hash: string; now: number }>(dialect, (db, one) =>
    db.insertInto('bot').values({ id: one.id, name: one.name, hash: one.hash, made_at: one.now, ended_at: null }),
  )
  const end = prepared<{ id: string; now: number }>(dialect, (db, one) =>
    db.updateTable('bot').set({ ended_at: one.now }).where('id', '=', one.id).where('ended_at', 'is', null),
  )
  const byHash = prepared<{ hash: string }>(dialect, (db, one) =>
    db.selectFrom('bot').select(['id', 'name']).where('hash', '=', one.hash).where('ended_at', 'is', null),
  )
  const byId = prepared<{ id: string }>(dialect, (db, one) =>
    db.selectFrom('bot').select(['id', 'name']).where('id', '=', one.id).where('ended_at', 'is', null),
  )
  const passes = prepared<{ id: string }>(dialect, (db, one) =>
    db
      .selectFrom('bot_pass')
      .innerJoin('pass', 'pass.hash', 'bot_pass.hash')
      .select(['pass.hash', 'pass.table_id', 'pass.seat'])
      .where('bot_pass.bot', '=', one.id)
      .where('pass.ended_at', 'is', null)
      .orderBy('pass.made_at'),
  )
  const hold = prepared<{ bot: string; hash: string }>(dialect, (db, one) =>
    db.insertInto('bot_pass').values({ hash: one.hash, bot: one.bot }),
  )
  const botIn = ([row]: readonly Readonly<Record<string, unknown>>[]): Bot | null =>
    row ? { id: String(row.id), name: String(row.name) } : null
  const find = async (token: string): Promise<Bot | null> => botIn(await read(byHash({ hash: hashOf(token) })))

  return {
    find,
    async make(name) {
      const token = `${MARK}${random(TOKEN_BYTES).toString('base64url')}`
      const id = random(ID_BYTES).toString('base64url')
      await commit([{ guard: insert({ id, name, hash: hashOf(token), now: now() }), after: [] }])
      return { id, name, token }
    },
    named: async id => botIn(await read(byId({ id }))),
    async revoke(id) {
      await commit([{ guard: end({ id, now: now() }), after: [], moves: { what: `pass ${id}`, version: 0 } }])
      await revoked()
    },
    seats: async id =>
      (await read(passes({ id }))).map(({ table_id, seat }) => ({ table: String(table_id), seat: Number(seat) })),
    async seatAt(token, table) {
      const bot = await find(token)
      const row = bot && (await read(passes({ id: bot.id }))).find(one => one.table_id === table)
      return row ? { hash: String(row.hash), table, kind: 'seat', seat: Number(row.seat) } : null
    },
    holds: (bot, pass) => hold({ bot, hash: hashOf(pass) }),
  }
}
