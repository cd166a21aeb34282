import webPush from 'web-push'
import type { Sealing } from '../store/seal.ts'
import { type Database, prepared } from '../store/statement.ts'

/** The key pair by which push services know this server. Other ones would orphan every subscription: they are made once. */
export type PushKeys = () => Promise<{ readonly publicKey: string; readonly privateKey: string }>

const NAME = 'push-keys'

export function openPushKeys({ dialect, commit, read }: Database, sealing: Sealing): PushKeys {
  const insert = prepared<{ name: string; value: string }>(dialect, (db, one) =>
    db
      .insertInto('record')
      .values({ name: one.name, value: one.value })
      .onConflict(conflict => conflict.doNothing()),
  )
  const select = prepared<{ name: string }>(dialect, (db, one) =>
    db.selectFrom('record').select('value').where('name', '=', one.name),
  )
  const kept = async (): Promise<Awaited<ReturnType<PushKeys>> | null> => {
    const [row] = await read(select({ name: NAME }))
    return row ? JSON.parse(sealing.open(NAME, JSON.parse(String(row.value)))) : null
  }
  let known: ReturnType<PushKeys> | null = null
  const make = async (): ReturnType<PushKeys> => {
    const old = await kept()
    if (old) return old
    const value = JSON.stringify(sealing.seal(NAME, JSON.stringify(webPush.generateVAPIDKeys())))
    // Of several nodes that start at once the first one's stand.
    await commit([{ guard: insert({ name: NAME, value }), after: [] }])
    const now = await kept()
    if (!now) throw new Error('the keys for push messages were not kept')
    return now
  }
  return () => {
    known ??= make().catch(error => {
      known = null
      throw error
    })
    return known
  }
}
