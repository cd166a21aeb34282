import './lobby.css'
import { useId, useState } from 'react'
import { Fault } from '../../engine/game.ts'
import type { Refusal } from '../../host/store.ts'
import type { SeatedPlayer } from '../../table/match.ts'
import { checkedName, LONGEST_NAME_CHARACTERS } from '../../table/names.ts'
import { type Link, Refused } from '../link.ts'
import { botText, botTitle } from '../shared/bots.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { openMatch } from '../shared/open.ts'
import { Problem } from '../shared/Problem.tsx'
import { useSay } from '../shared/words.tsx'
import { type Chair, isWho, kinds, lastSeating, QUICK, rememberSeating, SEATS, usualBot } from './chairs.ts'

const SIZES = [3, 4, 5, 6] as const
/** Who sits where, before anything is dealt: 3 to 6 people and bots, at least one of them a person. */
export default function Lobby({ link }: { link: Link }) {
  const say = useSay()
  const id = useId()
  const [last] = useState(lastSeating)
  const [size, setSize] = useState(last.size)
  const [chairs, setChairs] = useState(last.chairs)
  const [faults, setFaults] = useState<ReadonlyMap<number, string>>(new Map())
  const [problem, setProblem] = useState<Refusal | null>(null)
  const [isOpening, setOpening] = useState(false)
  const used = chairs.slice(0, size)
  const hasPerson = used.some(({ who }) => who === 'person')

  const change = (seat: number, to: Partial<Chair>): void => {
    setFaults(new Map())
    setChairs(chairs.map((chair, at) => (at === seat ? { ...chair, ...to } : chair)))
  }

  const open = async (seats: readonly SeatedPlayer[]): Promise<void> => {
    setOpening(true)
    try {
      await openMatch(link, {
        game: 'homeland',
        setup: { players: seats.length },
        seed: null,
        practice: false,
        seats,
      })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      setProblem(error.refusal)
      setOpening(false)
    }
  }

  /** A bot's own name, unless a person has it. */
  const botName = (seat: number, taken: readonly string[]): string => {
    let name = say(`lobby.bot.${seat + 1}`)
    while (taken.some(other => other.toLowerCase() === name.toLowerCase())) name += '*'
    return name
  }

  const seatAll = (wanted: readonly Chair[]): readonly SeatedPlayer[] | null => {
    const names: string[] = []
    const found = new Map<number, string>()
    for (const [seat, { who, name }] of wanted.entries())
      if (who === 'person')
        try {
          names.push(checkedName(name.trim() === '' ? say('seats.person', { n: seat + 1 }) : name, names))
        } catch (error) {
          if (!(error instanceof Fault)) throw error
          found.set(seat, say(error.key, error.values))
        }
    setFaults(found)
    if (found.size > 0) {
      document.getElementById(`${id}-name-${[...found.keys()][0]}`)?.focus()
      return null
    }
    const people = names.slice()
    return wanted.map(({ who }, seat) =>
      who === 'person' ? { name: people.shift() ?? '', bot: null } : { name: botName(seat, names), bot: who },
    )
  }

  const start = (): void => {
    if (!hasPerson) return
    const seats = seatAll(used)
    if (!seats) return
    rememberSeating({ size, chairs })
    void open(seats)
  }

  const quick = (): void => {
    const seats = seatAll(
      SEATS.slice(0, QUICK).map(seat => ({
        who: seat === 0 ? 'person' : chairs[seat].who === 'person' ? usualBot(seat) : chairs[seat].who,
        name: seat === 0 ? chairs[0].name : '',
      })),
    )
    if (seats) void open(seats)
  }

  return (
    <div className="lobby">
      <header className="lobby-head">
        <h1>{say('lobby.title')}</h1>
        <p>{say('lobby.lead')}</p>
        <button type="button" className="button lobby-quick" onClick={quick} disabled={isOpening}>
          <Drawing from="room" name="play" />
          {say('lobby.quick')}
        </button>
        <p className="lobby-small">{say('lobby.quick.text')}</p>
      </header>
      <form
        className="lobby-form paper"
        onSubmit={event => {
          event.preventDefault()
          start()
        }}
      >
        <h2>{say('lobby.own')}</h2>
        <fieldset className="choice">
          <legend>{say('lobby.size')}</legend>
          {SIZES.map(n => (
            <label key={n} className="chip">
              <input type="radio" name={`${id}-size`} checked={size === n} onChange={() => setSize(n)} />
              <span>{n}</span>
            </label>
          ))}
        </fieldset>
        <ol className="chairs">
          {used.map(({ who, name }, seat) => {
            const fault = faults.get(seat)
            const label = say('lobby.seat', { n: seat + 1 })
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place at the table
              <li key={seat} className="chair">
                <label className="chair-who">
                  <span>{label}</span>
                  <select
                    value={who}
                    onChange={({ target: { value } }) => isWho(value) && change(seat, { who: value })}
                  >
                    <option value="person">{say('lobby.person')}</option>
                    {kinds.map(kind => (
                      <option key={kind} value={kind}>
                        {botTitle(say, kind)}
                      </option>
                    ))}
                  </select>
                </label>
                {who === 'person' ? (
                  <label className="chair-name">
                    <span>{say('lobby.name')}</span>
                    <input
                      id={`${id}-name-${seat}`}
                      value={name}
                      maxLength={2 * LONGEST_NAME_CHARACTERS}
                      placeholder={say('seats.person', { n: seat + 1 })}
                      autoComplete="off"
                      aria-invalid={fault !== undefined}
                      aria-describedby={fault === undefined ? undefined : `${id}-fault-${seat}`}
                      onChange={event => change(seat, { name: event.target.value })}
                    />
                  </label>
                ) : (
                  <p className="chair-bot">
                    <b>{botName(seat, [])}</b> {botText(say, who)}
                  </p>
                )}
                {fault !== undefined && (
                  <p className="chair-fault" id={`${id}-fault-${seat}`} role="alert">
                    {fault}
                  </p>
                )}
              </li>
            )
          })}
        </ol>
        <p className="lobby-small">
          {say('lobby.several')} {say('lobby.kept')}
        </p>
        {!hasPerson && (
          <p id={`${id}-nobody`} className="chair-fault">
            {say('lobby.nobody')}
          </p>
        )}
        <button
          type="submit"
          className="button"
          aria-disabled={!hasPerson || isOpening}
          aria-describedby={hasPerson ? undefined : `${id}-nobody`}
        >
          {say('lobby.start')}
        </button>
      </form>
      {problem && <Problem refusal={problem} onDismiss={() => setProblem(null)} />}
    </div>
  )
}
