import './review.css'
import { useRef, useState } from 'react'
import type { Seat } from '../../engine/game.ts'
import type { SharedLine } from '../../games/homeland/tell/suspected.ts'
import type { Refusal } from '../../host/store.ts'
import { Refused } from '../link.ts'
import { refusalText } from '../shared/Problem.tsx'
import { useSay } from '../shared/words.tsx'
import { ReviewWords } from './ReviewWords.tsx'
import { SharedLines } from './SharedLines.tsx'

interface Props {
  readonly game: string
  readonly names: readonly string[]
  /** Of those who share it. */
  readonly lines: readonly SharedLine[]
  /** The viewer's own, as long as nobody else has it. */
  readonly own: readonly SharedLine[]
  /** Who can share theirs from here: the viewer, or everybody around one screen. */
  readonly sharers: readonly Seat[]
  readonly share: (seat: Seat) => Promise<unknown>
}

/** How suspicions went, of everybody who shares theirs; and whoever has not, may. */
export default function Shared(props: Props) {
  return (
    <ReviewWords>
      <Sharing {...props} />
    </ReviewWords>
  )
}

function Sharing({ game, names, lines, own, sharers, share }: Props) {
  const say = useSay()
  const heading = useRef<HTMLHeadingElement>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const nameOf = (seat: Seat): string => names[seat] ?? ''
  const ask = async (seat: Seat): Promise<void> => {
    try {
      await share(seat)
      setProblem(null)
      // The button goes: whoever goes by keyboard reads on where it was.
      heading.current?.focus()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      setProblem(error.refusal)
    }
  }
  return (
    <section className="look-back">
      <h2 ref={heading} tabIndex={-1}>
        {say('review.shared')}
      </h2>
      {lines.length > 0 && (
        <>
          <p>{say('review.shared.about')}</p>
          <SharedLines lines={lines} game={game} nameOf={nameOf} />
        </>
      )}
      {own.length > 0 && (
        <>
          <h3>{say('review.share.own')}</h3>
          <SharedLines lines={own} game={game} nameOf={nameOf} />
        </>
      )}
      {sharers.length > 0 && <p>{say('review.share.about')}</p>}
      {sharers.map(seat => (
        <button key={seat} type="button" className="button" onClick={() => void ask(seat)}>
          {own.length > 0 ? say('review.share') : say('review.share.by', { name: nameOf(seat) })}
        </button>
      ))}
      <p role="status">{problem && refusalText(say, problem)}</p>
    </section>
  )
}
