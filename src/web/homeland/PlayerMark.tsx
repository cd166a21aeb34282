import './marks.css'
import { memo } from 'react'
import type { Seat } from '../../engine/game.ts'
import { type BoardModel, sameIn } from './model.ts'

/** One shape and one pattern for each seat, so that nobody is a colour alone. */
const shapes = [
  'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z',
  'M3 3h18v18H3z',
  'M12 1l11 11-11 11L1 12z',
  'M7 2h10l6 10-6 10H7L1 12z',
  'M12 1l11 20H1z',
  'M8 2h8v6h6v8h-6v6H8v-6H2V8h6z',
]
/** Within their shapes, on any ground. */
const patterns = ['', 'M3 8h18M3 16h18', 'M8 7v10M16 7v10', 'M6 18L18 6', 'M9 9l11 11', 'M12 2v20M2 12h20']

/** A player's shape, colour and pattern, without a word. The colour is the seat's, or one that somebody has chosen. */
export const SeatShape = ({ seat, colour }: { seat: Seat; colour?: string | undefined }) => (
  <svg
    className={`seat-shape-of ${colour === undefined ? `seat-${seat}` : `is-${colour}`}`}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path className="seat-shape" d={shapes[seat]} />
    <path className="seat-pattern" d={patterns[seat]} />
    <path className="seat-edge" d={shapes[seat]} />
  </svg>
)

/** A player: colour, shape, pattern and initials; the name is written beside them or read out. */
export const PlayerMark = memo(
  function PlayerMark({
    model: { names, initials },
    seat,
    named = false,
  }: {
    model: Pick<BoardModel, 'names' | 'initials'>
    seat: Seat
    named?: boolean
  }) {
    return (
      <span className={`player-mark seat-${seat}`}>
        <SeatShape seat={seat} />
        <span aria-hidden="true" className="seat-initials">
          {initials[seat]}
        </span>
        <span className={named ? 'seat-name' : 'only-spoken'}>{names[seat]}</span>
      </span>
    )
  },
  sameIn('names', 'initials'),
)
