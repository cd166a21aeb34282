import { lazy, useId, useState } from 'react'
import { Drawing } from '../shared/Drawing.tsx'
import { Piece } from '../shared/Piece.tsx'
import { RuleLink } from '../shared/Ruled.tsx'
import { Copies, Face, FaceSpoken, OddsHead } from './Face.tsx'
import { counted, useCall } from './model.ts'

const WaresSheet = lazy(() => import('./WaresSheet.tsx'))

/** The shelf, by price: what each card does, what can be had now stands out, and what cannot says why. */
export function Supply() {
  const { say, view, deck, kind } = useCall()
  const [open, setOpen] = useState<string | null>(null)
  const lying = new Map(counted(view.supply).map(({ id, copies }) => [id, copies]))
  const costOf = (id: string): number => view.prices[id] ?? 0
  const ids = deck.data.conversation.map(({ id }) => id).sort((a, b) => costOf(a) - costOf(b))
  const isFree = kind === 'take'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, also with nothing to press in it
    <section className="supply paper" aria-labelledby="supply-title" tabIndex={0}>
      <div className="supply-head">
        <h2 id="supply-title">{say('call.supply')}</h2>
        <p className="supply-points">
          {isFree ? say('call.supply.free') : say('status.points', { points: view.points })} <RuleLink rule="N-17" />
        </p>
        <TakeAll />
      </div>
      <OddsHead isPriced />
      <ul className="shelf">
        {ids.map((id, n) => (
          <Wares
            key={id}
            id={id}
            copies={lying.get(id) ?? 0}
            cost={costOf(id)}
            isDearer={n > 0 && costOf(id) > costOf(ids[n - 1])}
            onOpen={() => setOpen(id)}
          />
        ))}
      </ul>
      <Piece key={open}>{open && <WaresSheet id={open} onClose={() => setOpen(null)} />}</Piece>
    </section>
  )
}

/** What costs nothing is mostly wanted whole (N-18): one tap for all of it. */
export function TakeAll() {
  const { say, view, option, chooseAll } = useCall()
  const names = view.supply
    .filter(id => view.prices[id] === 0)
    .flatMap(card => option({ verb: 'buy', card })?.name ?? [])
  if (names.length < 2) return null
  return (
    <button type="button" className="button quiet take-all" data-option="take-all" onClick={() => chooseAll(names)}>
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

function Wares({
  id,
  copies,
  cost,
  isDearer,
  onOpen,
}: {
  id: string
  copies: number
  cost: number
  isDearer: boolean
  onOpen: () => void
}) {
  const { say, name, choose } = useCall()
  const { offer, refused, isShopping } = useOffer(id)
  const text = useId()
  return (
    <li className={`wares ${offer ? 'is-open' : 'is-shut'} ${isDearer ? 'is-dearer' : ''}`}>
      <button
        type="button"
        className="wares-name"
        aria-labelledby={text}
        aria-describedby={`${text}-does`}
        onClick={onOpen}
      >
        <span className="wares-cost" aria-hidden="true">
          {cost}
        </span>
        <Drawing from="call" name={id} className="card-drawing" />
        <span className="card-name" id={text}>
          {name(id)}
          <Copies n={copies} />
          <span className="only-spoken"> {say('call.shelf', { cost })}</span>
        </span>
        <Face id={id} />
        <FaceSpoken id={`${text}-does`} of={id} />
      </button>
      {offer ? (
        <button
          type="button"
          className="button wares-take"
          data-option={offer.name}
          onClick={() => choose(offer.name)}
          aria-label={offer.label}
        >
          {say('call.take')}
        </button>
      ) : (
        <small className="wares-left">
          {isShopping && refused ? refused.short : copies === 0 && say('call.short.not-in-supply')}
        </small>
      )}
    </li>
  )
}
