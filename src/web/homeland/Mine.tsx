import type { ReactNode } from 'react'
import { IntelCard } from './IntelCard.tsx'
import type { BoardModel } from './model.ts'

/** A hand where it lies at the table: it waits. `children` is what lies beside it. */
export function Mine({
  model,
  nobodys,
  children,
}: {
  model: BoardModel
  /** What stands there where it is nobody's: what everybody sees. */
  nobodys: string
  children?: ReactNode
}) {
  const { say, view, seat, names } = model
  const cards = seat === null ? [] : [...(view.me?.hand ?? []), ...view.players[seat].open]
  return (
    <section className="desk-dock" aria-label={seat === null ? nobodys : say('desk.mine', { player: names[seat] })}>
      <ul className="hand-row">
        {cards.map((id, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be the same
          <li key={place} className="hand-card">
            <IntelCard model={model} id={id} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
