import { memo } from 'react'
import type { View } from '../../games/homeland/view/view.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { Agenda } from './Agenda.tsx'
import { Assets } from './Assets.tsx'
import { Hand } from './Hand.tsx'
import { type BoardModel, sameIn } from './model.ts'
import type { Play } from './play.ts'

const tokens = ['rep', 'clout', 'agents', 'soldiers', 'leads'] as const
const drawings = { rep: 'rep', clout: 'clout', agents: 'agent', soldiers: 'soldier', leads: 'lead' } as const

/** Rep, Clout, figures and Case Leads of a player, each with its name and number. */
export const Tokens = memo(function Tokens({
  model: { say },
  player,
}: {
  model: Pick<BoardModel, 'say'>
  player: View['players'][number]
}) {
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
}, sameIn('say'))

/** Everything that is mine. Docked, it is one row, and the assets are on a sheet of their own. */
export const Desk = memo(function Desk({ play, onAssets }: { play: Play; onAssets: (() => void) | null }) {
  const { model, seat } = play
  const { say, view } = model
  const assets = view.players[seat].up.length + (view.me?.down.length ?? 0)
  return (
    <div className="desk">
      <Hand play={play} />
      <Tokens model={model} player={view.players[seat]} />
      <Agenda model={model} />
      {onAssets ? (
        <button type="button" className="button quiet desk-assets" onClick={onAssets}>
          {say('assets.count', { n: assets })}
        </button>
      ) : (
        <Assets play={play} />
      )}
    </div>
  )
})
