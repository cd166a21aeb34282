import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Drawing } from './Drawing.tsx'
import { useSay } from './words.tsx'

/**
 * A sheet of paper over the desk: the platform's own dialog. On a phone it comes from below, elsewhere it lies in the
 * middle. Escape, the cross and a tap beside it put it away; focus goes back to where it came from.
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
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside the sheet is a shortcut; Escape and the cross do the same
    <dialog
      ref={dialog}
      className={`sheet ${className}`}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClick={event => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className="sheet-paper">
        <header className="sheet-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="icon-button" onClick={onClose} aria-label={say('page.close')}>
            <Drawing from="room" name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
