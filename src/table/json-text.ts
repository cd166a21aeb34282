import { Fault } from '../engine/game.ts'

/** The longest text that is read as one file; an archive holds many of them, and a line of a program very little. */
export const LONGEST_FILE_CHARACTERS = 64_000_000
export const LONGEST_ARCHIVE_CHARACTERS = 256_000_000
export const LONGEST_LINE_CHARACTERS = 100_000

/** Our formats go down a dozen levels; whoever walks through data may do so level by level. */
const DEEPEST_BRACKETS = 64

/**
 * JSON from outside: a file, a deck, a link, a line of a program. Throws a Fault for a text that is too long or goes too
 * deep, is not JSON, or has a field that would stand for an object's own making.
 */
export function readJsonText(text: string, most = LONGEST_FILE_CHARACTERS): unknown {
  if (text.length > most) throw new Fault('file.too-long', { most })
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new Fault('file.not-json')
  }
  mustBeShallow(given)
  return given
}

/** Level by level, not by calling itself: what goes too deep would end the program before it is noticed. */
export function mustBeShallow(given: unknown): void {
  let level: readonly unknown[] = [given]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST_BRACKETS) throw new Fault('file.too-deep', { most: DEEPEST_BRACKETS })
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      if (!Array.isArray(value) && Object.hasOwn(value, '__proto__'))
        throw new Fault('file.field-name', { name: '__proto__' })
      for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) next.push(inner)
    }
    level = next
  }
}

/** The text a value has under a name of its own; empty where there is none. */
export function textAt(given: unknown, name: string): string {
  if (typeof given !== 'object' || given === null || !Object.hasOwn(given, name)) return ''
  const value: unknown = Reflect.get(given, name)
  return typeof value === 'string' ? value : ''
}
