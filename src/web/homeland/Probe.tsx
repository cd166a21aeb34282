import { memo, type RefObject } from 'react'
import { levels } from '../../games/homeland/vocabulary.ts'
import { type BoardModel, sameIn } from './model.ts'
import { PROBED_LETTERS } from './useRoom.ts'

/** A tile with all its lines that nobody sees: how large it comes out says how much room the letters of this page need. */
export const Probe = memo(function Probe({
  model: { say },
  of,
}: {
  model: Pick<BoardModel, 'say'>
  of: RefObject<HTMLDivElement | null>
}) {
  return (
    <div className="room-probe" ref={of} aria-hidden="true">
      <div className="probe-tile board-case">
        <div className="case-main">
          <span className="case-line">
            <span className="probe-letters">{'0'.repeat(PROBED_LETTERS)}</span>
          </span>
          <span className="case-line">0</span>
        </div>
        <div className="facts">0</div>
        <div className="facts">0</div>
        <div className="facts">0</div>
      </div>
      <div className="probe-levels">
        {levels.map(level => (
          // Drawn by the style sheet: it is nobody's text.
          <span key={level} className="row-name" data-name={say(`level.${level}`)} />
        ))}
      </div>
    </div>
  )
}, sameIn('say'))
