import type { Link } from '../link.ts'
import { save } from './save.ts'
import { useSay } from './words.tsx'

/** Storage is full or forbidden: the game goes on, and can be taken away as a file. */
export function Unkept({ link, id }: { link: Link; id: string }) {
  const say = useSay()
  return (
    <p className="notice" role="status">
      {say('page.unsaved')}{' '}
      <button type="button" className="link-button" onClick={() => void save(link, { id })}>
        {say('page.unsaved.download')}
      </button>
    </p>
  )
}
