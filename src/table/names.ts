import { Fault } from '../engine/game.ts'

export const LONGEST_NAME_CHARACTERS = 20

/** A name for a player that nobody at the table has yet. */
export function checkedName(given: string, taken: readonly string[]): string {
  const typed = given.trim()
  const name = typed.replace(/\s+/g, ' ')
  // Marks and what nobody sees are no name by themselves.
  if (!/[^\p{M}\p{DI}\s]/u.test(name)) throw new Fault('seats.name-empty')
  if ([...name].length > LONGEST_NAME_CHARACTERS || /\p{C}/u.test(typed))
    throw new Fault('seats.name-long', { most: LONGEST_NAME_CHARACTERS })
  const isSame = (other: string): boolean => other.toLowerCase() === name.toLowerCase()
  if (taken.some(isSame)) throw new Fault('seats.name-twice', { name })
  return name
}

/** A letter with its marks, a flag, an emoji with all its parts: half of one is none. */
const FIRST = /^(?:\p{RI}\p{RI}|.[\p{M}\p{Emoji_Modifier}]*(?:\u200d.[\p{M}\p{Emoji_Modifier}]*)*)/su

/** Two letters for each name, different from all the others. */
export function initialsOf(names: readonly string[]): string[] {
  const taken: string[] = []
  for (const [seat, name] of names.entries()) {
    const first = FIRST.exec(name)?.[0] ?? '?'
    const rest = [...name.slice(first.length)]
    const number = rest.filter(one => /\d/.test(one)).slice(-1)
    const letters = rest.filter(one => /\p{L}/u.test(one))
    const ways = [...number, ...letters, String(seat + 1)].map(second => first + second)
    taken.push(ways.find(way => !taken.includes(way)) ?? `${seat + 1}${first}`)
  }
  return taken
}
