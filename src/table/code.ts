import { Fault } from '../engine/game.ts'

/**
 * The code of a table, for whoever types it: said aloud or written on paper it stays the same. No letter looks like
 * another or like a digit, and there are no vowels, so that no word comes of it.
 */
export const CODE_LETTERS = 'CDFGHJKMNPQRTWXY34679'
export const CODE_LENGTH = 6
const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)

const isCode = (text: string): boolean => CODE.test(text)

/** Small letters, spaces and dashes are forgiven. */
const plain = (typed: string): string => typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase()

export const isCodeTyped = (typed: string): boolean => isCode(plain(typed))

/** As it is kept, however it was typed. Throws where it is none. */
export function readCode(typed: string): string {
  const code = plain(typed)
  if (!isCode(code)) throw new Fault('code.none')
  return code
}

/** In two parts, as it is shown. */
export const shownCode = (code: string): string => `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`
