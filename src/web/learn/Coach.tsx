import { type ReactNode, useEffect } from 'react'
import type { Standing } from '../../host/lessons.ts'
import { announce } from '../shared/announce.tsx'
import { Drawing } from '../shared/Drawing.tsx'
import { address } from '../shared/router.ts'
import { useSay } from '../shared/words.tsx'
import { useClassroom } from './classroom.ts'

/** One line at a time, and the way out of it. What is said is said aloud too, and moves no focus. */
export function Coach({ line, standing, children }: { line: string; standing: Standing; children?: ReactNode }) {
  const say = useSay()
  const waysElsewhere = useClassroom()
  useEffect(() => announce(line), [line])
  return (
    <aside className={`paper coach coach-${standing}`} aria-label={say('lesson.coach')}>
      <Drawing from="room" name={standing === 'done' ? 'check' : 'lamp'} className="coach-drawing" />
      <p className="coach-line">{line}</p>
      <div className="coach-ways">
        {children}
        {waysElsewhere?.(standing) ?? (
          <a className="coach-way" href={address('learn')}>
            <Drawing from="room" name={standing === 'on' ? 'skip' : 'learn'} />
            <span>{standing === 'on' ? say('lesson.skip') : say('lesson.all')}</span>
          </a>
        )}
      </div>
    </aside>
  )
}
