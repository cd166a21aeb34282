import { useId, useRef, useState } from 'react'
import { nameOfParts } from '../../games/homeland/options.ts'
import { CardSource } from '../shared/CardSource.tsx'
import { Drawing } from '../shared/Drawing.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import type { Scene } from '../worker/protocol.ts'
import { IntelCard } from './IntelCard.tsx'
import { intelName } from './model.ts'
import type { Play } from './play.ts'
import { Story } from './Story.tsx'

/** What can be done with a card of the hand, and why not. */
export function HandActs({
  play,
  id,
  isOpen,
  onDone,
}: {
  play: Play
  id: string
  isOpen: boolean
  onDone: () => void
}) {
  const { model, lines } = play
  const { say, speaker } = model
  const reason = useId()
  const { card, trade } = optionsOf(id, isOpen)
  const noTrade = play.whyNot(trade)
  const noPlay = play.whyNot('intel')
  const act = (...steps: readonly string[]): void => {
    onDone()
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
    </div>
  )
}

const optionsOf = (id: string, isOpen: boolean) => ({
  card: nameOfParts({ verb: isOpen ? 'card-open' : 'card', card: id }),
  trade: nameOfParts({ verb: isOpen ? 'trade-open' : 'trade', card: id }),
})

/**
 * A card of the hand. A tap chooses it where a card is asked for, takes it up in one's turn, so that the cases light up
 * at once, and puts it back; any other shows what the card is and why it cannot be played. It can be drawn onto a case.
 */
export function HandCard({
  play,
  id,
  isOpen,
  isPlacing,
  onRead,
}: {
  play: Play
  id: string
  isOpen: boolean
  /** Already chosen: the case is still to be. */
  isPlacing: boolean
  onRead: () => void
}) {
  const { model, options, asked, isTrading } = play
  const { say, view } = model
  const { card, trade } = optionsOf(id, isOpen)
  const isAskedFor = options.has(card) || (isTrading && options.has(trade))
  const isTurn = asked?.kind === 'turn.act' && !isTrading
  const isOtherUp = !isPlacing && play.drafted > 0 && (view.me?.placing ?? null) !== null
  const canTake = options.has(card) || (isTurn && options.has('intel')) || isOtherUp
  const take = (): Promise<Scene | null> =>
    options.has(card) ? play.act(card) : isOtherUp ? play.swap(card) : play.act('intel', card)
  const onTap = () => {
    if (canTake) void take()
    else if (isTrading && options.has(trade)) void play.act(trade)
    else if (isPlacing && play.drafted > 0) void play.putBack()
    else onRead()
  }
  const latest = useRef(play)
  latest.current = play
  const taking = useRef<Promise<Scene | null> | null>(null)
  return (
    <li className={['hand-card', isAskedFor && 'is-lit', isPlacing && 'is-placing'].filter(Boolean).join(' ')}>
      <button
        type="button"
        className="hand-main"
        data-card={id}
        aria-pressed={isPlacing ? true : undefined}
        onClick={onTap}
        draggable={canTake || isPlacing}
        onDragStart={({ dataTransfer }) => {
          dataTransfer.effectAllowed = 'move'
          dataTransfer.setData('text/plain', intelName(model, id))
          taking.current = isPlacing ? Promise.resolve(null) : take()
        }}
        onDragEnd={({ dataTransfer }) => {
          // Let go beside the board: it goes back into the hand.
          if (dataTransfer.dropEffect === 'none') void taking.current?.then(after => latest.current.putBack(after))
        }}
      >
        {isAskedFor && <span className="only-spoken">{say(isTrading ? 'hand.trade' : 'case.choose')} </span>}
        <IntelCard model={model} id={id} />
      </button>
    </li>
  )
}

/** A card that is read on a sheet: with where it comes from, and in one's turn what can be done with it. */
export function ReadCard({
  play,
  id,
  isOpen,
  onClose,
}: {
  play: Play
  id: string
  isOpen: boolean
  onClose: () => void
}) {
  const { model, asked } = play
  const text = model.texts.get(id)
  return (
    <Sheet title={intelName(model, id)} onClose={onClose}>
      <IntelCard model={model} id={id} />
      <Story id={id}>{line => <p>{line}</p>}</Story>
      {asked?.kind === 'turn.act' && <HandActs play={play} id={id} isOpen={isOpen} onDone={onClose} />}
      {text && <CardSource game="homeland" card={text} />}
    </Sheet>
  )
}

/** The card that was taken up, and what it does. */
export function Placing({ play }: { play: Play }) {
  const { model, asked } = play
  const { say, view, texts } = model
  const [isReading, setReading] = useState(false)
  const placing = view.me?.placing ?? null
  if (placing === null) return null
  const card = intelName(model, placing)
  return (
    <>
      <p className="hand-placing">
        {say('hand.placing', { card })}
        <small>{(texts.get(placing)?.text ?? []).join(' · ')}</small>
      </p>
      <button
        type="button"
        className="icon-button"
        aria-label={say('hand.read', { card })}
        onClick={() => setReading(true)}
      >
        <Drawing from="room" name="help" />
      </button>
      {isReading && (
        <ReadCard
          play={play}
          id={placing}
          isOpen={asked?.kind.endsWith('case-open') === true}
          onClose={() => setReading(false)}
        />
      )}
    </>
  )
}

/** The card that was tapped to be read. */
interface Selected {
  readonly id: string
  readonly isOpen: boolean
}

/** The Intel in hand; what Exposure has laid open lies in a row of its own (M-17). */
export function Hand({ play }: { play: Play }) {
  const { model, seat, asked } = play
  const { view, say } = model
  const [read, setRead] = useState<Selected | null>(null)
  if (!view.me) return null
  const { hand, placing } = view.me
  const { open } = view.players[seat]
  const isPlacingOpen = asked?.kind.endsWith('case-open') === true
  const row = (ids: readonly string[], isOpen: boolean) =>
    ids.map((id, place) => (
      <HandCard
        key={`${isOpen ? 'open' : 'hand'} ${id} ${ids.slice(0, place).filter(one => one === id).length}`}
        play={play}
        id={id}
        isOpen={isOpen}
        isPlacing={id === placing && isOpen === isPlacingOpen && place === ids.indexOf(id)}
        onRead={() => setRead({ id, isOpen })}
      />
    ))
  return (
    <section className="intel-hand" aria-labelledby="hand-title">
      <h3 id="hand-title" tabIndex={-1}>
        {say('hand.title', { n: hand.length + open.length })}
      </h3>
      <ul className="hand-row">{row(hand, false)}</ul>
      {open.length > 0 && (
        <>
          <h4>{say('hand.open')}</h4>
          <ul className="hand-row hand-open">{row(open, true)}</ul>
        </>
      )}
      {hand.length + open.length === 0 && <p>{say('hand.empty')}</p>}
      {read && <ReadCard play={play} {...read} onClose={() => setRead(null)} />}
    </section>
  )
}
