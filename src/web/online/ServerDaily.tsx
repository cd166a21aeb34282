import './online.css'
import { useEffect, useState } from 'react'
import type { DailyBoard, DailyPlace } from '../../host/daily-answers.ts'
import { refusalOf } from '../../host/refusal.ts'
import type { Refusal } from '../../host/store.ts'
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

function Board() {
  const say = useSay()
  const [board, setBoard] = useState<DailyBoard | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const [name, setName] = useState(lastName)
  const [isOpening, setOpening] = useState(false)
  useEffect(() => {
    let isHere = true
    dailyBoard().then(
      found => isHere && setBoard(found),
      error => isHere && setProblem(refusalOf(error)),
    )
    return () => {
      isHere = false
    }
  }, [])
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
      setProblem(refusalOf(error))
      setOpening(false)
    }
  }
  const rows = board?.places.slice(0, MOST_SHOWN) ?? []
  const own = board?.you && !rows.some(({ isYou }) => isYou) ? board.you : null
  return (
    <div className="today">
      <p>{say('called.server.text')}</p>
      {board?.table ? (
        <a className="button" href={address('t', board.table)}>
          {say('called.on')}
        </a>
      ) : (
        <form
          className="online-form"
          onSubmit={event => {
            event.preventDefault()
            if (!isOpening && name.trim() !== '') void take()
          }}
        >
          <label className="online-field">
            <span>{say('online.name')}</span>
            <input
              value={name}
              maxLength={40}
              autoComplete="nickname"
              onChange={event => setName(event.target.value)}
            />
          </label>
          <button type="submit" className="button" aria-disabled={isOpening || name.trim() === ''}>
            <Drawing from="call" name="phone" />
            {say(board?.isTaken ? 'called.again' : 'called.take')}
          </button>
        </form>
      )}
      {problem && (
        <p className="online-fault" role="alert">
          <RefusalText refusal={problem} />
        </p>
      )}
      {board && (
        <>
          <p>{say('called.played', { n: board.played })}</p>
          <ol className="today-places">
            {[...rows, ...(own ? [own] : [])].map(one => (
              <Place key={`${one.place} ${one.name}`} place={one} />
            ))}
          </ol>
          <p className="online-small">
            {say(board.isClosed ? 'called.closed' : 'called.bound')} <code>{board.seed ?? board.commitment}</code>
          </p>
        </>
      )}
    </div>
  )
}

function Place({ place: { place, name, isYou, medal, saved, killed, turns, won } }: { place: DailyPlace }) {
  const say = useSay()
  return (
    <li className={isYou ? 'is-asked' : ''}>
      <span className="today-place">{place}</span>
      <b>{name}</b>
      {isYou && ` (${say('online.seat.own')})`} {medal && <em>{say(`called.medal.${medal}`)}</em>}{' '}
      {say('called.went', { won: String(won), saved, killed, turns })}
    </li>
  )
}
