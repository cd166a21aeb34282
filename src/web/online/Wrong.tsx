import type { Refusal } from '../../host/store.ts'
import { RefusalText } from '../shared/Problem.tsx'
import { useSay } from '../shared/words.tsx'

/** A table that cannot be come to: a sentence, and ways on. */
export default function Wrong({ why, onAgain }: { why: Refusal; onAgain: () => void }) {
  const say = useSay()
  return (
    <section className="paper lone" role="alert">
      <h1>
        <RefusalText refusal={why} />
      </h1>
      <div className="online-ways">
        <button type="button" className="button" onClick={onAgain}>
          {say('online.again')}
        </button>
        <a className="button quiet" href="#/online">
          {say('online.tables')}
        </a>
        <a className="button quiet" href="#/">
          {say('page.home')}
        </a>
      </div>
    </section>
  )
}
