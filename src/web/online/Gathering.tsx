import { lazy, Suspense, useState } from 'react'
import { companyFor } from '../../bots/company.ts'
import { botNamesFor } from '../../bots/names.ts'
import { writeLink } from '../../client/link.ts'
import { refusalOf } from '../../host/refusal.ts'
import type { Refusal } from '../../host/store.ts'
import type { Act, ChairSeen } from '../../host/wire.ts'
import { shownCode } from '../../table/code.ts'
import { paceName } from '../../table/paces.ts'
import { SeatShape } from '../homeland/PlayerMark.tsx'
import { Refused } from '../link.ts'
import { botTitle } from '../shared/bots.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { Problem } from '../shared/Problem.tsx'
import { go } from '../shared/router.ts'
import { useTitle } from '../shared/useTitle.ts'
import { useSay } from '../shared/words.tsx'
import { invite, serverAddress } from './calls.ts'
import { useOnline } from './context.ts'
import type { TableSeen } from './protocol.ts'
import { forgetSeat, keepSeat, seatAt } from './seats.ts'
import { isReconnecting, lobbyText } from './stands.ts'

const LobbyOffers = lazy(() => import('./LobbyOffers.tsx'))

/** Only whoever gives links away needs it. */
const GiveLink = lazy(async () => ({ default: (await import('./GiveLink.tsx')).GiveLink }))

/** A table before its match: who sits there, who is awaited, and what its host can do about it. */
export function Gathering({ seen, id }: { seen: TableSeen; id: string }) {
  const say = useSay()
  const online = useOnline()
  const [problem, setProblem] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { lobby, you, present, isConnected } = seen
  useTitle(say('online.gathering'))
  if (!lobby || !you || !online) return null
  const { chairs, phase } = lobby
  const isFull = !chairs.includes(null)
  const isDealing = phase !== 'gathering'

  const doing = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      setProblem(error instanceof Refused ? error.refusal : refusalOf(error))
    } finally {
      setBusy(false)
    }
  }
  const act = (what: Act): void => void doing(() => online.link.act(what))
  const leave = (): void =>
    void doing(async () => {
      await online.link.act({ type: 'rise' })
      forgetSeat(id)
      go('online')
    })
  const companion = botNamesFor(lobby.game).at(-1) ?? 'random'
  /** A name that nobody at the table has. */
  const botName = (seat: number): string => {
    const taken = chairs.map(chair => chair?.name.toLowerCase())
    let name = say(`lobby.bot.${seat + 1}`)
    while (taken.includes(name.toLowerCase())) name += '*'
    return name
  }
  const addBots = (seats: readonly number[], kind: string): void =>
    void doing(async () => {
      for (const seat of seats) await online.link.act({ type: 'bot', seat, kind, name: botName(seat) })
    })
  const before = seatAt(id)?.before ?? []
  const free = chairs.flatMap((chair, seat) => (chair ? [] : [seat]))

  return (
    <div className="online-lobby">
      <header className="online-head">
        <h1>{say(`${lobby.game}.title`)}</h1>
        <p role="status" className={isReconnecting(seen) ? 'is-reconnecting' : ''}>
          {lobbyText(say, seen)}
        </p>
      </header>
      <section className="paper online-seats" aria-label={say('online.seats')}>
        <ol className="online-chairs">
          {chairs.map((chair, seat) => (
            <Chair
              // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place at the table
              key={seat}
              id={id}
              seat={seat}
              chair={chair}
              before={before[seat] ?? null}
              isOwn={seat === you.seat}
              isPresent={you.isSpectator ? null : present.includes(seat)}
              isHost={you.isHost && !isDealing}
              kinds={companyFor(lobby.game)}
              onBot={kind => addBots([seat], kind)}
              onRemove={() => act({ type: 'rise', seat })}
              onProblem={setProblem}
            />
          ))}
        </ol>
        {seen.code !== null && !isDealing && free.length > 0 && (
          <div className="online-by-code">
            <p>
              {say('online.code.is')} <b className="online-code-letters">{shownCode(seen.code)}</b>
            </p>
            <p className="online-small">{say('online.code.text')}</p>
            <Suspense>
              <GiveLink
                link={writeLink({ address: serverAddress(), table: id, right: { kind: 'code', pass: seen.code } })}
                label={say('online.code.link')}
              />
            </Suspense>
          </div>
        )}
        {you.isHost && !isDealing && (
          <div className="online-host">
            {free.length > 0 && (
              <button type="button" className="button quiet" onClick={() => addBots(free, companion)}>
                {say('online.bots', { n: free.length })}
              </button>
            )}
            <button
              type="button"
              className="button"
              aria-disabled={!isFull || isBusy || !isConnected}
              aria-describedby={isFull ? undefined : 'online-not-full'}
              onClick={() => {
                if (isFull && !isBusy) act({ type: 'draw' })
              }}
            >
              <Drawing from="room" name="play" />
              {say('lobby.start')}
            </button>
            {!isFull && (
              <p id="online-not-full" className="online-small">
                {say('online.not-full')}
              </p>
            )}
          </div>
        )}
        <Suspense>
          <LobbyOffers seen={seen} id={id} />
        </Suspense>
        <dl className="online-terms">
          <dt>{say('online.pace')}</dt>
          <dd>{say('online.pace.text', { pace: paceName(lobby.pace) })}</dd>
          <dt>{say('online.talk')}</dt>
          <dd>{say('online.talk.text', { talk: lobby.options.talk })}</dd>
          <dt>{say('online.memory')}</dt>
          <dd>{say('online.memory.text', { memory: lobby.options.memory })}</dd>
          <dt>{say('online.spectators')}</dt>
          <dd>
            {say(lobby.spectators ? 'online.spectators.yes' : 'online.spectators.no')}{' '}
            {you.isHost && !isDealing && (
              <button
                type="button"
                className="link-button"
                onClick={() => act({ type: 'spectators', allowed: !lobby.spectators })}
              >
                {say(lobby.spectators ? 'online.spectators.forbid' : 'online.spectators.allow')}
              </button>
            )}
          </dd>
          <dt>{say('online.fair')}</dt>
          <dd>
            {say(lobby.isSeedKnown ? 'online.fair.known' : 'online.fair.text')}{' '}
            <code>{lobby.commitment.slice(0, 16)}…</code>
          </dd>
        </dl>
        {!isDealing && (
          <div className="online-ways">
            {you.seat !== null && (
              <button type="button" className="button quiet" onClick={leave}>
                {say('online.leave')}
              </button>
            )}
            {you.isHost && (
              <button type="button" className="button quiet" onClick={() => act({ type: 'close' })}>
                {say('online.close')}
              </button>
            )}
          </div>
        )}
      </section>
      {problem && <Problem refusal={problem} onDismiss={() => setProblem(null)} />}
    </div>
  )
}

function Chair({
  id,
  seat,
  chair,
  before,
  isOwn,
  isPresent,
  isHost,
  kinds,
  onBot,
  onRemove,
  onProblem,
}: {
  id: string
  seat: number
  chair: ChairSeen
  /** Who sat here at the table before, and comes back to this seat. */
  before: string | null
  isOwn: boolean
  /** Null for spectators, who are not told. */
  isPresent: boolean | null
  isHost: boolean
  kinds: readonly string[]
  onBot: (kind: string) => void
  onRemove: () => void
  onProblem: (refusal: Refusal) => void
}) {
  const say = useSay()
  const [link, setLink] = useState<string | null>(null)
  const number = say('lobby.seat', { n: seat + 1 })

  /** The link that was made with the table, or a new one where it is not here. */
  const offer = async (): Promise<void> => {
    try {
      const kept = seatAt(id)
      const pass = kept?.invites[seat] ?? (await invite(id, seat))
      if (kept) keepSeat({ ...kept, invites: Object.assign([...kept.invites], { [seat]: pass }) })
      setLink(writeLink({ address: serverAddress(), table: id, right: { kind: 'seat', pass } }))
    } catch (error) {
      onProblem(refusalOf(error))
    }
  }
  const where =
    chair === null
      ? say(before === null ? 'online.seat.free' : 'online.seat.before', { name: before ?? '' })
      : chair.bot !== null
        ? botTitle(say, chair.bot)
        : chair.program
          ? say('online.seat.program')
          : isOwn
            ? say('online.seat.own')
            : say(isPresent === null ? 'online.seat.taken' : isPresent ? 'online.seat.here' : 'online.seat.gone')
  return (
    <li className={`online-chair ${chair ? '' : 'is-free'}`}>
      <span className="online-chair-mark">
        <SeatShape seat={seat} colour={chair?.colour} />
      </span>
      <span className="online-chair-name">
        <b>{chair?.name ?? number}</b>
        <small>
          {where}
          {chair && <span className="only-spoken">, {say(`seat-colour.${chair.colour}`)}</span>}
        </small>
      </span>
      {isHost && chair === null && (
        <span className="online-chair-acts">
          <button
            type="button"
            className="button quiet"
            aria-expanded={link !== null}
            onClick={() => (link === null ? void offer() : setLink(null))}
          >
            <Drawing from="room" name="share" />
            {say('online.invite')}
            <span className="only-spoken">{number}</span>
          </button>
          <label className="online-bot">
            <span className="only-spoken">{say('online.bot', { seat: number })}</span>
            <select
              value=""
              onChange={({ target: { value } }) => {
                if (value !== '') onBot(value)
              }}
            >
              <option value="">{say('online.bot.choose')}</option>
              {kinds.map(kind => (
                <option key={kind} value={kind}>
                  {botTitle(say, kind)}
                </option>
              ))}
            </select>
          </label>
        </span>
      )}
      {isHost && chair !== null && !isOwn && (
        <span className="online-chair-acts">
          <button type="button" className="button quiet" onClick={onRemove}>
            {say('online.remove', { name: chair.name })}
          </button>
        </span>
      )}
      {link !== null && chair === null && (
        <Suspense>
          <GiveLink link={link} label={say('online.link', { seat: number })} />
        </Suspense>
      )}
    </li>
  )
}
