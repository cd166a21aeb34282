import { Fragment, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useOpener } from '../homeland/talk/reading.ts'
import { announce } from '../shared/announce.tsx'
import { RefusalText } from '../shared/Problem.tsx'
import { useSay } from '../shared/words.tsx'
import type { Scene } from '../worker/protocol.ts'
import { useTableSeen } from './context.ts'
import { Onward } from './Onward.tsx'
import { aroundOf, isOver, LOW_MS, leftMs, nudgedBy, running } from './people.ts'
import type { TableSeen } from './protocol.ts'
import { isReconnecting, lineText } from './stands.ts'
import { useAct } from './useAct.ts'
import { useNow } from './useNow.ts'
import { useTurnTitle } from './useTurnTitle.ts'

/** Only where something was decided or is to be. */
const TableNews = lazy(() => import('./TableNews.tsx'))
const Rematch = lazy(async () => ({ default: (await import('./Rematch.tsx')).Rematch }))

/**
 * What one has to know of the table before anything else: that nothing reaches it, that it is paused, that one is asked
 * for. It moves nothing; one thing at a time, the most urgent first. On one screen it lies over the bar of the turn where
 * nobody can act there anyway, and else below the rail, out of the way of whoever is at it.
 */
export function Standing({ scene }: { scene: Scene }) {
  const seen = useTableSeen()
  useTurnTitle(scene)
  return seen ? <Notice scene={scene} seen={seen} /> : null
}

/** Less than a minute, as clocks everywhere show it: the words for longer times are not loaded here. */
const secondsText = (ms: number): string => `0:${String(Math.floor(Math.max(0, ms) / 1000)).padStart(2, '0')}`

function Notice({ scene, seen }: { scene: Scene; seen: TableSeen }) {
  const say = useSay()
  const { act } = useAct()
  const own = scene.viewer === 'observer' ? null : scene.viewer
  const isMine = own !== null && running(scene).includes(own)
  const now = useNow(isMine)
  const open = useOpener()
  const [text, button, isInTheWay = false] = noticeOf()
  // Seconds are shown, and not read out.
  const spoken = text?.replace(/\d+:\d\d/, '') ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, however many seconds are left
  useEffect(() => {
    if (text !== null) announce(text)
  }, [spoken])
  useEffect(() => {
    const isGone = !seen.isConnected && !seen.over
    return () => {
      if (isGone) announce(say('join.back'))
    }
  }, [seen.isConnected, seen.over, say])
  const [known] = useState(scene.beside.length)
  const isToldMore = scene.beside.length > known || aroundOf(scene).votes.length > 0
  return (
    <>
      {text !== null && (
        <div
          className={`online-standing ${isInTheWay ? '' : 'is-aside'} ${isReconnecting(seen) ? 'is-reconnecting' : ''} ${scene.ended === null ? '' : 'is-ended'}`}
          role="status"
        >
          {text !== '' && <p>{text}</p>}
          {button}
        </div>
      )}
      {own !== null && isToldMore && !isOver(scene) && (
        <Suspense>
          <TableNews scene={scene} own={own} from={known} isShown={text === null} />
        </Suspense>
      )}
    </>
  )

  function noticeOf(): readonly [string | null, ReactNode?, boolean?] {
    if (seen.over && !isOver(scene))
      return [
        '',
        <p key="over">
          <RefusalText refusal={seen.over} /> <Onward why={seen.over} />
        </p>,
        true,
      ]
    if (!seen.isConnected && !seen.over) return [lineText(say, seen), null, true]
    if (scene.ended !== null && scene.outcome === null)
      return [
        say('online.ended-early'),
        <Fragment key="on">
          {own !== null && (
            <Suspense>
              <Rematch names={scene.seats.map(({ name }) => name)} />
            </Suspense>
          )}
          <Onward why={null} />
        </Fragment>,
        true,
      ]
    if (isOver(scene) || own === null) return [null]
    const { isPaused, away } = aroundOf(scene)
    const nudge = nudgedBy(scene, seen)
    const names = scene.seats.map(({ name }) => name)
    if (scene.seats[own]?.isPutOff)
      // In the words by which the server refuses whatever they do: loaded for them alone.
      return [
        '',
        <p key="put-off">
          <RefusalText refusal={{ key: 'match.put-off', values: {}, rule: null }} />
        </p>,
        true,
      ]
    if (scene.seats[own]?.absent === 'autopilot')
      return [say('online.played-for'), doing('online.take-back', { type: 'return' }), true]
    if (nudge !== undefined)
      return [
        nudge === 'server' ? say('online.nudged.server') : say('online.nudged', { name: names[nudge] }),
        doing('online.here', { type: 'return' }),
      ]
    if (isPaused) return [say('online.paused'), doing('online.resume', { type: 'resume' }), true]
    const left = isMine ? leftMs(scene, own, now) : null
    if (left !== null && left < LOW_MS)
      return [say('online.low', { time: secondsText(left) }), doing('online.extend', { type: 'extend' })]
    const gone = scene.seats.flatMap(({ absent, name }) => (absent === 'nobody' ? [name] : []))
    if (gone.length > 0) return [say('online.wanted', { names: gone.join(', ') })]
    const others = away.filter(seat => seat !== own)
    if (others.length > 0)
      return [
        say('online.someone-away', { n: others.length, names: others.map(seat => names[seat]).join(', ') }),
        open && (
          <button type="button" className="button" onClick={() => open('people')}>
            {say('more.people')}
          </button>
        ),
      ]
    return [null]
  }

  function doing(key: string, what: Parameters<typeof act>[0]): ReactNode {
    return (
      <button type="button" className="button" onClick={() => void act(what)}>
        {say(key)}
      </button>
    )
  }
}
