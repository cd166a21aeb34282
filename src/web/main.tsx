import '@fontsource/courier-prime/latin-400.css'
import '@fontsource/courier-prime/latin-700.css'
import './shared/tokens.css'
import './shared/base.css'
import { StrictMode, startTransition, useEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Locale, Messages } from '../words/index.ts'
import { App } from './App.tsx'
import { type Link, workerLink } from './link.ts'
import { hearInstallOffer } from './shared/install.ts'
import { dress, followOtherTabs, followSystem, isMotionOff, settings, useSettings } from './shared/settings.ts'
import { loadWords } from './shared/words.tsx'

const link: Link = workerLink(
  () =>
    new Worker(new URL('./worker/worker.ts', import.meta.url), {
      type: 'module',
      name: isMotionOff(settings()) ? 'table' : 'paced',
    }),
)

/** The page, in new words as soon as they are there when the language is changed. */
function Page({ first, words: given }: { first: Locale; words: Messages }) {
  const { locale } = useSettings()
  const [{ shown, words }, setWords] = useState({ shown: first, words: given })
  useEffect(() => {
    if (shown !== locale)
      void loadWords(locale, 'page').then(next => startTransition(() => setWords({ shown: locale, words: next })))
  }, [locale, shown])
  useEffect(() => {
    document.documentElement.lang = shown
  }, [shown])
  return <App link={link} words={words} locale={shown} />
}

/** `first-home.js` leaves here which button was tapped before anybody heard it. */
type Root = HTMLElement & { readonly tapped?: HTMLElement | null }

const isHome = (): boolean => /^#?\/?$/.test(location.hash)

async function open(): Promise<void> {
  const { locale } = settings()
  const loading = loadWords(locale, 'page')
  // The link of a table elsewhere.
  if (location.search.includes('table=')) await (await import('./online/arriving.ts')).takeLink(locale)
  hearInstallOffer()
  dress()
  followSystem()
  followOtherTabs()
  const words = await loading
  const root: Root | null = document.getElementById('root')
  if (!root) return
  const page = (
    <StrictMode>
      <Page first={locale} words={words} />
    </StrictMode>
  )
  // The home of this language was drawn when the page was built; any other screen begins empty.
  if (root.dataset.drawn === locale && isHome()) {
    hydrateRoot(root, page, {
      // Whoever follows a link before the home has woken up has that screen drawn from nothing: no mistake.
      onRecoverableError(error) {
        if (isHome()) reportError(error)
      },
    })
    root.tapped?.click()
  } else createRoot(root).render(page)
}

void open().then(async () => {
  if (!import.meta.env.DEV) await (await import('./shared/keep-offline.ts')).keepOffline()
})
