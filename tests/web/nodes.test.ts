import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProxy, type Way } from '../server/faults/proxy.ts'
import { newFolder, UNHURRIED } from '../server/people.ts'
import { type Cluster, ownCluster } from '../server/postgres.ts'
import { folder as built, inBrowser } from './browser.ts'
import { PATIENCE } from './screens.ts'
import { listen, momentOn, playOn, ruleOf, sceneOn } from './table-driver.ts'

/** Two nodes on one PostgreSQL behind one address: the one that everybody is at is killed, and they go on at the other. */

const program = fileURLToPath(new URL('../server/process.mjs', import.meta.url))
const KEY = 'ab'.repeat(32)
const { browser } = inBrowser()
const folder = newFolder()
const nodes: { readonly child: ChildProcess; readonly port: number }[] = []
let cluster: Cluster
let way: Way

beforeAll(async () => {
  cluster = await ownCluster()
  const url = await cluster.fresh()
  for (const name of ['first', 'second']) {
    const child = spawn(process.execPath, [program, built, join(folder, name), '0', url, KEY], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, SERVER_SETTINGS: JSON.stringify({ times: UNHURRIED }) },
    })
    const [said] = await once(child.stdout, 'data')
    nodes.push({ child, port: Number(String(said)) })
  }
  way = await openProxy(nodes[0].port)
})
afterAll(async () => {
  await way.close()
  for (const { child } of nodes) child.kill('SIGKILL')
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('one of two nodes is killed under open pages, and nothing is lost', async () => {
  const home = `http://127.0.0.1:${way.port}/`
  const comes = async (name: string, at: string) => {
    const context = await browser().newContext({ locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' })
    context.setDefaultTimeout(PATIENCE)
    await listen(context, name)
    const page = await context.newPage()
    await page.goto(at)
    return page
  }
  const ann = await comes('Ann', `${home}#/online/open`)
  await ann.getByLabel('Your name').fill('Ann')
  await ann.getByRole('radio', { name: /3$/ }).check({ force: true })
  await ann.getByRole('button', { name: 'Open the table' }).click()
  await ann.getByRole('button', { name: 'Invite Seat 2' }).click()
  const ben = await comes('Ben', await ann.getByLabel('Link to Seat 2').inputValue())
  await ben.getByLabel('Your name').fill('Ben')
  await ben.getByRole('button', { name: 'Sit down' }).click()
  await ann.getByRole('button', { name: 'Give the free seat to a bot' }).click()
  await ann.getByRole('button', { name: 'Deal the agendas' }).click()
  const pages = [ann, ben]
  const isInRound = (round: number) => (now: { scene: { view: unknown; outcome: unknown } }) =>
    (now.scene.view as { round: number }).round >= round || now.scene.outcome !== null
  await Promise.all(pages.map((page, seat) => playOn(page, ruleOf(`nodes ${seat}`), isInRound(2))))
  const before = await Promise.all(pages.map(sceneOn))

  nodes[0].child.kill('SIGKILL')
  for (const page of pages) await page.getByText('The server is gone').first().waitFor()
  way.leadTo(nodes[1].port)
  for (const [seat, page] of pages.entries()) {
    await expect.poll(() => page.getByText('The server is gone').count()).toBe(0)
    await momentOn(page)
    const settled = before[seat].events.length - before[seat].draftEvents.length
    expect((await sceneOn(page)).events.slice(0, settled)).toEqual(before[seat].events.slice(0, settled))
  }
  await Promise.all(pages.map((page, seat) => playOn(page, ruleOf(`nodes again ${seat}`), isInRound(3))))
  for (const page of pages) await page.context().close()
})
