import { useId } from 'react'
import { Drawing } from '../shared/Drawing.tsx'
import { Copies, Face, FaceSpoken, OddsHead } from './Face.tsx'
import { counted, useCall } from './model.ts'

/** The hand: each card says what it does, and is opened where it lies; where cards must be given up, a tap gives one up. */
export function Hand({ onOpen }: { onOpen: (id: string) => void }) {
  const { say, view, kind, name, option, choose } = useCall()
  const text = useId()
  const isPaying = kind === 'test.pay'
  if (view.hand.length === 0) return <p className="hand-empty">{say('status.hand', { n: 0, cards: '' })}</p>
  return (
    <div className="hand-held">
      <div className="hand-columns">
        <OddsHead />
        <OddsHead isRepeated />
      </div>
      <ul className="hand" aria-label={say('call.hand', { n: view.hand.length })}>
        {counted(view.hand).map(({ id, copies }) => {
          const pay = isPaying ? option({ verb: 'pay', card: id }) : undefined
          return (
            <li key={id}>
              <button
                type="button"
                className={`card ${pay ? 'card-paying' : ''}`}
                data-card={id}
                aria-labelledby={`${text}${id}`}
                aria-describedby={`${text}${id}-does`}
                onClick={() => (pay ? choose(pay.name) : onOpen(id))}
              >
                <Drawing from="call" name={id} className="card-drawing" />
                <span className="card-name" id={`${text}${id}`}>
                  {pay ? pay.label : name(id)}
                  <Copies n={copies} />
                </span>
                <Face id={id} />
                <FaceSpoken id={`${text}${id}-does`} of={id} />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
