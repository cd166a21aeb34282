import { Workbox } from 'workbox-window'
import { tellKept, tellReady } from './update.ts'

/** A worker of the browser's own kind (not the table's) keeps the page: loaded once the page has been drawn. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  // It is active once it has everything.
  void navigator.serviceWorker.ready.then(tellKept)
  const keeper = new Workbox('./sw.js')
  keeper.addEventListener('waiting', () => {
    // Once somebody wants it, here or in another tab where it was offered too.
    keeper.addEventListener('controlling', ({ isUpdate }) => {
      if (isUpdate) location.reload()
    })
    tellReady(() => keeper.messageSkipWaiting())
  })
  // A browser may refuse (private windows do): then the page is simply not kept. It does not wait for the last picture:
  // whoever leaves early has it kept all the same.
  await keeper.register({ immediate: true }).catch(() => undefined)
}
