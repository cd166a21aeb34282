import { useEffect, useRef, useState } from 'react'
import { announce } from '../../shared/announce.tsx'
import { address } from '../../shared/router.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSay } from '../../shared/words.tsx'
import type { TableSeen } from '../protocol.ts'
import { lobbyText } from '../stands.ts'

const namesAt = ({ lobby }: TableSeen): readonly string[] => lobby?.chairs.flatMap(chair => chair?.name ?? []) ?? []

/**
 * The table that waits while somebody learns: how it stands, and the way back. What changes there is said aloud and lies
 * over the lesson until it was read; it takes nobody away from what they are doing.
 */
export function TableBar({ seen, id }: { seen: TableSeen; id: string }) {
  const say = useSay()
  const names = namesAt(seen)
  const stands = seen.hasBegun ? say('teach.begun') : lobbyText(say, seen)
  const before = useRef({ names, stands })
  const [news, setNews] = useState<string | null>(seen.hasBegun ? stands : null)
  const { hasBegun } = seen
  const bar = useRef<HTMLAnchorElement>(null)
  // Whoever learns in a tab among others is called from there, too.
  useTitle(say(hasBegun ? 'teach.begun' : 'teach.title'))
  useEffect(() => {
    const last = before.current
    before.current = { names, stands }
    if (last.stands === stands && last.names.join() === names.join()) return
    const came = names.filter(name => !last.names.includes(name)).map(name => say('teach.sat', { name }))
    const left = last.names.filter(name => !names.includes(name)).map(name => say('teach.rose', { name }))
    const text = [...came, ...left, stands].join(' ')
    setNews(text)
    announce(text, hasBegun ? 'assertive' : 'polite')
  }, [names, stands, hasBegun, say])
  return (
    <>
      <aside className="teach-bar" aria-label={say('teach.table')}>
        <span>{hasBegun || seen.you?.seat == null ? stands : say('teach.kept', { stands })}</span>
        <a ref={bar} className="button quiet" href={address('t', id)}>
          {say('teach.back')}
        </a>
      </aside>
      {news !== null && (
        <div className={`online-standing teach-news ${hasBegun ? 'is-begun' : ''}`}>
          <p>{news}</p>
          <a className="button" href={address('t', id)}>
            {say(hasBegun ? 'teach.play' : 'teach.back')}
          </a>
          <button
            type="button"
            className="link-button"
            onClick={() => {
              setNews(null)
              // What had the focus goes with the news.
              bar.current?.focus({ preventScroll: true })
            }}
          >
            {say('teach.stay')}
          </button>
        </div>
      )}
    </>
  )
}
