import './learn.css'
import { lazy, Suspense } from 'react'
import { lessons, primer, puzzleGame, puzzles } from '../../host/lessons.ts'
import { pages } from '../games.ts'
import type { Link } from '../link.ts'
import { address } from '../shared/router.ts'
import { useSettings } from '../shared/settings.ts'
import { useSay, Words } from '../shared/words.tsx'
import { LearnHome } from './LearnHome.tsx'

const AtTheTable = lazy(() => import('./AtTheTable.tsx'))
const Primer = lazy(() => import('./Primer.tsx'))

/** Everything under #/learn: the list of it, a lesson, a puzzle, the primer. */
export default function Learn({ link, lesson: name }: { link: Link; lesson: string | undefined }) {
  const say = useSay()
  const { locale } = useSettings()
  if (name === undefined) return <LearnHome />
  if (name === primer.name)
    return (
      <Words locale={locale} more={['homeland/']}>
        <Primer />
      </Words>
    )
  const lesson = lessons.find(one => one.name === name)
  const puzzle = puzzles.find(one => one.name === name)
  if (!lesson && !puzzle)
    return (
      <section className="paper lone">
        <h1>{say('learn.nothing')}</h1>
        <p>{say('learn.nothing.text')}</p>
        <a className="button" href={address('learn')}>
          {say('learn.title')}
        </a>
      </section>
    )
  return (
    <Words locale={locale} more={pages[lesson?.game ?? puzzleGame].words}>
      <Suspense
        fallback={
          <p className="waiting" role="status">
            {say('page.loading')}
          </p>
        }
      >
        <AtTheTable key={name} link={link} name={name} lesson={lesson ?? null} />
      </Suspense>
    </Words>
  )
}
