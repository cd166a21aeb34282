import './online.css'
import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import type { Right } from '../../client/link.ts'
import { Fault } from '../../engine/game.ts'
import { own } from '../../engine/own.ts'
import { refusalOf } from '../../host/refusal.ts'
import type { Refusal } from '../../host/store.ts'
import type { LobbySeen } from '../../host/wire.ts'
import type { Colour } from '../../table/lobby.ts'
import { generic, type PageRow, pages } from '../games.ts'
import type { Link } from '../link.ts'
import { RefusalText } from '../shared/Problem.tsx'
import { useSettings } from '../shared/settings.ts'
import { useSay, Words } from '../shared/words.tsx'
import { Arrive } from './Arrive.tsx'
import { Coloured } from './Coloured.tsx'
import { enterAsScreen, enterBy, hostBy, look, serverAddress } from './calls.ts'
import { OnlineTable } from './context.ts'
import { Gathering } from './Gathering.tsx'
import type { OnlineLink } from './link.ts'
import { linkBeside } from './link-beside.ts'
import type { TableSeen } from './protocol.ts'
import { arriveBy, arrivingBy, type KeptSeat, keepSeat, seatAt } from './seats.ts'
import { lineText } from './stands.ts'

const FriendCall = lazy(() => import('./friend/FriendCall.tsx'))
const ScreenLobby = lazy(() => import('./shared/ScreenLobby.tsx'))
const Replayed = lazy(() => import('./Replayed.tsx'))
const Teach = lazy(() => import('./teach/Teach.tsx'))
const Wrong = lazy(() => import('./Wrong.tsx'))

type ScreenOf = ComponentType<{ link: Link; id: string }>

/** What is drawn of a match, by the screen its game has. */
const screens: Readonly<Record<string, () => Promise<{ readonly default: ScreenOf }>>> = {
  table: () => import('../homeland/Board.tsx'),
  call: () => import('./call/OnlineCall.tsx'),
}
const genericScreen = (): Promise<{ readonly default: ScreenOf }> => import('../generic/Match.tsx')

/**
 * The screen of a match once it is loaded, which begins before there is anything to show on it. React would keep what is
 * suspended back for a third of a second after the last thing that was.
 */
function useScreen(name: string): ScreenOf | null {
  const [loaded, setLoaded] = useState<{ readonly screen: ScreenOf } | { readonly error: unknown } | null>(null)
  useEffect(() => {
    const load = screens[name] ?? genericScreen
    void load().then(
      ({ default: screen }) => setLoaded({ screen }),
      error => setLoaded({ error }),
    )
  }, [name])
  if (loaded && 'error' in loaded) throw loaded.error
  return loaded?.screen ?? null
}

type Way =
  | { readonly step: 'looking' }
  | { readonly step: 'wrong'; readonly why: Refusal }
  /** Whoever has a link to a seat says who they are. */
  | { readonly step: 'arriving'; readonly right: Right; readonly lobby: LobbySeen; readonly aheadMs: number }
  | { readonly step: 'joined'; readonly game: string; readonly aheadMs: number }

const nothingYet = (table: string, game: string, commitment: string): KeptSeat => ({
  ...{ table, game, commitment, name: '', seat: null, bits: null, promised: null, pass: null, invites: [], at: 0 },
})

/** A table elsewhere, from the link to its end: who one is, who is there, and then its game, by the components of any table. */
export default function Table({
  link: local,
  id,
  place,
}: {
  link: Link
  id: string
  /** What of it: the shared screen, what is learnt meanwhile, or the table itself. */
  place: string | undefined
}) {
  const { locale } = useSettings()
  const [way, setWay] = useState<Way>({ step: 'looking' })
  const [tries, setTries] = useState(0)
  const isScreen = place === 'screen'
  const link = linkBeside(local)
  useEffect(() => {
    const kept = import('./keepFocus.ts').then(({ keepFocus }) => keepFocus())
    return () => void kept.then(end => end())
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again when somebody wants it
  useEffect(() => {
    let isHere = true
    void comeTo(id, link, isScreen).then(
      next => isHere && setWay(next),
      error => isHere && setWay({ step: 'wrong', why: refusalOf(error) }),
    )
    return () => {
      isHere = false
      link.hangUp()
    }
  }, [id, link, isScreen, tries])

  if (way.step === 'looking') return <Loading />
  if (way.step === 'wrong')
    return (
      <Suspense>
        <Wrong why={way.why} onAgain={() => setTries(n => n + 1)}>
          {way.why.key === 'table.over' && <Replayed link={local} table={id} />}
        </Wrong>
      </Suspense>
    )
  const words = (own<PageRow>(pages, way.step === 'arriving' ? way.lobby.game : way.game) ?? generic).words
  if (way.step === 'arriving')
    return (
      <Words locale={locale} more={words}>
        <Arrive
          link={link}
          table={id}
          lobby={way.lobby}
          right={way.right}
          onRefused={why => setWay({ step: 'wrong', why })}
          onSat={() => {
            arriveBy(id, null)
            setTries(n => n + 1)
          }}
        />
      </Words>
    )
  return (
    <OnlineTable value={{ link, table: id, aheadMs: way.aheadMs }}>
      <Words locale={locale} more={words}>
        <Joined
          id={id}
          game={way.game}
          link={link}
          local={place === 'teach' ? local : null}
          onAgain={() => setTries(n => n + 1)}
        />
      </Words>
    </OnlineTable>
  )
}

function Loading() {
  const say = useSay()
  return (
    <p className="waiting" role="status">
      {say('page.loading')}
    </p>
  )
}

const chosenAt = ({ lobby }: TableSeen): readonly (Colour | null)[] =>
  lobby?.chairs.map(chair => chair?.colour ?? null) ?? []

/** Whether somebody has a seat already, wants one, or only looks. */
async function comeTo(table: string, link: OnlineLink, isScreen: boolean): Promise<Way> {
  // No line to any other table; and the worker, which is asked this first, loads while the table is looked at.
  link.hangUp()
  const { lobby, aheadMs } = await look(table)
  const { game, commitment } = lobby
  const right = arrivingBy(table)
  if (isScreen) {
    // Nothing of it is kept here but the cookie that lets it in again: it is nobody's seat.
    if (right?.kind === 'screen') await enterAsScreen(table, right.pass)
    arriveBy(table, null)
    link.join({ address: serverAddress(), table, pass: null, giving: null, isScreen })
    return { step: 'joined', game, aheadMs }
  }
  const known = seatAt(table) ?? nothingYet(table, game, commitment)
  const isInvited = right?.kind === 'seat' || right?.kind === 'code'
  const isInTime = known.seat === null && lobby.phase === 'gathering' && lobby.chairs.includes(null)
  if (isInvited && (isInTime || !(await (await import('./late.ts')).isSeatedAt(table, lobby, right))))
    return { step: 'arriving', right, lobby, aheadMs }
  const seat = { ...known, ...(await (right ? rightOf(table, right) : signedInAt(table, known))) }
  arriveBy(table, null)
  keepSeat({ ...seat, at: Date.now() })
  const giving = seat.bits === null ? null : seat
  link.join({ address: serverAddress(), table, pass: seat.pass, giving, isScreen })
  return { step: 'joined', game, aheadMs }
}

/** Whoever is signed in may have sat down on another device. */
async function signedInAt(table: string, { seat, pass }: KeptSeat): Promise<Partial<KeptSeat>> {
  return seat === null && pass === null ? { seat: await (await import('./own-seat.ts')).takeOwnSeat(table) } : {}
}

/** What a link is exchanged for that needs no name. */
async function rightOf(table: string, { kind, pass }: Right): Promise<Partial<KeptSeat>> {
  switch (kind) {
    case 'device':
      return { seat: (await enterBy(table, pass)).seat, pass: null }
    case 'host':
      await hostBy(table, pass)
      return {}
    case 'seat':
    case 'code':
      // Somebody who sits here already has followed a link to another seat: theirs is enough.
      return {}
    default:
      return { pass }
  }
}

function Joined({
  id,
  game,
  link,
  local,
  onAgain,
}: {
  id: string
  game: string
  link: OnlineLink
  /** To the tables of this browser, for whoever learns the game while this one fills. */
  local: Link | null
  onAgain: () => void
}) {
  const say = useSay()
  const { locale } = useSettings()
  const seen = useSyncExternalStore(link.onTable, link.table)
  const { screen, words, isTaught } = own<PageRow>(pages, game) ?? generic
  const OwnScreen = useScreen(screen)
  useEffect(
    () =>
      link.onPromised(promised => {
        const seat = seatAt(id)
        if (seat) keepSeat({ ...seat, promised })
      }),
    [link, id],
  )
  // The replay shows everybody in the colours they had.
  const colours = seen?.hasBegun ? JSON.stringify(chosenAt(seen)) : null
  useEffect(() => {
    const seat = seatAt(id)
    if (seat && colours !== null && colours !== '[]') keepSeat({ ...seat, colours: JSON.parse(colours) })
  }, [id, colours])
  // The lobby is told before the match: what it shows for a moment would be loaded, drawn and gone.
  const isBeginning = seen?.lobby?.phase === 'started' && !seen.hasBegun && !seen.over
  if (!seen || isBeginning || (!seen.lobby && !seen.over))
    return (
      <p className="waiting" role="status">
        {say(seen && !seen.isConnected ? 'online.connecting' : 'page.loading')}
      </p>
    )
  const over = seen.over && !seen.hasBegun
  if (over || seen.lobby?.phase === 'closed')
    return (
      <Suspense>
        <Wrong why={(over && seen.over) || refusalOf(new Fault('lobby.closed'))} onAgain={onAgain} />
      </Suspense>
    )
  if (local && isTaught)
    return (
      <Suspense fallback={<Loading />}>
        <Teach link={local} id={id} seen={seen} />
      </Suspense>
    )
  if (!seen.hasBegun)
    return seen.you?.isScreen ? (
      <Suspense>
        <ScreenLobby seen={seen} id={id} />
      </Suspense>
    ) : (
      <Gathering seen={seen} id={id} />
    )
  const Screen = seen.you?.isFriend ? FriendCall : OwnScreen
  if (!Screen) return <Loading />
  return (
    <Words locale={locale} more={words}>
      <Coloured chosen={chosenAt(seen)}>
        {screen !== pages.homeland.screen && (!seen.isConnected || seen.over) && (
          <div className="online-standing" role="status">
            <p>{seen.over ? <RefusalText refusal={seen.over} /> : lineText(say, seen)}</p>
          </div>
        )}
        <Suspense>
          <Screen link={link} id={id} />
        </Suspense>
      </Coloured>
    </Words>
  )
}
