/** So long a browser may take to see whether there is another version. */
const SEEN_MS = 5000

/** The page as the server has it now. What is kept of it for offline use would be loaded else: that is brought up to date first. */
export async function loadAnew(): Promise<void> {
  const kept = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const next = kept && (await nextOf(kept))
  if (!next) {
    // The browser finds no other version to keep: what it keeps would be loaded again, and nobody could go on.
    await kept?.unregister().catch(() => {})
    return location.reload()
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  const takeOver = (): void => {
    if (next.state === 'installed') next.postMessage({ type: 'SKIP_WAITING' })
    // It could not be kept whole: the page is loaded all the same.
    if (next.state === 'redundant') location.reload()
  }
  next.addEventListener('statechange', takeOver)
  takeOver()
}

async function nextOf(kept: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const found = new Promise<void>(done => {
    kept.addEventListener('updatefound', () => done())
    setTimeout(done, SEEN_MS)
  })
  await kept.update().catch(() => {})
  if (!kept.installing && !kept.waiting) await found
  return kept.installing ?? kept.waiting
}
