import { type Message, type Piece, PLURAL, SELECT } from './message.ts'

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'đ',
  e: 'é',
  f: 'ƒ',
  g: 'ğ',
  h: 'ħ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ł',
  m: 'ɱ',
  n: 'ñ',
  o: 'ó',
  p: 'þ',
  q: 'ǫ',
  r: 'ř',
  s: 'š',
  t: 'ŧ',
  u: 'ú',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
}

const accented = (letter: string): string => {
  const small = ACCENTED[letter.toLowerCase()]
  return letter === letter.toLowerCase() ? small : small.toUpperCase()
}

/** Every letter accented, and every word longer: what stays plain on the screen was never translated. */
const accent = (text: string): string =>
  text.replace(/[a-z]+/gi, word => word.replace(/./g, accented) + (word.length > 1 ? '~' : ''))

/** The same message in the pseudo-language: what it asks for stays as it is. */
export const pseudo = (message: Message): Message =>
  typeof message === 'string' ? accent(message) : message.map(pseudoPiece)

function pseudoPiece(piece: Piece): Piece {
  if (typeof piece === 'string') return accent(piece)
  if (typeof piece === 'number' || !(piece[1] === SELECT || piece[1] === PLURAL)) return piece
  const options = Object.fromEntries(Object.entries(piece[2]).map(([name, option]) => [name, pseudo(option)]))
  return [piece[0], piece[1], options, ...piece.slice(3)] as unknown as Piece
}
