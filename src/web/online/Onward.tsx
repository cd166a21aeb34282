import type { Refusal } from '../../host/store.ts'
import { useSay } from '../shared/words.tsx'

/** What is kept for offline use is brought up to date first; a page that is not kept has no more than that to load. */
const loadAgain = (): void =>
  void import('./load-anew.ts').then(
    ({ loadAnew }) => loadAnew(),
    () => location.reload(),
  )

/** Where to from a table of which nothing more comes: to the others, or, where the page is of another version, to one that fits. */
export function Onward({ why }: { why: Refusal | null }) {
  const say = useSay()
  return why?.key === 'server.protocol' ? (
    <button type="button" className="button" onClick={loadAgain}>
      {say('page.reload')}
    </button>
  ) : (
    <a className="button" href="#/online">
      {say('online.tables')}
    </a>
  )
}
