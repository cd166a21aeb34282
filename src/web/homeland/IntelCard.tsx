import './marks.css'
import { memo } from 'react'
import { Drawing } from '../shared/Drawing.tsx'
import { type BoardModel, cardName, sameIn } from './model.ts'

const SOFT_HYPHEN = '\u00ad'

/** A name with the places where its long words may be parted: browsers know them in few languages. */
const parted = (say: BoardModel['say'], name: string): string =>
  say('intel.joints')
    .split(' ')
    .reduce((text, word) => text.replace(word.replaceAll('|', ''), word.replaceAll('|', SOFT_HYPHEN)), name)

/** An Intel card with all that is printed on it. It is no button itself: whoever lays it out makes it one. */
export const IntelCard = memo(
  function IntelCard({
    model,
    id,
    note,
  }: {
    model: Pick<BoardModel, 'say' | 'cards' | 'texts'>
    id: string
    note?: string
  }) {
    const { say, cards, texts } = model
    const card = cards.intel.get(id)
    if (!card) return null
    const lines = texts.get(id)?.text ?? []
    const isGold = card.colour === 'gold'
    return (
      <span className={`intel-card intel-${card.colour}`}>
        <span className="intel-card-head">
          <Drawing from="board" name={`intel-${card.colour}`} />
          <span className="intel-letter">
            {say(`colour.letter.${card.colour}`)}
            {isGold ? '' : card.number}
          </span>
        </span>
        <span className="intel-card-name">{parted(say, cardName(model, id))}</span>
        {/* Colour and number of the others stand above: they are only read out. */}
        {isGold ? (
          <span className="intel-card-text">{lines.slice(0, -1).join(' ')}</span>
        ) : (
          <span className="intel-card-text intel-card-side" aria-hidden="true">
            {say(`intel.side.${card.colour}`, { n: card.number })}
          </span>
        )}
        <span className="intel-card-trade">
          <span className="only-spoken">{(isGold ? lines.slice(-1) : lines).join(', ')}</span>
          <span aria-hidden="true">{say('intel.trades')}</span>
          <span aria-hidden="true">
            <Drawing from="board" name="rep" />
            {card.rep}
          </span>
          <span aria-hidden="true">
            <Drawing from="board" name="clout" />
            {card.clout}
          </span>
        </span>
        {note !== undefined && <span className="intel-card-note">{note}</span>}
      </span>
    )
  },
  sameIn('say', 'cards', 'texts'),
)
