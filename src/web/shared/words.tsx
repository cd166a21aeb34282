import { createContext, type ReactNode, use, useContext, useMemo } from 'react'
import { type Locale, languageOf, type Messages, type Say, voice } from '../../words/index.ts'
import { useSettings } from './settings.ts'

/** The word files in pieces, each loaded when a screen needs it: nobody waits for a rulebook to take a call. */
const files = import.meta.glob<Readonly<Record<string, Messages>>>([
  '../../words/*.{en,it,de}.ts',
  '../../games/*/words/*.{en,it,de}.ts',
  '../../games/*/words/{en,it,de}.ts',
])

/** The pieces by name: where they lie, without the language. */
const parts = {
  page: '../../words/page',
  learn: '../../words/learn',
  archive: '../../words/archive',
  files: '../../words/files',
  talk: '../../words/table',
  negotiator: '../../games/negotiator/words/',
  call: '../../games/negotiator/words/call',
  achievements: '../../games/negotiator/words/achievements',
  negotiatorRules: '../../games/negotiator/words/rulebook',
  homeland: '../../games/homeland/words/',
  homelandCards: '../../games/homeland/words/cards',
  board: '../../games/homeland/words/board',
  stage: '../../games/homeland/words/stage',
  homelandRules: '../../games/homeland/words/rulebook',
  negotiatorNeutral: '../../games/negotiator/words/neutral',
  homelandNeutral: '../../games/homeland/words/neutral',
} as const
export type Part = keyof typeof parts

/** What is said at the table of each game, wherever on the page it is laid. */
export const tableWords = {
  negotiator: ['negotiator', 'call'],
  homeland: ['talk', 'homeland', 'homelandCards', 'board', 'stage'],
} as const satisfies Readonly<Record<string, readonly Part[]>>

/** The softer words of each game, said instead of the usual ones when neutral wording is on. */
const softer = (part: Part): Part | null =>
  parts[part].includes('/negotiator/')
    ? 'negotiatorNeutral'
    : parts[part].includes('/homeland/')
      ? 'homelandNeutral'
      : null

const NOTHING: Messages = {}

const loaded = new Map<string, Promise<Messages>>()

export function loadWords(locale: Locale, part: Part): Promise<Messages> {
  const path = parts[part]
  const file = `${path}${path.endsWith('/') ? '' : '.'}${languageOf(locale)}.ts`
  const before = loaded.get(file)
  if (before) return before
  const words = files[file]().then(exports => Object.assign({}, ...Object.values(exports)) as Messages)
  loaded.set(file, words)
  return words
}

const Spoken = createContext<{ readonly say: Say; readonly messages: readonly Messages[] } | null>(null)

function Voice({ locale, messages, children }: { locale: Locale; messages: readonly Messages[]; children: ReactNode }) {
  const spoken = useMemo(() => ({ say: voice(locale, ...messages), messages }), [locale, messages])
  return <Spoken value={spoken}>{children}</Spoken>
}

/** The first words of the page, loaded before it is drawn. */
export const FirstWords = ({ locale, words, children }: { locale: Locale; words: Messages; children: ReactNode }) => (
  <Voice locale={locale} messages={useMemo(() => [words], [words])}>
    {children}
  </Voice>
)

/** More words for what is inside; it waits until they are there. */
export function Words({ locale, more, children }: { locale: Locale; more: readonly Part[]; children: ReactNode }) {
  const outer = useContext(Spoken)
  const { neutral } = useSettings()
  const soft = [...new Set(more.flatMap(part => softer(part) ?? []))]
  const added = [
    ...more.map(part => use(loadWords(locale, part))),
    ...soft.map(part => (neutral ? use(loadWords(locale, part)) : NOTHING)),
  ]
  // React compares lists of different length only as far as the shorter goes: the names tell the pieces apart.
  const names = [locale, ...more, ...(neutral ? soft : [])].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pieces are the same objects as long as they have the same names
  const messages = useMemo(() => [...(outer?.messages ?? []), ...added], [outer, names])
  return (
    <Voice locale={locale} messages={messages}>
      {children}
    </Voice>
  )
}

export function useSay(): Say {
  const spoken = useContext(Spoken)
  if (!spoken) throw new Error('no words around this')
  return spoken.say
}
