import type { ReactNode } from 'react'
import { address } from '../shared/router.ts'
import { useSay } from '../shared/words.tsx'

/** A match that cannot be shown: why, and two ways on. */
export function Cannot({ title, why, children }: { title: string; why: string; children?: ReactNode }) {
  const say = useSay()
  return (
    <section className="paper lone">
      <h1>{title}</h1>
      <p role="alert">{why}</p>
      {children}
      <div className="archive-acts">
        <a className="button" href={address('saves')}>
          {say('saves.title')}
        </a>
        <a className="button quiet" href="#/">
          {say('page.home')}
        </a>
      </div>
    </section>
  )
}
