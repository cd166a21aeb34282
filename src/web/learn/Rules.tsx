import './rules.css'
import { useDeferredValue, useId, useState } from 'react'
import type { Link } from '../link.ts'
import { address, useQuery } from '../shared/router.ts'
import { useSettings } from '../shared/settings.ts'
import { useTitle } from '../shared/useTitle.ts'
import { useSay, Words } from '../shared/words.tsx'
import { gameIds } from '../worker/protocol.ts'
import { Rulebook } from './Rulebook.tsx'

/** The rulebooks opened at a rule (N-12) or a game; a new place is read from scratch, whatever was looked for before. */
export default function Rules({ link, at }: { link: Link; at: string | undefined }) {
  return <OpenRules key={at} link={link} at={at} />
}

/** One rulebook at a time to read, both to search. */
function OpenRules({ link, at }: { link: Link; at: string | undefined }) {
  const say = useSay()
  const { locale } = useSettings()
  const given = useQuery().get('find') ?? ''
  const [find, setFind] = useState(given)
  const wanted = useDeferredValue(find.trim())
  const field = useId()
  const asked = at?.toUpperCase() ?? ''
  const shown = asked.startsWith('M-') || at === 'homeland' ? 'homeland' : 'negotiator'
  useTitle(say('home.rules'))

  const search = (text: string): void => {
    setFind(text)
    // The address keeps what is looked for, without a screen change for every letter.
    const place = address('rules', ...(at === undefined ? [] : [at]))
    history.replaceState(null, '', text.trim() === '' ? place : `${place}?find=${encodeURIComponent(text.trim())}`)
  }

  return (
    <div className="rules">
      <header className="rules-head">
        <h1>{say('home.rules')}</h1>
        <search className="rules-search">
          <label htmlFor={field}>{say('rulebook.find')}</label>
          <input id={field} type="search" value={find} onChange={event => search(event.target.value)} />
        </search>
        <nav className="rules-games" aria-label={say('home.rules')}>
          {gameIds.map(game => (
            <a
              key={game}
              className="rules-game"
              href={address('rules', game)}
              aria-current={game === shown ? 'page' : undefined}
            >
              {say(`learn.game.${game}`)}
            </a>
          ))}
        </nav>
      </header>
      {gameIds
        .filter(game => game === shown || wanted !== '')
        .map(game => (
          <Words key={game} locale={locale} more={[game === 'negotiator' ? 'negotiatorRules' : 'homelandRules']}>
            <Rulebook link={link} game={game} find={wanted} at={asked} />
          </Words>
        ))}
    </div>
  )
}
