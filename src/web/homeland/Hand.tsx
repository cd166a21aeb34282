import { useId, useState } from 'react'
import { nameOfParts } from '../../games/homeland/options.ts'
import { CardSource } from '../shared/CardSource.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import { IntelCard } from './IntelCard.tsx'
import { intelName } from './model.ts'
import type { Play } from './play.ts'

/** What can be done with a card of the hand, why not, and where the card comes from. */
export function HandActs({
  play,
  id,
  isOpen,
  onDone,
}: {
  play: Play
  id: string
  isOpen: boolean
  onDone?: () => void
}) {
  const { model, lines } = play
  const { say, speaker } = model
  const text = model.texts.get(id)
  const reason = useId()
  const { card, trade } = optionsOf(id, isOpen)
  const noTrade = play.whyNot(trade)
  const noPlay = play.whyNot('intel')
  const act = (...steps: readonly string[]): void => {
    onDone?.()
    void play.act(...steps)
  }
  return (
    <div className="hand-acts">
      <button
        type="button"
        className="button"
        aria-disabled={noPlay !== null}
        aria-describedby={reason}
        onClick={() => noPlay === null && act('intel', card)}
      >
        {say('hand.play')}
      </button>
      <button
        type="button"
        className="button quiet"
        aria-disabled={noTrade !== null}
        aria-describedby={reason}
        onClick={() => noTrade === null && act(trade)}
      >
        {say('hand.trade')}
      </button>
      <p id={reason} className="hand-why">
        {noTrade ? say('hand.no-trade', { why: speaker.reason(noTrade) }) : (lines.get(trade)?.odds ?? '')}{' '}
        {noPlay && say('hand.no-play', { why: speaker.reason(noPlay) })}
        <span className="only-spoken"> {intelName(model, id)}</span>
      </p>
      {text && <CardSource game="homeland" card={text} />}
    </div>
  )
}

const optionsOf = (id: string, isOpen: boolean) => ({
  card: nameOfParts({ verb: isOpen ? 'card-open' : 'card', card: id }),
  trade: nameOfParts({ verb: isOpen ? 'trade-open' : 'trade', card: id }),
})

/** A card of the hand: a tap chooses it where a card is asked for, and else shows what can be done with it. */
export function HandCard({
  play,
  id,
  isOpen,
  isSelected,
  isPlacing,
  isDirect,
  onSelect,
}: {
  play: Play
  id: string
  isOpen: boolean
  isSelected: boolean
  /** Already chosen: the case is still to be. */
  isPlacing: boolean
  /** A tap takes the card up where it can be played: the cases light up at once. */
  isDirect: boolean
  onSelect: () => void
}) {
  const { model, options, asked, isTrading } = play
  const { say } = model
  const { card, trade } = optionsOf(id, isOpen)
  const isAskedFor = options.has(card) || (isTrading && options.has(trade))
  const noTrade = play.whyNot(trade)
  const isTurn = asked?.kind === 'turn.act'
  const onTap = () => {
    if (options.has(card)) void play.act(card)
    else if (isTrading && !noTrade) void play.act(trade)
    else if (isDirect && isPlacing) play.putBack()
    else if (isDirect && isTurn && options.has('intel')) void play.act('intel', card)
    else onSelect()
  }
  return (
    <li
      className={['hand-card', isAskedFor && 'is-lit', isSelected && 'is-selected', isPlacing && 'is-placing']
        .filter(Boolean)
        .join(' ')}
    >
      <button
        type="button"
        className="hand-main"
        data-card={id}
        aria-expanded={isTurn && !isTrading && !isDirect ? isSelected : undefined}
        aria-pressed={isPlacing ? true : undefined}
        onClick={onTap}
      >
        {isAskedFor && <span className="only-spoken">{say(isTrading ? 'hand.trade' : 'case.choose')} </span>}
        <IntelCard model={model} id={id} />
      </button>
      {isSelected && isTurn && !isTrading && !isDirect && <HandActs play={play} id={id} isOpen={isOpen} />}
    </li>
  )
}

/** The card that was tapped to be read. */
interface Selected {
  readonly key: string
  readonly id: string
  readonly isOpen: boolean
}

/** The Intel in hand; what Exposure has laid open lies in a row of its own (M-17). */
export function Hand({ play, isDirect }: { play: Play; isDirect: boolean }) {
  const { model, seat, asked } = play
  const { view, say } = model
  const [selected, setSelected] = useState<Selected | null>(null)
  if (!view.me) return null
  const { hand, placing } = view.me
  const { open } = view.players[seat]
  const isPlacingOpen = asked?.kind.endsWith('case-open') === true
  const row = (ids: readonly string[], isOpen: boolean) =>
    ids.map((id, place) => {
      const key = `${isOpen ? 'open' : 'hand'} ${id} ${place}`
      return (
        <HandCard
          key={key}
          play={play}
          id={id}
          isOpen={isOpen}
          isSelected={selected?.key === key}
          isPlacing={id === placing && isOpen === isPlacingOpen && place === ids.indexOf(id)}
          isDirect={isDirect}
          onSelect={() => setSelected(selected?.key === key ? null : { key, id, isOpen })}
        />
      )
    })
  return (
    <section className="intel-hand" aria-labelledby="hand-title">
      <h3 id="hand-title" tabIndex={-1}>
        {say('hand.title', { n: hand.length + open.length })}
      </h3>
      {placing !== null && !isDirect && (
        <p className="hand-placing">{say('hand.placing', { card: intelName(model, placing) })}</p>
      )}
      <ul className="hand-row">{row(hand, false)}</ul>
      {open.length > 0 && (
        <>
          <h4>{say('hand.open')}</h4>
          <ul className="hand-row hand-open">{row(open, true)}</ul>
        </>
      )}
      {hand.length + open.length === 0 && <p>{say('hand.empty')}</p>}
      {isDirect && selected && (
        <Sheet title={intelName(model, selected.id)} onClose={() => setSelected(null)}>
          <IntelCard model={model} id={selected.id} />
          {asked?.kind === 'turn.act' && (
            <HandActs play={play} id={selected.id} isOpen={selected.isOpen} onDone={() => setSelected(null)} />
          )}
        </Sheet>
      )}
    </section>
  )
}
