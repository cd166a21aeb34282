import type { ReactNode } from 'react'
import { useSay } from '../shared/words.tsx'

/** What lies beside the board, one page at a time. */
export function Pages<Name extends string>({
  names,
  shown,
  onShow,
  children,
}: {
  names: readonly Name[]
  shown: Name
  onShow: (name: Name) => void
  children: ReactNode
}) {
  const say = useSay()
  return (
    <section className="more" aria-label={say('more.title')}>
      <div className="more-tabs">
        {names.map(name => (
          <button
            key={name}
            type="button"
            className="more-tab"
            data-page={name}
            aria-pressed={shown === name}
            onClick={() => onShow(name)}
          >
            {say(`more.${name}`)}
          </button>
        ))}
      </div>
      <div className="more-page paper">{children}</div>
    </section>
  )
}
