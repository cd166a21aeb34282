import { provenance } from '../../games/homeland/cards/provenance.ts'
import { standard as deck } from '../../games/homeland/cards/standard.ts'
import { type Card, factsOf } from '../../games/homeland/tell/facts.ts'
import { originOf } from '../../games/origin.ts'
import type { CardLines } from '../../games/speaker.ts'
import { useSay } from '../shared/words.tsx'

/** The sources of a card line by line, and what is known of it that is not printed on its face. */
export default function SourceLines({ card }: { card: CardLines }) {
  const say = useSay()
  const { whole, lines } = originOf(say, card, { deck, provenance })
  // The board has no words for these: they come with those of the sources.
  const facts = factsOf(say, card.data as Card)
  return (
    <>
      <ul className="card-source-lines">
        {(lines.length > 0 ? lines : [whole]).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {facts !== '' && <p>{facts}</p>}
    </>
  )
}
