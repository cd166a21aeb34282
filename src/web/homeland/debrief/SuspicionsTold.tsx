import { inWhole } from '../../../games/homeland/knowledge/prior.ts'
import type { Reckoning } from '../../../games/homeland/tell/debrief.ts'
import { agendas } from '../../../games/homeland/vocabulary.ts'
import type { BoardModel } from '../model.ts'
import { PlayerMark } from '../PlayerMark.tsx'
import { MixBar } from '../suspicion/MixBar.tsx'
import { mixOf } from '../suspicion/mix.ts'

/** What the viewer thought of the others, and what they were. */
export function SuspicionsTold({ model, reckoning: { players } }: { model: BoardModel; reckoning: Reckoning }) {
  const { say, seat, names } = model
  if (seat === null) return null
  return (
    <section className="paper debrief-part">
      <h2>{say('debrief.suspicions')}</h2>
      <ul className="suspected">
        {players.map(({ agenda }, player) => {
          if (player === seat) return null
          const whole = inWhole(mixOf(model, player))
          return (
            <li key={names[player]}>
              <PlayerMark model={model} seat={player} named />
              <MixBar model={model} mix={whole} />
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
