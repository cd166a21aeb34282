import { NOW } from './library.ts'
import { type Laid, leaveTheatre, link, type OnlineScreen, screenOf, tableAt, tap } from './online-screen.ts'

/** Every state around a match: onlookers, the shared screen, its end, the call of the day, and a line that is broken. */

/** The day before it is one that people have taken the call of. */
const onThatDay = async ({ party }: Laid) => {
  const back = party.at(NOW)
  return async () => back()
}
const openDaily = tap('details.daily-row summary')

export const screensAround: readonly OnlineScreen[] = [
  {
    name: 'online-onlooker',
    alt: 'The board for somebody who looks on, a round late and with nothing to act with',
    who: 'nobody',
    at: ({ tables: { evening } }) => link(evening, 'w', evening.watch),
    shows: '.situation.is-public',
    reach: async page => {
      const board = page.locator('.situation.is-public')
      await page.locator('.theatre').or(board).first().waitFor()
      if (!(await board.isVisible())) await leaveTheatre(page)
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
    name: 'online-ended',
    alt: 'The table has ended the game before its end: a line says so, and everything lies open',
    who: 'later',
    at: tableAt('ended'),
    shows: '.online-match:has(.online-standing) .all-desks',
    isDrawnInLight: true,
  },
  {
    name: 'online-unmasking',
    alt: 'The end of a game elsewhere: the agendas are turned up one by one',
    who: 'ann',
    at: tableAt('over'),
    told: ({ over }) => ({ id: over.id, told: 0 }),
    shows: '.unmasking',
    reach: leaveTheatre,
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
    before: onThatDay,
    shows: '.today-days',
    reach: openDaily,
  },
  {
    name: 'online-daily-over',
    alt: 'The results of a day that is over at the server: who finished the call, how each came out, and the seed it was dealt by',
    who: 'caller',
    at: () => '/daily',
    before: onThatDay,
    shows: '.today-places',
    reach: async page => {
      await openDaily(page)
      await tap('.today-days button')(page)
      await page.locator('.today-places').waitFor()
      await page.locator('.today-days').evaluate(one => one.scrollIntoView({ block: 'start' }))
    },
    isDrawnInLight: true,
    isDrawnInGerman: true,
  },
  {
    name: 'online-reconnecting',
    alt: 'The line has broken and is on its way back: one can look, and not act',
    who: 'ann',
    at: tableAt('evening'),
    before: async ({ party }) => party.mend,
    shows: '.online-standing.is-reconnecting',
    reach: async (_page, { party }) => party.cut(),
    isDrawnInLight: true,
    isDrawnInGerman: true,
  },
  {
    name: 'online-lobby-reconnecting',
    alt: 'The table before its match while its line is on its way back: a line says so in place of how it stands',
    who: 'ben',
    at: tableAt('lobby'),
    before: async ({ party }) => party.mend,
    shows: '.online-lobby [role=status].is-reconnecting',
    reach: async (_page, { party }) => party.cut(),
  },
  {
    name: 'online-gone',
    alt: 'The server is gone: one can look, and not act',
    who: 'ann',
    at: tableAt('evening'),
    before: async ({ party }) => party.start,
    shows: '.online-standing:not(.is-reconnecting)',
    reach: async (_page, { party }) => party.stop(),
  },
]
