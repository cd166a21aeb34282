import { useEffect } from 'react'

/** The leaf of a call on which something lies: on a phone it may lie under another. */
const leafOf = (found: Element): string =>
  found.closest('.case-file') ? 'file' : found.closest('.supply') ? 'supply' : 'talk'

/**
 * Marks what the coach speaks of, wherever it lies on the table: a card, or an option by its name. The table knows
 * nothing of it; what appears later (a sheet, a turned leaf) is marked when it appears, and what lies under another
 * leaf has that leaf's tab marked until it is turned to.
 */
export function useHint(hint: string | undefined): void {
  useEffect(() => {
    const root = document.getElementById('main')
    if (!root || hint === undefined) return
    const mark = (): void => {
      for (const found of root.querySelectorAll(`[data-card="${hint}"], [data-option="${hint}"]`)) {
        const isSeen = found.getClientRects().length > 0
        root.querySelector(`[data-leaf="${leafOf(found)}"]`)?.toggleAttribute('data-hint', !isSeen)
        if (found.getAttribute('data-hint') === 'seen') continue
        found.setAttribute('data-hint', isSeen ? 'seen' : '')
        if (isSeen) found.scrollIntoView({ block: 'nearest' })
      }
    }
    mark()
    const watcher = new MutationObserver(mark)
    watcher.observe(root, { childList: true, subtree: true, attributeFilter: ['class'] })
    return () => {
      watcher.disconnect()
      for (const found of root.querySelectorAll('[data-hint]')) found.removeAttribute('data-hint')
    }
  }, [hint])
}
