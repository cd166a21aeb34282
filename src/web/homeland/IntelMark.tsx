import './marks.css'
import { Drawing } from '../shared/Drawing.tsx'
import { intelName, type Room } from './room.ts'

type Known = Pick<Room, 'say' | 'cards' | 'texts'>

/** An Intel card as a mark: shape, letter and number, told apart without their ink. A card nobody knows shows its back. */
export function IntelMark({ room, id }: { room: Known; id: string | null }) {
  const card = id === null ? undefined : room.cards.intel.get(id)
  if (!card)
    return (
      <span className="intel-mark intel-back">
        <Drawing from="board" name="intel-back" label={room.say('piece.intel.back')} />
      </span>
    )
  return (
    <span className={`intel-mark intel-${card.colour}`}>
      <Drawing from="board" name={`intel-${card.colour}`} />
      <span aria-hidden="true" className="intel-letter">
        {room.say(`colour.letter.${card.colour}`)}
        {card.colour === 'gold' ? '' : card.number}
      </span>
      <span className="only-spoken">{intelName(room, card.id)}</span>
    </span>
  )
}
