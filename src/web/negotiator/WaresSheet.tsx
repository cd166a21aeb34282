import { CardSource } from '../shared/CardSource.tsx'
import { Drawing } from '../shared/Drawing.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import { CardRules } from './CardRules.tsx'
import { useCall, useWhyNot } from './model.ts'
import { useOffer } from './Supply.tsx'
import { WhyNot } from './WhyNot.tsx'

/** A card on the shelf: what it does, and how it can be had or why not. */
export default function WaresSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { say, cards, view, name, choose } = useCall()
  const { offer, parts } = useOffer(id)
  const refused = useWhyNot(parts)
  const card = cards.get(id)
  return (
    <Sheet title={name(id)} onClose={onClose} className="card-sheet">
      <div className="card-face">
        <Drawing from="call" name={id} className="card-drawing" />
        <div className="card-facts">
          {say('facts.cost', { cost: view.prices[id] ?? 0 })}
          <CardRules of="supply" />
        </div>
      </div>
      <ul className="card-text">
        {card?.text.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {refused && <WhyNot reason={refused} />}
      {card && <CardSource game="negotiator" card={card} />}
      <div className="sheet-acts">
        {offer && (
          <button
            type="button"
            className="button"
            onClick={() => {
              onClose()
              choose(offer.name)
            }}
          >
            {offer.label}
          </button>
        )}
        <button type="button" className="button quiet" onClick={onClose}>
          {say('page.close')}
        </button>
      </div>
    </Sheet>
  )
}
