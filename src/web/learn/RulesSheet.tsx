import './rules.css'
import { useDeferredValue, useId, useState } from 'react'
import type { GameId } from '../../games/index.ts'
import { rulebooks } from '../../games/rulebook.ts'
import type { Link } from '../link.ts'
import { Sheet } from '../shared/Sheet.tsx'
import { useSettings } from '../shared/settings.ts'
import { useSay, Words } from '../shared/words.tsx'
import { Rulebook } from './Rulebook.tsx'

interface Props {
  readonly link: Link
  readonly rule: string
  readonly onClose: () => void
}

/** The rulebook of a game over whatever is being played, opened at the rule that was asked for. */
export default function RulesSheet(props: Props) {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['learn']}>
      <OpenSheet {...props} />
    </Words>
  )
}

function OpenSheet({ link, rule, onClose }: Props) {
  const say = useSay()
  const { locale } = useSettings()
  const [find, setFind] = useState('')
  const wanted = useDeferredValue(find.trim())
  const field = useId()
  const games = Object.keys(rulebooks) as readonly GameId[]
  const game = games.find(one => rule.startsWith(`${rulebooks[one].prefix}-`)) ?? games[0]
  return (
    <Sheet title={say('home.rules')} onClose={onClose} className="rules-sheet">
      <search className="rules-search">
        <label htmlFor={field}>{say('rulebook.find')}</label>
        <input id={field} type="search" value={find} onChange={event => setFind(event.target.value)} />
      </search>
      <Words locale={locale} more={[`${game}/rulebook`]}>
        <Rulebook link={link} game={game} find={wanted} at={rule} isOverGame />
      </Words>
    </Sheet>
  )
}
