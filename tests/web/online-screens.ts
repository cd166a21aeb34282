import type { Page } from 'playwright-core'
import { HOME, type Party, type Table } from './online-party.ts'
import type { Tables } from './online-tables.ts'
import { PATIENCE } from './screens.ts'
import { drawn } from './visitors.ts'

/** Every state of a table elsewhere, and how somebody comes to it. What is named here holds in every language. */

export interface Laid {
  readonly party: Party
  readonly tables: Tables
}

export interface OnlineScreen {
  readonly name: string
  /** What is to be seen, for those who cannot. */
  readonly alt: string
  /** Whose browser it is: of somebody at the tables, of nobody they know, or the one in the room. */
  readonly who: keyof Tables['browsers']
  /** What comes after the # in the address; or a whole link. */
  at(laid: Laid): string | Promise<string>
  /** It is there once this is. */
  readonly shows: string
  /** How much of this table the browser has told its owner, where that is not all of it. */
  told?(tables: Tables): { readonly id: string; readonly told: number }
  /** What others do before; the answer undoes it. */
  before?(laid: Laid): Promise<() => Promise<unknown>>
  /** What somebody does after it was opened. */
  reach?(page: Page, laid: Laid): Promise<void>
  /** A screen for the room, which nobody holds in their hand; or a phone, and nothing larger. */
  readonly on?: 'room' | 'phone'
  readonly isDrawnInLight?: true
  readonly isDrawnInGerman?: true
}

const tap = (selector: string) => async (page: Page) => page.locator(selector).first().click({ timeout: PATIENCE })
const link = ({ id }: Table, letter: string, pass: string): string => `${HOME}t/${id}#${letter}=${pass}`
type Begun = Exclude<keyof Tables, 'browsers' | 'friends'>
const tableAt =
  (name: Begun) =>
  ({ tables }: Laid): string =>
    `/t/${tables[name].id}`
/** A link for the shared screen is good once. */
const screenOf = async (party: Party, table: Table): Promise<string> =>
  link(table, 'b', (await party.askBy(table.hostPass, `/tables/${table.id}/screen`)).screen)
/** What has just happened opens by itself, once: then it is opened again. */
const openPage = (name: string, holds: string) => async (page: Page) => {
  for (let calm = 0; calm < 2; ) {
    const tab = page.locator(`.more-tab[data-page=${name}]`)
    const isOpen = (await tab.getAttribute('aria-pressed')) === 'true'
    if (!isOpen) await tab.click()
    await drawn(page)
    calm = isOpen ? calm + 1 : 0
  }
  await page.locator(holds).last().waitFor()
  await page.locator('.more-page').evaluate(one => one.scrollIntoView({ block: 'start' }))
}
const doneBy =
  (table: Begun, seat: number, now: 'pause' | 'autopilot', then: 'resume' | 'return') =>
  async ({ tables }: Laid) => {
    const { at } = tables[table].people[seat]
    await at.act({ type: now })
    return () => at.act({ type: then })
  }

const before: readonly OnlineScreen[] = [
  {
    name: 'online-tables',
    alt: 'Tables elsewhere: a door to a new one, a field for a code, and those one sits at, with whoever waits first and the time that is left',
    who: 'ann',
    at: () => '/online',
    shows: '.online-list .is-asked',
    isDrawnInLight: true,
  },
  {
    name: 'online-tables-none',
    alt: 'Tables elsewhere for somebody who sits at none yet',
    who: 'nobody',
    at: () => '/online',
    shows: '#my-tables + p',
  },
  {
    name: 'online-code-wrong',
    alt: 'A code that leads to no table: the field says so',
    who: 'nobody',
    at: () => '/online',
    shows: '.online-fault',
    reach: async page => {
      await page.locator('.online-code input').fill('CDFGHJ')
      await page.keyboard.press('Enter')
    },
  },
  {
    name: 'online-open',
    alt: 'A table is opened: a name, how many play, the pace, the talk, the memory aid, and whether others may look on',
    who: 'ann',
    at: () => '/online/open',
    shows: '.online-form .switch',
    isDrawnInGerman: true,
  },
  {
    name: 'online-lobby-host',
    alt: 'The table before its match, for its host: who sits there, an invitation or a bot for each free seat, the code of the table, and its terms',
    who: 'ann',
    at: tableAt('lobby'),
    shows: '.online-by-code .give-link',
    isDrawnInLight: true,
    isDrawnInGerman: true,
  },
  {
    name: 'online-link',
    alt: 'The link to a free seat, to be copied, sent or photographed, with its QR code',
    who: 'ann',
    at: tableAt('empty'),
    shows: '.qr-code',
    reach: async page => {
      await tap('.online-chair.is-free .button')(page)
      await tap('.online-chair .give-link [aria-expanded]')(page)
    },
  },
  {
    name: 'online-lobby-guest',
    alt: 'The table before its match, for a guest: who sits there, who is awaited, and what was agreed',
    who: 'ben',
    at: tableAt('lobby'),
    shows: '.online-chairs',
  },
  {
    name: 'online-arrive',
    alt: 'Somebody has followed a link to a seat: a name, a colour if they like, and “Sit down”',
    who: 'nobody',
    at: ({ tables: { lobby } }) => link(lobby, 's', lobby.invites[3]),
    shows: '.online-arrive',
    isDrawnInLight: true,
    isDrawnInGerman: true,
  },
  {
    name: 'online-arrive-taken',
    alt: 'The name is taken already: the field says so',
    who: 'nobody',
    at: ({ tables: { lobby } }) => link(lobby, 's', lobby.invites[3]),
    shows: '.online-fault',
    reach: async page => {
      await page.locator('.online-arrive input').first().fill('Ben')
      await page.keyboard.press('Enter')
    },
  },
  {
    name: 'online-never',
    alt: 'A link to a table that never was: a sentence, and ways on',
    who: 'nobody',
    at: () => '/t/nowhere-at-all',
    shows: '.lone',
  },
  {
    name: 'online-closed',
    alt: 'A link to a table that its host has closed: a sentence, and ways on',
    who: 'nobody',
    at: ({ tables: { closed } }) => link(closed, 's', closed.invites[1]),
    shows: '.lone[role=alert]',
  },
  {
    name: 'online-full',
    alt: 'A link to a seat that somebody else has taken meanwhile: a sentence, and ways on',
    who: 'nobody',
    at: ({ tables: { full } }) => link(full, 's', full.invites[1]),
    shows: '.lone[role=alert]',
  },
  {
    name: 'online-too-late',
    alt: 'A link to a seat of a game that is over: a sentence, its replay, and ways on',
    who: 'nobody',
    at: ({ tables: { over } }) => link(over, 's', over.invites[1]),
    shows: '.lone[role=alert]',
  },
]

const playing: readonly OnlineScreen[] = [
  {
    name: 'online-board',
    alt: 'The situation board at a table elsewhere, on one’s own turn',
    who: 'ann',
    at: tableAt('evening'),
    shows: '.checklist',
    isDrawnInLight: true,
  },
  {
    name: 'online-board-waiting',
    alt: 'The same table while somebody else is waited for: talk, notes and reactions beforehand are there',
    who: 'ben',
    at: tableAt('evening'),
    shows: '.turn-waiting',
  },
  {
    name: 'online-recap',
    alt: 'Somebody comes back to a table: first what happened since they left, beside the board',
    who: 'ann',
    at: tableAt('evening'),
    told: ({ evening }) => ({ id: evening.id, told: 30 }),
    shows: '.interlude',
  },
  {
    name: 'online-people',
    alt: 'The people at the table: who is there, whose time runs, what one can do about it, own devices and reminders',
    who: 'ann',
    at: tableAt('evening'),
    shows: '.people-rows',
    reach: openPage('people', '.people-acts'),
    isDrawnInGerman: true,
  },
  {
    name: 'online-devices',
    alt: 'The own seat on other devices, and how one is told that it is one’s turn',
    who: 'ann',
    at: tableAt('evening'),
    shows: '.people-device-list li',
    reach: async page => {
      await openPage('people', '.people-devices')(page)
      for (const one of await page.locator('.people-devices').all()) await one.locator('summary').click()
    },
  },
  {
    name: 'online-chat',
    alt: 'Table talk with free words under the claims; those of others can be reported to the host',
    who: 'ann',
    at: tableAt('evening'),
    shows: '.chat-lines li',
    reach: async page => {
      await openPage('talk', '.chat-form')(page)
      await page.locator('.chat-form').scrollIntoViewIfNeeded({ timeout: PATIENCE })
    },
  },
  {
    name: 'online-presets',
    alt: 'Reactions settled beforehand: which asset, when, and what is done with it',
    who: 'ann',
    at: tableAt('evening'),
    shows: '.presets',
    reach: openPage('presets', '.presets'),
    isDrawnInGerman: true,
  },
  {
    name: 'online-paused',
    alt: 'The game is paused: a line over the bar of the turn says so, with a button to go on',
    who: 'ann',
    at: tableAt('evening'),
    before: doneBy('evening', 1, 'pause', 'resume'),
    shows: '.online-standing',
  },
  {
    name: 'online-asked',
    alt: 'Somebody asks whether one is still there: a line with one button',
    who: 'ben',
    at: tableAt('trouble'),
    before: async ({ party, tables }) => {
      const [ann, ben] = tables.trouble.people
      await party.later(() => ann.at.act({ type: 'nudge', seat: ben.seat }))
      // Whoever has answered is not asked about the same question again: it stays open.
      return async () => {}
    },
    shows: '.online-standing .button',
  },
  {
    name: 'online-autopilot',
    alt: 'The autopilot plays for one: a line says so, with a button to play oneself again',
    who: 'ann',
    at: tableAt('trouble'),
    before: doneBy('trouble', 0, 'autopilot', 'return'),
    shows: '.online-standing .button',
  },
  {
    name: 'online-away',
    alt: 'Somebody is away: a line over the bar of the turn says who',
    who: 'ann',
    at: tableAt('trouble'),
    shows: '.online-standing',
  },
  {
    name: 'online-vote',
    alt: 'The table decides about somebody who is away: wait, the autopilot, a substitute or the end, with the votes so far',
    who: 'ann',
    at: tableAt('trouble'),
    shows: '.people-vote',
    reach: openPage('people', '.people-acts'),
  },
  {
    name: 'online-substitute',
    alt: 'A seat is free in the middle of a match: a line says that somebody is wanted for it',
    who: 'ann',
    at: tableAt('wanted'),
    shows: '.online-standing',
  },
]

const around: readonly OnlineScreen[] = [
  {
    name: 'online-onlooker',
    alt: 'The board for somebody who looks on, a round late and with nothing to act with',
    who: 'nobody',
    at: ({ tables: { evening } }) => link(evening, 'w', evening.watch),
    shows: '.situation.is-public',
    reach: async page => {
      const board = page.locator('.situation.is-public')
      await page.locator('.theatre').or(board).first().waitFor()
      while (!(await board.isVisible())) await page.keyboard.press('End')
    },
  },
  {
    name: 'online-friend',
    alt: 'A call over a friend’s shoulder: all that they see, and a line to give them advice',
    who: 'nobody',
    at: ({ tables: { call, friends } }) => link(call, 'f', friends),
    shows: '.friend-bar input',
  },
  {
    name: 'online-screen-lobby',
    alt: 'The shared screen before a game: a QR code and a code to type for every phone in the room, and the seats as they fill',
    who: 'screen',
    at: ({ party, tables: { lobby } }) => screenOf(party, lobby),
    before:
      async ({ party, tables: { lobby } }) =>
      () =>
        party.askBy(lobby.hostPass, `/tables/${lobby.id}/screen`, 'DELETE'),
    shows: '.screen-lobby .qr-code',
    on: 'room',
    isDrawnInLight: true,
  },
  {
    name: 'online-screen-board',
    alt: 'The shared screen in a game: the board as everybody may see it, and who is waited for',
    who: 'screen',
    at: ({ party, tables: { room } }) => screenOf(party, room),
    shows: '.situation.is-screen',
    on: 'room',
  },
  {
    name: 'online-desk',
    alt: 'A phone beside a shared screen: the own desk and the turn, and no board',
    who: 'ann',
    at: tableAt('room'),
    shows: '.desk-alone',
    on: 'phone',
    reach: tap('.fold-board'),
  },
  {
    name: 'online-unmasking',
    alt: 'The end of a game elsewhere: the agendas are turned up one by one',
    who: 'ann',
    at: tableAt('over'),
    told: ({ over }) => ({ id: over.id, told: 0 }),
    shows: '.unmasking',
    reach: async page => {
      while (!(await page.locator('.unmasking').isVisible())) {
        await page.keyboard.press('End')
        await page.keyboard.press('Enter')
      }
    },
  },
  {
    name: 'online-debrief',
    alt: 'The debrief of a game elsewhere, with its receipt: this device has checked how the cards were dealt; and a rematch with the same people',
    who: 'ann',
    at: tableAt('over'),
    shows: '.receipt-checks',
  },
  {
    name: 'online-receipt',
    alt: 'The receipt of a game elsewhere: what this device has checked, line by line',
    who: 'ann',
    at: tableAt('over'),
    shows: '.receipt-checks',
    reach: async page => page.locator('.receipt').evaluate(one => one.scrollIntoView({ block: 'start' })),
  },
  {
    name: 'online-daily',
    alt: 'The call of the day as the server deals it: nobody knows its luck before the day is over',
    who: 'caller',
    at: () => '/daily',
    shows: '.today',
    reach: tap('details.daily-row summary'),
  },
  {
    name: 'online-gone',
    alt: 'The server is gone: one can look, and not act',
    who: 'ann',
    at: tableAt('evening'),
    before: async ({ party }) => party.start,
    shows: '.online-standing',
    reach: async (page, { party }) => {
      await party.stop()
      await page.locator('.online-standing').waitFor()
    },
  },
]

export const onlineScreens: readonly OnlineScreen[] = [...before, ...playing, ...around]
