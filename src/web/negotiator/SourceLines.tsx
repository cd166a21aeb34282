import { provenance } from '../../games/negotiator/cards/provenance.ts'
import { standard as deck } from '../../games/negotiator/cards/standard.ts'
import { originOf } from '../../games/origin.ts'
import type { CardLines } from '../../games/speaker.ts'
import { useSay } from '../shared/words.tsx'

export default function SourceLines({ card }: { card: CardLines }) {
  const { whole, lines } = originOf(useSay(), card, { deck, provenance })
  return (
    <ul className="card-source-lines">
      {(lines.length > 0 ? lines : [whole]).map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
