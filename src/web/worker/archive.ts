import { Fault, type Json } from '../../engine/game.ts'
import type { OpenTable } from './host.ts'
import type { Asks, SaveLine } from './protocol.ts'
import type { Store } from './store.ts'

/** Everything that is done with matches that are not on the table: lists, files, replays, the career. */

const later = (): never => {
  throw new Fault('page.no-save')
}

export const archive = {
  lines: async (store: Store): Promise<readonly SaveLine[]> =>
    (await store.lines()).sort((a, b) => b.changed - a.changed),
  async finished(_store: Store, _open: OpenTable): Promise<void> {},
  download: async (_store: Store, _what: Parameters<Asks['download']>[0]): Promise<ReturnType<Asks['download']>> =>
    later(),
  take: async (_store: Store, _text: string, _newName: () => string, _now: number): Promise<ReturnType<Asks['take']>> =>
    later(),
  watch: async (_store: Store, _what: Parameters<Asks['watch']>[0]): Promise<ReturnType<Asks['watch']>> => later(),
  branch: async (_store: Store, _id: string, _at: number, _name: string, _now: number): Promise<{ id: string }> =>
    later(),
  pack: async (_store: Store, _id: string): Promise<{ text: string }> => later(),
  career: async (_store: Store): Promise<Json> => later(),
  debrief: async (_store: Store, _id: string): Promise<Json> => later(),
}
