import type { CSSProperties, ReactNode } from 'react'
import type { Colour } from '../../table/lobby.ts'

/** The colours that people have chosen, by seat, for their marks on the board. */
const coloursOf = (chosen: readonly (Colour | null)[]): CSSProperties =>
  Object.fromEntries(chosen.flatMap((colour, seat) => (colour ? [[`--seat-${seat}`, `var(--seat-${colour})`]] : [])))

/** What is drawn of a match in the colours that its players had. */
export function Coloured({ chosen, children }: { chosen: readonly (Colour | null)[]; children: ReactNode }) {
  return (
    <div className="online-match" style={{ ...coloursOf(chosen), display: 'contents' }}>
      {children}
    </div>
  )
}
