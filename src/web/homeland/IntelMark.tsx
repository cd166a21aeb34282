import './marks.css'
import { Drawing } from '../shared/Drawing.tsx'
import { type BoardModel, intelName } from './model.ts'

type Known = Pick<BoardModel, 'say' | 'cards' | 'texts'>

/** An Intel card as a mark: shape, letter and number, told apart without their ink. A card nobody knows shows its back. */
export function IntelMark({ model, id }: { model: Known; id: string | null }) {
  const card = id === null ? undefined : model.cards.intel.get(id)
  if (!card)
    return (
      <span className="intel-mark intel-back">
        <Drawing from="board" name="intel-back" label={model.say('piece.intel.back')} />
      </span>
    )
  return (
    <span className={`intel-mark intel-${card.colour}`}>
      <Drawing from="board" name={`intel-${card.colour}`} />
      <span aria-hidden="true" className="intel-letter">
        {model.say(`colour.letter.${card.colour}`)}
        {card.colour === 'gold' ? '' : card.number}
      </span>
      <span className="only-spoken">{intelName(model, card.id)}</span>
    </span>
  )
}
