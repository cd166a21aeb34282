import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GameEvent } from '../../engine/game.ts'
import type { Eyes, Snapshot } from '../../host/archive/answers.ts'
import type { Refusal } from '../../host/store.ts'
import type { Link } from '../link.ts'
import { announce } from '../shared/announce.tsx'
import { Drawing } from '../shared/Drawing.tsx'
import { go, placeOf } from '../shared/router.ts'
import { useSettings } from '../shared/settings.ts'
import { useSay } from '../shared/words.tsx'
import { asking } from './asked.ts'
import { ReelBar, type Speed } from './ReelBar.tsx'
import { ReelLog } from './ReelLog.tsx'
import { ShareSheet } from './ShareSheet.tsx'

export interface ReelProps {
  readonly link: Link
  readonly snapshot: Snapshot
  /** The same match in its end. */
  readonly whole: Snapshot
  /** Where one wants to stand: the snapshot follows. */
  readonly place: number
  readonly onGo: (at: number) => void
  readonly onLook: (viewer: Eyes) => void
  readonly onRefused: (refusal: Refusal) => void
}

/** What was said at the table, after how many choices. */
export interface Said {
  readonly at: number
  readonly text: string
}

/** What somebody says in the game itself: before its event is told, or after it. */
export interface Voiced {
  readonly who: string
  readonly text: string
  readonly isBefore: boolean
}

const NOTHING_SAID: readonly Said[] = []
const NO_VOICES: ReadonlyMap<number, readonly Voiced[]> = new Map()
const SILENCE: readonly Voiced[] = []
/** Slow is long enough to think about it, normal to read a line, fast to see where it goes. */
const PACE_MS: Readonly<Record<Speed, number>> = { slow: 3000, normal: 1400, fast: 450 }

/** How a game tells what happened in it. */
export interface Telling {
  readonly tell: (event: GameEvent) => string
  readonly headings: ReadonlySet<string>
  readonly claims?: readonly Said[]
  /** By the number of the event. */
  readonly voices?: ReadonlyMap<number, readonly Voiced[]>
}

/** The pieces that stand around what a replay shows. */
export interface ReelParts {
  readonly title: ReactNode
  /** Whose eyes it is watched with; null where there is one pair. */
  readonly eyes: ReactNode
  readonly acts: ReactNode
  /** Why some of it cannot be done. */
  readonly whys: ReactNode
  readonly bar: ReactNode
  readonly keys: ReactNode
  readonly log: ReactNode
  readonly sheet: ReactNode
}

/** What stands around a replay, piece by piece: it runs, is stepped through and told the same way however it is laid out. */
export function useReel(
  { link, snapshot, whole, place, onGo, onLook, onRefused }: ReelProps,
  { tell, headings, claims = NOTHING_SAID, voices = NO_VOICES }: Telling,
): ReelParts {
  const say = useSay()
  const { keys } = useSettings()
  const { at, of, marks, isOver, isOpen, id, game, seats, viewer } = snapshot
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>('normal')
  const [isSharing, setSharing] = useState(false)

  useEffect(() => {
    if (!isPlaying) return
    if (at >= of) {
      setPlaying(false)
      return
    }
    const next = setTimeout(() => onGo(at + 1), PACE_MS[speed])
    return () => clearTimeout(next)
  }, [isPlaying, at, of, speed, onGo])

  const jump = useCallback(
    (to: number): void => {
      setPlaying(false)
      onGo(to)
    },
    [onGo],
  )

  // What the step brought is said once; nothing is said for where one comes in.
  const spoken = useRef(at)
  useEffect(() => {
    if (spoken.current === at) return
    const isStep = at === spoken.current + 1
    spoken.current = at
    if (isStep) for (const event of whole.events.slice(whole.told[at - 1], whole.told[at])) announce(tell(event))
  }, [at, whole, tell])

  const steps = useMemo(
    () =>
      whole.told.map((told, n) => {
        const from = n === 0 ? 0 : whole.told[n - 1]
        const events = whole.events.slice(from, told)
        return {
          at: n,
          events,
          voiced: events.map((_, i) => voices.get(from + i) ?? SILENCE),
          said: claims.filter(claim => claim.at === n),
        }
      }),
    [whole, claims, voices],
  )

  const isRunning = !isOver && !(seats.length === 0 && snapshot.practice)
  const whyNoBranch = isRunning
    ? say('archive.branch-running')
    : at === of && isOver
      ? say('archive.branch-over')
      : null
  const branch = async (): Promise<void> => {
    const made = await asking(link.ask('branch', { id, at }), onRefused)
    if (made) go(...placeOf({ game, id: made.id }))
  }

  return {
    title: (
      <>
        {say('watch.title')} {/* A table for several is practised in no other way. */}
        {snapshot.practice && seats.length > 0 && <em className="reel-what-if">{say('saves.what-if')}</em>}
      </>
    ),
    eyes: seats.length > 0 && (
      <label className="reel-eyes">
        {say('watch.eyes')}
        <select
          value={isOpen ? 'all' : String(viewer)}
          disabled={!isOver}
          aria-describedby={isOver ? undefined : 'reel-eyes-why'}
          onChange={({ target: { value } }) => onLook(value === 'observer' || value === 'all' ? value : Number(value))}
        >
          {isOver && <option value="all">{say('watch.eyes.open')}</option>}
          <option value="observer">{say('watch.eyes.all')}</option>
          {seats.map(({ name }, seat) => (
            <option key={name} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
    ),
    acts: (
      <div className="archive-acts">
        <button
          type="button"
          className="button reel-branch"
          aria-disabled={whyNoBranch !== null}
          aria-describedby={whyNoBranch ? 'reel-branch-why' : undefined}
          onClick={() => whyNoBranch === null && void branch()}
        >
          {say('watch.branch')}
        </button>
        <button type="button" className="button quiet reel-share" onClick={() => setSharing(true)}>
          <Drawing from="room" name="share" />
          <span className="reel-share-word">{say('watch.share')}</span>
        </button>
      </div>
    ),
    whys: (
      <>
        {whyNoBranch && (
          <p id="reel-branch-why" className="small">
            {whyNoBranch}
          </p>
        )}
        {seats.length > 0 && !isOver && (
          <p id="reel-eyes-why" className="small">
            {say('archive.running')}
          </p>
        )}
      </>
    ),
    bar: (
      <ReelBar
        at={place}
        of={of}
        marks={marks}
        isPlaying={isPlaying}
        speed={speed}
        onPlay={setPlaying}
        onSpeed={setSpeed}
        onGo={jump}
      />
    ),
    keys: keys && <p className="reel-keys">{say('watch.keys')}</p>,
    log: <ReelLog steps={steps} at={at} tell={tell} headings={headings} onGo={jump} />,
    sheet: isSharing && (
      <ShareSheet link={link} snapshot={snapshot} onClose={() => setSharing(false)} onRefused={onRefused} />
    ),
  }
}
