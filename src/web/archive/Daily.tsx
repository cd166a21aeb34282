import './archive.css'
import './daily.css'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { dailyCall, daysInARow } from '../../games/negotiator/career/daily.ts'
import type { DailyResult } from '../../games/negotiator/career/daily-schema.ts'
import type { Refusal, SaveLine } from '../../host/store.ts'
import type { Link } from '../link.ts'
import { openCall } from '../negotiator/open.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { Problem } from '../shared/Problem.tsx'
import { address } from '../shared/router.ts'
import { useSettings } from '../shared/settings.ts'
import { useTitle } from '../shared/useTitle.ts'
import { useSay } from '../shared/words.tsx'
import { asking, useAnswer } from './asked.ts'
import { Copy } from './Copy.tsx'
import { shareText } from './share.ts'
import { day, dayFrom, nextDay, today } from './when.ts'

const ServerDaily = lazy(async () => ({ default: (await import('../online/ServerDaily.tsx')).ServerDaily }))

/** One call a day, the same for everybody; the first time counts. */
export default function Daily({ link }: { link: Link }) {
  const say = useSay()
  const { locale } = useSettings()
  useTitle(say('home.daily'))
  const [date] = useState(today)
  const { answer: results, refusal } = useAnswer(link, 'daily', null)
  const { answer: saves } = useAnswer(link, 'saves', null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const { seed, abductor, tag } = dailyCall(date)
  const result = results?.find(one => one.date === date)
  const mine = saves?.find(line => line.tag === tag && !line.damaged && !line.outdated)
  const row = daysInARow(results ?? [], date)
  const take = (practice: boolean): void =>
    void asking(openCall(link, { abductor, seed, practice, ...(practice ? {} : { tag }) }), setProblem)
  return (
    <div className="archive daily">
      <section className="paper daily-call" aria-labelledby="daily-title">
        <Drawing from="call" name={`abductor-${abductor}`} className="daily-portrait" />
        <div>
          <p className="daily-date">{day(locale, date)}</p>
          <h1 id="daily-title">{say('home.daily')}</h1>
          <p>{say('daily.who', { abductor: say(`abductor.${abductor}`) })}</p>
        </div>
        {results && saves && !refusal && (
          <State result={result} mine={mine} onTake={take}>
            <p className="small">{say('daily.next', { time: nextDay(locale, date) })}</p>
          </State>
        )}
        {refusal && <p role="alert">{say('page.unsaved')}</p>}
      </section>
      {SERVED && (
        <Suspense>
          <ServerDaily />
        </Suspense>
      )}
      {results && (
        <section className="paper daily-row" aria-labelledby="daily-row-title">
          <h2 id="daily-row-title">{say('daily.row')}</h2>
          <p>{say('daily.row.text', { current: row.current, best: row.best })}</p>
          <Days results={results} date={date} />
        </section>
      )}
      <p className="small daily-note">{say('daily.note')}</p>
      {problem && <Problem refusal={problem} onDismiss={() => setProblem(null)} />}
    </div>
  )
}

function State({
  result,
  mine,
  onTake,
  children,
}: {
  result: DailyResult | undefined
  mine: SaveLine | undefined
  onTake: (practice: boolean) => void
  children: ReactNode
}) {
  const say = useSay()
  if (result) return <Result result={result} mine={mine} onAgain={() => onTake(true)} />
  return (
    <div className="daily-state">
      {mine && !mine.outcome ? (
        <>
          <p>{say('daily.begun')}</p>
          <a className="button" href={address('call', mine.id)}>
            {say('saves.resume')}
          </a>
        </>
      ) : (
        <>
          <p>{say('daily.once')}</p>
          <button type="button" className="button" onClick={() => onTake(false)}>
            <Drawing from="call" name="phone" />
            {say('daily.take')}
          </button>
        </>
      )}
      {children}
    </div>
  )
}

function Result({ result, mine, onAgain }: { result: DailyResult; mine: SaveLine | undefined; onAgain: () => void }) {
  const say = useSay()
  const text = shareText(say, result, `${location.href.split('#')[0]}${address('daily')}`)
  return (
    <div className="daily-state">
      <h2>{say(`ending.${result.cause}`)}</h2>
      <Hostages result={result} />
      <Turns result={result} />
      <Copy text={text} />
      <details>
        <summary>{say('daily.text')}</summary>
        <pre className="share-text">{text}</pre>
      </details>
      <div className="archive-acts">
        {mine && (
          <a className="button quiet" href={address('replay', mine.id, '0')}>
            {say('saves.watch')}
          </a>
        )}
        <button type="button" className="button quiet" onClick={onAgain}>
          {say('daily.again')}
        </button>
      </div>
    </div>
  )
}

/** Everybody who was held, by what became of them. */
function Hostages({ result: { saved, held, killed } }: { result: DailyResult }) {
  const say = useSay()
  const fates = [
    { name: 'hostage-saved', n: saved },
    { name: 'hostage', n: held },
    { name: 'hostage-lost', n: killed },
  ]
  return (
    <div className="daily-hostages">
      <p className="squares" aria-hidden="true">
        {fates.flatMap(({ name, n }) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: one hostage is like another here
          Array.from({ length: n }, (_, i) => <Drawing key={`${name} ${i}`} from="call" name={name} />),
        )}
      </p>
      <p>{say('daily.squares', { saved, held, killed })}</p>
    </div>
  )
}

/** What each turn brought: how many came out, how many were lost. */
function Turns({ result: { turns } }: { result: DailyResult }) {
  const say = useSay()
  return (
    <ol className="daily-turns" aria-label={say('daily.turns', { n: turns.length })}>
      {turns.map(({ saved, killed }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its number
        <li key={n} className={`${saved > 0 ? 'is-good' : ''} ${killed > 0 ? 'is-bad' : ''}`}>
          <small aria-hidden="true">{n + 1}</small>
          <span aria-hidden="true">
            {saved > 0 && `+${saved}`} {killed > 0 && `−${killed}`} {saved + killed === 0 && '·'}
          </span>
          <span className="only-spoken">{say('daily.turn', { n: n + 1, saved, killed })}</span>
        </li>
      ))}
    </ol>
  )
}

const SHOWN_DAYS = 14

/** The last two weeks: won, answered, left. Each has a sign of its own, and a word for who cannot see it. */
function Days({ results, date }: { results: readonly DailyResult[]; date: string }) {
  const say = useSay()
  const { locale } = useSettings()
  const days = Array.from({ length: SHOWN_DAYS }, (_, n) => dayFrom(date, n + 1 - SHOWN_DAYS))
  return (
    <ol className="days">
      {days.map(one => {
        const result = results.find(found => found.date === one)
        const state = result ? (result.won ? 'won' : 'lost') : 'none'
        return (
          <li key={one} className={`is-${state}`}>
            <span aria-hidden="true">{Number(one.slice(8))}</span>
            {state !== 'none' && <Drawing from="room" name={state === 'won' ? 'check' : 'cross'} />}
            <span className="only-spoken">{say(`daily.day.${state}`, { date: day(locale, one) })}</span>
          </li>
        )
      })}
    </ol>
  )
}
