import './accusation.css'
import { useEffect, useId, useRef, useState } from 'react'
import type { Seat } from '../../../engine/game.ts'
import { ACCUSING_PAYS, worthOfAccusing } from '../../../games/homeland/knowledge/prior.ts'
import { nameOfParts } from '../../../games/homeland/options.ts'
import { Drawing } from '../../shared/Drawing.tsx'
import { Ruled } from '../../shared/Ruled.tsx'
import type { BoardModel } from '../model.ts'
import { PlayerMark } from '../PlayerMark.tsx'
import { MoleBar } from '../suspicion/MixBar.tsx'
import { mixOf } from '../suspicion/mix.ts'

const optionFor = (accused: Seat | null): string => nameOfParts({ verb: 'accuse', accused })

interface Props {
  readonly model: BoardModel
  readonly onChoose: (option: string) => void
}

/** M-29: everybody at once and in secret; one's own card is for accusing nobody. It is looked over before it is sealed. */
export function Accusation({ model, onChoose }: Props) {
  const { say, seat, scene } = model
  const [chosen, setChosen] = useState<string | null>(null)
  const [isReviewing, setReviewing] = useState(false)
  const why = useId()
  if (seat === null) return null
  const isAsked = scene.asked?.kind === 'end.accusing'
  return (
    <section className="accusation paper">
      <header>
        <Drawing from="board" name="accuse" />
        <h2>{say('accusation.title')}</h2>
      </header>
      {!isAsked ? (
        <p role="status">{say('accusation.made')}</p>
      ) : isReviewing && chosen !== null ? (
        <Review model={model} chosen={chosen} onCommit={() => onChoose(chosen)} onBack={() => setReviewing(false)} />
      ) : (
        <>
          <p>
            <Ruled>{say('accusation.how')}</Ruled>
          </p>
          <Stakes model={model} />
          <form
            onSubmit={event => {
              event.preventDefault()
              if (chosen !== null) setReviewing(true)
            }}
          >
            <Suspects model={model} seat={seat} chosen={chosen} onChange={setChosen} />
            <button
              type="submit"
              className="button"
              aria-disabled={chosen === null}
              aria-describedby={chosen === null ? why : undefined}
            >
              {say('accusation.review')}
            </button>
            {chosen === null && <p id={why}>{say('accusation.review.first')}</p>}
          </form>
        </>
      )}
    </section>
  )
}

const Stakes = ({ model: { say } }: { model: BoardModel }) => (
  <section className="stakes" aria-label={say('accusation.stakes')}>
    <ul className="stakes-lines">
      <li>{say('accusation.right')}</li>
      <li>{say('accusation.wrong')}</li>
      <li>{say('accusation.none')}</li>
    </ul>
    <p>{say('suspicion.pays')}</p>
  </section>
)

function Suspects({
  model,
  seat,
  chosen,
  onChange,
}: {
  model: BoardModel
  seat: Seat
  chosen: string | null
  onChange: (option: string) => void
}) {
  const { say, names } = model
  const group = useId()
  const cards = useRef<HTMLFieldSetElement>(null)
  // Whoever comes back from the review stands where they left.
  useEffect(() => cards.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), [])
  return (
    <fieldset ref={cards} className="accused-cards">
      <legend>{say('accusation.choose')}</legend>
      {names.map((name, player) => {
        const option = optionFor(player === seat ? null : player)
        const mole = mixOf(model, player)[2]
        return (
          <label key={name} className={`accused-card ${chosen === option ? 'is-chosen' : ''}`}>
            <input type="radio" name={group} checked={chosen === option} onChange={() => onChange(option)} />
            {player === seat ? (
              <span>
                <b>{say('accusation.nobody')}</b>
                <small>{say('accusation.nobody.text')}</small>
              </span>
            ) : (
              <span>
                <PlayerMark model={model} seat={player} named />
                <MoleBar chance={mole} />
                <small>
                  {say('accusation.think', { n: Math.round(mole) })} (
                  {say(mole > ACCUSING_PAYS ? 'suspicion.above' : 'suspicion.below')})
                </small>
                <small>{say('accusation.average', { n: worthOfAccusing(mole) })}</small>
              </span>
            )}
          </label>
        )
      })}
    </fieldset>
  )
}

function Review({
  model: { say, names },
  chosen,
  onCommit,
  onBack,
}: {
  model: BoardModel
  chosen: string
  onCommit: () => void
  onBack: () => void
}) {
  const player = names.find((_, seat) => optionFor(seat) === chosen)
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <div className="review">
      <p ref={line} tabIndex={-1} className="review-line">
        {player === undefined ? say('accusation.sure.nobody') : say('accusation.sure', { player })}
      </p>
      <p>{player === undefined ? say('accusation.sure.nobody.text') : say('accusation.sure.text', { player })}</p>
      <p>{say('accusation.final')}</p>
      <div className="review-keys">
        <button type="button" className="button quiet" onClick={onBack}>
          {say('accusation.back')}
        </button>
        <button type="button" className="button" onClick={onCommit}>
          {say('accusation.commit')}
        </button>
      </div>
    </div>
  )
}
