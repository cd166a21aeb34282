import { useEffect } from 'react'
import type { Event } from '../../games/negotiator/events.ts'
import { puzzleStanding, puzzles } from '../../host/lessons.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { address } from '../shared/router.ts'
import { useSay } from '../shared/words.tsx'
import type { Scene } from '../worker/protocol.ts'
import { Coach } from './Coach.tsx'
import { remember } from './progress.ts'

/** How many of the dice laid down have been thrown. */
const thrown = (events: readonly Event[]): number =>
  events.reduce((n, event) => n + (event.kind === 'rolled' ? event.dice.length : event.kind === 'rerolled' ? 1 : 0), 0)

/** What a puzzle asks for, with the dice still to come laid open. */
export function PuzzleCoach({
  name,
  dice,
  scene,
  onAgain,
}: {
  name: string
  dice: readonly number[]
  scene: Scene
  onAgain: () => void
}) {
  const say = useSay()
  const standing = puzzleStanding(scene)
  useEffect(() => {
    if (standing === 'done') remember(name)
  }, [standing, name])
  const next = puzzles[puzzles.findIndex(one => one.name === name) + 1]
  const left = dice.slice(thrown(scene.events as readonly Event[]))
  const lines = { on: 'puzzle.goal', done: 'puzzle.solved', missed: 'puzzle.missed' }
  return (
    <Coach line={say(lines[standing])} standing={standing}>
      {standing === 'on' && dice.length === 0 && <span className="coach-dice">{say('puzzle.dice.none')}</span>}
      {standing === 'on' && left.length > 0 && (
        <span className="coach-dice" role="img" aria-label={say('puzzle.dice.spoken', { dice: left.join(', ') })}>
          <span aria-hidden="true">{say('puzzle.dice')}</span>
          {left.map((face, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place
            <Drawing key={left.length - at} from="call" name={`die-${face}`} />
          ))}
        </span>
      )}
      {standing === 'missed' && (
        <button type="button" className="button" onClick={onAgain}>
          {say('lesson.again')}
        </button>
      )}
      {standing === 'done' && next && (
        <a className="button" href={address('learn', next.name)}>
          {say('puzzle.next', { title: say(next.title) })}
        </a>
      )}
    </Coach>
  )
}
