import type { IntlMessageFormat } from 'intl-messageformat'

type Ast = ReturnType<IntlMessageFormat['getAst']>
type Element = Ast[number]

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

const LITERAL = 0

export function pseudo(ast: Ast): Ast {
  return ast.map((element): Element => {
    if (element.type === LITERAL && 'value' in element) return { ...element, value: accent(element.value) } as Element
    if ('options' in element) {
      const options = Object.fromEntries(
        Object.entries(element.options).map(([name, option]) => [name, { ...option, value: pseudo(option.value) }]),
      )
      return { ...element, options } as Element
    }
    return element
  })
}
