import { createContext, type ReactNode, startTransition, use, useContext, useEffect, useMemo, useState } from 'react'
import type { GameId } from '../../games/index.ts'
import { type Locale, languageOf, type Messages, PSEUDO, type Say, sayWith } from '../../words/index.ts'
import { useSettings } from './settings.ts'

/** The word files in pieces, each loaded when a screen needs it: nobody waits for a rulebook to take a call. */
const files = import.meta.glob<Readonly<Record<string, Messages>>>([
  '../../words/{page,learn,archive,files,names,table,generic,origin,online,onlook,elsewhere,server,api,company,verify,people,guests}.{en,it,de}.ts',
  '../../games/*/words/*.{en,it,de}.ts',
  // The terminal's alone.
  '!../../games/*/words/terminal.*.ts',
  // Brought by what says them.
  '!../../games/*/words/{advisor,keys}.*.ts',
  '../../games/*/words/{en,it,de}.ts',
])

/** More files, for what is loaded later than any screen: their names, too, would have to be there from the first. */
export const bringWords = (more: typeof files): void => void Object.assign(files, more)

/** A piece by its name: `page` lies with the words of no game, `homeland/board` with those of its own. */
export type Part =
  | 'page'
  | 'learn'
  | 'archive'
  | 'files'
  | 'names'
  | 'table'
  | 'generic'
  | 'origin'
  | 'online'
  | 'onlook'
  | 'elsewhere'
  | 'server'
  | 'api'
  | 'company'
  | 'verify'
  | 'people'
  | 'guests'
  | 'reminder'
  | 'advisor'
  | 'review'
  | 'passkeys'
  | 'identity'
  | `${GameId}/${string}`

const fileOf = (part: Part, language: string): string =>
  part.includes('/')
    ? `../../games/${part.replace('/', '/words/')}${part.endsWith('/') ? '' : '.'}${language}.ts`
    : `../../words/${part}.${language}.ts`

/** The softer words of its game, said instead of the usual ones when neutral wording is on. */
const softer = (part: Part): Part[] => (part.includes('/') ? [part.replace(/\/.*/, '/neutral') as Part] : [])

const loaded = new Map<string, Promise<Messages>>()

export function loadWords(locale: Locale, part: Part): Promise<Messages> {
  const file = fileOf(part, languageOf(locale))
  const name = `${locale} ${file}`
  const before = loaded.get(name)
  if (before) return before
  const words = files[file]().then(async exports => {
    const messages: Messages = Object.assign({}, ...Object.values(exports))
    if (locale !== PSEUDO) return messages
    const { pseudo } = await import('../../words/pseudo.ts')
    return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, pseudo(message)]))
  })
  loaded.set(name, words)
  words.then(
    // The fields that `use` would write itself: it reads at once what has come, and React does not suspend for it.
    value => Object.assign(words, { status: 'fulfilled', value }),
    // Whoever waits for it is told; nobody may be waiting yet.
    () => {},
  )
  return words
}

const Spoken = createContext<{ readonly say: Say; readonly messages: readonly Messages[] } | null>(null)

function Provide({
  locale,
  messages,
  children,
}: {
  locale: Locale
  messages: readonly Messages[]
  children: ReactNode
}) {
  const spoken = useMemo(() => ({ say: sayWith(locale, messages), messages }), [locale, messages])
  return <Spoken value={spoken}>{children}</Spoken>
}

/** The first words of the page, loaded before it is drawn. */
export const FirstWords = ({ locale, words, children }: { locale: Locale; words: Messages; children: ReactNode }) => (
  <Provide locale={locale} messages={useMemo(() => [words], [words])}>
    {children}
  </Provide>
)

const NONE: readonly Part[] = []
const NO_WORDS: readonly Messages[] = []

/** Words that nobody waits for, once they are there. */
function useLater(locale: Locale, later: readonly Part[]): readonly Messages[] {
  const [arrived, setArrived] = useState<{ readonly in: Locale; readonly words: readonly Messages[] } | null>(null)
  useEffect(() => {
    if (later.length === 0) return
    let isHere = true
    const { dataset } = document.documentElement
    dataset.later = 'loading'
    Promise.all(later.map(part => loadWords(locale, part)))
      .then(words => {
        if (isHere) startTransition(() => setArrived({ in: locale, words }))
      })
      // Without a line they do not come; nothing depends on them.
      .catch(() => {})
      .finally(() => delete dataset.later)
    return () => {
      isHere = false
    }
  }, [locale, later])
  return arrived?.in === locale ? arrived.words : NO_WORDS
}

/** More words for what is inside; it waits until they are there. */
export function Words({
  locale,
  more,
  later = NONE,
  children,
}: {
  locale: Locale
  more: readonly Part[]
  /** What can come after the first picture: whatever says it asks first whether it is there. */
  later?: readonly Part[] | undefined
  children: ReactNode
}) {
  const outer = useContext(Spoken)
  const arrived = useLater(locale, later)
  const { neutral } = useSettings()
  const parts = neutral ? [...more, ...new Set(more.flatMap(softer))] : more
  // All are asked for before the first is waited for: one after the other they would cost a way to the server each.
  const asked = parts.map(part => loadWords(locale, part))
  const added = asked.map(words => use(words))
  // React compares lists of different length only as far as the shorter goes: the names tell the pieces apart.
  const names = [locale, ...parts, arrived.length].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pieces are the same objects as long as they have the same names
  const messages = useMemo(() => [...(outer?.messages ?? []), ...added, ...arrived], [outer, names])
  return (
    <Provide locale={locale} messages={messages}>
      {children}
    </Provide>
  )
}

export function useSay(): Say {
  const spoken = useContext(Spoken)
  if (!spoken) throw new Error('no words around this')
  return spoken.say
}
