import type { ReactNode } from 'react'
import { useSay } from '../shared/words.tsx'

/** What lies beside the board, one page at a time. */
export function Pages<Name extends string>({
  names,
  shown,
  onShow,
  unread = {},
  children,
}: {
  names: readonly Name[]
  shown: Name
  onShow: (name: Name) => void
  /** How much nobody has read on a page yet. */
  unread?: Partial<Record<Name, number>>
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
            <Unread n={unread[name] ?? 0} />
          </button>
        ))}
      </div>
      <div className="more-page paper">{children}</div>
    </section>
  )
}

function Unread({ n }: { n: number }) {
  const say = useSay()
  if (n === 0) return null
  return (
    <>
      <b className="more-unread" aria-hidden="true">
        {n}
      </b>
      <span className="only-spoken">, {say('more.unread', { n })}</span>
    </>
  )
}
