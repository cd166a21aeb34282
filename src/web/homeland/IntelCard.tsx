import './marks.css'
import { Drawing } from '../shared/Drawing.tsx'
import { cardName, type Room } from './room.ts'

/** An Intel card with all that is printed on it. It is no button itself: whoever lays it out makes it one. */
export function IntelCard({
  room,
  id,
  note,
}: {
  room: Pick<Room, 'say' | 'cards' | 'texts'>
  id: string
  note?: string
}) {
  const { say, cards, texts } = room
  const card = cards.intel.get(id)
  if (!card) return null
  const text = texts.get(id)?.text ?? []
  return (
    <span className={`intel-card intel-${card.colour}`}>
      <span className="intel-card-head">
        <Drawing from="board" name={`intel-${card.colour}`} />
        <span className="intel-letter">
          {say(`colour.letter.${card.colour}`)}
          {card.colour === 'gold' ? '' : card.number}
        </span>
      </span>
      <span className="intel-card-name">{cardName(room, id)}</span>
      <span className="intel-card-text">{text.join('. ')}</span>
      {note !== undefined && <span className="intel-card-note">{note}</span>}
    </span>
  )
}
