import { told } from '../Log.tsx'
import type { BoardModel } from '../model.ts'
import { SeatShape } from '../PlayerMark.tsx'

/** In large letters, for a whole room: whose turn it is, or who is waited for; and the last thing that happened. */
export function WhoseTurn({ model }: { model: BoardModel }) {
  const { say, scene, names, events } = model
  const { waiting } = scene
  const last = events.findLast(({ kind }) => kind !== 'turn' && kind !== 'round')
  return (
    <div className="whose-turn">
      <p className="whose-turn-name">
        {waiting.map(seat => (
          <SeatShape key={seat} seat={seat} />
        ))}
        {waiting.length === 1
          ? say('tv.turn', { player: names[waiting[0]] })
          : say('tv.waiting', { players: waiting.map(seat => names[seat]).join(', ') })}
      </p>
      {last && (
        <p className="whose-turn-last">
          <span className="only-spoken">{say('tv.last')}</span> {told(model, last)}
        </p>
      )}
    </div>
  )
}
