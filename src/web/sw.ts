import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/**
 * The service worker: keeps the whole page for offline use. A newer one waits until a tab says that somebody wants it
 * (`update.ts`). `scripts/page.mjs` builds it last, when it is known what there is to keep.
 */
declare const FILES: PrecacheEntry[]
declare const skipWaiting: () => Promise<void>
declare const clients: { claim(): Promise<void> }

addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') skipWaiting()
})
// The tab that was there before it, too: what that has not loaded yet, it gets from what is kept.
addEventListener('activate', event => {
  ;(event as Event & { waitUntil(done: Promise<void>): void }).waitUntil(clients.claim())
})
precacheAndRoute(FILES)
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html')))
