import { useEffect, useState } from 'react'
import { Drawing } from '../shared/Drawing.tsx'
import type { BoardModel } from './model.ts'

const SHOWN_MS = 3000

/**
 * The own agenda: seen as long as a finger, a button or a key holds it, or for three seconds where something can only
 * press. It is never left lying.
 */
export function Agenda({ model }: { model: BoardModel }) {
  const { say, view } = model
  const [shown, setShown] = useState<'held' | 'timed' | null>(null)
  const isShown = shown !== null
  useEffect(() => {
    if (shown !== 'timed') return
    const timer = setTimeout(() => setShown(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown])
  if (!view.me) return null
  const { agenda } = view.me
  const hide = () => setShown(null)
  return (
    <div className={`agenda ${isShown ? 'agenda-open' : ''}`}>
      <button
        type="button"
        className="agenda-chip"
        aria-expanded={isShown}
        onPointerDown={() => setShown('held')}
        onPointerUp={hide}
        onPointerLeave={hide}
        onPointerCancel={hide}
        onContextMenu={event => event.preventDefault()}
        onBlur={hide}
        onClick={event => {
          // A click without a pointer: a key, or a program that reads the screen.
          if (event.detail === 0) setShown(before => (before ? null : 'timed'))
        }}
      >
        <Drawing from="board" name={isShown ? `agenda-${agenda}` : 'agenda-hidden'} />
        <span>{isShown ? say(`agenda.${agenda}`) : say('agenda.hold')}</span>
      </button>
      <p className="agenda-text" role="status">
        {isShown ? say(`agenda.${agenda}.text`) : ''}
      </p>
    </div>
  )
}
