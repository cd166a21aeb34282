import './cases.css'
import { useEffect, useId, useState } from 'react'
import { type Career, type Totals, totals } from '../../games/negotiator/career/career.ts'
import { levels } from '../../games/negotiator/vocabulary.ts'
import type { Link } from '../link.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { useSpeaker } from './model.ts'
import { openCall } from './open.ts'

/** What the career says of each abductor, if there is one. */
function useRecord(link: Link): Readonly<Record<string, Totals>> {
  const [record, setRecord] = useState<Readonly<Record<string, Totals>>>({})
  useEffect(() => {
    let isHere = true
    link.ask('career', null).then(
      answer => {
        const { games } = (answer ?? {}) as Partial<Career>
        if (isHere && Array.isArray(games)) setRecord(totals(answer as unknown as Career))
      },
      // Nothing is known of past calls: the files are shown without a record.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [link])
  return record
}

/** Who calls: a file for each, one for chance, and how the call is to be played. */
export default function Cases({ link }: { link: Link }) {
  const { say, deck, cards } = useSpeaker()
  const record = useRecord(link)
  const [seed, setSeed] = useState('')
  const [isPractice, setPractice] = useState(false)
  const hint = useId()
  const { abductors } = deck.data
  const take = (abductor: string): void =>
    void openCall(link, { abductor, practice: isPractice, seed: seed.trim() === '' ? null : seed.trim() })
  return (
    <div className="cases">
      <h1>{say('cases.title')}</h1>
      <ul className="case-list">
        {abductors.map(({ id, hostages, threat, rule }) => (
          <li key={id} className="case paper">
            <Drawing from="call" name={`abductor-${id}`} className="case-portrait" />
            <h2>
              <button type="button" className="case-open" onClick={() => take(id)}>
                {cards.get(id)?.name ?? id}
              </button>
            </h2>
            <p>{say(`abductor.${id}.about`)}</p>
            <dl className="case-facts">
              <div>
                <dt>{say('cases.hostages')}</dt>
                <dd>{hostages}</dd>
              </div>
              <div>
                <dt>{say('cases.threat')}</dt>
                <dd>{say('cases.level', { level: levels[threat], word: say(`level.${threat}`) })}</dd>
              </div>
              <div>
                <dt>{say('cases.rule')}</dt>
                <dd>{say(`abductor.rule.${rule}`)}</dd>
              </div>
              {record[id] && (
                <div>
                  <dt>{say('cases.record')}</dt>
                  <dd>{say('cases.won', { won: record[id].won, games: record[id].games })}</dd>
                </div>
              )}
            </dl>
          </li>
        ))}
        <li className="case case-random paper">
          <Drawing from="call" name="phone" className="case-portrait" />
          <h2>
            <button
              type="button"
              className="case-open"
              onClick={() => take(abductors[Math.floor(Math.random() * abductors.length)].id)}
            >
              {say('cases.random')}
            </button>
          </h2>
          <p>{say('cases.random.text')}</p>
        </li>
      </ul>
      <section className="case-terms paper">
        <label className="switch">
          <input type="checkbox" checked={isPractice} onChange={event => setPractice(event.target.checked)} />
          <span>
            {say('cases.practice')}
            <small>{say('cases.practice.text')}</small>
          </span>
        </label>
        <label className="case-seed">
          <span>{say('cases.seed')}</span>
          <input
            type="text"
            value={seed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={hint}
            onChange={event => setSeed(event.target.value)}
          />
          <small id={hint}>{say('cases.seed.text')}</small>
        </label>
      </section>
    </div>
  )
}
