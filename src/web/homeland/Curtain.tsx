import './curtain.css'
import { useEffect, useRef } from 'react'
import type { Seat } from '../../engine/game.ts'
import { Drawing } from '../shared/Drawing.tsx'
import type { BoardModel } from './model.ts'
import { PlayerMark } from './PlayerMark.tsx'

/** Between two people at one screen: a name, how to look, and not a word more. */
export function Curtain({ model, seat, onReveal }: { model: BoardModel; seat: Seat; onReveal: () => void }) {
  const { say, names } = model
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="curtain" aria-labelledby="curtain-name">
      <div className="curtain-paper paper">
        <Drawing from="room" name="curtain" className="curtain-drawing" />
        <h1 id="curtain-name" ref={heading} tabIndex={-1}>
          {say('curtain.pass', { player: names[seat] })}
        </h1>
        <PlayerMark model={model} seat={seat} />
        <p>{say('curtain.others')}</p>
        <button type="button" className="button" onClick={onReveal}>
          {say('curtain.look', { player: names[seat] })}
        </button>
        <p className="curtain-small">{say('curtain.falls')}</p>
      </div>
    </section>
  )
}
