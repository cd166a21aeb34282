import './table-career.css'
import { useId, useState } from 'react'
import { accusedHow, people, type TableGame } from '../../games/homeland/career/career.ts'
import { type Share, type Tally, tallyOf } from '../../games/homeland/career/tally.ts'
import { sources } from '../../games/homeland/tell/unmasking.ts'
import { agendas } from '../../games/homeland/vocabulary.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { address } from '../shared/router.ts'
import { useSay } from '../shared/words.tsx'

/** Homeland: by agenda and table size, accusations, and where the points came from; of one person or of all. */
export function TableCareer({ tables }: { tables: readonly TableGame[] }) {
  const say = useSay()
  const group = useId()
  const [name, setName] = useState<string | null>(null)
  const all = [...people(tables)].sort((a, b) => b[1].won - a[1].won || b[1].games - a[1].games)
  const tally = tallyOf(tables, name)
  if (tables.length === 0)
    return (
      <section className="paper table-career-none">
        <Drawing from="board" name="agenda-hidden" />
        <h2>{say('record.table.none')}</h2>
        <p>{say('record.table.none.text')}</p>
        <a className="button" href={address('tables')}>
          {say('home.table')}
        </a>
      </section>
    )
  return (
    <>
      <p>{say('record.table.lead')}</p>
      {all.length > 1 && (
        <fieldset className="choice">
          <legend className="only-spoken">{say('record.person')}</legend>
          {[null, ...all.map(([one]) => one)].map(one => (
            <label key={one ?? ''} className="chip">
              <input type="radio" name={group} checked={one === name} onChange={() => setName(one)} />
              <span>{one ?? say('record.all')}</span>
            </label>
          ))}
        </fieldset>
      )}
      <Sums tally={tally} />
      <section className="paper career-sums" aria-labelledby="by-agenda-title">
        <h2 id="by-agenda-title">{say('record.table.agendas')}</h2>
        <ul className="by-abductor">
          {agendas.map(agenda => (
            <li key={agenda}>
              <Drawing from="board" name={`agenda-${agenda}`} />
              <b>{say(`agenda.${agenda}`)}</b>
              <Shared share={tally.byAgenda[agenda]} />
            </li>
          ))}
        </ul>
      </section>
      <section className="paper career-sums" aria-labelledby="by-size-title">
        <h2 id="by-size-title">{say('record.table.sizes')}</h2>
        <ul className="by-size">
          {tally.bySize.map(({ size, ...share }) => (
            <Bar key={size} title={say('record.table.size', { n: size })} share={share} />
          ))}
        </ul>
      </section>
      <Accusations tally={tally} />
      <Sources tally={tally} />
      {all.length > 1 && (
        <section className="paper career-sums" aria-labelledby="career-tables-title">
          <h2 id="career-tables-title">{say('record.table.people')}</h2>
          <ul className="by-size">
            {all.map(([one, { games, won }]) => (
              <Bar key={one} title={one} share={{ games, won, points: null }} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const Bar = ({ title, share }: { title: string; share: Share }) => (
  <li>
    <b>{title}</b>
    <span className="share-bar" aria-hidden="true">
      <i style={{ inlineSize: `${(100 * share.won) / share.games}%` }} />
    </span>
    <Shared share={share} />
  </li>
)

/** Games won of those played, and the points on average where any were counted. */
function Shared({ share: { games, won, points } }: { share: Share }) {
  const say = useSay()
  if (games === 0) return <span>{say('record.table.never')}</span>
  return (
    <span>
      {say('record.table.won', { games, won })}
      {points !== null && ` · ${say('record.table.mean', { n: points })}`}
    </span>
  )
}

function Sums({ tally: { games, won, points } }: { tally: Tally }) {
  const say = useSay()
  const facts = [
    { name: say('record.sum.games'), value: String(games) },
    { name: say('record.sum.won'), value: String(won) },
    { name: say('record.table.share'), value: say('record.percent', { p: games === 0 ? 0 : won / games }) },
    ...(points === null ? [] : [{ name: say('record.table.points'), value: say('record.number', { n: points }) }]),
  ]
  return (
    <section className="paper career-sums" aria-labelledby="table-sums-title">
      <h2 id="table-sums-title">{say('record.table.sums')}</h2>
      <dl className="figures">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Accusations({ tally: { accusations } }: { tally: Tally }) {
  const say = useSay()
  const sum = accusedHow.reduce((all, how) => all + accusations[how], 0)
  if (sum === 0) return null
  return (
    <section className="paper career-sums" aria-labelledby="accusations-title">
      <h2 id="accusations-title">{say('record.table.accusations')}</h2>
      <p className="accused-bar" aria-hidden="true">
        {accusedHow.map(how => (
          <i key={how} className={`accused-${how}`} style={{ flexGrow: accusations[how] }} />
        ))}
      </p>
      <ul className="accused-lines">
        {accusedHow.map(how => (
          <li key={how}>
            <i className={`accused-key accused-${how}`} aria-hidden="true" />
            {say(`record.table.accused.${how}`, { n: accusations[how] })}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sources({ tally: { sources: means } }: { tally: Tally }) {
  const say = useSay()
  if (means === null) return null
  const most = Math.max(1, ...sources.map(source => Math.abs(means[source])))
  return (
    <section className="paper career-sums" aria-labelledby="sources-title">
      <h2 id="sources-title">{say('record.table.sources')}</h2>
      <ul className="by-source">
        {sources.map(source => (
          <li key={source}>
            <span>{say(`record.table.source.${source}`)}</span>
            <span className="share-bar" aria-hidden="true">
              <i
                className={`source-${source} ${means[source] < 0 ? 'is-loss' : ''}`}
                style={{ inlineSize: `${(100 * Math.abs(means[source])) / most}%` }}
              />
            </span>
            <b>{say('record.number', { n: means[source] })}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
