import { link, type OnlineScreen, tableAt, tap } from './online-screen.ts'

/** Every state before a match: tables, lobbies, links. */

export const screensBefore: readonly OnlineScreen[] = [
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
  {
    name: 'online-lobby-again',
    alt: 'The table before another game with the same people: two have come, and a seat is kept for whoever sat there before',
    who: 'later',
    at: tableAt('again'),
    shows: '.online-chair.is-free',
  },
  {
    name: 'online-freed',
    alt: 'The host has freed a seat before the game, and whoever sat there comes back to it: a sentence, and ways on',
    who: 'cyd',
    at: tableAt('freed'),
    shows: '.lone[role=alert]',
  },
  {
    name: 'online-teach',
    alt: 'A guest learns the game while the table fills: a bar says how it stands there and that the seat is kept',
    who: 'ben',
    at: laid => `${tableAt('lobby')(laid)}/teach`,
    shows: '.teach-first',
  },
  {
    name: 'online-teach-begun',
    alt: 'The game has begun while somebody learns it: a bar over the lesson says so, with the way to the table',
    who: 'ben',
    at: laid => `${tableAt('evening')(laid)}/teach`,
    shows: '.teach-news.is-begun',
    isDrawnInGerman: true,
  },
]
