import { useEffect } from 'react'

/**
 * Marks what the coach speaks of, wherever it lies on the table: a card, or an option by its name. The table knows
 * nothing of it; what appears later (a sheet, a turned leaf) is marked when it appears.
 */
export function useHint(hint: string | undefined): void {
  useEffect(() => {
    const root = document.getElementById('main')
    if (!root || hint === undefined) return
    const mark = (): void => {
      for (const found of root.querySelectorAll(`[data-card="${hint}"], [data-option="${hint}"]`)) {
        if (found.hasAttribute('data-hint')) continue
        found.setAttribute('data-hint', '')
        found.scrollIntoView({ block: 'nearest' })
      }
    }
    mark()
    const watcher = new MutationObserver(mark)
    watcher.observe(root, { childList: true, subtree: true })
    return () => {
      watcher.disconnect()
      for (const found of root.querySelectorAll('[data-hint]')) found.removeAttribute('data-hint')
    }
  }, [hint])
}
