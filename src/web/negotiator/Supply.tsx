import { lazy, Suspense, useState } from 'react'
import { Drawing } from '../shared/Drawing.tsx'
import { RuleLink } from '../shared/Ruled.tsx'
import { counted, useCall } from './model.ts'

const WaresSheet = lazy(() => import('./WaresSheet.tsx'))

/** The shelf, by price: what can be had now stands out, and what cannot says why. */
export function Supply() {
  const { say, view, deck, kind } = useCall()
  const [open, setOpen] = useState<string | null>(null)
  const lying = new Map(counted(view.supply).map(({ id, copies }) => [id, copies]))
  const shelves = new Map<number, string[]>()
  for (const { id } of deck.data.conversation) {
    const cost = view.prices[id] ?? 0
    shelves.set(cost, [...(shelves.get(cost) ?? []), id])
  }
  const isFree = kind === 'take'
  return (
    <section className="supply paper" aria-labelledby="supply-title">
      <h2 id="supply-title">{say('call.supply')}</h2>
      <p className="supply-points">
        {isFree ? say('call.supply.free') : say('status.points', { points: view.points })} <RuleLink rule="N-17" />
      </p>
      {[...shelves].map(([cost, ids]) => (
        <div key={cost} className="shelf">
          <div className="headed">
            <h3>{say('call.shelf', { cost })}</h3>
            {cost === 0 && <TakeAll ids={ids} lying={lying} />}
          </div>
          <ul>
            {ids.map(id => (
              <Wares key={id} id={id} copies={lying.get(id) ?? 0} onOpen={() => setOpen(id)} />
            ))}
          </ul>
        </div>
      ))}
      <Suspense>{open && <WaresSheet id={open} onClose={() => setOpen(null)} />}</Suspense>
    </section>
  )
}

/** What costs nothing is mostly wanted whole (N-18): one tap for all of it. */
function TakeAll({ ids, lying }: { ids: readonly string[]; lying: ReadonlyMap<string, number> }) {
  const { say, option, chooseAll } = useCall()
  const names = ids.flatMap(card => {
    const buy = option({ verb: 'buy', card })
    return buy ? Array.from({ length: lying.get(card) ?? 0 }, () => buy.name) : []
  })
  if (names.length < 2) return null
  return (
    <button type="button" className="button quiet" data-option="take-all" onClick={() => chooseAll(names)}>
      {say('call.take-all')}
    </button>
  )
}

/** How a card on the shelf can be had now, or why not. */
export function useOffer(id: string) {
  const { kind, view, option, whyNot } = useCall()
  const parts = { verb: kind === 'take' ? 'take' : 'buy', card: id } as const
  const isShopping = kind === 'spend.buy' || kind === 'take' || (kind === 'conversation.talk' && view.last)
  return { parts, offer: option(parts), refused: whyNot(parts), isShopping }
}

function Wares({ id, copies, onOpen }: { id: string; copies: number; onOpen: () => void }) {
  const { say, name, choose } = useCall()
  const { offer, refused, isShopping } = useOffer(id)
  return (
    <li className={`wares ${offer ? 'is-open' : 'is-shut'}`}>
      <button type="button" className="wares-name" onClick={onOpen}>
        <Drawing from="call" name={id} />
        <span>
          {name(id)}
          {isShopping && refused ? <small>{refused.short}</small> : <small>{say('call.copies', { n: copies })}</small>}
        </span>
      </button>
      {offer && (
        <button
          type="button"
          className="button wares-take"
          data-option={offer.name}
          onClick={() => choose(offer.name)}
          aria-label={offer.label}
        >
          {say('call.take')}
        </button>
      )}
    </li>
  )
}
