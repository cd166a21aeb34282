import type { ReactNode } from 'react'
import type { Refusal } from '../../host/store.ts'
import { RefusalText } from '../shared/Problem.tsx'
import { useSay } from '../shared/words.tsx'
import { Onward } from './Onward.tsx'

/** A table that cannot be come to: a sentence, and ways on. */
export default function Wrong({ why, onAgain, children }: { why: Refusal; onAgain: () => void; children?: ReactNode }) {
  const say = useSay()
  return (
    <section className="paper lone online-wrong" role="alert">
      <h1>
        <RefusalText refusal={why} />
      </h1>
      <div className="online-ways">
        {children}
        <Onward why={why} />
        <button type="button" className="button quiet" onClick={onAgain}>
          {say('online.again')}
        </button>
        <a className="button quiet" href="#/">
          {say('page.home')}
        </a>
      </div>
    </section>
  )
}
