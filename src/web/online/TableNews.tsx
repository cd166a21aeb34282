import './table-news.css'
import { useEffect, useRef, useState } from 'react'
import { linesOf, votedLine } from '../../client/told-line.ts'
import type { Seat } from '../../engine/game.ts'
import type { Told } from '../../host/told.ts'
import { offeredVotes, type Vote } from '../../table/vote.ts'
import { useOpener, useUnread } from '../homeland/talk/reading.ts'
import { announce } from '../shared/announce.tsx'
import { Drawing } from '../shared/Drawing.tsx'
import { Problem } from '../shared/Problem.tsx'
import { useSettings } from '../shared/settings.ts'
import { useSay, Words } from '../shared/words.tsx'
import type { Scene } from '../worker/protocol.ts'
import { useOnline, useTableSeen } from './context.ts'
import { aroundOf } from './people.ts'
import { useAct } from './useAct.ts'

interface Props {
  readonly scene: Scene
  readonly own: Seat
  /** What was told before this was known when somebody came. */
  readonly from: number
  /** False where something more urgent is in its place: then it is only read out. */
  readonly isShown: boolean
}

/**
 * What the table decides and what somebody writes, also for whoever looks at something else: a vote that waits for them,
 * what came of one, and the last words that they have not read.
 */
export default function TableNews(props: Props) {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['company', 'people']}>
      <News {...props} />
    </Words>
  )
}

const isSame = (one: Pick<Vote, 'about' | 'verdict'>, other: Pick<Vote, 'about' | 'verdict'>): boolean =>
  one.about === other.about && one.verdict === other.verdict

/** Who is away and that it is paused is in sight anyway, what one does oneself one knows. */
export const isDecision = (told: Told, own: Seat): boolean =>
  'player' in told ||
  ('entry' in told && (told.entry.kind === 'back' || (told.entry.kind === 'vote' && told.entry.seat !== own)))

function News({ scene, own, from, isShown }: Props) {
  const say = useSay()
  const { act, problem, dismiss } = useAct()
  const { votes, away } = aroundOf(scene)
  const nameAt = (seat: Seat): string => scene.seats[seat].name
  const lines = linesOf(say, scene.beside, nameAt)
  const muted = useTableSeen()?.own.muted ?? []
  const unread = useUnread(scene.beside, { table: useOnline()?.table ?? '', own, muted })
  const open = useOpener()
  const isWritten = (one: Told): boolean => 'words' in one && one.words.seat !== own && !muted.includes(one.words.seat)
  const told = scene.beside.flatMap((one, at) => {
    const line = lines[at]
    const isNews = at >= from && (isDecision(one, own) || isWritten(one))
    return isNews && line !== null ? [{ at, line, isWords: 'words' in one }] : []
  })
  const heard = useRef(from)
  useEffect(() => {
    for (const { at, line } of told) if (at >= heard.current) announce(line)
    heard.current = scene.beside.length
  }, [told, scene.beside.length])
  const [putAway, setPutAway] = useState({ vote: '', at: -1 })

  const offered = offeredVotes({ seats: scene.seats, away, votes }, own)
  const isMine = (vote: Vote): boolean => votes.some(one => one.seat === own && isSame(one, vote))
  const vote = votes.findLast(one => !isMine(one) && offered.some(other => isSame(one, other)))
  const matter = vote && offered.find(one => isSame(one, vote))
  const last = told.findLast(({ at, isWords }) => !isWords || unread.includes(at))
  const voteName = JSON.stringify(vote ?? null)
  const text = vote ? votedLine(say, vote, nameAt, seat => scene.seats[seat].isPutOff === true) : (last?.line ?? null)
  const isPutAway = vote ? voteName === putAway.vote : last !== undefined && last.at <= putAway.at
  if (problem) return <Problem refusal={problem} onDismiss={dismiss} />
  if (!isShown || text === null || isPutAway) return null
  return (
    <section className="online-standing is-aside is-news" aria-label={say('more.people')}>
      <p>{text}</p>
      {matter && (
        <button
          type="button"
          className="button"
          onClick={() => void act({ type: 'vote', about: matter.about, verdict: matter.verdict })}
        >
          {say('online.agree', { votes: matter.votes, quorum: matter.quorum })}
        </button>
      )}
      {!vote && last?.isWords && open && (
        <button type="button" className="button" onClick={() => open('talk')}>
          {say('more.talk')}
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        onClick={() => setPutAway(vote ? { ...putAway, vote: voteName } : { ...putAway, at: last?.at ?? -1 })}
        aria-label={say('page.dismiss')}
      >
        <Drawing from="room" name="close" />
      </button>
    </section>
  )
}
