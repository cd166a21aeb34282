import { inWhole } from '../../../games/homeland/knowledge/prior.ts'
import type { Reckoning } from '../../../games/homeland/tell/debrief.ts'
import { agendas } from '../../../games/homeland/vocabulary.ts'
import { PlayerMark } from '../PlayerMark.tsx'
import type { Room } from '../room.ts'
import { MixBar } from '../suspicion/MixBar.tsx'
import { mixOf } from '../suspicion/mix.ts'

/** What the viewer thought of the others, and what they were. */
export function SuspicionsTold({ room, reckoning: { players } }: { room: Room; reckoning: Reckoning }) {
  const { say, seat, names } = room
  if (seat === null) return null
  return (
    <section className="paper debrief-part">
      <h2>{say('debrief.suspicions')}</h2>
      <ul className="suspected">
        {players.map(({ agenda }, player) => {
          if (player === seat) return null
          const whole = inWhole(mixOf(room, player))
          return (
            <li key={names[player]}>
              <PlayerMark room={room} seat={player} named />
              <MixBar room={room} mix={whole} />
              <p>
                {say('debrief.fact.player', { player: names[player], agenda: say(`agenda.${agenda}`) })}{' '}
                {say('debrief.suspicions.given', { n: whole[agendas.indexOf(agenda)] })}
              </p>
            </li>
          )
        })}
      </ul>
      <p>{say('debrief.no-mole', { n: Math.round(100 / (players.length + 1)) })}</p>
    </section>
  )
}
