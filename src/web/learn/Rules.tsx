import './rules.css'
import { useDeferredValue, useId, useState } from 'react'
import type { GameId } from '../../games/index.ts'
import { rulebooks } from '../../games/rulebook.ts'
import type { Link } from '../link.ts'
import { address, useQuery } from '../shared/router.ts'
import { useSettings } from '../shared/settings.ts'
import { useTitle } from '../shared/useTitle.ts'
import { useSay, Words } from '../shared/words.tsx'
import { Rulebook } from './Rulebook.tsx'

/** The games that have rules to read. */
const games = Object.keys(rulebooks) as readonly GameId[]

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
  const isAsked = (game: GameId): boolean => at === game || asked.startsWith(`${rulebooks[game].prefix}-`)
  const shown = games.find(isAsked) ?? games[0]
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
          {games.map(game => (
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
      {games
        .filter(game => game === shown || wanted !== '')
        .map(game => (
          <Words key={game} locale={locale} more={[`${game}/rulebook`]}>
            <Rulebook link={link} game={game} find={wanted} at={asked} />
          </Words>
        ))}
    </div>
  )
}
