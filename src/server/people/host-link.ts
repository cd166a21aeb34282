import type { Database } from '../store/statement.ts'
import { prepared } from '../store/statement.ts'
import type { World } from '../world.ts'
import { hashOf, newPass } from './passes.ts'

/**
 * The link of whoever runs a server: it shows which tables there are, and closes what has not begun. Each start makes a
 * new one and ends the one before, at whichever node; only its hash is kept.
 */
export interface HostLink {
  renew(): Promise<string>
  isGood(pass: string): Promise<boolean>
}

/** Of this server, and of none that takes in what was exported here. */
export const HOST_LINK = 'host-link'

export function openHostLink({ dialect, read, commit }: Database, { random }: Pick<World, 'random'>): HostLink {
  const put = prepared<{ name: string; hash: string }>(dialect, (db, one) =>
    db
      .insertInto('meta')
      .values({ name: one.name, value: one.hash })
      .onConflict(conflict => conflict.column('name').doUpdateSet({ value: one.hash })),
  )
  const found = prepared<{ name: string; hash: string }>(dialect, (db, one) =>
    db.selectFrom('meta').select('name').where('name', '=', one.name).where('value', '=', one.hash),
  )
  return {
    async renew() {
      const pass = newPass(random)
      await commit([{ guard: put({ name: HOST_LINK, hash: hashOf(pass) }), after: [] }])
      return pass
    },
    isGood: async pass => (await read(found({ name: HOST_LINK, hash: hashOf(pass) }))).length > 0,
  }
}
