import { botTitle } from '../shared/bots.ts'
import { Tokens } from './Desk.tsx'
import { IntelMarks } from './known.tsx'
import { type BoardModel, cardName } from './model.ts'
import { PlayerMark } from './PlayerMark.tsx'
import { ClaimsOn } from './talk/ClaimsOn.tsx'

/** Everybody at the table: what they show, and what lies hidden before them, by number. */
export function Players({ model }: { model: BoardModel }) {
  const { view, say, scene } = model
  return (
    <ul className="players">
      {view.players.map((player, seat) => {
        const bot = scene.seats[seat]?.bot ?? null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is the seat
          <li key={seat} className={`player ${scene.waiting.includes(seat) ? 'is-at-work' : ''}`}>
            <h4>
              <PlayerMark model={model} seat={seat} named />
            </h4>
            <p className="player-facts">
              {[
                ...(seat === model.seat ? [say('players.here')] : []),
                ...(seat === view.marker ? [say('desk.marker')] : []),
                ...(bot === null ? [] : [botTitle(say, bot)]),
              ].join(' · ')}
            </p>
            <Tokens model={model} player={player} />
            <p className="player-facts">
              {say('players.cards', { intel: player.hand + player.open.length, down: player.down })}
              {/* Where every card lies open. */}
              {player.revealed &&
                player.down > 0 &&
                `: ${player.revealed.down.map(id => cardName(model, id)).join(', ')}`}
            </p>
            {player.open.length > 0 && (
              <p>
                {say('hand.open')} <IntelMarks model={model} ids={player.open} />
              </p>
            )}
            <ClaimsOn model={model} about={{ player: seat }} newest />
            {player.up.map(id => (
              <p key={id} className="player-asset">
                <b>{cardName(model, id)}</b> {(model.texts.get(id)?.text ?? []).join(' · ')}
              </p>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
