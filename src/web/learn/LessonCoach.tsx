import { useEffect } from 'react'
import { calls, type Lesson, lineOf, primer, rounds, standingOf, stepOf } from '../../host/lessons.ts'
import { address } from '../shared/router.ts'
import { useSay } from '../shared/words.tsx'
import type { Scene } from '../worker/protocol.ts'
import { Coach } from './Coach.tsx'
import { useClassroom } from './classroom.ts'
import { remember } from './progress.ts'
import { useHint } from './useHint.ts'

/** The coach of a lesson at the table as it stands. */
export function LessonCoach({
  lesson,
  scene,
  isWatching = false,
  onAgain,
}: {
  lesson: Lesson
  scene: Scene
  /** Whether what has just happened is still being shown. */
  isWatching?: boolean
  onAgain: () => void
}) {
  const say = useSay()
  const standing = standingOf(lesson, scene)
  const isElsewhere = useClassroom() !== null
  useEffect(() => {
    if (standing === 'done') remember(lesson.name)
  }, [standing, lesson])
  const step = stepOf(lesson, scene)
  useHint(standing === 'on' ? step.hint : undefined)
  const next = calls.includes(lesson)
    ? calls[calls.indexOf(lesson) + 1]
    : (rounds[rounds.indexOf(lesson) + 1] ?? primer)
  return (
    <Coach line={say(lineOf(lesson, scene, isWatching))} standing={standing}>
      {standing === 'missed' && (
        <button type="button" className="button" onClick={onAgain}>
          {say('lesson.again')}
        </button>
      )}
      {standing === 'done' &&
        !isElsewhere &&
        (next ? (
          <a className="button" href={address('learn', next.name)}>
            {say('lesson.next', { title: say(next.title) })}
          </a>
        ) : (
          <a className="button" href={address('calls')}>
            {say('lesson.call')}
          </a>
        ))}
    </Coach>
  )
}
