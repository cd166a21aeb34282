import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import type { Locale, Messages } from '../words/index.ts'
import { beforeTable, generic, pages } from './games.ts'
import { Home } from './home/Home.tsx'
import type { Link } from './link.ts'
import { TableAhead } from './online/TableAhead.tsx'
import { hush, LiveRegions } from './shared/announce.tsx'
import { Mishap } from './shared/Mishap.tsx'
import { type Route, useRoute } from './shared/router.ts'
import { Shell } from './shared/Shell.tsx'
import { useSettings } from './shared/settings.ts'
import { FirstWords, useSay, Words } from './shared/words.tsx'

const Call = lazy(() => import('./negotiator/Call.tsx'))
const Board = lazy(() => import('./homeland/Board.tsx'))
const Match = lazy(() => import('./generic/Match.tsx'))
const Lobby = lazy(() => import('./homeland/Lobby.tsx'))
const Cases = lazy(() => import('./negotiator/Cases.tsx'))
const Learn = lazy(() => import('./learn/Learn.tsx'))
const Rules = lazy(() => import('./learn/Rules.tsx'))
const Career = lazy(() => import('./archive/Career.tsx'))
const Saves = lazy(() => import('./archive/Saves.tsx'))
const Replay = lazy(() => import('./archive/Replay.tsx'))
const Shared = lazy(() => import('./archive/Shared.tsx'))
const Daily = lazy(() => import('./archive/Daily.tsx'))
const OpenOnline = lazy(() => import('./homeland/OpenOnline.tsx'))
const Tables = lazy(() => import('./online/Tables.tsx'))

/** The same where tables of any game are listed. */
const ALL_GAMES = [...beforeTable, 'negotiator/', 'people'] as const

/** Every address of the page and what lies there. */
function Screen({ route: [screen = 'home', first, second], link }: { route: Route; link: Link }) {
  const { locale } = useSettings()
  switch (screen) {
    case 'home':
      return <Home link={link} />
    case 'calls':
      return (
        <Words locale={locale} more={[...pages.negotiator.words, 'negotiator/cases']}>
          <Cases link={link} />
        </Words>
      )
    case 'call':
      return (
        <Words locale={locale} more={pages.negotiator.words}>
          <Call key={first} link={link} id={first ?? ''} />
        </Words>
      )
    case 'tables':
      return (
        <Words locale={locale} more={['names', 'table', 'homeland/', 'homeland/board']}>
          <Lobby link={link} />
        </Words>
      )
    case 'table':
      return (
        <Words locale={locale} more={pages.homeland.words}>
          <Board key={first} link={link} id={first ?? ''} />
        </Words>
      )
    case 'online':
      return (
        <Words locale={locale} more={ALL_GAMES}>
          {first === 'open' ? <OpenOnline link={link} /> : <Tables />}
        </Words>
      )
    case 't':
      return (
        <Words locale={locale} more={beforeTable}>
          <TableAhead key={`${first} ${second === 'screen'}`} link={link} id={first ?? ''} place={second} />
        </Words>
      )
    case generic.screen:
      return (
        <Words locale={locale} more={generic.words}>
          <Match key={first} link={link} id={first ?? ''} />
        </Words>
      )
    case 'learn':
      return (
        <Words locale={locale} more={['learn']}>
          <Learn link={link} lesson={first} />
        </Words>
      )
    case 'rules':
      return (
        <Words locale={locale} more={['learn']}>
          <Rules link={link} at={first} />
        </Words>
      )
    case 'career':
      return (
        <Words
          locale={locale}
          more={[
            'archive',
            'files',
            ...(first ? (['homeland/'] as const) : (['negotiator/', 'negotiator/achievements'] as const)),
          ]}
        >
          <Career link={link} of={first} />
        </Words>
      )
    case 'saves':
      return (
        <Words
          locale={locale}
          more={['archive', 'files', 'names', 'negotiator/', 'negotiator/files', 'homeland/', 'homeland/files']}
        >
          <Saves link={link} />
        </Words>
      )
    case 'replay':
      return (
        <Words locale={locale} more={['archive', 'files', 'names']}>
          <Replay key={first} link={link} id={first ?? ''} at={second} route={['replay', first ?? '']} />
        </Words>
      )
    case 'shared':
      return (
        <Words locale={locale} more={['archive', 'files', 'names']}>
          <Shared key={first} link={link} packed={first ?? ''} at={second} />
        </Words>
      )
    case 'daily':
      return (
        <Words locale={locale} more={['archive', 'files', 'negotiator/']}>
          <Daily link={link} />
        </Words>
      )
    default:
      return <Nowhere />
  }
}

/** A link to nothing. */
function Nowhere() {
  const say = useSay()
  return (
    <section className="paper lone">
      <h1>{say('page.nowhere')}</h1>
      <p>{say('page.nowhere.text')}</p>
      <a className="button" href="#/">
        {say('page.home')}
      </a>
    </section>
  )
}

function Waiting() {
  const say = useSay()
  return (
    <p className="waiting" role="status">
      {say('page.loading')}
    </p>
  )
}

const Guarded = ({ place, children }: { place: string; children: ReactNode }) => (
  <Mishap say={useSay()} place={place}>
    {children}
  </Mishap>
)

/** `locale` is what the words are in: for a moment, while others are loading, not yet what was chosen. */
export function App({ link, words, locale }: { link: Link; words: Messages; locale: Locale }) {
  const route = useRoute()
  const main = useRef<HTMLElement>(null)
  const place = route.join('/')
  const before = useRef(place)
  // What was said on one screen is not for the next; before its first sentence, which comes in an effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the place changes
  useLayoutEffect(() => hush, [place])
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    // A new screen is read from its top; nothing is focused when the page is first opened.
    main.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [place])
  return (
    <FirstWords locale={locale} words={words}>
      <Shell link={link} screen={route[0] ?? 'home'}>
        <main id="main" ref={main} tabIndex={-1}>
          <Guarded place={place}>
            {/* By its name: else what is left would stay on the page, out of sight, until the next screen is loaded. */}
            <Suspense key={route[0]} fallback={<Waiting />}>
              <Screen route={route} link={link} />
            </Suspense>
          </Guarded>
        </main>
      </Shell>
      <LiveRegions />
    </FirstWords>
  )
}
