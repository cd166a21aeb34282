import './suspicion.css'
import { useId, useState } from 'react'
import type { Seat } from '../../../engine/game.ts'
import { ACCUSING_PAYS, inWhole, type Mix, withPart, worthOfAccusing } from '../../../games/homeland/knowledge/prior.ts'
import { type Agenda, agendas } from '../../../games/homeland/vocabulary.ts'
import { Drawing } from '../../shared/Drawing.tsx'
import type { BoardModel } from '../model.ts'
import { PlayerMark } from '../PlayerMark.tsx'
import { MixBar } from './MixBar.tsx'
import { mixOf, priorFor } from './mix.ts'

interface Props {
  readonly model: BoardModel
  readonly onSuspect: (player: Seat, mix: readonly number[] | null) => void
}

const STEP_PERCENT = 5

/** What the viewer thinks of each other player, set by nobody but them, beginning at the honest prior. */
export function Suspicions({ model, onSuspect }: Props) {
  const { say, seat, names } = model
  if (seat === null) return null
  const [loyal, opportunist, mole] = inWhole(priorFor(model))
  return (
    <section className="suspicions">
      <p className="talk-hint">{say('suspicion.hint')}</p>
      <p>{say('suspicion.prior', { loyal, opportunist, mole })}</p>
      <p className="suspicion-pays">
        <Drawing from="board" name="accuse" />
        {say('suspicion.pays')}
      </p>
      {names.map((name, player) =>
        player === seat ? null : <Suspect key={name} model={model} player={player} onSuspect={onSuspect} />,
      )}
    </section>
  )
}

const isSame = (mix: Mix, kept: readonly number[] | undefined): boolean => mix.join() === kept?.join()

function Suspect({ model, player, onSuspect }: Props & { player: Seat }) {
  const { say, names, scene } = model
  /** As it is being set: the table takes a moment to answer, and nobody waits for it with a slider in hand. */
  const [set, setSet] = useState<Mix | null>(null)
  const mix = set ?? mixOf(model, player)
  const whole = inWhole(mix)
  const keep = (next: Mix | null): void => {
    setSet(next)
    onSuspect(player, next)
  }
  const worth = worthOfAccusing(mix[2])
  return (
    <fieldset className="suspect">
      <legend>
        <PlayerMark model={model} seat={player} named />
      </legend>
      <MixBar model={model} mix={mix} />
      {agendas.map((agenda, i) => (
        <Part
          key={agenda}
          model={model}
          agenda={agenda}
          n={whole[i]}
          onMove={n => setSet(withPart(mix, agenda, n))}
          onSettle={() => {
            if (set !== null && !isSame(set, scene.suspicions[player])) keep(set)
          }}
          onStep={n => keep(withPart(mix, agenda, n))}
        />
      ))}
      <p className="suspect-worth">
        <b>{say(mix[2] > ACCUSING_PAYS ? 'suspicion.above' : 'suspicion.below')}</b>{' '}
        {say('suspicion.worth', { player: names[player], n: worth })}
      </p>
      {scene.suspicions[player] && (
        <button type="button" className="button quiet" onClick={() => keep(null)}>
          {say('suspicion.reset')}
        </button>
      )}
    </fieldset>
  )
}

function Part({
  model: { say },
  agenda,
  n,
  onMove,
  onSettle,
  onStep,
}: {
  model: BoardModel
  agenda: Agenda
  n: number
  onMove: (n: number) => void
  onSettle: () => void
  onStep: (n: number) => void
}) {
  const slider = useId()
  const name = say(`agenda.${agenda}`)
  return (
    <div className={`part mix-${agenda}`}>
      <label htmlFor={slider}>
        <Drawing from="board" name={`agenda-${agenda}`} /> {name}
      </label>
      <output htmlFor={slider}>{say('suspicion.percent', { n })}</output>
      <div className="part-set">
        <button
          type="button"
          className="icon-button"
          aria-label={say('suspicion.less', { agenda: name })}
          onClick={() => onStep(Math.max(0, n - STEP_PERCENT))}
        >
          −
        </button>
        <input
          id={slider}
          type="range"
          min={0}
          max={100}
          value={n}
          aria-valuetext={say('suspicion.part', { agenda: name, n })}
          onChange={event => onMove(Number(event.target.value))}
          onPointerUp={onSettle}
          onKeyUp={onSettle}
          onBlur={onSettle}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={say('suspicion.more', { agenda: name })}
          onClick={() => onStep(Math.min(100, n + STEP_PERCENT))}
        >
          +
        </button>
      </div>
    </div>
  )
}
