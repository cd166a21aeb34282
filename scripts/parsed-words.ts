import { type Plugin, parseAst } from 'vite'
import { type Language, languages } from '../src/words/index.ts'
import { parsedTexts } from '../src/words/parse.ts'

/** A word file, and the language it is in: `src/words/page.de.ts`, `src/games/homeland/words/de.ts`. */
const WORD_FILE = new RegExp(`/src/(?:games/\\w+/)?words/(?:[\\w-]+\\.)?(${languages.join('|')})\\.ts$`)

/**
 * Parses the messages of the word files when the page is built or served for development, so that no visitor loads the
 * parser, which weighs more than most screens.
 */
export const parsedWords = (): Plugin => ({
  name: 'parsed-words',
  // As it was written: what comes later has been taken out of TypeScript.
  enforce: 'pre',
  config: () => ({
    // The library's own stand-in for its parser. It refuses every text.
    resolve: { alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' } },
  }),
  transform: {
    filter: { id: WORD_FILE },
    handler(code, id) {
      const [, language] = WORD_FILE.exec(id) ?? []
      return { code: moduleOf(code, language as Language), map: null }
    },
  },
})

/** The same word file as a script, with its messages parsed. */
export function moduleOf(source: string, language: Language): string {
  const exported: string[] = []
  for (const statement of parseAst(source, { lang: 'ts' }).body) {
    if (isType(statement)) continue
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    if (declaration?.type !== 'VariableDeclaration') throw noWords(source, statement)
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || !init) throw noWords(source, statement)
      exported.push(`export const ${id.name} = ${JSON.stringify(parsedTexts(textsOf(source, init), language))}`)
    }
  }
  return `${exported.join('\n')}\n`
}

type Statement = ReturnType<typeof parseAst>['body'][number]
/** What only the compiler reads. */
const isType = (statement: Statement): boolean =>
  statement.type === 'TSTypeAliasDeclaration' ||
  (statement.type === 'ImportDeclaration' && statement.importKind === 'type') ||
  (statement.type === 'ExportNamedDeclaration' && statement.exportKind === 'type')

type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression']

function textsOf(source: string, init: Expression): Record<string, string> {
  if (init.type === 'TSAsExpression' || init.type === 'TSSatisfiesExpression') return textsOf(source, init.expression)
  if (init.type !== 'ObjectExpression') throw noWords(source, init)
  return Object.fromEntries(
    init.properties.map(property => {
      if (property.type !== 'Property' || property.computed) throw noWords(source, property)
      const { key, value } = property
      if (value.type !== 'Literal' || typeof value.value !== 'string') throw noWords(source, property)
      if (key.type === 'Identifier') return [key.name, value.value]
      if (key.type !== 'Literal') throw noWords(source, property)
      return [String(key.value), value.value]
    }),
  )
}

const noWords = (source: string, { start, end }: { readonly start: number; readonly end: number }): Error =>
  new Error(`A word file has keys and texts, each in quotation marks, and nothing else: ${source.slice(start, end)}`)
