import { Drawing } from '../shared/Drawing.tsx'
import { counted, useCall } from './model.ts'

/** The hand: each card is opened where it lies; where cards must be given up, a tap gives one up. */
export function Hand({ onOpen }: { onOpen: (id: string) => void }) {
  const { say, view, kind, name, option, choose } = useCall()
  const isPaying = kind === 'test.pay'
  if (view.hand.length === 0) return <p className="hand-empty">{say('status.hand', { n: 0, cards: '' })}</p>
  const titles = counted(view.hand)
  return (
    <ul className={`hand ${titles.length > 3 ? 'is-many' : ''}`} aria-label={say('call.hand', { n: view.hand.length })}>
      {titles.map(({ id, copies }) => {
        const pay = isPaying ? option({ verb: 'pay', card: id }) : undefined
        return (
          <li key={id}>
            <button
              type="button"
              className={`card ${pay ? 'card-paying' : ''}`}
              data-card={id}
              onClick={() => (pay ? choose(pay.name) : onOpen(id))}
            >
              <Drawing from="call" name={id} className="card-drawing" />
              <span className="card-name">{pay ? pay.label : name(id)}</span>
              {copies > 1 && (
                <span className="card-copies">
                  <span aria-hidden="true">×{copies}</span>
                  <span className="only-spoken">{say('facts.copies', { copies })}</span>
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
