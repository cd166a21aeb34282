import './archive.css'
import { useEffect, useState } from 'react'
import type { Link } from '../link.ts'
import { refusalText } from '../shared/Problem.tsx'
import { address, goInstead } from '../shared/router.ts'
import { useTitle } from '../shared/useTitle.ts'
import { useSay } from '../shared/words.tsx'
import type { Refusal } from '../worker/protocol.ts'
import { asking } from './asked.ts'

/** A match that came as a link: it is taken in, and then it is a replay like any other. */
export default function Shared({ link, packed }: { link: Link; packed: string }) {
  const say = useSay()
  useTitle(say('shared.title'))
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  useEffect(() => {
    let isHere = true
    void asking(link.ask('take', { text: packed || '-' }), setRefusal).then(taken => {
      if (isHere && taken?.id) goInstead('replay', taken.id, '0')
    })
    return () => {
      isHere = false
    }
  }, [link, packed])
  if (!refusal)
    return (
      <p className="waiting" role="status">
        {say('shared.opening')}
      </p>
    )
  return (
    <section className="paper lone">
      <h1>{say('shared.cannot')}</h1>
      <p role="alert">{refusal.key === 'file.not-json' ? say('archive.broken-link') : refusalText(say, refusal)}</p>
      <p>{say('shared.cannot.text')}</p>
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
