import { rmSync } from 'node:fs'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach } from 'vitest'
import type { Outgoing } from '../../src/host/wire.ts'
import { newFolder } from '../server/people.ts'
import { desktop } from './browser.ts'
import { type Recorded, recorded } from './recorded.ts'
import { PATIENCE } from './screens.ts'
import { listen, type Said } from './table-driver.ts'

/** Everything that a browser holds of a table elsewhere, by the channel it could be read from. */
export const channels = [
  'messages',
  'answers',
  'posted',
  'page',
  'tree',
  'tab',
  'local',
  'session',
  'databases',
  'caches',
  'cookies',
  'console',
] as const
export type Channel = (typeof channels)[number]
export type Holdings = Readonly<Record<Channel, string>>

/** Somebody with a browser, and a way to the server of their own on which every byte is written down. */
export interface Holder {
  readonly page: Page
  readonly context: BrowserContext
  readonly way: Recorded
  /** What went wrong on the page without anybody being told. */
  readonly errors: readonly string[]
  /** Opens a link of the server. */
  goto(link: string): Promise<void>
  holds(): Promise<Holdings>
  close(): Promise<void>
}

export async function holder(
  browser: Browser,
  port: () => number,
  options: BrowserContextOptions = {},
  before: (context: BrowserContext) => Promise<unknown> = async () => {},
): Promise<Holder> {
  const way = await recorded(port)
  const context = await browser.newContext({
    ...{ viewport: desktop, locale: 'en-GB', reducedMotion: 'reduce', colorScheme: 'dark', serviceWorkers: 'block' },
    ...options,
  })
  context.setDefaultTimeout(PATIENCE)
  await listen(context, 'held')
  await before(context)
  const page = await context.newPage()
  const written: string[] = []
  const errors: string[] = []
  page.on('console', message => {
    // What the browser itself remarks about how long something took to be used.
    if (!/preload/.test(message.text())) written.push(message.text())
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', ({ message }) => {
    written.push(message)
    errors.push(message)
  })
  const answers: Promise<string>[] = []
  page.on('response', response => {
    const { pathname, search } = new URL(response.url())
    if (!pathname.startsWith('/api/')) return
    const asked = `${response.request().method()} ${pathname}${search} ${response.status()}`
    // One that was called off has no text.
    answers.push(
      response.text().then(
        text => `${asked} ${text}`,
        () => asked,
      ),
    )
  })
  const home = `http://127.0.0.1:${way.port}/`
  return {
    ...{ page, context, way, errors },
    goto: async link => void (await page.goto(link.replace(/^http:\/\/[^/]+\//, home))),
    async holds() {
      const said = await page.evaluate(() => (window as unknown as { said: Said[] }).said)
      const kept = await page.evaluate(keptHere)
      const cookies = await context.cookies()
      return {
        // In their order, one a line: how many there are and how long each is are part of it.
        messages: messagesIn(way.messages()),
        // Two that are asked for at the same time are answered in any order.
        answers: (await Promise.all(answers)).sort().join('\n'),
        posted: postedIn(said),
        page: await page.evaluate(() => document.body.outerHTML),
        tree: await page.locator('body').ariaSnapshot(),
        tab: await page.evaluate(() =>
          [document.title, document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href, location.href].join('\n'),
        ),
        ...kept,
        cookies: cookies
          .map(({ name, value, path }) => `${name} ${path} ${'x'.repeat(value.length)}`)
          .sort()
          .join('\n'),
        console: written.join('\n'),
      }
    },
    async close() {
      await context.close()
      await way.close()
    },
  }
}

/** A folder for the tests of a file, and what is to be ended after each of them, the last first. */
export function workplace(): { readonly folder: string; readonly closing: (() => Promise<unknown>)[] } {
  const folder = newFolder()
  const closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return { folder, closing }
}

/** Who is there is told together, so long after the first has come: how often depends on the clock on the wall. */
const isCounted = ({ type }: Outgoing): boolean => type !== 'presence' && type !== 'here'

function messagesIn(all: readonly Outgoing[]): string {
  const last = all.findLast(({ type }) => type === 'presence')
  return [...all.filter(isCounted), ...(last ? [last] : [])].map(one => JSON.stringify(one)).join('\n')
}

/** What page and workers have said to each other: in its order by kind, for questions and answers come as they are done. */
function postedIn(said: readonly Said[]): string {
  const asked = new Map(said.flatMap(one => ('asked' in one ? [[one.asked.number, one.asked] as const] : [])))
  const lines = said.flatMap(one => {
    if (!('told' in one)) return []
    const { told } = one as { readonly told: object }
    if ('update' in told) return [`update ${JSON.stringify(told)}`]
    if ('table' in told) {
      const { present: _, watching: _watching, screens: _screens, isConnected: _line, ...table } = told.table as Present
      return [`table ${JSON.stringify(table)}`]
    }
    const { number, ...answer } = told as { readonly number: number }
    const { ask, what } = asked.get(number) ?? {}
    return [`${ask ?? 'nobody'} ${JSON.stringify(what)} ${JSON.stringify(answer)}`]
  })
  const kindOf = (line: string): string => line.slice(0, line.indexOf(' '))
  const kinds = [...new Set(lines.map(kindOf))].sort()
  return kinds
    .flatMap(kind => {
      const own = lines.filter(line => kindOf(line) === kind)
      if (kind === 'update') return own
      // How often a table was said to stand as it stood depends on who was there.
      if (kind === 'table') return own.filter((line, at) => line !== own[at - 1])
      return own.sort()
    })
    .join('\n')
}
interface Present {
  readonly present?: unknown
  readonly watching?: unknown
  readonly screens?: unknown
  readonly isConnected?: unknown
}

/** In the page: what it keeps, and what its service worker does. */
async function keptHere(): Promise<Pick<Holdings, 'local' | 'session' | 'databases' | 'caches'>> {
  const pairs = (storage: Storage): string =>
    Object.entries(storage)
      .map(([key, value]) => `${key} ${value}`)
      .sort()
      .join('\n')
  const rows: string[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    const opened = indexedDB.open(name)
    await new Promise(done => opened.addEventListener('success', done))
    for (const store of opened.result.objectStoreNames) {
      const all = opened.result.transaction(store).objectStore(store).getAll()
      await new Promise(done => all.addEventListener('success', done))
      for (const row of all.result) rows.push(`${name} ${store} ${JSON.stringify(row)}`)
    }
    opened.result.close()
  }
  const files: string[] = []
  for (const name of 'caches' in window ? await caches.keys() : []) {
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) {
      // What the page is built of is public; of anything else, all of it.
      const isBuilt = /\/(?:assets\/|$|index\.html|[\w-]+\.(?:svg|png|webmanifest|js|woff2|ico|txt|json)\b)/.test(url)
      const body = isBuilt ? '' : await (await cache.match(url))?.text()
      files.push(`${name} ${url} ${body}`)
    }
  }
  return {
    local: pairs(localStorage),
    session: pairs(sessionStorage),
    databases: rows.sort().join('\n'),
    caches: files.sort().join('\n'),
  }
}

/** In a page that is as careless as can be: what it should not know is written down wherever a page can. */
export async function writeEverywhere(text: string): Promise<void> {
  localStorage.setItem('odd', text)
  sessionStorage.setItem('odd', text)
  // biome-ignore lint/suspicious/noDocumentCookie: of cookies, the names are looked at
  document.cookie = `odd-${text}=1`
  console.log(text)
  // The page has a title of its own to give.
  setInterval(() => {
    document.title = text
  }, 50)
  document.body.append(Object.assign(document.createElement('p'), { textContent: text }))
  await (await caches.open('odd')).put(`/odd/${text}`, new Response(text))
  const opening = indexedDB.open('odd')
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('odd'))
  await new Promise(done => opening.addEventListener('success', done))
  const writing = opening.result.transaction('odd', 'readwrite')
  writing.objectStore('odd').put(text, 1)
  await new Promise(done => writing.addEventListener('complete', done))
  opening.result.close()
  await (await fetch(`api/daily?day=${text}`)).text()
}

/** What is random by nature: each of these is written as its name, and as long as it was where that is longer. */
export type Random = ReadonlyMap<string, string>

/**
 * Moments by a clock on the wall; what clients, servers and React draw or count for their own use; and what is read out,
 * which sums up whatever has come in one go.
 */
const PASSING: readonly (readonly [RegExp, string])[] = [
  [/\b1[789]\d{11}\b/g, 'MOMENT'],
  [/(?<=127\.0\.0\.1:)\d+/g, 'PORT'],
  [/(?<="(?:ack|id|bits|hash)":")[0-9a-f-]{32,64}(?=")/g, 'DRAWN'],
  [/(?<="pass":")[\w-]{22}(?=")/g, 'DRAWN'],
  [/(?<=<path class="qr-dark" d=")[^"]+/g, 'DRAWN'],
  [/(?<=<div class="only-spoken" role="(?:status|alert)">)[^<]*/g, ''],
  [/^- (?:status|alert)(?::.*)?$/gm, ''],
  [/«r[0-9a-z]+»|_r_[0-9a-z]+_/g, 'MOUNTED'],
]

/** The same text for two browsers that hold the same, with nothing else left out. */
export function comparable(text: string, random: Random): string {
  let plain = text
  for (const [value, name] of random) plain = plain.replaceAll(value, name.padEnd(value.length, '·'))
  for (const [pattern, name] of PASSING)
    plain = plain.replaceAll(pattern, found => (name === '' ? '' : name.padEnd(found.length, '·')))
  return plain
}

/** Where two that should hold the same differ, channel by channel, in words. */
export function apart(
  [one, two]: readonly [Holdings, Holdings],
  [oneRandom, twoRandom]: readonly [Random, Random],
): readonly string[] {
  return channels.flatMap(channel => {
    const [a, b] = [comparable(one[channel], oneRandom), comparable(two[channel], twoRandom)]
    if (a === b) return []
    const at = [...a].findIndex((letter, n) => letter !== b[n])
    const from = Math.max(0, (at < 0 ? a.length : at) - 80)
    return [`${channel}: “${a.slice(from, from + 200)}” and “${b.slice(from, from + 200)}”`]
  })
}
