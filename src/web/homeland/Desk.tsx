import { memo } from 'react'
import { Drawing } from '../shared/Drawing.tsx'
import { Agenda } from './Agenda.tsx'
import { Assets } from './Assets.tsx'
import { Hand } from './Hand.tsx'
import type { BoardModel } from './model.ts'
import type { Play } from './play.ts'

const tokens = ['rep', 'clout', 'agents', 'soldiers', 'leads'] as const
const drawings = { rep: 'rep', clout: 'clout', agents: 'agent', soldiers: 'soldier', leads: 'lead' } as const

/** Rep, Clout, figures and Case Leads of a player, each with its name and number. */
export function Tokens({ model, seat }: { model: BoardModel; seat: number }) {
  const { view, say } = model
  const player = view.players[seat]
  return (
    <dl className="tokens">
      {tokens.map(what => (
        <div key={what} title={say(`token.${what}`)}>
          <dt>
            <Drawing from="board" name={drawings[what]} />
            <span className="token-name">{say(`token.${what}`)}</span>
          </dt>
          <dd>{player[what]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Everything that is mine. */
export const Desk = memo(function Desk({ play }: { play: Play }) {
  const { model, seat } = play
  return (
    <div className="desk">
      <Hand play={play} />
      <Tokens model={model} seat={seat} />
      <Agenda model={model} />
      <Assets play={play} />
    </div>
  )
})
