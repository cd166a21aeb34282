import { CODE_LENGTH, CODE_LETTERS } from '../../table/code.ts'
import type { Lobby } from '../../table/lobby.ts'
import type { Sealing } from '../store/seal.ts'
import { type Database, prepared, type Statement } from '../store/statement.ts'
import type { World } from '../world.ts'

/** The codes of tables that people gather at, each in a row of its own: by it the table is found. */
export interface Codes {
  /** The table it was made for, which may be gone since. */
  find(code: string): Promise<string | null>
  /** What makes the rows fit the lobby: carried out with what has changed it. */
  moved(table: string, before: Lobby | null, after: Lobby): readonly Statement[]
}

/** By which people can sit down now; null where they cannot. */
export const liveCode = ({ phase, code = null }: Lobby): string | null => (phase === 'gathering' ? code : null)

/** The names of all rows lie between these two. */
export const CODE_NAMES = { from: 'code:', to: 'code;' } as const

export function openCodes({ dialect, read }: Database, { hash }: Pick<Sealing, 'hash'>): Codes {
  // Whoever reads the database and has not its key cannot try all codes there are.
  const nameOf = (code: string): string => `${CODE_NAMES.from}${hash(`code ${code}`)}`
  const select = prepared<{ name: string }>(dialect, (db, one) =>
    db.selectFrom('record').select('value').where('name', '=', one.name),
  )
  const insert = prepared<{ name: string; table: string }>(dialect, (db, one) =>
    db
      .insertInto('record')
      .values({ name: one.name, value: one.table })
      .onConflict(conflict => conflict.column('name').doUpdateSet({ value: one.table })),
  )
  const remove = prepared<{ name: string; table: string }>(dialect, (db, one) =>
    db.deleteFrom('record').where('name', '=', one.name).where('value', '=', one.table),
  )
  return {
    async find(code) {
      const [row] = await read(select({ name: nameOf(code) }))
      return row ? String(row.value) : null
    },
    moved(table, before, after) {
      const [was, is] = [before && liveCode(before), liveCode(after)]
      if (was === is) return []
      return [
        ...(was === null ? [] : [remove({ name: nameOf(was), table })]),
        ...(is === null ? [] : [insert({ name: nameOf(is), table })]),
      ]
    },
  }
}

/** A byte from here on is left out, so that no letter comes more often than another. */
const FAIR = 256 - (256 % CODE_LETTERS.length)

export function randomCode(random: World['random']): string {
  let code = ''
  while (code.length < CODE_LENGTH)
    for (const byte of random(CODE_LENGTH))
      if (byte < FAIR && code.length < CODE_LENGTH) code += CODE_LETTERS[byte % CODE_LETTERS.length]
  return code
}
