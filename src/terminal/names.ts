import { shown } from '../words/shown.ts'

/** A name from a file may have any length; those that are given to us have half of this. */
const LONGEST_SHOWN_CHARACTERS = 40

export const nameOf = (name: string): string => shown(name, LONGEST_SHOWN_CHARACTERS)

/** Who sits at the table, as they are shown on it. */
export const namesOf = (seats: readonly { readonly name: string }[]): string[] => seats.map(({ name }) => nameOf(name))
