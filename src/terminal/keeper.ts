import { Fault } from '../engine/game.ts'
import { type Context, complain, FileFault } from './context.ts'
import { isMistake, sentence } from './errors.ts'
import { isThere, readText, writeWhole } from './store.ts'

/** Writes a match to its file; false where that could not be done. */
export type Keep<M> = (match: M) => boolean

/**
 * Writes the match to its file as long as that has what was last read or written here. A game that has moved on
 * elsewhere is never written over: that ends the game here. Where nothing can be written, it is said once, and the
 * game goes on.
 */
export function keeper<M>(
  { error, say }: Pick<Context, 'error' | 'say'>,
  file: string | null,
  read: string | null,
  text: (match: M) => string,
): Keep<M> {
  let known = read
  let hasComplained = false
  return match => {
    if (file === null) return false
    try {
      // One that was deleted is written anew: nobody loses anything by it.
      if (isThere(file) && readText(file) !== known) throw new FileFault(file, new Fault('error.moved-on'))
      const next = `${text(match)}\n`
      writeWhole(file, next)
      known = next
      return true
    } catch (fault) {
      if (fault instanceof FileFault || !isMistake(fault)) throw fault
      const problem = sentence(say, null, fault)
      if (!hasComplained) complain({ error, say }, say('error.not-saved', { problem }))
      hasComplained = true
      return false
    }
  }
}
