import { CardSource } from '../shared/CardSource.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import { CardRules } from './CardRules.tsx'
import { useCall } from './model.ts'

/** A Terror card that was turned up: all of it, the rules it goes by, and where it comes from. */
export default function TerrorSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { say, cards, name } = useCall()
  const card = cards.get(id)
  return (
    <Sheet title={name(id)} onClose={onClose} className="card-sheet">
      <ul className="card-text">
        {card?.text.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <CardRules of="terror" />
      {card && <CardSource game="negotiator" card={card} />}
      <div className="sheet-acts">
        <button type="button" className="button quiet" onClick={onClose}>
          {say('page.close')}
        </button>
      </div>
    </Sheet>
  )
}
