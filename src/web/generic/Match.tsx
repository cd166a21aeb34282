import './generic.css'
import { useEffect } from 'react'
import type { Seat } from '../../engine/game.ts'
import { generic } from '../games.ts'
import type { Link } from '../link.ts'
import { Elsewhere, Problem, refusalText } from '../shared/Problem.tsx'
import { Unkept } from '../shared/Unkept.tsx'
import { useShortcuts } from '../shared/useShortcuts.ts'
import { type TableSeat, useElsewhere, useTable } from '../shared/useTable.ts'
import { useTitle } from '../shared/useTitle.ts'
import { useSay } from '../shared/words.tsx'
import type { Scene } from '../worker/protocol.ts'
import { Log, Seen } from './Shown.tsx'

/** A match of a game that has no screen of its own: what is asked, what is seen and what has happened, by plain names. */
export default function Match({ link, id }: { link: Link; id: string }) {
  const say = useSay()
  const table = useTable(link, id)
  const { scene, problem, isElsewhere } = table
  const isOther = useElsewhere(scene, generic.screen)
  if (isElsewhere) return <Elsewhere onTakeOver={() => void table.takeOver()} />
  if (!scene || isOther)
    return (
      <p className="waiting" role="status">
        {problem ? refusalText(say, problem) : say('page.loading')}
      </p>
    )
  return (
    <>
      <Sitting link={link} scene={scene} table={table} />
      {problem && <Problem refusal={problem} onDismiss={table.dismiss} />}
    </>
  )
}

/** Where several sit at one screen, whoever is asked says that they are the one who looks. */
function Sitting({ link, scene, table }: { link: Link; scene: Scene; table: TableSeat }) {
  const say = useSay()
  const { viewer, seats, waiting, asked, outcome, game } = scene
  useTitle(game)
  const isPerson = (seat: Seat): boolean => seats[seat]?.bot === null
  const isAlone = seats.filter(({ bot }) => bot === null).length <= 1
  const next = waiting.find(isPerson)
  // Nobody is left looking at a desk on which nothing is asked, and which the next one will see.
  const mustHide = !isAlone && viewer !== 'observer' && !asked && !outcome
  const { look } = table
  useEffect(() => {
    if (mustHide) void look('observer')
  }, [mustHide, look])
  const choose = (option: string): void => {
    if (viewer !== 'observer') void table.choose(option)
  }
  /** The options by their number, and u for undo. */
  useShortcuts(key => {
    const option = asked?.options[Number(key) - 1]
    if (option !== undefined) choose(option)
    else if (key === 'u' && scene.draft > 0 && viewer !== 'observer') void table.undo()
    else return false
    return true
  })
  if (mustHide) return <div className="curtain" />
  return (
    <div className="generic">
      <h1>{game}</h1>
      {!scene.kept && <Unkept link={link} id={scene.id} isSecret={seats.length > 0} />}
      {outcome && (
        <p role="status">
          {say('generic.over')} {outcome.cause} ({outcome.rule}){' '}
          {outcome.winners.map(seat => seats[seat]?.name ?? seat + 1).join(', ')}
        </p>
      )}
      {!outcome && viewer === 'observer' && next !== undefined && (
        <button type="button" className="button" onClick={() => void look(next)}>
          {say('generic.look', { name: seats[next].name })}
        </button>
      )}
      {asked && viewer !== 'observer' && (
        <section className="paper" aria-labelledby="generic-question">
          <h2 id="generic-question">{say('generic.question', { kind: asked.kind })}</h2>
          <ul className="generic-options">
            {asked.options.map(option => (
              <li key={option}>
                <button type="button" className="button" onClick={() => choose(option)}>
                  {option}
                </button>
              </li>
            ))}
          </ul>
          {scene.draft > 0 && (
            <button type="button" className="button quiet" onClick={() => void table.undo()}>
              {say('generic.undo')}
            </button>
          )}
        </section>
      )}
      <Seen view={scene.view} />
      <Log events={scene.events} />
    </div>
  )
}
