import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { Fault, type Json } from '../../engine/game.ts'
import { ownRecordsOf } from '../../host/records.ts'
import type { Change, SaveLine, Store } from '../../host/store.ts'
import { withUnkept } from '../../host/unkept-store.ts'

interface Kept extends DBSchema {
  lines: { key: string; value: SaveLine }
  /** The file of each match as it was when it was begun or last written whole. */
  texts: { key: string; value: string }
  /** Every change since then, by match and number. */
  changes: { key: [id: string, n: number]; value: Change }
  records: { key: string; value: Json }
}

const NAME = 'situation-room'
/** 1: lines, texts, records. 2: changes beside the text. */
const DATABASE_VERSION = 2

type Database = IDBPDatabase<Kept>

/**
 * A connection that is opened when it is needed, and again after the browser has closed it. Throws a Fault where another
 * tab is in the way: one with an older version of the page keeps the database as it is, one with a newer has changed it.
 */
function connection(): () => Promise<Database> {
  let opened: readonly Promise<Database>[] = []
  const lost = (): void => {
    opened = []
  }
  const open = (): readonly Promise<Database>[] => {
    let tell = (_why: Fault): void => {}
    // Whoever asks while an older tab holds on to the database is told; once it is closed, what was begun goes on.
    const held = new Promise<never>((_, reject) => {
      tell = reject
    })
    held.catch(() => {})
    const database = openDB<Kept>(NAME, DATABASE_VERSION, {
      upgrade(fresh, version) {
        if (version < 1) {
          fresh.createObjectStore('lines', { keyPath: 'id' })
          fresh.createObjectStore('texts')
          fresh.createObjectStore('records')
        }
        if (version < 2) fresh.createObjectStore('changes')
      },
      blocked: () => tell(new Fault('page.older-tab')),
      blocking(_now, _wanted, { target }) {
        lost()
        ;(target as IDBDatabase).close()
      },
      terminated: lost,
    }).catch(error => {
      lost()
      throw error instanceof DOMException && error.name === 'VersionError' ? new Fault('page.newer-tab') : error
    })
    return [database, held]
  }
  return () => {
    if (opened.length === 0) opened = open()
    return Promise.race(opened)
  }
}

const changesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []])

/** The browser's database; memory where it is forbidden. */
export async function openStore(): Promise<Store> {
  const connect = connection()
  try {
    await connect()
  } catch (error) {
    if (!(error instanceof Fault)) return (await import('../../host/memory-store.ts')).memoryStore()
  }
  const writing = async () =>
    (await connect()).transaction(['lines', 'texts', 'changes', 'records'], 'readwrite', { durability: 'strict' })
  type Writing = Awaited<ReturnType<typeof writing>>

  /** The texts that were read or written here: what somebody else has written whole meanwhile is another match. */
  const known = new Map<string, string>()

  /** Carried out whole or not at all, where there are still so many changes; -1: where there is no such match. */
  async function ifLength(id: string, length: number, write: (to: Writing) => void, whole?: string): Promise<boolean> {
    const transaction = await writing()
    const text = await transaction.objectStore('texts').get(id)
    const there = text === undefined ? -1 : await transaction.objectStore('changes').count(changesOf(id))
    const isOurs = there === length && (text === undefined || (known.get(id) ?? text) === text)
    if (isOurs) write(transaction)
    await transaction.done
    if (isOurs && whole !== undefined) known.set(id, whole)
    return isOurs
  }

  return withUnkept({
    lasting: true,
    create: (line, text) =>
      ifLength(
        line.id,
        -1,
        to => {
          to.objectStore('lines').put(line)
          to.objectStore('texts').put(text, line.id)
        },
        text,
      ),
    async load(id) {
      const transaction = (await connect()).transaction(['lines', 'texts', 'changes'])
      const [line, text, changes] = await Promise.all([
        transaction.objectStore('lines').get(id),
        transaction.objectStore('texts').get(id),
        transaction.objectStore('changes').getAll(changesOf(id)),
      ])
      if (!line || text === undefined) return undefined
      known.set(id, text)
      return { line, text, changes, durable: changes.length }
    },
    append: (line, length, changes) =>
      ifLength(line.id, length, to => {
        to.objectStore('lines').put(line)
        for (const [i, change] of changes.entries()) to.objectStore('changes').put(change, [line.id, length + i])
      }),
    rewrite: (line, length, text) =>
      ifLength(
        line.id,
        length,
        to => {
          to.objectStore('lines').put(line)
          to.objectStore('texts').put(text, line.id)
          to.objectStore('changes').delete(changesOf(line.id))
        },
        text,
      ),
    async describe(line) {
      const transaction = await writing()
      const there = await transaction.objectStore('lines').getKey(line.id)
      if (there !== undefined) transaction.objectStore('lines').put(line)
      await transaction.done
    },
    list: async () => (await connect()).getAll('lines'),
    async remove(id) {
      known.delete(id)
      const transaction = await writing()
      transaction.objectStore('lines').delete(id)
      transaction.objectStore('texts').delete(id)
      transaction.objectStore('changes').delete(changesOf(id))
      for (const name of ownRecordsOf(id)) transaction.objectStore('records').delete(name)
      await transaction.done
    },
    readRecord: async name => (await connect()).get('records', name),
    async writeRecord(name, value) {
      const transaction = await writing()
      transaction.objectStore('records').put(value, name)
      await transaction.done
    },
  })
}
