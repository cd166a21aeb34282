import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Drawing } from './Drawing.tsx'
import { useSay } from './words.tsx'

/**
 * A sheet of paper over the desk: the platform's own dialog. On a phone it comes from below, elsewhere it lies in the
 * middle. Escape, the cross and a tap beside it put it away; focus goes back to where it came from.
 *
 * It is out of sight at once, and closed after the picture without it: what a modal dialog gives back to use, the browser
 * styles anew element by element, and whoever closes a sheet over a full board would wait for that.
 */
export function Sheet({
  title,
  onClose,
  children,
  className = '',
}: {
  title: string
  onClose: () => void
  children: ReactNode
  className?: string
}) {
  const say = useSay()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // Closed while it is still on the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  const [isLeaving, setLeaving] = useState(false)
  const latest = useRef(onClose)
  latest.current = onClose
  useEffect(() => {
    if (!isLeaving) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => latest.current())
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isLeaving])
  const leave = (): void => setLeaving(true)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside the sheet is a shortcut; Escape and the cross do the same
    <dialog
      ref={dialog}
      className={`sheet ${className} ${isLeaving ? 'is-leaving' : ''}`}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault()
        leave()
      }}
      onClick={event => {
        if (event.target === dialog.current) leave()
      }}
    >
      <div className="sheet-paper">
        <header className="sheet-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="icon-button" onClick={leave} aria-label={say('page.close')}>
            <Drawing from="room" name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
