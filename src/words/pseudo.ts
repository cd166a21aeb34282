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

/** Every letter accented, and a third longer: what stays plain on the screen was never translated. */
const accent = (text: string): string => {
  const letters = text.replace(/[a-z]/gi, letter => {
    const small = ACCENTED[letter.toLowerCase()]
    return letter === letter.toLowerCase() ? small : small.toUpperCase()
  })
  const words = text.split(/\s+/).filter(word => /[a-z]{2}/i.test(word)).length
  return letters + '~'.repeat(words)
}

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
