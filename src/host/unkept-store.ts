import type { Kept, Loaded, Store } from './store.ts'

/**
 * A store whose machine may be full: what it would not take lasts as long as the process, and whoever keeps it is told,
 * because `create` and `append` still fail.
 */
export function withUnkept(store: Store): Store {
  const unkept = new Map<string, Loaded>()
  /** Holds on to a match where writing it fails. */
  async function writing(id: string, hold: () => Promise<Loaded>, write: () => Promise<boolean>): Promise<boolean> {
    try {
      const isWritten = await write()
      unkept.delete(id)
      return isWritten
    } catch (error) {
      unkept.set(id, await hold())
      throw error
    }
  }
  return {
    ...store,
    create: (line, text) =>
      writing(
        line.id,
        async () => ({ line, text, changes: [], durable: null }),
        () => store.create(line, text),
      ),
    append: (line, length, changes) =>
      writing(
        line.id,
        async () => {
          const before: Kept | undefined = (await store.load(line.id)) ?? unkept.get(line.id)
          const known = before?.changes.slice(0, length) ?? []
          return { line, text: before?.text ?? '', changes: [...known, ...changes], durable: length }
        },
        () => store.append(line, length, changes),
      ),
    async rewrite(line, length, text) {
      // Where it fails, the text and the changes that are there or held come to the same match.
      const isWritten = await store.rewrite(line, length, text)
      unkept.delete(line.id)
      return isWritten
    },
    load: async id => unkept.get(id) ?? store.load(id),
    async list() {
      const held = [...unkept.values()].map(({ line }) => line)
      return [...(await store.list()).filter(({ id }) => !unkept.has(id)), ...held]
    },
    async remove(id) {
      unkept.delete(id)
      await store.remove(id)
    },
  }
}
