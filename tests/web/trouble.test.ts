import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PROTOCOL } from '../../src/web/worker/protocol.ts'
import { folder, inBrowser, type Visit } from './browser.ts'
import {
  asFile,
  bringIn,
  type Call,
  callOf,
  fileOf,
  playedIn,
  playOn,
  sceneAt,
  shows,
  startCall,
} from './call-driver.ts'
import { PATIENCE } from './screens.ts'

/** What can go wrong: each time a sentence, a way on, and nothing lost. */

const { visit, address, browser } = inBrowser()

let call: Call
beforeAll(async () => {
  call = await callOf('trouble', 'arkayne')
})

/** What the page said to nobody, where something was broken on purpose. */
const expected = ({ errors }: Visit, pattern: RegExp): void => {
  for (const error of errors) expect(error).toMatch(pattern)
  errors.length = 0
}

const idOn = (page: Page): string => page.url().split('/').at(-1) ?? ''

/** Writes over the text of a save, as a bad disk or another program would. */
const writeText = (page: Page, id: string, change: 'cut' | 'later'): Promise<void> =>
  page.evaluate(
    ([name, how]) =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.open('situation-room')
        request.onerror = () => failed(request.error)
        request.onsuccess = () => {
          const database = request.result
          const transaction = database.transaction('texts', 'readwrite')
          const texts = transaction.objectStore('texts')
          const read = texts.get(name)
          read.onsuccess = () => {
            const text = String(read.result)
            texts.put(how === 'cut' ? text.slice(0, text.length / 2) : text.replace('match@2', 'match@9'), name)
          }
          transaction.oncomplete = () => {
            database.close()
            done()
          }
        }
      }),
    [id, change] as const,
  )

test('two tabs without locks: the late one is told, and what the other played stays', async () => {
  const { page } = await visit({ hash: '#/rules' })
  const file = readdirSync(join(folder, 'assets')).find(name => /^worker-.*\.js$/.test(name))
  // Two tables as two tabs have them, each in a worker that finds no locks in its browser.
  for (const name of ['one', 'two']) {
    const [worker] = await Promise.all([
      page.waitForEvent('worker'),
      page.evaluate(
        ([key, script]) =>
          Object.assign(window, { [key]: new Worker(`./assets/${script}`, { type: 'module' }) }) && null,
        [name, file] as const,
      ),
    ])
    await worker.evaluate(() => Object.defineProperty(navigator, 'locks', { value: undefined }) && null)
  }
  type Answer = { readonly answer?: { readonly id: string } | null; readonly refused?: { readonly key: string } }
  let number = 0
  const ask = (tab: 'one' | 'two', name: string, what: object | null): Promise<Answer> =>
    page.evaluate(
      ([key, request]) =>
        new Promise<Answer>(done => {
          const worker = (window as unknown as Record<string, Worker>)[key]
          worker.onmessage = ({ data }) => data.number === request.number && done(data)
          worker.postMessage(request)
        }),
      [tab, { protocol: PROTOCOL, number: ++number, ask: name, what }] as const,
    )
  const opening = { game: 'negotiator', setup: { abductor: 'edward' }, seed: 's', practice: false, seats: [] }
  const id = (await ask('one', 'open', opening)).answer?.id
  await ask('one', 'resume', { id })
  await ask('two', 'resume', { id })
  for (const choice of ['bank keep-cool', 'bank small-talk']) await ask('one', 'choose', { choice })
  const hangUp = { choice: 'hang-up' }
  expect(await ask('two', 'choose', hangUp)).toMatchObject({ refused: { key: 'page.other-tab' } })
  expect(await ask('two', 'resume', { id })).toHaveProperty('answer')
  // What the other played is there: two choices to take back, and no third.
  for (const _ of [1, 2]) expect(await ask('two', 'undo', null)).toHaveProperty('answer')
  expect(await ask('two', 'undo', null)).toMatchObject({ refused: { key: 'match.nothing-to-undo' } })
  expect(await ask('two', 'choose', hangUp)).toHaveProperty('answer')
})

describe('what cannot be read', () => {
  test.each([
    { kind: 'damaged', change: 'cut', why: /cannot be read|damaged|not JSON|cut off/i },
    { kind: 'from a later version', change: 'later', why: /does not know. A newer one may/ },
  ] as const)('a save that is $kind', async ({ change, why }) => {
    const { page } = await visit()
    await bringIn(page, address(), 'call.json', await fileOf(call, 2))
    await shows(page, sceneAt(call, 2))
    const id = idOn(page)
    const place = page.url()
    await page.goto(`${address()}#/`)
    await page.getByRole('button', { name: 'Take a call' }).waitFor()
    await writeText(page, id, change)

    await page.goto(place)
    await page.reload()
    await page.getByRole('heading', { name: 'This call cannot be opened' }).waitFor()
    expect((await page.getByRole('alert').first().textContent())?.length).toBeGreaterThan(10)
    await page.getByRole('link', { name: 'Saved games and replays' }).click()
    await page.getByRole('heading', { name: 'Cannot be read (1)' }).waitFor()
    const save = page.locator('.save.is-damaged')
    await expect.poll(() => save.textContent()).toMatch(why)
    // It is kept as it is, and can be had as a file.
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      save.getByRole('button', { name: 'Download' }).click(),
    ])
    const text = readFileSync(await download.path(), 'utf8')
    expect(text).toContain(change === 'cut' ? '"format"' : 'match@9')
    await save.getByRole('link', { name: 'Try to open it' }).click()
    await page.getByRole('heading', { name: 'This game cannot be shown' }).waitFor()
    await expect.poll(() => page.getByRole('alert').first().textContent()).toMatch(why)

    // Everything else goes on; and what cannot be read can be put away.
    await page.goto(`${address()}#/saves`)
    await save.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete it' }).click()
    await page.getByRole('heading', { name: 'Nothing has been played here yet' }).waitFor()
    await startCall(page, address(), call)
    await playOn(page, call, 0, 1)
  })

  test('links to nothing', async () => {
    const { page } = await visit()
    for (const [hash, title, why] of [
      ['#/call/nothing', 'This call cannot be opened', /not in this browser/],
      ['#/replay/nothing', 'This game cannot be shown', /not in this browser/],
      ['#/table/nothing', /not in this browser/, /not in this browser/],
      ['#/shared/1.zzzz', 'This game cannot be opened', /This link is not whole/],
      ['#/shared/nonsense', 'This game cannot be opened', /This link is not whole/],
      ['#/shared/7.AAAA', 'This game cannot be opened', /newer version/],
      ['#/%E0%A4%A', 'Nothing lies here', /leads to no screen/],
      ['#/lost/and/found', 'Nothing lies here', /leads to no screen/],
    ] as const) {
      await page.goto(address() + hash)
      await page.getByRole('heading', { name: title }).waitFor()
      await expect.poll(() => page.getByRole('main').textContent(), { message: hash }).toMatch(why)
      await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
      await page.getByRole('button', { name: 'Take a call' }).waitFor()
    }
  })

  test('a table looked for among the calls, and a call among the tables', async () => {
    const { page } = await visit()
    await startCall(page, address(), call)
    const id = idOn(page)
    await page.goto(`${address()}#/table/${id}`)
    await page.waitForURL(/#\/call\//)
    await shows(page, sceneAt(call, 0))
    await page.goto(`${address()}#/tables`)
    await page.getByRole('button', { name: 'Play now against three' }).first().click()
    await page.waitForURL(/#\/table\//)
    const table = idOn(page)
    await page.goto(`${address()}#/call/${table}`)
    await page.waitForURL(/#\/table\//)
    await page.getByRole('button', { name: 'To the board' }).waitFor()
  })

  test('a file that is none of ours changes nothing', async () => {
    const { page } = await visit()
    await bringIn(page, address(), 'call.json', await fileOf(call, 5))
    await shows(page, sceneAt(call, 5))
    await page.goto(`${address()}#/saves`)
    await page.locator('.save').waitFor()
    const whole = await fileOf(call)
    const edited = whole.replace('"practice":false', '"practice":true')
    expect(edited).not.toBe(whole)
    for (const text of [
      '',
      'GIF89a',
      '[]',
      '{"a":1}',
      '{"format":"situation-room/match@7"}',
      whole.slice(0, 300),
      edited,
    ]) {
      await page.locator('.keeping input[type=file]').setInputFiles(asFile('rubbish.json', text))
      const problem = page.locator('.problem')
      await problem.waitFor()
      expect((await problem.textContent())?.length, text).toBeGreaterThan(20)
      await expect
        .poll(() => problem.textContent(), { message: text })
        .not.toMatch(/should not have|(file|shape|match)\.[a-z]/)
      await problem.getByRole('button', { name: 'Put this message away' }).click()
      await problem.waitFor({ state: 'detached' })
      await expect.poll(() => page.locator('.save').count()).toBe(1)
    }
  })
})

describe('a browser that keeps nothing', () => {
  /** Something is put before the table's own script. */
  async function broken(script: string): Promise<Visit> {
    return visit({
      before: context =>
        context.route(/assets\/worker-[^/]*\.js$/, async route => {
          const response = await route.fetch()
          await route.fulfill({ response, body: `${script}\n${await response.text()}` })
        }),
    })
  }

  const forbidden = `IDBFactory.prototype.open = () => { throw new DOMException('forbidden', 'SecurityError') }`
  const full = `IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }`

  test.each([
    ['forbidden', forbidden],
    ['full', full],
  ])('storage is %s: it says so, plays on, and the game can be downloaded', async (_kind, script) => {
    const { page } = await broken(script)
    await startCall(page, address(), call)
    await page.getByText('This browser keeps nothing for us').first().waitFor()
    await playOn(page, call, 0, 4)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download it' }).click(),
    ])
    const text = readFileSync(await download.path(), 'utf8')
    expect(playedIn(text)).toEqual(playedIn(await fileOf(call, 4)))
    // It lasts as long as the tab.
    await page.goto(`${address()}#/saves`)
    await page.getByRole('link', { name: 'Resume' }).click()
    await shows(page, sceneAt(call, 4))
    await playOn(page, call, 4, 6)

    // And the file brings it back where something is kept.
    const { page: other } = await visit()
    await bringIn(other, address(), 'call.json', text)
    await shows(other, sceneAt(call, 4))
  })

  test('full: a file is not taken in, and it is said what to do', async () => {
    const { page } = await broken(full)
    await bringIn(page, address(), 'call.json', await fileOf(call))
    await page.getByText('This browser has no room left for it.').waitFor()
    await expect.poll(() => page.locator('.save').count()).toBe(0)
  })
})

describe('a table that dies', () => {
  const kill = async (page: Page): Promise<void> => {
    const [worker] = page.workers().filter(one => one.url().includes('worker-'))
    await worker.evaluate(() => {
      setTimeout(() => {
        throw new Error('died on purpose')
      })
    })
  }

  const told = (page: Page) => page.getByText('The table had stopped and was set up again. Nothing is lost.')

  const putAway = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Put this message away' }).click()
    await told(page).waitFor({ state: 'detached' })
  }

  test('in mid-turn, and again: it says so, and the same game goes on', async () => {
    const visited = await visit()
    const { page } = visited
    await startCall(page, address(), call)
    for (const [from, to] of [
      [0, 2],
      [2, 3],
      [3, 3],
    ] as const) {
      await playOn(page, call, from, to)
      await kill(page)
      await told(page).waitFor()
      await shows(page, sceneAt(call, to))
      await putAway(page)
    }
    await playOn(page, call, 3, 6)
    await page.reload()
    await shows(page, sceneAt(call, 6))
    expected(visited, /died on purpose/)
  })

  /** From now on the first tables that are started die at once. */
  async function dying(visited: Visit, tables: number): Promise<() => number> {
    let started = 0
    await visited.page.route(/assets\/worker-[^/]*\.js$/, async route => {
      started += 1
      if (started > tables) await route.continue()
      else await route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("died on purpose")' })
    })
    return () => started
  }

  test('and the one in its place dies too: the third has the game', async () => {
    const visited = await visit()
    const { page } = visited
    await startCall(page, address(), call)
    await playOn(page, call, 0, 2)
    const started = await dying(visited, 1)
    await kill(page)
    await told(page).waitFor()
    expect(started()).toBe(2)
    await shows(page, sceneAt(call, 2))
    await putAway(page)
    await playOn(page, call, 2, 4)
    expected(visited, /died on purpose/)
  })

  test('and never starts again: it is said once, not tried for ever', async () => {
    const visited = await visit()
    const { page } = visited
    await startCall(page, address(), call)
    await playOn(page, call, 0, 2)
    const started = await dying(visited, 1000)
    await kill(page)
    const gone = page.getByText('The table does not start. Check the connection and load the page again')
    await gone.waitFor()
    await page.waitForTimeout(1500)
    expect(started()).toBeLessThan(5)
    // Nor can one begin another, and whoever tries is told.
    await page.goto(`${address()}#/`)
    await page.getByRole('button', { name: 'Take a call' }).click()
    await gone.waitFor()
    await page.unroute(/assets\/worker-[^/]*\.js$/)
    await page.reload()
    await page.getByText('One game waits for you.').waitFor()
    await page.getByRole('link', { name: 'Resume', exact: true }).click()
    await shows(page, sceneAt(call, 2))
    expected(visited, /died on purpose/)
  })
})

test('two tabs on one call: the second says so, takes over, and the first lets go', async () => {
  const { page, context } = await visit()
  await startCall(page, address(), call)
  await playOn(page, call, 0, 3)
  const second = await context.newPage()
  await second.goto(page.url())
  await second.getByRole('heading', { name: 'This game is open in another tab.' }).waitFor()
  // The first plays on as if nothing were.
  await playOn(page, call, 3, 4)
  await second.getByRole('button', { name: 'Bring it here' }).click()
  await shows(second, sceneAt(call, 4))
  await page.getByRole('heading', { name: 'This game is open in another tab.' }).waitFor()
  await playOn(second, call, 4, 6)
  await page.getByRole('button', { name: 'Bring it here' }).click()
  await shows(page, sceneAt(call, 6))
  await second.getByRole('heading', { name: 'This game is open in another tab.' }).waitFor()
  await second.close()
  await playOn(page, call, 6, 7)
})

test('a piece of the page that does not come: a sentence and a way on', async () => {
  const visited = await visit()
  const { page, context } = visited
  await startCall(page, address(), call)
  await playOn(page, call, 0, 3)
  await context.route(/assets\/Saves-[^/]*\.js$/, route => route.abort())
  await page.goto(`${address()}#/saves`)
  await page.getByRole('heading', { name: 'This screen could not be drawn' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await page.getByRole('button', { name: 'Take a call' }).waitFor()
  await context.unroute(/assets\/Saves-[^/]*\.js$/)
  await page.goto(`${address()}#/saves`)
  const again = page.getByRole('button', { name: 'Load again' })
  await again.or(page.locator('.save')).first().waitFor()
  if (await again.isVisible()) await again.click()
  await page.getByRole('link', { name: 'Resume' }).click()
  await shows(page, sceneAt(call, 3))
  expected(visited, /Failed to (load|fetch)|dynamically imported module/)
})

describe('in any folder of any host', () => {
  const types: Readonly<Record<string, string>> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.svg': 'image/svg+xml',
    '.json': 'application/json',
    '.webmanifest': 'application/manifest+json',
  }
  /** A host that knows nothing of the page: it hands out files, and nothing outside the folder. */
  const host = createServer(({ url = '' }, answer) => {
    const path = normalize(new URL(url, 'http://host').pathname)
    if (!path.startsWith('/some/where/')) {
      answer.writeHead(404).end()
      return
    }
    const wanted = path.slice('/some/where/'.length) || 'index.html'
    const file = join(folder, wanted)
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      answer.writeHead(404).end()
      return
    }
    answer
      .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file))
  })
  let home = ''
  let context: BrowserContext
  beforeAll(async () => {
    await new Promise<void>(listening => host.listen(0, '127.0.0.1', listening))
    home = `http://127.0.0.1:${(host.address() as AddressInfo).port}/some/where/`
    context = await browser().newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
    context.setDefaultTimeout(PATIENCE)
  })
  afterAll(async () => {
    await context.close()
    host.close()
    host.closeAllConnections()
  })

  test('a call, and every screen offline', async () => {
    const page = await context.newPage()
    const wrong: string[] = []
    page.on('pageerror', error => wrong.push(error.message))
    page.on('console', message => {
      if (/Content Security Policy/.test(message.text())) wrong.push(message.text())
    })
    page.on('response', response => {
      if (response.status() >= 400) wrong.push(response.url())
    })
    await page.goto(home)
    await startCall(page, home, call)
    await playOn(page, call, 0, 2)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
      .toContain('/some/where/')
    await context.setOffline(true)
    await page.goto(home)
    await page.getByText('You are offline').waitFor()
    await startCall(page, home, call)
    await playOn(page, call, 0, 3)
    for (const screen of ['saves', 'career', 'daily', 'rules', 'learn', 'tables']) {
      await page.goto(`${home}#/${screen}`)
      await page.getByRole('main').getByRole('heading').first().waitFor()
      await expect
        .poll(() => page.getByRole('heading', { name: 'This screen could not be drawn' }).count(), {
          message: screen,
        })
        .toBe(0)
    }
    await context.setOffline(false)
    expect(wrong).toEqual([])
    // The host sends no headers: the page itself forbids what is not its own.
    const refused = await page.evaluate(async () => {
      const told = new Promise<string>(resolve =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => resolve(violatedDirective)),
      )
      const script = document.createElement('script')
      script.textContent = 'document.title = "not ours"'
      document.head.append(script)
      return { told: await told, title: document.title }
    })
    expect(refused.told).toBe('script-src-elem')
    expect(refused.title).not.toBe('not ours')
  })
})
