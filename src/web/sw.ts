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

addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') skipWaiting()
})
precacheAndRoute(FILES)
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html')))
