import { Tokens } from './Desk.tsx'
import { IntelMarks } from './known.tsx'
import { PlayerMark } from './PlayerMark.tsx'
import { cardName, type Room } from './room.ts'
import { ClaimsOn } from './talk/ClaimsOn.tsx'

/** Everybody at the table: what they show, and what lies hidden before them, by number. */
export function Players({ room }: { room: Room }) {
  const { view, say, scene } = room
  return (
    <ul className="players">
      {view.players.map((player, seat) => {
        const bot = scene.seats[seat]?.bot ?? null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is the seat
          <li key={seat} className={`player ${scene.waiting.includes(seat) ? 'is-at-work' : ''}`}>
            <h4>
              <PlayerMark room={room} seat={seat} named />
            </h4>
            <p className="player-facts">
              {[
                ...(seat === room.seat ? [say('players.here')] : []),
                ...(seat === view.marker ? [say('desk.marker')] : []),
                ...(bot === null ? [] : [say(`bot.${bot}`)]),
              ].join(' · ')}
            </p>
            <Tokens room={room} seat={seat} />
            <p className="player-facts">
              {say('players.cards', { intel: player.hand + player.open.length, down: player.down })}
            </p>
            {player.open.length > 0 && (
              <p>
                {say('hand.open')} <IntelMarks room={room} ids={player.open} />
              </p>
            )}
            <ClaimsOn room={room} about={{ player: seat }} newest />
            {player.up.map(id => (
              <p key={id} className="player-asset">
                <b>{cardName(room, id)}</b> {(room.texts.get(id)?.text ?? []).join(' · ')}
              </p>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
