import { basename, dirname } from 'node:path'
import { Fault, type GameEvent } from '../../engine/game.ts'
import { type HostedMatch, MOVED_ON } from '../../host/hosting.ts'
import { memoryStore } from '../../host/memory-store.ts'
import type { Store } from '../../host/store.ts'
import { withUnkept } from '../../host/unkept-store.ts'
import { type Context, complain, FileFault } from '../context.ts'
import { isMistake, sentence } from '../errors.ts'
import type { Session } from '../session.ts'
import { folderStore } from './folder-store.ts'
import { realFile } from './store.ts'

/** Where a match is kept while somebody sits at it, and what is said where that cannot be done. */
export interface Keeper {
  readonly store: Store
  /** Does something that is kept; a match that has moved on elsewhere is told with the name of its file. */
  watching<T>(act: () => Promise<T>): Promise<T>
  /** The same for all that is done in a session. */
  around<State, View, Event extends GameEvent>(session: Session<State, View, Event>): Session<State, View, Event>
  /** Writes the match down whole, and says whether that could be done. */
  leave(hosted: HostedMatch): Promise<boolean>
}

/**
 * A match is written to its file with every change; a program may play thousands of games, and those are kept only when
 * they are left in the middle. Where nothing can be written, it is said once, and the game goes on.
 */
export function keeperOf(context: Pick<Context, 'error' | 'say'>, file: string | null, keepsAlways: boolean): Keeper {
  const { say } = context
  const path = file === null ? null : realFile(file)
  const folder = path === null ? null : folderStore(dirname(path))
  let hasComplained = false
  const store = folder && keepsAlways ? withUnkept(told(folder)) : memoryStore()

  /** The store, which says the first time that it cannot keep something. */
  function told(inner: Store): Store {
    const trying =
      <Given extends readonly unknown[]>(write: (...given: Given) => Promise<boolean>) =>
      async (...given: Given): Promise<boolean> => {
        try {
          return await write(...given)
        } catch (error) {
          const why = error instanceof Error ? error.cause : null
          if (isMistake(why) && !hasComplained) {
            hasComplained = true
            complain(context, say('error.not-saved', { problem: sentence(say, null, why) }))
          }
          throw error
        }
      }
    return { ...inner, create: trying(inner.create), append: trying(inner.append), rewrite: trying(inner.rewrite) }
  }

  async function watching<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (error) {
      if (file !== null && error instanceof Fault && error.key === MOVED_ON)
        throw new FileFault(file, new Fault('error.moved-on'))
      throw error
    }
  }

  return {
    store,
    watching,
    around: session => ({
      ...session,
      choose: (...names) => watching(() => session.choose(...names)),
      undo: () => watching(session.undo),
      rewind: to => watching(() => session.rewind(to)),
      claim: claim => watching(() => session.claim(claim)),
      note: (about, text) => watching(() => session.note(about, text)),
    }),
    async leave(hosted) {
      if (path === null || !folder) return false
      if (keepsAlways) return watching(() => hosted.checkpoint())
      const { game, match } = hosted.open()
      if (game.outcome(match.state) !== null) return true
      return hosted.checkpoint(told(folder))
    },
  }
}

/** A file's name is the name of its match in the store of its folder. */
export const idOf = (file: string): string => basename(realFile(file))
