/**
 * At a table buttons go when others act or when they were pressed, and one screen takes the place of another: what had
 * the focus may be gone with them. Whoever goes by keyboard then goes on from the top of what is there now. The answer
 * ends it.
 */
export function keepFocus(): () => void {
  const main = document.getElementById('main')
  const keep = (): void => {
    if (document.activeElement === document.body) main?.focus({ preventScroll: true })
  }
  const watcher = new MutationObserver(keep)
  if (main) watcher.observe(main, { childList: true, subtree: true })
  keep()
  return () => watcher.disconnect()
}
