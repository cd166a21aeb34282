import { Fault, type Json } from '../../engine/game.ts'
import type { SaveLine } from './protocol.ts'

/** The record of what is thought at a table, beside its match: it goes with it. */
export const suspicionsAt = (id: string): string => `suspicions:${id}`

/** One match as it is kept: the line that is shown of it, and the text of its file. */
export interface Kept {
  readonly line: SaveLine
  readonly text: string
}

/** A match as it was found, with what lies in the store: older than the text where that could not be written. */
export interface Found extends Kept {
  readonly stored: string | null
}

/** Where matches are kept. A choice counts as made only once `put` has come back. */
export interface Store {
  /** False where the browser gives no storage: then all is lost with the tab, and people are told. */
  readonly lasting: boolean
  /** Refused where there lies anything else than `over`: the match has moved on in another tab. */
  put(kept: Kept, over: string | null): Promise<void>
  get(id: string): Promise<Found | undefined>
  lines(): Promise<SaveLine[]>
  remove(id: string): Promise<void>
  readRecord(name: string): Promise<Json | undefined>
  writeRecord(name: string, value: Json): Promise<void>
}

const NAME = 'situation-room'
const VERSION = 1

/** What another tab wrote is never written over, lock or no lock. */
function checkUnmoved(there: string | undefined, over: string | null): void {
  if (there !== undefined && there !== over) throw new Fault('page.other-tab')
}

/** Kept in memory alone, where nothing else is allowed. */
export function memoryStore(): Store {
  const matches = new Map<string, Kept>()
  const records = new Map<string, Json>()
  return {
    lasting: false,
    async put(kept, over) {
      checkUnmoved(matches.get(kept.line.id)?.text, over)
      matches.set(kept.line.id, kept)
    },
    async get(id) {
      const kept = matches.get(id)
      return kept && { ...kept, stored: kept.text }
    },
    lines: async () => [...matches.values()].map(({ line }) => line),
    async remove(id) {
      matches.delete(id)
      records.delete(suspicionsAt(id))
    },
    readRecord: async name => records.get(name),
    async writeRecord(name, value) {
      records.set(name, value)
    },
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('lines', { keyPath: 'id' })
    request.result.createObjectStore('texts')
    request.result.createObjectStore('records')
  }
  return done(request)
}

/** The browser's database; memory where it is forbidden. */
export async function openStore(): Promise<Store> {
  let database: IDBDatabase
  try {
    database = await openDatabase()
  } catch {
    return memoryStore()
  }
  const reading = (name: string) => database.transaction(name, 'readonly').objectStore(name)
  const writing = (names: readonly string[]) => database.transaction([...names], 'readwrite', { durability: 'strict' })
  /** What a full database would not take: it lasts as long as the tab, and whoever keeps it is told. */
  const unkept = new Map<string, Found>()
  return {
    lasting: true,
    async put(kept, over) {
      const { line, text } = kept
      unkept.set(line.id, { ...kept, stored: over })
      const transaction = writing(['lines', 'texts'])
      const texts = transaction.objectStore('texts')
      const there = (await done(texts.get(line.id))) as string | undefined
      try {
        checkUnmoved(there, over)
      } catch (error) {
        unkept.delete(line.id)
        throw error
      }
      transaction.objectStore('lines').put(line)
      texts.put(text, line.id)
      await committed(transaction)
      unkept.delete(line.id)
    },
    async get(id) {
      const held = unkept.get(id)
      if (held) return held
      const line = (await done(reading('lines').get(id))) as SaveLine | undefined
      const text = (await done(reading('texts').get(id))) as string | undefined
      return line && text !== undefined ? { line, text, stored: text } : undefined
    },
    async lines() {
      const lines = (await done(reading('lines').getAll())) as SaveLine[]
      return [...lines.filter(({ id }) => !unkept.has(id)), ...[...unkept.values()].map(({ line }) => line)]
    },
    async remove(id) {
      unkept.delete(id)
      const transaction = writing(['lines', 'texts', 'records'])
      transaction.objectStore('records').delete(suspicionsAt(id))
      transaction.objectStore('lines').delete(id)
      transaction.objectStore('texts').delete(id)
      await committed(transaction)
    },
    readRecord: async name => (await done(reading('records').get(name))) as Json | undefined,
    async writeRecord(name, value) {
      const transaction = writing(['records'])
      transaction.objectStore('records').put(value, name)
      await committed(transaction)
    },
  }
}
