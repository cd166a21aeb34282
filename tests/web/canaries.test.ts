import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeLink } from '../../src/client/link.ts'
import { serverAt } from '../../src/client/server.ts'
import type { RemoteTable } from '../../src/client/table.ts'
import { chacha20 } from '../../src/engine/chacha20.ts'
import { bringCryptographic } from '../../src/engine/chance.ts'
import type { View } from '../../src/games/homeland/view/view.ts'
import { TRACK } from '../../src/games/homeland/vocabulary.ts'
import type { AnyGame } from '../../src/games/index.ts'
import { rootsFor } from '../../src/seed/roots.ts'
import { startServer } from '../../src/server/server.ts'
import { firstState } from '../../src/table/match.ts'
import type { Scene } from '../../src/web/worker/protocol.ts'
import { UNHURRIED, until } from '../server/people.ts'
import { dealtWith } from '../server/twins/dealt.ts'
import { inBrowser, folder as page } from './browser.ts'
import { channels, type Holder, type Holdings, holder, workplace, writeEverywhere } from './holdings.ts'
import { through } from './online-site.ts'
import { ruleOf, sceneOn, tooMuchIn } from './table-driver.ts'

/**
 * Canaries: three people play a match at a real server, each with a browser that looks on from their seat, and a shared
 * screen. What is somebody's own is looked for in everything that the others' browsers hold.
 */

const { browser } = inBrowser()
const { folder, closing } = workplace()
bringCryptographic(chacha20)

const PLAYERS = 3
const CHANCE = 'chacha20@1'
/** The Agency is near its goal: the accusations come before long. */
const games = dealtWith([{ key: 'agency', sets: [{ path: ['agency'], value: TRACK - 1 }] }])

/** A seed whose game, played by this rule, comes to the accusations, and to reactions before. */
function accusingSeed(game: AnyGame): string {
  for (let n = 0; n < 1000; n++) {
    const seed = `the canary of table ${n}`
    const [state, rule] = [
      firstState(game, { setup: { players: PLAYERS }, seed, chance: CHANCE, position: null } as never),
      ruleOf(seed),
    ]
    let hasReacted = false
    for (;;) {
      const [decision] = game.decisions(state)
      if (!decision) break
      const { seat, kind } = decision
      hasReacted ||= kind === 'analysis.react'
      if (kind === 'end.accusing' && hasReacted) return seed
      const options = decision.options.map(option => game.nameOf(option))
      const name = rule({ asked: { kind, options }, view: game.view(state, seat) } as unknown as Scene)
      game.apply(state, seat, game.optionOf(name) ?? -1)
    }
  }
  throw new Error('no such game')
}

/** By what it is: texts that must not be found. */
type Canaries = Readonly<Record<string, string>>

const foundIn = (holdings: Holdings, canaries: Canaries): readonly string[] =>
  channels.flatMap(channel => {
    // What is kept is text within text.
    const text = holdings[channel].replaceAll('\\', '')
    return Object.entries(canaries).flatMap(([name, value]) => (text.includes(value) ? [`${channel}: ${name}`] : []))
  })

/** What somebody writes for themselves alone. */
const noteOf = (seat: number): string => `noted-by-${seat}-alone`
const unsentOf = (seat: number): string => `typed by ${seat} and not sent`
const mixOf = (seat: number): number[] => [7 + seat, 31, 62 - seat]
const rulesOf = (seat: number) => [{ asset: 'lynne-reed', do: 'ask', leads: { side: 'red', atMost: 4 + seat } }]

async function writesAlone(one: RemoteTable, seat: number): Promise<void> {
  const about = (seat + 1) % PLAYERS
  await one.act({ type: 'note', about: { player: about }, text: noteOf(seat) })
  await one.act({ type: 'suspect', player: about, mix: mixOf(seat) })
  await one.act({ type: 'unsent', version: 0, text: unsentOf(seat), claim: null })
  await one.act({ type: 'presets', version: 0, rules: rulesOf(seat) })
}

/** The same on their own page, and they begin a claim there: neither is sent. */
async function typesAlone({ page: desk }: Holder, one: RemoteTable, seat: number): Promise<void> {
  await through(desk, '.more-tabs')
  await desk.locator('.more-tab[data-page=talk]').click()
  await desk.locator('.chat-form input').fill(`${unsentOf(seat)}, on the page`)
  await desk.locator('.talk-subjects .button').last().click()
  await desk.locator('.talk-says').waitFor()
  await until(one, ({ own: { unsent } }) => unsent.text.endsWith('on the page') && unsent.claim !== null)
}

const viewOf = (one: RemoteTable): View => one.now().shown?.view as View

/** What is another player's own now: what they hold, and what they have written. */
function ownOf(people: readonly RemoteTable[], seat: number): Canaries {
  const { me } = viewOf(people[seat])
  // Two cards may be anybody's, three in their order are a hand.
  const hand = JSON.stringify(me?.hand ?? []).slice(1, -1)
  return {
    ...(hand.split(',').length > 2 ? { [`the hand of ${seat}`]: hand } : {}),
    [`the note of ${seat}`]: noteOf(seat),
    [`what ${seat} has not sent`]: unsentOf(seat),
    [`the suspicions of ${seat}`]: JSON.stringify(mixOf(seat)),
    [`what ${seat} has settled`]: JSON.stringify(rulesOf(seat)[0].leads),
  }
}

test('nobody’s browser holds what is somebody else’s own, at any moment before the unmasking', async () => {
  const game = (await games.find('homeland')()).game()
  const seed = accusingSeed(game)
  const server = await startServer({
    ...{ page, host: '127.0.0.1', port: 0, data: join(folder, 'data'), times: UNHURRIED, games },
  })
  closing.push(() => server.close())
  const address = `http://127.0.0.1:${server.port}`
  const at = serverAt(address)
  const { table, host, invites, watch } = await at.open({ game: 'homeland', players: PLAYERS, spectators: true, seed })
  const people: RemoteTable[] = []
  const passes: string[] = []
  for (const [seat, invite] of invites.entries()) {
    const { pass } = await at.sit(table, { invite, name: `Person ${seat}`, hash: null })
    const one = at.join(table, pass)
    closing.push(async () => one.leave())
    await until(one, ({ lobby }) => lobby !== null)
    people.push(one)
    passes.push(pass)
  }
  const come = async (kind: 'device' | 'screen', pass: string): Promise<Holder> => {
    const one = await holder(browser(), () => server.port)
    closing.push(one.close)
    await one.goto(writeLink({ address, table, right: { kind, pass } }))
    await one.page.locator('.online-lobby, .screen-lobby').first().waitFor()
    return one
  }
  const links = await Promise.all(passes.map(pass => at.addDevice(table, pass)))
  const desks = await Promise.all(links.map(link => come('device', link)))
  const screen = await come('screen', await at.openScreen(table, host))
  const all = [...desks, screen]
  const cookies = await Promise.all(all.map(async ({ context }) => (await context.cookies()).map(({ value }) => value)))

  const roots = rootsFor(CHANCE, seed, game.chances)
  const nobodys: Canaries = {
    ...{ seed, host, watch },
    ...Object.fromEntries(Object.entries(roots).map(([name, root]) => [`the root of ${name}`, JSON.stringify(root)])),
    ...Object.fromEntries(invites.map((invite, seat) => [`the invite of ${seat}`, invite])),
  }
  /** What must not be in the browser of this seat, or of the screen. */
  const forbidden = (viewer: number): Canaries => ({
    ...nobodys,
    ...Object.fromEntries(
      people.flatMap((_, seat) =>
        seat === viewer
          ? []
          : [
              ...(people[seat].now().shown ? Object.entries(ownOf(people, seat)) : []),
              [`the pass of ${seat}`, passes[seat]],
              [`the link of ${seat}`, links[seat]],
              ...cookies[seat].map((value, n) => [`cookie ${n} of ${seat}`, value]),
            ],
      ),
    ),
  })
  const moments: string[] = []
  async function look(moment: string): Promise<void> {
    moments.push(moment)
    for (const [viewer, one] of all.entries()) {
      const holdings = await one.holds()
      const bytes = one.way.text()
      const found = [
        ...foundIn(holdings, forbidden(viewer)),
        ...Object.entries(forbidden(viewer)).flatMap(([name, value]) =>
          bytes.includes(value) ? [`bytes: ${name}`] : [],
        ),
      ]
      expect({ moment, viewer, found }).toEqual({ moment, viewer, found: [] })
      // Of agendas, one's own alone.
      const agendas = Object.values(holdings).flatMap(text =>
        [...text.replaceAll('\\', '').matchAll(/"agenda":"([^"]+)"/g)].map(([, agenda]) => agenda),
      )
      const own = people[viewer]?.now().shown ? [viewOf(people[viewer]).me?.agenda] : []
      expect({ moment, viewer, agendas: [...new Set(agendas)] }).toEqual({ moment, viewer, agendas: own })
      if (people[viewer]?.now().shown) expect(tooMuchIn(await sceneOn(one.page))).toEqual([])
    }
  }

  await look('the lobby')
  await at.act(table, host, { id: 'draw', do: { type: 'draw' } })
  for (const { page: desk } of desks) await desk.locator('.briefing').waitFor()
  for (const [seat, one] of people.entries()) await writesAlone(one, seat)
  // They have it on their own desks: it is there to be found.
  for (const [seat, one] of desks.entries())
    await expect
      .poll(async () => foundIn(await one.holds(), ownOf(people, seat)))
      .toEqual(expect.arrayContaining([`posted: the note of ${seat}`, `messages: what ${seat} has settled`]))
  await look('the briefing')
  for (const { page: desk } of desks) await desk.getByRole('button', { name: 'To the board' }).click()
  for (const [seat, one] of people.entries()) await typesAlone(desks[seat], one, seat)

  const rule = ruleOf(seed)
  const kinds: Readonly<Record<string, string>> = {
    'turn.act': 'a turn',
    'analysis.react': 'an analysis',
    'end.accusing': 'the accusation',
  }
  const isLooked = (moment: string): boolean => moments.includes(moment)
  for (let accused = 0; accused < PLAYERS - 1; ) {
    await expect.poll(() => people.some(one => one.now().shown?.asked)).toBe(true)
    const seat = people.findIndex(one => one.now().shown?.asked)
    const { asked, view, draft } = people[seat].now().shown ?? {}
    if (!asked) continue
    const moment = draft ? 'a draft' : kinds[asked.kind]
    if (moment && !isLooked(moment)) await look(moment)
    await people[seat].act({ type: 'choose', choices: [rule({ asked, view } as unknown as Scene)] })
    if (asked.kind === 'end.accusing') accused++
  }
  await look('before the unmasking')
  expect(moments.slice(2).sort()).toEqual([
    'a draft',
    'a turn',
    'an analysis',
    'before the unmasking',
    'the accusation',
  ])

  // A leak is noticed in every channel: it is said aloud, and a careless page writes it down everywhere.
  const [{ page: desk, holds }] = desks
  await people[1].act({ type: 'text', text: noteOf(1) })
  await desk.evaluate(writeEverywhere, noteOf(1))
  await expect
    .poll(async () => foundIn(await holds(), { note: noteOf(1) }))
    .toEqual(channels.map(channel => `${channel}: note`))
})
