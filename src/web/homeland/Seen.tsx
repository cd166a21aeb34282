import { type CSSProperties, useEffect, useRef } from 'react'
import type { Event } from '../../games/homeland/events.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { IntelCard } from './IntelCard.tsx'
import { type BoardModel, cardName, threatOf } from './model.ts'
import { PlotCard } from './PlotCard.tsx'

export type OwnLook = Extract<Event, { readonly kind: 'looked-intel' | 'looked-plot' }>

/** The look this player has just taken, if it was the last thing they did. */
export const ownLook = ({ seat }: Pick<BoardModel, 'seat'>, fresh: readonly Event[]): OwnLook | null =>
  fresh.findLast(
    (event): event is OwnLook =>
      (event.kind === 'looked-intel' || event.kind === 'looked-plot') && event.seat === seat && seat !== null,
  ) ?? null

/** Cards that lay face down, turned up for one pair of eyes, one after the other. */
export function Seen({ model, look }: { model: BoardModel; look: OwnLook }) {
  const { say, view, cards } = model
  const plot = look.kind === 'looked-plot' ? cards.plots.get(look.plot ?? '') : undefined
  const intel = look.kind === 'looked-intel' ? (look.cards ?? []) : []
  const organization = threatOf(view, look.threat)?.organization ?? ''
  const sight = useRef<HTMLElement>(null)
  // Where the board is scrolled, it is above it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look anew
  useEffect(() => {
    sight.current?.scrollIntoView({ block: 'nearest' })
  }, [look])
  return (
    <section ref={sight} className="seen paper" aria-labelledby="seen-title">
      <h3 id="seen-title">
        <Drawing from="board" name="eye" />{' '}
        {say('case.name', { case: look.threat, organization: cardName(model, organization) })}
        {intel.length > 0 && `: ${say('file.intel', { n: intel.length })}`}
      </h3>
      {plot && <PlotCard model={model} plot={plot} className="seen-card" />}
      {intel.length > 0 && (
        <ul className="seen-cards">
          {intel.map((id, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be the same
            <li key={place} className="seen-card" style={{ '--place': place } as CSSProperties}>
              <IntelCard model={model} id={id} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
