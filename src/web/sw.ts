import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, Route, registerRoute } from 'workbox-routing'

/**
 * The service worker: keeps the whole page for offline use. A newer one waits until a tab says that somebody wants it
 * (`update.ts`). `scripts/page.mjs` builds it last, when it is known what there is to keep.
 */
declare const FILES: PrecacheEntry[]
declare const skipWaiting: () => Promise<void>
declare const registration: {
  readonly scope: string
  showNotification(
    title: string,
    options: { readonly tag: string; readonly data: string; readonly icon: string },
  ): Promise<void>
}
declare const clients: { claim(): Promise<void>; openWindow(address: string): Promise<unknown> }

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void
}
/** What a server of tables sends: that it is somebody’s turn, and where. */
interface Pushed extends Lasting {
  readonly data: { json(): { readonly text?: string; readonly table?: string | null } } | null
}
interface Clicked extends Lasting {
  readonly notification: { readonly data: string; close(): void }
}

addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') skipWaiting()
})
// The tab that was there before it, too: what that has not loaded yet, it gets from what is kept.
addEventListener('activate', event => {
  ;(event as Lasting).waitUntil(clients.claim())
})
// One message a table: a later one takes the place of an earlier one.
addEventListener('push', event => {
  const { data, waitUntil } = event as unknown as Pushed
  const { text = '', table = null } = data?.json() ?? {}
  const place = table === null ? '#/online' : `#/t/${table}`
  const icon = `${registration.scope}icon-192.png`
  waitUntil.call(event, registration.showNotification(text, { tag: place, data: place, icon }))
})
addEventListener('notificationclick', event => {
  const { notification, waitUntil } = event as unknown as Clicked
  notification.close()
  waitUntil.call(event, clients.openWindow(registration.scope + notification.data))
})
precacheAndRoute(FILES)
cleanupOutdatedCaches()
// The link of a table leads to the page as a server would have it lead there: under `t/` its files would not be found.
const LINK = /^t\/([\w-]{1,64})\/?$/
const linkIn = ({ origin, pathname }: URL) => {
  const home = new URL(registration.scope)
  return origin === home.origin && pathname.startsWith(home.pathname)
    ? LINK.exec(pathname.slice(home.pathname.length))
    : null
}
registerRoute(
  new Route(
    ({ url, request }) => request.mode === 'navigate' && linkIn(url) !== null,
    async ({ url }) => Response.redirect(`${registration.scope}?table=${linkIn(url)?.[1]}`),
  ),
)
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html')))
