import type { Json } from '../engine/game.ts'
import { ownRecordsOf } from './records.ts'
import type { Kept, Store } from './store.ts'

/** Keeps matches in memory, where nothing else is allowed or wanted: all is lost with the process. */
export function memoryStore(): Store {
  const matches = new Map<string, Kept>()
  const records = new Map<string, Json>()
  const has = (id: string, length: number): boolean => matches.get(id)?.changes.length === length
  return {
    lasting: false,
    async create(line, text) {
      if (matches.has(line.id)) return false
      matches.set(line.id, { line, text, changes: [] })
      return true
    },
    async load(id) {
      const kept = matches.get(id)
      return kept && { ...kept, durable: kept.changes.length }
    },
    async append(line, length, changes) {
      const kept = matches.get(line.id)
      if (!kept || !has(line.id, length)) return false
      matches.set(line.id, { ...kept, line, changes: [...kept.changes, ...changes] })
      return true
    },
    async rewrite(line, length, text) {
      if (!has(line.id, length)) return false
      matches.set(line.id, { line, text, changes: [] })
      return true
    },
    async describe(line) {
      const kept = matches.get(line.id)
      if (kept) matches.set(line.id, { ...kept, line })
    },
    list: async () => [...matches.values()].map(({ line }) => line),
    async remove(id) {
      matches.delete(id)
      for (const name of ownRecordsOf(id)) records.delete(name)
    },
    readRecord: async name => records.get(name),
    async writeRecord(name, value) {
      records.set(name, value)
    },
  }
}
