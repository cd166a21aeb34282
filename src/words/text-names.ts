import type { IntlMessageFormat } from 'intl-messageformat'

type Ast = ReturnType<IntlMessageFormat['getAst']>
type Element = Ast[number]

const ARGUMENT = 1

/** The name under which a value is given as text: `{n}` asks for it, while `{n, plural, …}` still asks for the number. */
export const textName = (name: string): string => `${name} as text`

/** The same message, in which every plain argument asks for the text of its value. */
export function withTextNames(ast: Ast): Ast {
  return ast.map((element): Element => {
    if (element.type === ARGUMENT && 'value' in element)
      return { ...element, value: textName(element.value) } as Element
    if ('options' in element) {
      const options = Object.fromEntries(
        Object.entries(element.options).map(([name, option]) => [
          name,
          { ...option, value: withTextNames(option.value) },
        ]),
      )
      return { ...element, options } as Element
    }
    return element
  })
}
