import type { Seat } from '../../../engine/game.ts'
import type { Unmasking } from '../../../games/homeland/tell/unmasking.ts'
import { Drawing } from '../../shared/Drawing.tsx'
import type { BoardModel } from '../model.ts'
import { PlayerMark } from '../PlayerMark.tsx'
import { counted, type Scores, sumOf } from './lines.ts'
import { PointsBar } from './PointsBar.tsx'
import { useCounted } from './useCounted.ts'

/** An agenda as it lies there: its back, or turned up. */
export function AgendaCard({
  model: { say },
  agenda,
  isFresh,
}: {
  model: BoardModel
  agenda: string | null
  isFresh: boolean
}) {
  return (
    <span className={`agenda-card ${agenda === null ? 'is-down' : `agenda-of-${agenda}`} ${isFresh ? 'is-fresh' : ''}`}>
      <Drawing from="board" name={`agenda-${agenda ?? 'hidden'}`} />
      {/* Its name is written beside the cards of players. */}
      <span className="agenda-name">{agenda === null ? say('unmask.down') : say(`agenda.${agenda}`)}</span>
    </span>
  )
}

/** One player, as far as it has come: whom they accuse, who they are, what they have. */
export function Dossier({
  model,
  seat,
  shown,
  scores,
  canCount,
}: {
  model: BoardModel
  seat: Seat
  shown: readonly Unmasking[]
  scores: Scores
  /** With motion off a sum is there at once. */
  canCount: boolean
}) {
  const { say, view } = model
  const fresh = shown.at(-1)
  const agenda = shown.find(step => step.what === 'agenda' && step.seat === seat)
  const score = scores.find(one => one.seat === seat)
  const sources = counted(shown)
  const sum = useCounted(sumOf(scores, seat, sources), canCount)
  const isWinner = fresh?.what === 'end' && view.winners.includes(seat)
  const isOut = agenda !== undefined && score?.out === true
  const isFresh = fresh !== undefined && 'seat' in fresh && fresh.seat === seat
  const states = [isFresh && 'is-lit', isWinner && 'is-winner', isOut && 'is-out-now']
  return (
    <li className={['dossier', 'paper', ...states].filter(Boolean).join(' ')}>
      <h2>
        <PlayerMark model={model} seat={seat} named />
      </h2>
      <AgendaCard
        model={model}
        agenda={agenda?.what === 'agenda' ? agenda.agenda : null}
        isFresh={fresh?.what === 'agenda' && isFresh}
      />
      {scores.length > 0 && <Accusation model={model} seat={seat} shown={shown} />}
      {score && sources.length > 0 && (
        <div className="dossier-points">
          <PointsBar score={score} scores={scores} sources={sources} />
          <b>
            <span className="only-spoken">{say('unmask.points', { n: sumOf(scores, seat, sources) })}</span>
            <span aria-hidden="true">{sum}</span>
          </b>
        </div>
      )}
      {isOut && <p className="dossier-out">{say('debrief.out')}</p>}
      {isWinner && (
        <p className="dossier-stamp">
          <Drawing from="room" name="check" />
          {say('debrief.winner')}
        </p>
      )}
    </li>
  )
}

/** Sealed, then turned up; whether it was right is told by the agenda it meant. */
function Accusation({ model, seat, shown }: { model: BoardModel; seat: Seat; shown: readonly Unmasking[] }) {
  const { say } = model
  const turned = shown.find(step => step.what === 'accusation' && step.seat === seat)
  if (turned?.what !== 'accusation')
    return (
      <p className="dossier-accusation is-sealed">
        <Drawing from="room" name="lock" />
        {say('unmask.sealed.one')}
      </p>
    )
  const verdict = shown.flatMap(step => (step.what === 'agenda' ? step.by : [])).find(by => by.seat === seat)
  return (
    <p className={`dossier-accusation ${verdict ? (verdict.right ? 'is-right' : 'is-wrong') : ''}`}>
      <Drawing from="board" name="accuse" />
      {turned.of === null ? (
        <span>{say('unmask.nobody')}</span>
      ) : (
        <>
          <span className="only-spoken">{say('unmask.whom')}</span> <PlayerMark model={model} seat={turned.of} named />
        </>
      )}
      {verdict && (
        <span className="dossier-verdict">
          <Drawing from="room" name={verdict.right ? 'check' : 'cross'} />
          {say('unmask.verdict.one', { right: String(verdict.right) })}
        </span>
      )}
    </p>
  )
}
