import { lazy, useEffect, useState } from 'react'
import { openingOf, seatNames } from '../../host/lesson-opening.ts'
import type { Lesson } from '../../host/lessons.ts'
import type { Refusal } from '../../host/store.ts'
import { pages, screenOf } from '../games.ts'
import { type Link, Refused } from '../link.ts'
import { CallTable } from '../negotiator/CallTable.tsx'
import { useHeld } from '../negotiator/useHeld.ts'
import { Problem } from '../shared/Problem.tsx'
import { useTable } from '../shared/useTable.ts'
import { useSay } from '../shared/words.tsx'
import { LessonCoach } from './LessonCoach.tsx'
import { PuzzleCoach } from './PuzzleCoach.tsx'
import { scenarioNamed } from './scenarios.ts'

const Board = lazy(() => import('../homeland/Board.tsx'))

/** What a lesson leaves behind is no save: it goes with the lesson, and what an older visit left goes too. */
async function forget(link: Link, tag: string, kept: string | null): Promise<void> {
  const lines = await link.ask('saves', null)
  for (const { id, tag: its } of lines) if (its === tag && id !== kept) await link.ask('remove', { id })
}

/** A match from a scenario file, opened with this screen and gone with it. */
function useOpened(link: Link, name: string): { id: string | null; problem: Refusal | null } {
  const say = useSay()
  const [names] = useState(() => seatNames(say))
  const [id, setId] = useState<string | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  useEffect(() => {
    const file = scenarioNamed(name)
    if (!file) throw new Error(`no scenario ${name}`)
    let isHere = true
    const opening = openingOf(file, name, names)
    const opened = link.ask('open', opening).then(
      scene => {
        if (isHere) setId(scene.id)
        return scene.id
      },
      (error: unknown) => {
        if (!(error instanceof Refused)) throw error
        setProblem(error.refusal)
        return null
      },
    )
    void opened.then(kept => forget(link, opening.tag ?? name, kept)).catch(() => {})
    return () => {
      isHere = false
      void opened.then(kept => kept !== null && link.ask('remove', { id: kept }))
    }
  }, [link, name, names])
  return { id, problem }
}

/** A lesson or a puzzle: its position on the table of the game, and a coach above it. */
export default function AtTheTable(props: { link: Link; name: string; lesson: Lesson | null }) {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />
}

function Attempt({
  link,
  name,
  lesson,
  onAgain,
}: {
  link: Link
  name: string
  lesson: Lesson | null
  onAgain: () => void
}) {
  const say = useSay()
  const { id, problem } = useOpened(link, name)
  if (problem) return <Problem refusal={problem} onDismiss={onAgain} />
  if (id === null)
    return (
      <p className="waiting" role="status">
        {say('page.loading')}
      </p>
    )
  if (lesson && screenOf(lesson.game) === pages.homeland.screen)
    return (
      <div className="lesson">
        <Board
          link={link}
          id={id}
          coach={(scene, isWatching) => (
            <LessonCoach lesson={lesson} scene={scene} isWatching={isWatching} onAgain={onAgain} />
          )}
        />
      </div>
    )
  return <CallLesson link={link} id={id} name={name} lesson={lesson} />
}

function CallLesson({ link, id, name, lesson }: { link: Link; id: string; name: string; lesson: Lesson | null }) {
  const table = useTable(link, id)
  // The coach waits for the dice, like the table itself.
  const { shown: scene } = useHeld(table.scene)
  const again = (): void => void table.rewind(0)
  return (
    <div className="lesson">
      {scene &&
        (lesson ? (
          <LessonCoach lesson={lesson} scene={scene} onAgain={again} />
        ) : (
          <PuzzleCoach name={name} dice={scenarioNamed(name)?.dice ?? []} scene={scene} onAgain={again} />
        ))}
      {/* The coach has the last word; a debrief of a lesson would only repeat it. */}
      <CallTable table={table} link={link} after={<span hidden />} />
    </div>
  )
}
