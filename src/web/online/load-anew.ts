/** The page as the server has it now. What is kept of it for offline use would be loaded else: that is brought up to date first. */
export async function loadAnew(): Promise<void> {
  const kept = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  await kept?.update().catch(() => {})
  const next = kept?.installing ?? kept?.waiting
  if (!next) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  const takeOver = (): void => {
    if (next.state === 'installed') next.postMessage({ type: 'SKIP_WAITING' })
  }
  next.addEventListener('statechange', takeOver)
  takeOver()
}
