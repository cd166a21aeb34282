import type { Link } from '../link.ts'
import { save } from './save.ts'
import { useSay } from './words.tsx'

/** Storage is full or forbidden: the game goes on, and can be taken away as a file, with all that is in it. */
export function Unkept({ link, id, isSecret = false }: { link: Link; id: string; isSecret?: boolean }) {
  const say = useSay()
  return (
    <p className="notice" role="status">
      {say('page.unsaved')} {isSecret && say('page.unsaved.secrets')}{' '}
      <button type="button" className="link-button" onClick={() => void save(link, { id })}>
        {say('page.unsaved.download')}
      </button>
    </p>
  )
}
