import { useId, useState } from 'react'
import type { Review, Turning } from '../../bots/advisor/review/review.ts'
import type { Speaker } from '../../games/speaker.ts'
import type { Asked } from '../../host/review/index.ts'
import { likely, tenths } from '../../host/review/told.ts'
import { address } from '../shared/router.ts'
import { useSay } from '../shared/words.tsx'
import { useWhere } from './where.ts'

/** As much of a speaker as is needed to tell of a question; the views are those of its game. */
export type Telling = Pick<Speaker<never, never>, 'label' | 'question' | 'status'>

interface Props {
  readonly id: string
  readonly review: Review
  readonly asked: readonly Asked[]
  readonly speaker: Telling
}

/** The decisions that mattered, each to be tried again before anybody is told. */
export function Turnings({ id, review, asked, speaker }: Props) {
  const say = useSay()
  const { turnings, reference, game } = review
  const bot = say(`review.bot.${reference}`)
  return (
    <section className="review-part">
      <h3>{say('review.turnings')}</h3>
      <p>{say(turnings.length === 0 ? 'review.turnings.none' : 'review.turnings.hint', { bot })}</p>
      <ol className="review-turnings">
        {turnings.map((turning, i) => (
          <li key={turning.at}>
            <Tried {...{ id, game, turning, speaker, bot }} asked={asked[i]} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Tried({
  id,
  game,
  turning,
  asked,
  speaker,
  bot,
}: {
  id: string
  game: string
  turning: Turning
  asked: Asked
  speaker: Telling
  bot: string
}) {
  const say = useSay()
  const where = useWhere(game)
  const name = useId()
  const [again, setAgain] = useState<string | null>(null)
  const [isTold, setTold] = useState(false)
  const { at, round, options, chosen, advised, gain } = turning
  const view = asked.view as never
  const label = (option: string): string => speaker.label(option, view)
  const key = again === chosen ? 'same' : again === advised ? 'best' : 'other'
  return (
    <>
      <h4>
        <a href={address('replay', id, String(at))}>{say('review.turning', { where: where(round), at: at + 1 })}</a>
      </h4>
      <ul className="review-status">
        {speaker.status(view).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <fieldset className="review-options">
        <legend>{speaker.question(asked.decision, view)}</legend>
        {options.map(({ option, chance }) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              checked={again === option}
              disabled={isTold}
              onChange={() => setAgain(option)}
            />
            <span>
              {label(option)}
              {isTold && <b> {chance === null ? say('review.unweighed') : likely(say, chance)}</b>}
            </span>
          </label>
        ))}
      </fieldset>
      {!isTold && (
        <button type="button" className="button quiet" onClick={() => setTold(true)}>
          {say('review.tell')}
        </button>
      )}
      <div role="status">
        {isTold && (
          <>
            {again !== null && <p>{say(`review.again.${key}`, { bot, label: label(again) })}</p>}
            <p>{say('review.yours', { label: label(chosen) })}</p>
            <p>{say('review.advised', { bot, label: label(advised) })}</p>
            <p>
              <b>{say(gain < 0 ? 'review.lost' : 'review.gained', { n: Math.abs(tenths(gain)) })}</b>
            </p>
          </>
        )}
      </div>
    </>
  )
}
