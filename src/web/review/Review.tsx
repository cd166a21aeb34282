import './review.css'
import { useState } from 'react'
import type { Seat } from '../../engine/game.ts'
import { headline } from '../../host/review/told.ts'
import { refusalText } from '../shared/Problem.tsx'
import { useSay } from '../shared/words.tsx'
import { Accounts } from './Accounts.tsx'
import { Curve } from './Curve.tsx'
import { ReviewWords } from './ReviewWords.tsx'
import { Suspected } from './Suspected.tsx'
import { type Telling, Turnings } from './Turnings.tsx'
import { useReview } from './useReview.ts'

export interface ReviewProps {
  readonly id: string
  readonly game: string
  /** From whose seat it is looked back on first; null for the first that a person had. */
  readonly seat: Seat | null
  /** Who sat at the table; nobody is named at a table for one. */
  readonly names: readonly string[]
  readonly speaker: Telling
  /** What people share of their suspicions is drawn beside it, as it is shared. */
  readonly isSharedBeside?: boolean
}

/** A finished game, looked back on: worked out beside the page when somebody wants to know. */
export default function Review(props: ReviewProps) {
  return (
    <ReviewWords>
      <Asked {...props} />
    </ReviewWords>
  )
}

function Asked(props: ReviewProps) {
  const say = useSay()
  const [isAsked, setAsked] = useState(false)
  return (
    <section className="look-back">
      <h2>{say('review.title')}</h2>
      {isAsked ? (
        <Looking {...props} />
      ) : (
        <>
          <p>{say('review.why')}</p>
          <button type="button" className="button" onClick={() => setAsked(true)}>
            {say('review.ask')}
          </button>
        </>
      )}
    </section>
  )
}

function Looking({ id, game, seat: first, names, speaker, isSharedBeside = false }: ReviewProps) {
  const say = useSay()
  const [seat, setSeat] = useState(first ?? undefined)
  const [isStopped, setStopped] = useState(false)
  const found = useReview(id, seat, isStopped)
  const nameOf = (one: Seat): string => names[one] ?? ''
  const progress = found && 'progress' in found ? found.progress : null
  const review = found && 'review' in found ? found.review : null
  const isDone = review !== null || (found !== null && 'refused' in found)
  return (
    <div className="review-body" aria-busy={!isDone && !isStopped}>
      {names.length > 0 && (
        <label className="review-seat">
          <span>{say('review.seat')}</span>
          <select
            value={review?.seat ?? seat ?? 0}
            onChange={({ target }) => {
              setStopped(false)
              setSeat(Number(target.value))
            }}
          >
            {names.map((name, one) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {!isDone && !isStopped && (
        <div className="review-working">
          <progress
            max={progress?.of ?? 1}
            value={progress?.done ?? 0}
            aria-label={say('review.working', { share: progress ? progress.done / progress.of : 0 })}
          />
          <button type="button" className="button quiet" onClick={() => setStopped(true)}>
            {say('review.stop')}
          </button>
        </div>
      )}
      <p role="status">
        {isStopped && !isDone && say('review.stopped')}
        {review && <b className="review-headline">{headline(say, review)}</b>}
        {found && 'refused' in found && refusalText(say, found.refused)}
      </p>
      {isStopped && !isDone && (
        <button type="button" className="button" onClick={() => setStopped(false)}>
          {say('review.ask')}
        </button>
      )}
      <Curve game={game} curve={review?.curve ?? progress?.curve ?? []} />
      {found && 'review' in found && (
        <>
          <Turnings key={found.review.seat} id={id} review={found.review} asked={found.asked} speaker={speaker} />
          <Accounts ledger={found.review.ledger} />
          <Suspected review={found.review} nameOf={nameOf} hidesShared={isSharedBeside} />
        </>
      )}
    </div>
  )
}
