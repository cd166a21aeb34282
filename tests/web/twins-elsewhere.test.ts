import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { writeLink } from '../../src/client/link.ts'
import { type TableServer as Server, serverAt } from '../../src/client/server.ts'
import type { RemoteTable } from '../../src/client/table.ts'
import type { Viewer } from '../../src/engine/game.ts'
import type { AnyGame, Registry } from '../../src/games/index.ts'
import { startServer, type TableServer } from '../../src/server/server.ts'
import { UNHURRIED, until } from '../server/people.ts'
import { dealtWith } from '../server/twins/dealt.ts'
import { inBrowser, folder as page } from './browser.ts'
import { apart, channels, type Holder, holder, type Random, workplace, writeEverywhere } from './holdings.ts'
import { sceneOn, settled } from './table-driver.ts'
import { PLAYERS, type Script, type Step, scriptTo, VIEWER } from './twins-script.ts'

/**
 * Twins in real browsers: two tables of two real servers that differ only in what a viewer may not know, at which the same
 * is done. All that the browser of that viewer holds is the same at both.
 */

const { browser } = inBrowser()
const { folder, closing } = workplace()

const onlookers = ['host', 'screen', 'spectator'] as const
const viewers = ['player', ...onlookers] as const
type Who = (typeof viewers)[number]
/** Who does something for themselves, at the second table only. */
const WRITER = 1

interface Table {
  readonly table: string
  readonly people: readonly RemoteTable[]
  readonly browsers: Readonly<Record<Who, Holder>>
  readonly random: Random
  draw(): Promise<unknown>
}

let servers = 0
async function served(games?: Registry): Promise<TableServer> {
  servers += 1
  const data = join(folder, `data-${servers}`)
  const server = await startServer({
    ...{ page, host: '127.0.0.1', port: 0, data, times: UNHURRIED, ...(games ? { games } : {}) },
    limits: { tablesPerHour: 1000 },
  })
  closing.push(() => server.close())
  return server
}

function joined(at: Server, table: string, pass: string): RemoteTable {
  const one = at.join(table, pass)
  closing.push(async () => one.leave())
  return one
}

/** A table with three people, each at a terminal, and a browser for everybody who looks at it. */
async function tableAt(
  { port }: TableServer,
  seed: string,
  whos: readonly Who[],
  before?: (context: BrowserContext) => Promise<unknown>,
): Promise<Table> {
  const address = `http://127.0.0.1:${port}`
  const at = serverAt(address)
  const { table, host, invites, watch, code } = await at.open({
    ...{ game: 'homeland', players: PLAYERS, spectators: true, seed },
  })
  const people: RemoteTable[] = []
  const { commitment } = (await at.look(table)).lobby
  const random = new Map([
    [table, 'TABLE'],
    [code, 'CODE'],
    [`${code.slice(0, 3)} ${code.slice(3)}`, 'CODE'],
    [host, 'HOST'],
    [watch, 'WATCH'],
    [commitment, 'COMMITMENT'],
    // As the lobby shows it.
    [commitment.slice(0, 16), 'COMMITMENT'],
  ])
  let own = ''
  for (const [seat, invite] of invites.entries()) {
    const { pass } = await at.sit(table, { invite, name: `Person ${seat}`, hash: null })
    if (seat === VIEWER) own = pass
    const one = joined(at, table, pass)
    await until(one, ({ lobby }) => lobby !== null)
    people.push(one)
  }
  const rights = {
    player: { kind: 'device', pass: await at.addDevice(table, own) },
    host: { kind: 'host', pass: host },
    screen: { kind: 'screen', pass: whos.includes('screen') ? await at.openScreen(table, host) : '' },
    spectator: { kind: 'watch', pass: watch },
  } as const
  for (const [who, { pass }] of Object.entries(rights)) random.set(pass, who.toUpperCase())
  const browsers: Partial<Record<Who, Holder>> = {}
  for (const who of whos) {
    // The service worker keeps the whole page: once is enough to see that it keeps nothing else.
    const one = await holder(browser(), () => port, who === 'player' ? { serviceWorkers: 'allow' } : {}, before)
    closing.push(one.close)
    browsers[who] = one
    await one.goto(writeLink({ address, table, right: rights[who] }))
    await one.page.locator('.online-lobby, .screen-lobby').first().waitFor()
  }
  random.delete('')
  return {
    ...{ table, people, random, browsers: browsers as Record<Who, Holder> },
    draw: () => at.act(table, host, { id: 'draw', do: { type: 'draw' } }),
  }
}

/** Through what is told, to the board; it waits for nothing that has not come. */
async function toBoard(one: Page): Promise<void> {
  const [briefing, theatre] = [one.locator('.briefing'), one.locator('.theatre')]
  if (await briefing.isVisible()) await one.getByRole('button', { name: 'To the board' }).click()
  else if (await theatre.isVisible()) await one.keyboard.press('End')
}

/** How what two browsers hold differs, once both have come through what they were told. */
async function apartNow(both: readonly Holder[], random: readonly Random[]): Promise<readonly string[]> {
  for (const { page } of both) await toBoard(page)
  const [a, b] = await Promise.all(both.map(one => one.holds()))
  return apart([a, b], [random[0], random[1]])
}

/** All that the browsers of both tables hold is the same, as soon as everything has come. */
async function mustBeTwins(tables: readonly Table[]): Promise<void> {
  const random = tables.map(one => one.random)
  for (const who of viewers) {
    const both = tables.map(({ browsers }) => browsers[who])
    await expect.poll(() => apartNow(both, random), { message: who }).toEqual([])
  }
}

/** What one of the players does for themselves alone, at the second table only. */
async function alone(one: RemoteTable, n: number, draft: string | null): Promise<void> {
  await one.act({ type: 'note', about: { player: 2 }, text: `thought ${n}` })
  await one.act({ type: 'suspect', player: 2, mix: [10, 20, 70] })
  await one.act({ type: 'unsent', version: one.now().own.unsent.version, text: `not said ${n}`, claim: null })
  await one.act({ type: 'mute', seat: VIEWER, isMuted: n % 2 === 0 })
  const rules = [{ asset: 'lynne-reed', do: 'ask', impactAtLeast: 1 + (n % 3) }]
  await one.act({ type: 'presets', version: one.now().own.presets.version, rules })
  await one.act({ type: 'choose', choices: ['nothing anybody can choose'] }).catch(() => {})
  if (draft !== null) await one.act({ type: 'choose', choices: [draft] })
}

async function hasAsked(one: Page, question: string | undefined): Promise<void> {
  await expect.poll(async () => (await sceneOn(one)).asked?.question).toBe(question)
  await settled(one)
}

/** Plays one step at both; whoever writes for themselves does so at the second table before it. */
async function step(tables: readonly Table[], { seat, names }: Step): Promise<void> {
  for (const [at, { people, browsers }] of tables.entries()) {
    const { shown } = await until(people[seat], state => state.shown?.asked?.options.includes(names[at]) === true)
    // What the page asks its worker about a question is answered as long as that stands.
    if (seat === VIEWER) await hasAsked(browsers.player.page, shown?.asked?.question)
    await people[seat].act({ type: 'choose', choices: [names[at]] })
  }
}

/** The same table at two servers that deal as the script says. */
function pair(script: Script, whos: readonly Who[], planted: Planted = {}): Promise<readonly Table[]> {
  const games = [[], script.exchanges].map(exchanges => dealtWith(exchanges, planted.leak))
  return Promise.all(games.map(async one => tableAt(await served(one), script.seed, whos, planted.before)))
}
interface Planted {
  readonly leak?: Parameters<typeof dealtWith>[1]
  readonly before?: (context: BrowserContext) => Promise<unknown>
}

test('a browser at a table elsewhere holds the same, whatever its viewer may not know', async () => {
  const script = scriptTo(3)
  const tables = await pair(script, viewers)
  await mustBeTwins(tables)
  for (const one of tables) await one.draw()
  for (const { people } of tables) await until(people[VIEWER], ({ shown }) => shown !== null)
  await mustBeTwins(tables)
  const writer = tables[1].people[WRITER]
  let drafts = 0
  for (const [n, one] of script.steps.entries()) {
    if (one.seat === WRITER && one.draft !== null) {
      await until(writer, ({ shown }) => shown?.asked != null)
      await alone(writer, n, one.draft)
      // At the second table something is chosen now, and not settled.
      if (drafts === 0) await mustBeTwins(tables)
      await writer.act({ type: 'undo' })
      drafts++
    } else if (n % 8 === 0) await alone(writer, n, null)
    await step(tables, one)
  }
  expect(drafts).toBeGreaterThan(0)
  for (const { browsers } of tables)
    for (const who of viewers) {
      await comesToRound(browsers[who].page, who === 'spectator' ? 2 : 3)
      expect(browsers[who].errors).toEqual([])
    }
  // The service worker is there: what it keeps is compared too.
  const kept = async (): Promise<string> => (await tables[0].browsers.player.holds()).caches
  await expect.poll(kept).toContain('index.html')
  await mustBeTwins(tables)
  expect(await kept()).not.toContain('/api/')
})

async function comesToRound(one: Page, round: number): Promise<void> {
  const heading = one.locator('.board-top h1')
  await expect
    .poll(async () => {
      await toBoard(one)
      return (await heading.allTextContents()).join()
    })
    .toContain(`Round ${round}`)
}

/** A number that anything hidden changes. */
const sum = (state: unknown): number =>
  [...JSON.stringify(state)].reduce((n, letter) => (n * 31 + letter.charCodeAt(0)) | 0, 7)

/** A page that writes down what it was told too much of. */
const careless = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: `(${hearing})(${writeEverywhere})` })

/** In the page: does this with the first such number that a worker tells of. */
function hearing(write: (text: string) => Promise<void>): void {
  const Plain = Worker
  let isWritten = false
  window.Worker = class extends Plain {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options)
      this.addEventListener('message', ({ data }) => {
        const [, odd] = /"odd":(\d+)/.exec(JSON.stringify(data)) ?? []
        if (odd === undefined || isWritten) return
        isWritten = true
        void write(odd)
      })
    }
  }
}

test('a leak is noticed in every channel', async () => {
  const script = scriptTo(2)
  const tables = await pair(script, ['player'], {
    before: careless,
    leak: game =>
      ({
        eyes: undefined,
        view: (state: unknown, viewer: Viewer) => ({ ...(game.view(state, viewer) as object), odd: sum(state) & 1023 }),
      }) as unknown as Partial<AnyGame>,
  })
  for (const one of tables) await one.draw()
  const both = tables.map(({ browsers }) => browsers.player)
  const random = tables.map(one => one.random)
  const leaking = async () => (await apartNow(both, random)).map(text => text.slice(0, text.indexOf(':')))
  await expect.poll(leaking).toEqual([...channels])
})

test('a friend at a call gets nothing of what the player has not sent, nor of what another friend writes', async () => {
  const { port } = await served()
  const address = `http://127.0.0.1:${port}`
  const at = serverAt(address)
  const { table, host, invites } = await at.open({ game: 'negotiator', seed: 'friends' })
  const { pass } = await at.sit(table, { invite: invites[0], name: 'Ann', hash: null })
  await at.act(table, host, { id: 'draw', do: { type: 'draw' } })
  const player = joined(at, table, pass)
  await until(player, ({ shown }) => shown !== null)
  const link = await at.addFriends(table, pass)
  const other = joined(at, table, link)
  const friend = await holder(browser(), () => port)
  closing.push(friend.close)
  await friend.goto(writeLink({ address, table, right: { kind: 'friend', pass: link } }))
  await friend.page.locator('.dock').waitFor()
  await player.act({ type: 'advice', isAllowed: true })
  await friend.page.getByText('who wants your advice').waitFor()
  const types = (): readonly string[] =>
    friend.way.messages().flatMap(({ type }) => (type === 'presence' || type === 'here' ? [] : [type]))
  for (let n = 0; n < 4; n++) {
    const before = types()
    await player.act({ type: 'unsent', version: n, text: `not said ${n}`, claim: null })
    await other.act({ type: 'advise', text: `wait a while ${n}` })
    await until(player, ({ own }) => own.advice?.length === n + 1)
    const { asked } = player.now().shown ?? {}
    // Nobody who looks on plays: refused, and nobody else is to know that it was tried.
    await other.act({ type: 'choose', choices: [asked?.options[0] ?? ''] }).catch(() => {})
    // What everybody sees comes after all that, and is all that comes.
    await player.act({ type: 'choose', choices: [asked?.options[0] ?? ''] })
    const { shown } = await until(player, state => state.shown?.asked?.question !== asked?.question)
    await hasAsked(friend.page, shown?.asked?.question)
    expect(types()).toEqual([...before, 'told'])
  }
  const holds = await friend.holds()
  for (const channel of channels) expect(holds[channel], channel).not.toMatch(/not said|wait a while/)
})
