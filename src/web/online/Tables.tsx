import './online.css'
import { lazy, Suspense, useEffect, useState } from 'react'
import { timeText } from '../../client/time-left.ts'
import { refusalOf } from '../../host/refusal.ts'
import type { Refusal } from '../../host/store.ts'
import { moment } from '../archive/when.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { RefusalText } from '../shared/Problem.tsx'
import { address } from '../shared/router.ts'
import { useSettings } from '../shared/settings.ts'
import { useTitle } from '../shared/useTitle.ts'
import { useSay, Words } from '../shared/words.tsx'
import { type OwnTable, ownTables } from './calls-beside.ts'
import { JoinByCode } from './JoinByCode.tsx'

const Passkeys = lazy(() => import('./passkeys/Passkeys.tsx'))

/** So often it is looked whether somebody waits. */
const AGAIN_MS = 15_000

/** Tables elsewhere: those one sits at, with whoever waits first; one to join by its code; a new one. */
export default function Tables() {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['company']}>
      <Doors />
    </Words>
  )
}

function Doors() {
  const say = useSay()
  useTitle(say('online.tables'))
  const [tables, setTables] = useState<readonly OwnTable[] | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  /** Counts how often others became one's own. */
  const [changes, setChanges] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when others became one's own
  useEffect(() => {
    let isHere = true
    const look = (): void =>
      void ownTables().then(
        found => {
          if (!isHere) return
          setTables(found)
          setProblem(null)
        },
        error => isHere && setProblem(refusalOf(error)),
      )
    look()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look()
    }, AGAIN_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      isHere = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [changes])
  const playing = (tables ?? []).filter(({ isOver, phase }) => !isOver && phase !== 'closed')
  const over = (tables ?? []).filter(({ isOver }) => isOver)
  const isUrgent = ({ isAsked }: OwnTable): number => (isAsked ? 0 : 1)
  const sorted = playing.toSorted(
    (a, b) => isUrgent(a) - isUrgent(b) || (a.leftMs ?? Infinity) - (b.leftMs ?? Infinity) || b.since - a.since,
  )
  return (
    <div className="online-lobby">
      <header className="online-head">
        <h1>{say('online.tables')}</h1>
        <p>{say('online.open.text')}</p>
        <a className="button online-open" href={address('online', 'open')}>
          <Drawing from="room" name="folder" />
          {say('online.open')}
        </a>
      </header>
      <JoinByCode />
      {problem && (
        <p className="notice" role="status">
          <RefusalText refusal={problem} />
        </p>
      )}
      <section className="paper online-seats" aria-labelledby="my-tables">
        <h2 id="my-tables">{say('online.mine')}</h2>
        {tables !== null && sorted.length === 0 && <p>{say('online.mine.none')}</p>}
        <List tables={sorted} />
      </section>
      {over.length > 0 && (
        <section className="paper online-seats" aria-labelledby="over-tables">
          <h2 id="over-tables">{say('online.over')}</h2>
          <List tables={over} />
        </section>
      )}
      <Suspense>
        <Passkeys onChanged={() => setChanges(n => n + 1)} />
      </Suspense>
    </div>
  )
}

function List({ tables }: { tables: readonly OwnTable[] }) {
  const say = useSay()
  const { locale } = useSettings()
  return (
    <ul className="online-list">
      {tables.map(one => (
        <li key={one.table} className={one.isAsked ? 'is-asked' : ''}>
          <a href={address('t', one.table)}>
            <b>{say(`${one.game}.title`)}</b> {one.names.map(name => name ?? say('online.seat.free')).join(', ')}
          </a>
          <span>{stateOf(one)}</span>
        </li>
      ))}
    </ul>
  )

  function stateOf({ phase, isAsked, isPaused, isOver, leftMs, since }: OwnTable): string {
    if (isOver) return say('online.state.over', { when: moment(locale, since) })
    if (phase !== 'started') return say('online.state.gathering')
    const state = say(isPaused ? 'online.state.paused' : isAsked ? 'online.state.asked' : 'online.state.waiting')
    return leftMs === null ? state : say('online.state.timed', { state, time: timeText(say, leftMs) })
  }
}
