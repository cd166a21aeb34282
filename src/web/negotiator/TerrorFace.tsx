import { lazy, type ReactNode, useState } from 'react'
import { Drawing } from '../shared/Drawing.tsx'
import { Piece } from '../shared/Piece.tsx'
import { useCall } from './model.ts'
import type { Additional } from './moment.ts'

const TerrorSheet = lazy(() => import('./TerrorSheet.tsx'))

/**
 * A Terror card, turned: what it does, and its additional line lit or struck out. Where what came of it is told beside
 * it and room is short, only that is shown: the whole card lies in the log.
 */
export function TerrorFace({ id, additional, told }: { id: string; additional: Additional; told?: ReactNode }) {
  const { say, cards, deck, name } = useCall()
  const [isOpen, setOpen] = useState(false)
  const card = deck.terror.find(one => one.card.id === id)
  const text = cards.get(id)?.text ?? []
  const isWithLast = card?.card.additional !== undefined
  const lines = isWithLast ? text.slice(0, -1) : text
  const last = isWithLast ? text.at(-1) : undefined
  return (
    <div className={`terror-face ${told ? 'is-told' : ''}`}>
      <Drawing from="call" name={card?.pivotal ? 'pivotal' : card?.card.minor ? 'minor' : 'red'} />
      <div>
        <button type="button" className="terror-name" onClick={() => setOpen(true)}>
          {name(id)}
        </button>
        {lines.map(line => (
          <p key={line} className="terror-line">
            {line}
          </p>
        ))}
        {last !== undefined && (
          <p className={`terror-line terror-additional is-${additional}`}>
            {additional === 'struck' ? <s>{last}</s> : last}{' '}
            {additional === 'lit' && <strong>{say('call.additional.lit')}</strong>}
            {additional === 'struck' && <span>{say('call.additional.struck')}</span>}
          </p>
        )}
        {told}
      </div>
      <Piece key={String(isOpen)}>{isOpen && <TerrorSheet id={id} onClose={() => setOpen(false)} />}</Piece>
    </div>
  )
}
