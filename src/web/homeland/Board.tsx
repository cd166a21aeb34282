import './board.css'
import './desk.css'
import {
  lazy,
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { Seat } from '../../engine/game.ts'
import type { Event } from '../../games/homeland/events.ts'
import { stepsOf, unmaskingBegins } from '../../games/homeland/tell/telling.ts'
import type { View } from '../../games/homeland/view/view.ts'
import type { Refusal } from '../../host/store.ts'
import type { Say } from '../../words/index.ts'
import { pages } from '../games.ts'
import type { Link } from '../link.ts'
import { useOnline } from '../online/context.ts'
import { hush } from '../shared/announce.tsx'
import { Elsewhere, Problem, refusalText } from '../shared/Problem.tsx'
import { type TableSeat, useElsewhere, useTable } from '../shared/useTable.ts'
import { useSay } from '../shared/words.tsx'
import type { Scene } from '../worker/protocol.ts'
import { Briefing } from './Briefing.tsx'
import { Curtain } from './Curtain.tsx'
import { useDeskOnly } from './deskOnly.ts'
import { type Memory, useMemory } from './memory.ts'
import { useBoardModel } from './model.ts'
import { Situation } from './Situation.tsx'
import { Theatre } from './theatre/Theatre.tsx'
import { useLaid } from './theatre/useLaid.ts'
import { useBack } from './useBack.ts'

const Debrief = lazy(() => import('./debrief/Debrief.tsx'))
/** For whoever has no seat at a table elsewhere. */
const Onlooking = lazy(() => import('./onlook/Onlooking.tsx'))
const Interlude = lazy(() => import('./interlude/Interlude.tsx'))
const Standing = lazy(async () => ({ default: (await import('../online/Standing.tsx')).Standing }))
const Unmasking = lazy(() => import('./unmasking/Unmasking.tsx'))

/** What a coach has to say of the table as it stands, above it: also while it is being watched. */
type CoachOf = (scene: Scene, isWatching: boolean) => ReactNode

/** A table of Homeland at one screen, for one person or for several around it. */
export default function Board({ link, id, coach }: { link: Link; id: string; coach?: CoachOf }) {
  const table = useTable(link, id)
  const say = useSay()
  const { scene, problem, isElsewhere } = table
  const online = useOnline()
  const isOther = useElsewhere(scene, pages.homeland.screen)
  if (isElsewhere) return <Elsewhere onTakeOver={() => void table.takeOver()} />
  if (!scene || isOther)
    return problem ? (
      <section className="paper lone">
        <h1>{refusalText(say, problem)}</h1>
        <a className="button" href="#/">
          {say('page.home')}
        </a>
      </section>
    ) : (
      <Waiting say={say} />
    )
  return (
    <>
      {online && (
        <Suspense>
          <Standing scene={scene} />
        </Suspense>
      )}
      {online && scene.viewer === 'observer' ? (
        <Suspense fallback={<Waiting say={say} />}>
          <Onlooking link={link} id={id} table={table} scene={scene} />
        </Suspense>
      ) : (
        <Sitting link={link} id={id} table={table} scene={scene} coach={coach} />
      )}
      {problem && <Problem refusal={problem} onDismiss={table.dismiss} />}
    </>
  )
}

/**
 * What lies before the people at the screen: first what the whole table may watch, then, where there are several, a
 * curtain that says a name, then the desk of whoever is asked. Between two desks there is time to talk.
 */
const Sitting = memo(function Sitting({
  link,
  id,
  table,
  scene,
  coach,
}: {
  link: Link
  id: string
  table: TableSeat
  scene: Scene
  coach: CoachOf | undefined
}) {
  const model = useBoardModel(scene)
  const { seat, events, say } = model
  const laid = useLaid(link, model)
  const isOnline = useOnline() !== null
  /** Somebody who plays at this screen: nobody watches again what was done there. Elsewhere everybody has their own. */
  const isPerson = useCallback(
    (one: Seat) => (isOnline ? one === seat : scene.seats[one]?.bot === null),
    [isOnline, seat, scene.seats],
  )
  const people = scene.seats.flatMap((_, one) => (isPerson(one) ? [one] : []))
  const isAlone = people.length === 1
  const settled = events.length - scene.draftEvents.length
  const [memory, remember] = useMemory(id, isOnline, () => {
    const isNew = (scene.view as View).round <= 1
    return { told: isNew ? 0 : settled, talked: settled, last: null, briefed: isNew ? [] : people }
  })
  const [isHiding, setHiding] = useState(false)
  /** What was refused, and to whom: it is nobody else's to read. */
  const [refused, setRefused] = useState<{ readonly seat: Seat; readonly refusal: Refusal } | null>(null)

  /** What is turned up once the game is over is a scene of its own, after all that was played. */
  const played = Math.min(settled, unmaskingBegins(events))
  const [isAgain, setAgain] = useState(false)
  const isUnmasking = scene.outcome !== null && (isAgain || memory.told < settled)
  const isDeskOnly = useDeskOnly().isOn
  // What everybody watches is on the shared screen then.
  useEffect(() => {
    if (isDeskOnly && memory.told < played) remember({ told: played })
  }, [isDeskOnly, memory.told, played, remember])
  const all = events.slice(0, played)
  const missed = isDeskOnly || memory.told >= played ? 0 : stepsOf(all, memory.told, isPerson).length
  const isWatching = missed > 0
  const [back, endBack] = useBack(id, { scene, told: memory.told, played: all, isPerson, missed })
  const mayLook = seat !== null && (isAlone || (!isWatching && !scene.outcome && scene.waiting.includes(seat)))
  const mustHide = seat !== null && !mayLook
  const latest = useRef(table)
  latest.current = table

  /** The desk is off the page at once, and off its memory as soon as the table has answered. */
  const hide = useCallback(() => {
    setHiding(true)
    setRefused(null)
    latest.current.dismiss()
    hush()
    void latest.current.look('observer')
  }, [])
  // Also where the table died over it: it is set up again as everybody sees it.
  useEffect(() => {
    if (scene.viewer === 'observer') setHiding(false)
  }, [scene])
  /** Asked for and not yet there: whoever leaves meanwhile does not find it open. */
  const isRevealing = useRef(false)
  const reveal = (next: Seat): void => {
    isRevealing.current = true
    // Whoever had the screen first has nobody's turn before theirs.
    remember({ last: next, ...(memory.last === null && { talked: settled }) })
    void table.look(next).then(answer => {
      if (!answer) isRevealing.current = false
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was asked for lies there now
  useEffect(() => {
    isRevealing.current = false
  }, [scene])

  useEffect(() => {
    if (mustHide) hide()
  }, [mustHide, hide])

  useEffect(() => {
    if (isAlone) return
    const onBlur = () => {
      // At once: a page that is left may be frozen as it stands.
      if (seat !== null || isRevealing.current) flushSync(hide)
    }
    const onLeave = () => {
      if (document.visibilityState === 'hidden' || !document.hasFocus()) onBlur()
    }
    addEventListener('blur', onBlur)
    document.addEventListener('visibilitychange', onLeave)
    return () => {
      removeEventListener('blur', onBlur)
      document.removeEventListener('visibilitychange', onLeave)
    }
  }, [isAlone, seat, hide])

  // Each of them is read from its top.
  const isOnDesk = !isWatching && seat !== null
  const isBriefed = seat === null || scene.outcome !== null || memory.briefed.includes(seat)
  const isFirst = useRef(true)
  // Before the first picture and before whatever the screen itself brings into sight; not at once, or it would be laid out
  // for that alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one takes the place of the other
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      scrollTo(0, 0)
      const isLost = !isFirst.current && document.activeElement === document.body
      isFirst.current = false
      // What had the focus has gone with the screen before: whoever goes by keyboard begins at the top of this one.
      if (isLost) document.getElementById('main')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isOnDesk, isWatching, isUnmasking, isBriefed, seat])

  if (isHiding || mustHide) return <div className="curtain" />
  if (!isBriefed && (isAlone || !isWatching))
    return <Briefing model={model} onDone={() => remember({ briefed: [...memory.briefed, seat] })} />
  if (isWatching && back)
    return (
      <Suspense fallback={<Waiting say={say} />}>
        <Interlude
          model={model}
          from={memory.told}
          next={null}
          heard={back}
          onWatch={endBack}
          onDone={() => remember({ told: played })}
        />
      </Suspense>
    )
  if (isWatching)
    return (
      <>
        {coach?.(scene, true)}
        <Theatre
          model={model}
          from={memory.told}
          laid={laid}
          onDone={() => startTransition(() => remember({ told: played }))}
        />
      </>
    )
  if (scene.outcome)
    return (
      <>
        {coach?.(scene, false)}
        <Suspense fallback={<Waiting say={say} />}>
          {isUnmasking ? (
            <Unmasking
              model={model}
              done="debrief"
              onDone={() => {
                setAgain(false)
                remember({ told: settled })
              }}
            />
          ) : (
            <Debrief model={model} link={link} onAgain={() => setAgain(true)} />
          )}
        </Suspense>
      </>
    )
  if (seat === null) {
    const next = scene.waiting.find(isPerson)
    if (next !== undefined && isBetween(memory, events.slice(memory.talked), next))
      return (
        <Suspense fallback={<Waiting say={say} />}>
          <Interlude model={model} from={memory.talked} next={next} onDone={() => remember({ talked: settled })} />
        </Suspense>
      )
    return next === undefined ? (
      <Waiting say={say} />
    ) : (
      <Curtain model={model} seat={next} onReveal={() => reveal(next)} />
    )
  }
  return (
    <>
      {coach?.(scene, false)}
      <Situation
        key={seat}
        model={model}
        seat={seat}
        table={table}
        link={link}
        onHide={isAlone ? null : hide}
        onRefused={refusal => setRefused({ seat, refusal })}
      />
      {refused?.seat === seat && <Problem refusal={refused.refusal} onDismiss={() => setRefused(null)} />}
    </>
  )
})

/** Is there something to tell between the last desk and the next? A curtain that only fell over a turn hides no news. */
const isBetween = ({ last }: Memory, since: readonly Event[], next: Seat): boolean =>
  last !== null && since.length > 0 && (last !== next || since.some(({ kind }) => kind === 'turn' || kind === 'round'))

const Waiting = ({ say }: { say: Say }) => (
  <p className="waiting" role="status">
    {say('page.loading')}
  </p>
)
