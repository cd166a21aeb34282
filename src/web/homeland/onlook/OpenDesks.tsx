import { Tokens } from '../Desk.tsx'
import { IntelMarks } from '../known.tsx'
import { type BoardModel, cardName } from '../model.ts'
import { PlayerMark } from '../PlayerMark.tsx'

/** What lies open before each player, side by side; who is waited for is marked, and says so. */
export function OpenDesks({ model }: { model: BoardModel }) {
  const { say, view, scene } = model
  return (
    <ul className="onlook-desks">
      {view.players.map((player, seat) => {
        const isAwaited = scene.waiting.includes(seat)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is the seat
          <li key={seat} className={isAwaited ? 'open-desk is-at-work' : 'open-desk'}>
            <p className="open-desk-who">
              <PlayerMark model={model} seat={seat} named />
              {isAwaited && <span className="open-desk-awaited">{say('onlook.awaited')}</span>}
            </p>
            <Tokens model={model} player={player} />
            <p className="open-desk-cards">
              <span>{say('players.cards', { intel: player.hand + player.open.length, down: player.down })}</span>
              {player.open.length > 0 && (
                <span>
                  <span className="only-spoken">{say('hand.open')}</span> <IntelMarks model={model} ids={player.open} />
                </span>
              )}
              {player.up.map(id => (
                <b key={id}>{cardName(model, id)}</b>
              ))}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
