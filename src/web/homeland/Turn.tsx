import { lazy, Suspense } from 'react'
import { Drawing } from '../shared/Drawing.tsx'
import { Answers, Asking, AskingBar, Reacting, UndoButton } from './Asking.tsx'
import { Checklist } from './Checklist.tsx'
import type { Play } from './play.ts'
import { type OwnLook, Seen } from './Seen.tsx'
import { type Happened, SinceLines } from './Since.tsx'

/** Only at the end of a game: not loaded before. */
const Accusation = lazy(async () => ({ default: (await import('./accusation/Accusation.tsx')).Accusation }))

const Accusing = ({ play }: { play: Play }) => (
  <Suspense>
    <Accusation model={play.model} onChoose={choice => void play.act(choice)} />
  </Suspense>
)

const isReacting = ({ model: { view }, asked }: Play): boolean =>
  view.analysis !== null && (asked?.kind === 'analysis.react' || asked?.kind === 'react.discard')

/** Nobody is waited for at a table that has ended its game. */
const Waiting = ({ play: { model } }: { play: Play }) =>
  model.scene.ended === null && (
    <p className="turn-waiting">
      {model.say('board.waiting', { players: model.scene.waiting.map(one => model.names[one]).join(', ') })}
    </p>
  )

interface Acts {
  readonly play: Play
  readonly onAssets: () => void
  readonly onTrade: () => void
}

/** The turn above a board that is scrolled: what happened, the checklist or what is asked instead. */
export function Turn({ play, since, look, onAssets, onTrade }: Acts & { since: Happened; look: OwnLook | null }) {
  const { model, asked, seat } = play
  const { say, names } = model
  const kind = asked?.kind ?? null
  return (
    <section className="turn" aria-label={say('acts.title')}>
      {isReacting(play) && <Reacting play={play} />}
      {look && <Seen model={model} look={look} />}
      {since.lines.length + since.all.length > 0 && (
        <div className="paper">
          <SinceLines model={model} since={since} />
        </div>
      )}
      {kind === 'end.accusing' ? (
        <Accusing play={play} />
      ) : kind === 'turn.act' ? (
        <div className="turn-paper paper">
          <header className="turn-head">
            <h2>{play.isTrading ? say('acts.trading') : say('acts.mine', { player: names[seat] })}</h2>
            {play.isTrading ? <CancelTrade play={play} /> : <UndoButton play={play} />}
          </header>
          <Checklist play={play} isBar={false} onAssets={onAssets} onTrade={onTrade} />
        </div>
      ) : kind === null ? (
        <Waiting play={play} />
      ) : (
        <Asking play={play} />
      )}
    </section>
  )
}

const CancelTrade = ({ play, isShort = false }: { play: Play; isShort?: boolean }) => (
  <button type="button" className={isShort ? 'icon-button' : 'button quiet'} onClick={() => play.setTrading(false)}>
    {isShort && <Drawing from="room" name="close" />}
    <span className={isShort ? 'only-spoken' : undefined}>{play.model.say('acts.cancel')}</span>
  </button>
)

/** The turn as a bar above the whole board: the checklist in short words, or in its place what is asked. */
export function TurnBar({ play, onAssets, onTrade }: Acts) {
  const { say } = play.model
  const kind = play.asked?.kind ?? null
  return (
    <section className="turn turn-bar paper" aria-label={say('acts.title')}>
      {kind === null ? (
        <Waiting play={play} />
      ) : kind !== 'turn.act' ? (
        <AskingBar play={play} />
      ) : play.isTrading ? (
        <div className="bar-question">
          <h2 id="asking-title" tabIndex={-1}>
            {say('acts.trading')}
          </h2>
          <p>{say('asking.hand')}</p>
          <CancelTrade play={play} isShort />
        </div>
      ) : (
        <>
          <Checklist play={play} isBar onAssets={onAssets} onTrade={onTrade} />
          <span className="bar-undo">
            <UndoButton play={play} isShort />
          </span>
        </>
      )}
    </section>
  )
}

/** What has to be read before it is answered, in the rail: it lies over nothing. */
export function AskedBeside({ play }: { play: Play }) {
  const { asked } = play
  if (!asked || asked.kind === 'turn.act') return null
  if (asked.kind === 'end.accusing') return <Accusing play={play} />
  return (
    <section className="asking-beside paper" aria-labelledby="asking-title">
      {isReacting(play) && <Reacting play={play} />}
      <Answers play={play} isBeside />
    </section>
  )
}
