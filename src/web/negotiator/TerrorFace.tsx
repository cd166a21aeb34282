import { Drawing } from '../shared/Drawing.tsx'
import { useDesk } from './desk.ts'
import type { Additional } from './moment.ts'

/** A Terror card, turned: what it does, and its additional line lit or struck out. */
export function TerrorFace({ id, additional }: { id: string; additional: Additional }) {
  const { say, cards, deck, name } = useDesk()
  const card = deck.terror.find(one => one.card.id === id)
  const text = cards.get(id)?.text ?? []
  const isWithLast = card?.card.additional !== undefined
  const lines = isWithLast ? text.slice(0, -1) : text
  const last = isWithLast ? text.at(-1) : undefined
  return (
    <div className="terror-face">
      <Drawing from="call" name={card?.pivotal ? 'pivotal' : card?.card.minor ? 'minor' : 'red'} />
      <div>
        <p className="terror-name">{name(id)}</p>
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
        {last !== undefined && (
          <p className={`terror-additional is-${additional}`}>
            {additional === 'struck' ? <s>{last}</s> : last}{' '}
            {additional === 'lit' && <strong>{say('call.additional.lit')}</strong>}
            {additional === 'struck' && <span>{say('call.additional.struck')}</span>}
          </p>
        )}
      </div>
    </div>
  )
}
