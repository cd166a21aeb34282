import { useEffect, useId, useRef } from 'react'
import { CardSource } from '../shared/CardSource.tsx'
import { Drawing } from '../shared/Drawing.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import { CardRules } from './CardRules.tsx'
import { useCall, useWhyNot } from './model.ts'
import { Outcomes } from './Outcomes.tsx'
import { WhyNot } from './WhyNot.tsx'

/** A card of the hand, opened: what it may bring, exactly, and the two ways to play it. */
export function CardSheet({
  id,
  onClose,
  onChoose,
}: {
  id: string
  onClose: () => void
  onChoose: (name: string) => void
}) {
  const { say, cards, view, name, option } = useCall()
  const noPlayId = useId()
  const noBankId = useId()
  const outcomesId = useId()
  const sayIt = useRef<HTMLButtonElement>(null)
  useEffect(() => sayIt.current?.focus(), [])
  const card = cards.get(id)
  const play = option({ verb: 'play', card: id })
  const bank = option({ verb: 'bank', card: id })
  const noPlay = useWhyNot({ verb: 'play', card: id })
  const noBank = useWhyNot({ verb: 'bank', card: id })
  return (
    <Sheet title={name(id)} onClose={onClose} className="card-sheet">
      <div className="card-face">
        <Drawing from="call" name={id} className="card-drawing" />
        <div className="card-facts">
          {say('facts.cost', { cost: view.prices[id] ?? 0 })}
          <CardRules of="hand" />
        </div>
      </div>
      {play ? (
        <div id={outcomesId}>
          <Outcomes option={play} />
        </div>
      ) : (
        <ul className="card-text">
          {card?.text.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {noPlay && <WhyNot id={noPlayId} reason={noPlay} />}
      {noBank && <WhyNot id={noBankId} reason={noBank} />}
      {card && <CardSource game="negotiator" card={card} />}
      <div className="sheet-acts">
        <button
          type="button"
          ref={sayIt}
          className="button"
          aria-disabled={!play}
          aria-describedby={play ? outcomesId : noPlayId}
          onClick={() => play && onChoose(play.name)}
        >
          <Drawing from="call" name="phone" />
          {say('call.say-it')}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-disabled={!bank}
          aria-describedby={bank ? undefined : noBankId}
          onClick={() => bank && onChoose(bank.name)}
        >
          {say('call.face-down')}
        </button>
      </div>
    </Sheet>
  )
}
