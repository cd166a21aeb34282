import { doneBy, type OnlineScreen, openPage, tableAt, tap } from './online-screen.ts'
import { TALK } from './online-tables.ts'
import { PATIENCE } from './screens.ts'

/** Every state of a match that is played elsewhere. */

export const screensPlaying: readonly OnlineScreen[] = [
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
    alt: 'Reactions settled beforehand: two rules for an asset, and a new one is put together: which asset, when, and what is done with it',
    who: 'later',
    at: tableAt('ready'),
    shows: '.preset-rules li',
    reach: openPage('presets', '.preset-form'),
    isDrawnInGerman: true,
  },
  {
    name: 'online-presets-none',
    alt: 'Reactions settled beforehand, for somebody without an asset that reacts',
    who: 'ann',
    at: tableAt('evening'),
    shows: '.presets',
    reach: openPage('presets', '.presets'),
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
  {
    name: 'online-put-off',
    alt: 'The others have put somebody off the table: a line says that the autopilot plays until they are let back',
    who: 'cyd',
    at: tableAt('off'),
    shows: '.online-standing',
    isDrawnInGerman: true,
  },
  {
    name: 'online-let-back',
    alt: 'One of the others would let somebody back who was put off: a strip asks the rest, with “I agree”',
    who: 'ben',
    at: tableAt('off'),
    shows: '.online-standing.is-news .button',
    isDrawnInGerman: true,
  },
  {
    name: 'online-written',
    alt: 'Somebody writes while the log is open: a strip over the board has their words, and a tap that leads to the talk',
    who: 'later',
    at: tableAt('reported'),
    shows: '.online-standing.is-news .button',
    reach: async (page, { tables }) => {
      // What was written before is read.
      await openPage('talk', '.chat-lines li')(page)
      await openPage('log', '.more-page li')(page)
      await tables.reported.people[1].at.act({ type: 'text', text: TALK[0][1] })
    },
    isDrawnInGerman: true,
  },
  {
    name: 'online-reported',
    alt: 'Words that were reported to the host of a table: whose they are and how often they were, and who may write none',
    who: 'later',
    at: tableAt('reported'),
    shows: '.people-told li',
    reach: async page => {
      // So that nothing is unread, whatever was looked at before.
      await openPage('talk', '.chat-lines li')(page)
      await openPage('people', '.people-acts')(page)
      const words = page.locator('.people-told').first()
      await words.locator('summary').click()
      await words.evaluate(one => one.scrollIntoView({ block: 'start' }))
    },
  },
  {
    name: 'online-call-people',
    alt: 'The people of a call at a server: its friends and their link, own devices and reminders',
    who: 'ann',
    at: tableAt('call'),
    shows: 'dialog .at-table',
    reach: tap('.friend-bar.is-own .button'),
  },
]
