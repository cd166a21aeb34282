import './table-news.css'
import { useEffect, useRef, useState } from 'react'
import { linesOf, votedLine } from '../../client/told-line.ts'
import type { Seat } from '../../engine/game.ts'
import type { Told } from '../../host/told.ts'
import { offeredVotes, type Vote } from '../../table/vote.ts'
import { announce } from '../shared/announce.tsx'
import { Drawing } from '../shared/Drawing.tsx'
import { Problem } from '../shared/Problem.tsx'
import { useSettings } from '../shared/settings.ts'
import { useSay, Words } from '../shared/words.tsx'
import type { Scene } from '../worker/protocol.ts'
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

/** What the table decides, also for whoever does not have its people open: a vote that waits for them, and what came of one. */
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
const isDecision = (told: Told, own: Seat): boolean =>
  'player' in told ||
  ('entry' in told && (told.entry.kind === 'back' || (told.entry.kind === 'vote' && told.entry.seat !== own)))

function News({ scene, own, from, isShown }: Props) {
  const say = useSay()
  const { act, problem, dismiss } = useAct()
  const { votes, away } = aroundOf(scene)
  const nameAt = (seat: Seat): string => scene.seats[seat].name
  const lines = linesOf(say, scene.beside, nameAt)
  const told = scene.beside.flatMap((one, at) => (at >= from && isDecision(one, own) ? (lines[at] ?? []) : []))
  const heard = useRef(0)
  useEffect(() => {
    for (const line of told.slice(heard.current)) announce(line)
    heard.current = told.length
  }, [told])
  const [putAway, setPutAway] = useState('')

  const offered = offeredVotes({ seats: scene.seats, away, votes }, own)
  const isMine = (vote: Vote): boolean => votes.some(one => one.seat === own && isSame(one, vote))
  const vote = votes.findLast(one => !isMine(one) && offered.some(other => isSame(one, other)))
  const matter = vote && offered.find(one => isSame(one, vote))
  const text = vote ? votedLine(say, vote, nameAt, seat => scene.seats[seat].isPutOff === true) : (told.at(-1) ?? null)
  const key = vote ? JSON.stringify(vote) : `told ${told.length}`
  if (problem) return <Problem refusal={problem} onDismiss={dismiss} />
  if (!isShown || text === null || key === putAway) return null
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
      <button type="button" className="icon-button" onClick={() => setPutAway(key)} aria-label={say('page.dismiss')}>
        <Drawing from="room" name="close" />
      </button>
    </section>
  )
}
