import { dailyDate } from '../../games/negotiator/career/daily.ts'
import { FROM_LINK } from '../../host/archive/answers.ts'
import type { SaveLine } from '../../host/store.ts'
import { shownValues } from '../../words/shown.ts'
import { generic, screenOf } from '../games.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { refusalText } from '../shared/Problem.tsx'
import { address, placeOf } from '../shared/router.ts'
import { useSettings } from '../shared/settings.ts'
import { useSay } from '../shared/words.tsx'
import { day, moment } from './when.ts'

type Called = Pick<SaveLine, 'names' | 'game' | 'setup'>

const abductorOf = ({ setup }: Called): string =>
  typeof setup === 'object' && setup !== null && 'abductor' in setup ? String(setup.abductor) : ''

/** What a save is called: who was on the phone, or who sat at the table. */
export function useSaveName(): (line: Called) => string {
  const say = useSay()
  return line => {
    const { names } = line
    if (names.length > 0)
      return say('saves.table', {
        names: new Intl.ListFormat(say.locale === 'en-XA' ? 'en' : say.locale).format(names),
      })
    // A game without a screen of its own is called by its name; of a save that cannot be read nothing is known.
    if (line.game !== '' && screenOf(line.game) === generic.screen) return line.game
    const key = `abductor.${abductorOf(line)}`
    return say('saves.call', { abductor: say.has(key) ? say(key) : say('saves.somebody') })
  }
}

const drawn = new Set(['arkayne', 'donna', 'edward'])

export function Save({ line, onDownload, onRemove }: { line: SaveLine; onDownload: () => void; onRemove: () => void }) {
  const say = useSay()
  const { locale } = useSettings()
  const name = useSaveName()(line)
  const { id, outcome, damaged, outdated, why, tag } = line
  const isPlayable = !damaged && !outdated && !outcome
  const abductor = abductorOf(line)
  const date = dailyDate(tag)
  const cause = outcome && `ending.${outcome.cause}`
  const facts = [
    ...(date === null ? [] : [say('saves.daily', { date: day(locale, date) })]),
    ...(line.practice ? [say(line.names.length > 0 ? 'saves.what-if' : 'saves.practice')] : []),
    ...(tag === FROM_LINK ? [say('saves.from-link')] : []),
    ...(cause && say.has(cause) ? [say(cause, { winners: winnersOf(line) })] : []),
    ...(outcome || damaged ? [] : [say('saves.choices', { n: line.choices })]),
    say('saves.changed', { when: moment(locale, line.changed) }),
  ]
  return (
    <li className={`save paper ${damaged ? 'is-damaged' : ''}`}>
      {damaged ? (
        <Drawing from="room" name="warning" className="save-drawing" />
      ) : line.names.length > 0 ? (
        <Drawing from="room" name="folder" className="save-drawing" />
      ) : (
        <Drawing from="call" name={drawn.has(abductor) ? `abductor-${abductor}` : 'phone'} className="save-drawing" />
      )}
      <h3>{name}</h3>
      <p className="save-facts">{facts.join(' · ')}</p>
      {damaged && (
        <p className="save-why">
          {say('page.damaged')} {why && refusalText(say, why)}
        </p>
      )}
      {outdated && (
        <p className="save-why">
          {say('file.rules', shownValues({ ...outdated }))} {say('saves.outdated')}
        </p>
      )}
      <div className="archive-acts">
        {isPlayable && (
          <a className="button" href={address(...placeOf(line))}>
            {say('saves.resume')}
          </a>
        )}
        <a className={`button ${isPlayable || damaged ? 'quiet' : ''}`} href={address('replay', id)}>
          {say(damaged ? 'saves.try' : outdated ? 'saves.look' : 'saves.watch')}
        </a>
        <button type="button" className="button quiet" onClick={onDownload}>
          <Drawing from="room" name="download" />
          {say('saves.download')}
        </button>
        <button type="button" className="button quiet" onClick={onRemove}>
          {say('saves.remove')}
        </button>
      </div>
    </li>
  )
}

const winnersOf = ({ names, outcome }: SaveLine): string =>
  (outcome?.winners ?? []).map(seat => names[seat] ?? '').join(', ')
