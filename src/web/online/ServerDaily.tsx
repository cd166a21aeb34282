import './online.css'
import { useEffect, useState } from 'react'
import type { DailyBoard, DailyPlace } from '../../host/daily-answers.ts'
import { refusalOf } from '../../host/refusal.ts'
import type { Refusal } from '../../host/store.ts'
import { day, dayFrom } from '../archive/when.ts'
import { announce } from '../shared/announce.tsx'
import { Drawing } from '../shared/Drawing.tsx'
import { RefusalText } from '../shared/Problem.tsx'
import { address, go } from '../shared/router.ts'
import { useSettings } from '../shared/settings.ts'
import { useSay, Words } from '../shared/words.tsx'
import { look } from './calls.ts'
import { dailyBoard, takeDaily } from './calls-beside.ts'
import { keepSeat, lastName, rememberName } from './seats.ts'

/** The best that are shown; whoever is further down is told their own place. */
const MOST_SHOWN = 10

/** The call of the day as this server deals it: nobody knows its luck before the day is over, and results are played again. */
export function ServerDaily() {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['people', 'online']}>
      <Asked />
    </Words>
  )
}

/** The server is asked when somebody wants to know: a page that is kept opens without it. */
function Asked() {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="paper daily-row" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('called.server')}</summary>
      {isOpen && <Board />}
    </details>
  )
}

/** How a day stands: today, or one before it, whose luck everybody may know by now. */
function Board() {
  const say = useSay()
  const { locale } = useSettings()
  const [wanted, setWanted] = useState<string | null>(null)
  const [board, setBoard] = useState<DailyBoard | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  useEffect(() => {
    let isHere = true
    dailyBoard(wanted).then(
      found => {
        if (!isHere) return
        setBoard(found)
        setProblem(null)
        if (wanted !== null) announce(day(locale, found.day))
      },
      error => isHere && setProblem(refusalOf(error)),
    )
    return () => {
      isHere = false
    }
  }, [wanted, locale])
  return (
    <div className="today" aria-busy={board !== null && wanted !== null && wanted !== board.day && !problem}>
      <p>{say('called.server.text')}</p>
      {board && <Days board={board} onDay={setWanted} />}
      {!board?.isClosed && <Take board={board} onProblem={setProblem} />}
      {problem && (
        <p className="online-fault" role="alert">
          <RefusalText refusal={problem} />
        </p>
      )}
      {board && <Results board={board} />}
    </div>
  )
}

/** From day to day; what comes after today nobody knows. */
function Days({ board, onDay }: { board: DailyBoard; onDay: (day: string) => void }) {
  const say = useSay()
  const { locale } = useSettings()
  const to = (days: number) => () => {
    if (days < 0 || board.isClosed) onDay(dayFrom(board.day, days))
  }
  return (
    <div className="today-days">
      <button type="button" className="icon-button" onClick={to(-1)} aria-label={say('called.earlier')}>
        <Drawing from="room" name="back" />
      </button>
      <h2>{day(locale, board.day)}</h2>
      <button
        type="button"
        className="icon-button"
        aria-disabled={!board.isClosed}
        onClick={to(1)}
        aria-label={say('called.later')}
      >
        <Drawing from="room" name="next" />
      </button>
    </div>
  )
}

/** Takes today's call, or goes on with it. */
function Take({ board, onProblem }: { board: DailyBoard | null; onProblem: (problem: Refusal) => void }) {
  const say = useSay()
  const [name, setName] = useState(lastName)
  const [isOpening, setOpening] = useState(false)
  const take = async (): Promise<void> => {
    setOpening(true)
    try {
      const { table } = await takeDaily(name.trim())
      const { lobby } = await look(table)
      rememberName(name.trim())
      keepSeat({
        ...{ table, game: lobby.game, commitment: lobby.commitment, seat: 0, name: name.trim(), bits: null },
        ...{ promised: null, pass: null, invites: [], at: Date.now() },
      })
      go('t', table)
    } catch (error) {
      onProblem(refusalOf(error))
      setOpening(false)
    }
  }
  if (board?.table)
    return (
      <a className="button" href={address('t', board.table)}>
        {say('called.on')}
      </a>
    )
  return (
    <form
      className="online-form"
      onSubmit={event => {
        event.preventDefault()
        if (!isOpening && name.trim() !== '') void take()
      }}
    >
      <label className="online-field">
        <span>{say('online.name')}</span>
        <input value={name} maxLength={40} autoComplete="nickname" onChange={event => setName(event.target.value)} />
      </label>
      <button type="submit" className="button" aria-disabled={isOpening || name.trim() === ''}>
        <Drawing from="call" name="phone" />
        {say(board?.isTaken ? 'called.again' : 'called.take')}
      </button>
    </form>
  )
}

/** Who has finished it, and by what anybody can check how it was dealt. */
function Results({ board: { played, places, you, isClosed, seed, commitment } }: { board: DailyBoard }) {
  const say = useSay()
  const rows = places.slice(0, MOST_SHOWN)
  const own = you && !rows.some(({ isYou }) => isYou) ? you : null
  return (
    <>
      <p>{say(isClosed ? 'called.finished' : 'called.played', { n: played })}</p>
      {played > 0 && (
        <ol className="today-places">
          {[...rows, ...(own ? [own] : [])].map(one => (
            <Place key={`${one.place} ${one.name}`} place={one} />
          ))}
        </ol>
      )}
      {seed !== null && (
        <p className="online-small">
          {say('called.closed')} <code>{seed}</code>
        </p>
      )}
      <p className="online-small">
        {say(isClosed ? 'called.was-bound' : 'called.bound')} <code>{commitment}</code>
      </p>
    </>
  )
}

function Place({ place: { place, name, isYou, medal, saved, killed, turns, won } }: { place: DailyPlace }) {
  const say = useSay()
  return (
    <li className={isYou ? 'is-asked' : ''}>
      <span className="today-place">{place}</span>
      <span>
        <b>{name}</b>
        {isYou && ` (${say('online.seat.own')})`} {medal && <em>{say(`called.medal.${medal}`)}</em>}
      </span>
      <span className="online-small">{say('called.went', { won: String(won), saved, killed, turns })}</span>
    </li>
  )
}
