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
  let frame = 0
  // Before the next picture and not at once: for a focus the page is laid out, which it will be for that picture anyway.
  const watcher = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(keep)
  })
  if (main) watcher.observe(main, { childList: true, subtree: true })
  keep()
  return () => {
    watcher.disconnect()
    cancelAnimationFrame(frame)
  }
}
