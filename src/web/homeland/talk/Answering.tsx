import './talk.css'
import { useEffect, useId, useRef, useState } from 'react'
import { type Answer, answersAmong, answerText, unanswered } from '../../../games/homeland/talk/answers.ts'
import { claimLine } from '../../../games/homeland/talk/claims.ts'
import { LONGEST_ANSWER_CHARACTERS } from '../../../table/answer.ts'
import { type BoardModel, casesInOrder } from '../model.ts'

export type OnAnswer = (to: number, answer: Answer, text: string) => void

/** What others suspect of whoever looks, and has no answer yet: each can be answered once. */
export function Answering({ model, onAnswer }: { model: BoardModel; onAnswer: OnAnswer }) {
  const { say, names, talk, seat } = model
  const [open, setOpen] = useState<number | null>(null)
  const waiting = unanswered(talk, seat)
  if (waiting.length === 0) return null
  return (
    <section className="answering">
      <h3>{say('answers.title')}</h3>
      <ul>
        {waiting.map(to => (
          <li key={to}>
            <p>{claimLine(say, names, talk[to])}</p>
            {open === to ? (
              <Answers
                model={model}
                onBack={() => setOpen(null)}
                onAnswer={(answer, text) => {
                  setOpen(null)
                  onAnswer(to, answer, text)
                }}
              />
            ) : (
              <button type="button" className="button quiet" onClick={() => setOpen(to)}>
                {say('answers.answer')}{' '}
                <span className="only-spoken">{say('answers.whom', { other: names[talk[to].seat] })}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Answers({
  model,
  onBack,
  onAnswer,
}: {
  model: BoardModel
  onBack: () => void
  onAnswer: (answer: Answer, text: string) => void
}) {
  const { say, view, scene } = model
  const [text, setText] = useState('')
  const field = useId()
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take the focus in every browser
    <div className="answers" role="group" aria-label={say('talk.answer.which')} ref={group} tabIndex={-1}>
      {scene.options.talk === 'all' && (
        <div className="private-note">
          <label htmlFor={field}>{say('answers.words')}</label>
          <input
            id={field}
            type="text"
            value={text}
            maxLength={LONGEST_ANSWER_CHARACTERS}
            autoComplete="off"
            onChange={event => setText(event.target.value)}
          />
        </div>
      )}
      <ul className="talk-says">
        {answersAmong(casesInOrder(view)).map(answer => (
          <li key={answerText(say, answer)}>
            <button type="button" className="button quiet" onClick={() => onAnswer(answer, text)}>
              {answerText(say, answer)}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button quiet talk-back" onClick={onBack}>
        {say('answers.later')}
      </button>
    </div>
  )
}
