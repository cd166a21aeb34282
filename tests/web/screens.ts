import type { BrowserContext, Page } from 'playwright-core'
import { library } from './library.ts'

/**
 * Every screen and state of the page, and how a visitor gets there. The tests look at each of them, and so does the
 * command that takes the pictures. What is named here holds in every language: places, not words.
 */

/** How long a test waits for what must come: nothing fails for being slow, on a busy machine neither. */
export const PATIENCE = 600_000

/** What a visitor has in the browser: nothing, games of all kinds, some that cannot be read, an older page, or the fullest board. */
export const shelves = ['nothing', 'games', 'damaged', 'older', 'full'] as const
export type Shelf = (typeof shelves)[number]

export interface Screen {
  readonly name: string
  /** What is to be seen, for those who cannot. */
  readonly alt: string
  readonly shelf: Shelf
  /** What comes after the # in the address. */
  readonly at: string
  /** It is there once this is. */
  readonly shows: string
  /** Done in the same browser before it is opened; the answer undoes it. */
  before?(context: BrowserContext, home: string): Promise<() => Promise<void>>
  /** What a visitor does after it was opened. */
  reach?(page: Page): Promise<void>
  /** How much of a table has been told in this tab already, and who had the screen last. */
  told?(): Promise<{ readonly id: string; readonly told: number; readonly talked?: number; readonly last?: number }>
  /** Also drawn in light, for the documents; and in German, whose words are the longest. */
  readonly isDrawnInLight?: true
  readonly isDrawnInGerman?: true
}

const tap = (selector: string) => async (page: Page) => page.locator(selector).first().click({ timeout: PATIENCE })
const inTurn =
  (...acts: readonly ((page: Page) => Promise<void>)[]) =>
  async (page: Page): Promise<void> => {
    for (const act of acts) await act(page)
  }

/** The file of a case: a tap on it, and where that shows what can be done with it, one more. */
export const openFile = (tile: string) => async (page: Page) => {
  await tap(`${tile} .case-main`)(page)
  const file = page.locator('dialog.file[open]')
  const menu = page.locator('.case-act[data-option=file]')
  await file.or(menu).first().waitFor({ timeout: PATIENCE })
  if (await menu.isVisible()) await menu.click({ timeout: PATIENCE })
}

/** Steps on until something is to be seen. */
const stepTo = (selector: string) => async (page: Page) => {
  for (let n = 0; n < 30 && !(await page.locator(selector).first().isVisible()); n++)
    await page.keyboard.press('ArrowRight')
}

/** The same tables are open in another tab. */
const elsewhere =
  (at: string, shows: string): NonNullable<Screen['before']> =>
  async (context, home) => {
    const other = await context.newPage()
    await other.goto(`${home}#${at}`)
    await other.locator(shows).waitFor({ timeout: PATIENCE })
    return () => other.close()
  }

export const screens: readonly Screen[] = [
  {
    name: 'home',
    alt: 'The home: a lamp, the title, and four doors: take a call, open a table, resume, learn',
    shelf: 'nothing',
    at: '/',
    shows: '.doors',
    isDrawnInLight: true,
  },
  {
    name: 'home-again',
    alt: 'The home of somebody who left games: the door to resume says how many can be gone on with',
    shelf: 'games',
    at: '/',
    shows: '.doors',
  },
  {
    name: 'settings',
    alt: 'The settings, on a sheet over the home: language, theme, motion, text size, wording, sound, odds, keys',
    shelf: 'nothing',
    at: '/',
    shows: 'dialog.sheet[open]',
    reach: tap('.shell-head .icon-button'),
  },
  {
    name: 'offline',
    alt: 'The home without a connection, with a line that says what works, and what is kept',
    shelf: 'nothing',
    at: '/',
    shows: '.notice',
    before: async context => () => context.setOffline(false),
    reach: async page => {
      // By then a visitor has all of the type; only here the page is not kept for offline use.
      await page.evaluate(() => document.fonts.load('16px "Courier Prime"').then(() => undefined))
      await page.context().setOffline(true)
    },
  },
  {
    name: 'update',
    alt: 'The home when a newer version is there, with a line that offers it',
    shelf: 'older',
    at: '/',
    shows: '.notice',
  },
  {
    name: 'cases',
    alt: 'Who calls: a file for each abductor with a portrait, and one for whoever it may be',
    shelf: 'nothing',
    at: '/calls',
    shows: '.case-list',
  },
  {
    name: 'call',
    alt: 'A call in the browser: the abductor and the threat on the left, the conversation in the middle with the hand of cards under it, on the right the supply of cards to buy',
    shelf: 'games',
    at: '/call/move',
    shows: '.dock',
    isDrawnInLight: true,
  },
  {
    name: 'call-card',
    alt: 'A card of the hand, opened: its three outcomes with their odds as bars and numbers, and the two ways to play it',
    shelf: 'games',
    at: '/call/move',
    shows: 'dialog.card-sheet[open]',
    reach: tap('.hand .card'),
  },
  {
    name: 'call-convert',
    alt: 'A 4 on the table: accept what was rolled, or convert it and give up cards',
    shelf: 'games',
    at: '/call/convert',
    shows: '.convert',
  },
  {
    name: 'call-pay',
    alt: 'Giving up cards for a 4: each card of the hand takes the tap',
    shelf: 'games',
    at: '/call/pay',
    shows: '.card-paying',
  },
  {
    name: 'call-reveal',
    alt: 'A demand is turned up: which one is for the player to say',
    shelf: 'games',
    at: '/call/reveal',
    shows: '.stage-choices',
  },
  {
    name: 'call-shop',
    alt: 'Spending the points of a conversation: what can be bought, and why the rest cannot',
    shelf: 'games',
    at: '/call/shop',
    shows: '.leaf-supply',
  },
  {
    name: 'call-terror',
    alt: 'The Terror card of the turn, and the call that follows it',
    shelf: 'games',
    at: '/call/terror',
    shows: '.terror-face',
  },
  {
    name: 'call-last',
    alt: 'The last conversation, in its own light',
    shelf: 'games',
    at: '/call/last',
    shows: '.call.is-last',
  },
  {
    name: 'call-won',
    alt: 'The debrief of a call that was won: how it ended, what each turn brought, luck and its share',
    shelf: 'games',
    at: '/call/won',
    shows: '.debrief-achievements',
  },
  {
    name: 'call-lost',
    alt: 'The debrief of a call that was lost',
    shelf: 'games',
    at: '/call/lost',
    shows: '.debrief-achievements',
  },
  {
    name: 'call-rewind',
    alt: 'A practice game: every choice so far, to go back to with the same luck',
    shelf: 'games',
    at: '/call/practice',
    shows: 'dialog.rewind-sheet[open]',
    reach: tap('.leaves .icon-button'),
  },
  {
    name: 'elsewhere',
    alt: 'The same call is open in another tab: a sentence, and a button to take it over',
    shelf: 'games',
    at: '/call/move',
    shows: '.lone',
    before: elsewhere('/call/move', '.dock'),
  },
  {
    name: 'cannot',
    alt: 'A call whose file cannot be read: a sentence and the ways on',
    shelf: 'damaged',
    at: '/call/cut',
    shows: '.lone',
  },
  {
    name: 'problem',
    alt: 'A file that is none of ours was given: a sentence says so',
    shelf: 'nothing',
    at: '/saves',
    shows: '.problem',
    reach: async page => {
      await page
        .locator('.keeping input[type=file]')
        .setInputFiles({ name: 'cat.json', mimeType: 'application/json', buffer: Buffer.from('meow') })
    },
  },
  {
    name: 'lobby',
    alt: 'Who sits at the table: three to six chairs for people and bots',
    shelf: 'nothing',
    at: '/tables',
    shows: '.lobby-form',
  },
  {
    name: 'briefing',
    alt: 'Before the first turn: who one is, behind a chip that is held to look, and how the two tracks end it',
    shelf: 'games',
    at: '/table/dealt',
    shows: '.briefing',
  },
  {
    name: 'board',
    alt: 'The situation board of Homeland: five rows of cases, the most urgent on top, the two tracks, the own desk and the checklist of the turn',
    shelf: 'games',
    at: '/table/table',
    shows: '.situation',
    isDrawnInLight: true,
  },
  {
    name: 'board-card',
    alt: 'A card of the hand is asked for',
    shelf: 'games',
    at: '/table/card',
    shows: '.situation',
  },
  {
    name: 'board-place',
    alt: 'A case is asked for: those that can be chosen are lit',
    shelf: 'games',
    at: '/table/case',
    shows: '.board-case.is-lit',
  },
  {
    name: 'board-full',
    alt: 'The fullest board: thirty cases of six players, each in its column, with all that is known of them',
    shelf: 'full',
    at: '/table/full',
    shows: '.situation',
    isDrawnInLight: true,
    isDrawnInGerman: true,
  },
  {
    name: 'board-file',
    alt: 'The file of a case: organization, lead, cards and who laid them, what is known, what was claimed',
    shelf: 'games',
    at: '/table/table',
    shows: 'dialog.file[open]',
    reach: openFile('.board-case:has(.is-private)'),
  },
  {
    name: 'board-picked',
    alt: 'A case is picked: beside it what can be done with it, on the board itself; on a phone in its file',
    shelf: 'full',
    at: '/table/full',
    shows: '.case-menu, dialog.file[open]',
    reach: tap('#case-25 .case-main'),
  },
  {
    name: 'board-claim',
    alt: 'Table talk: what can be said of a case, and what still stands',
    shelf: 'games',
    at: '/table/table',
    shows: '.talk-says',
    reach: inTurn(tap('.more-tab[data-page=talk]'), tap('.talk-subjects button')),
  },
  {
    name: 'board-suspicions',
    alt: 'The suspicion board: what one thinks of each other player, beginning at the honest prior',
    shelf: 'games',
    at: '/table/table',
    shows: '.suspicions',
    reach: tap('.more-tab[data-page=suspicions]'),
  },
  {
    name: 'board-log',
    alt: 'What has happened at the table, in sentences',
    shelf: 'games',
    at: '/table/table',
    shows: '.more-page',
    reach: tap('.more-tab[data-page=log]'),
  },
  {
    name: 'board-reaction',
    alt: 'A reaction in the middle of an analysis: a card, or none',
    shelf: 'games',
    at: '/table/react',
    shows: '.situation',
  },
  {
    name: 'theatre',
    alt: 'What everybody watches: a new round, step by step',
    shelf: 'games',
    at: '/table/table',
    shows: '.theatre',
    told: async () => ({ id: 'table', told: (await library()).told.round }),
  },
  {
    name: 'analysis',
    alt: 'An analysis: the plot, both sides of the scales card by card, and the verdict',
    shelf: 'games',
    at: '/table/table',
    shows: '.verdict',
    told: async () => ({ id: 'table', told: (await library()).told.analysis }),
    reach: inTurn(tap('.stage-on'), stepTo('.verdict')),
  },
  {
    name: 'accusation',
    alt: 'The accusation at the end: whom, and what it costs or brings',
    shelf: 'games',
    at: '/table/accuse',
    shows: '.accusation',
  },
  {
    name: 'curtain',
    alt: 'Between two people at one screen: a name, and a button for nobody else',
    shelf: 'games',
    at: '/table/curtain',
    shows: '.curtain-paper',
  },
  {
    name: 'interlude',
    alt: 'Between two people at one screen: what was just done, as everybody saw it, beside the board, and time to talk',
    shelf: 'games',
    at: '/table/curtain',
    shows: '.interlude',
    told: async () => ({ id: 'curtain', ...(await library()).between }),
  },
  {
    name: 'unmasking',
    alt: 'The unmasking: whom each of them accuses lies open, the agendas are turned up one by one',
    shelf: 'games',
    at: '/table/over',
    shows: '.dossier.is-lit .agenda-card:not(.is-down)',
    told: async () => ({ id: 'over', told: (await library()).told.unmasking }),
    reach: stepTo('.dossier.is-lit .agenda-card:not(.is-down)'),
  },
  {
    name: 'unmasking-points',
    alt: 'The end of the unmasking: every agenda, the points of each player by where they come from, and who has won',
    shelf: 'games',
    at: '/table/over',
    shows: '.dossier.is-winner',
    told: async () => ({ id: 'over', told: (await library()).told.unmasking }),
    reach: async page => page.keyboard.press('End'),
    isDrawnInLight: true,
  },
  {
    name: 'board-debrief',
    alt: 'The debrief of a table: who won, the points of each as a waterfall, who played what where',
    shelf: 'games',
    at: '/table/over',
    shows: '.debrief-part',
  },
  {
    name: 'learn',
    alt: 'Learn: six calls of a minute each, puzzles, a guided round, the rules',
    shelf: 'nothing',
    at: '/learn',
    shows: '.learn',
  },
  {
    name: 'lesson',
    alt: 'The first lesson: a call, and a coach above it',
    shelf: 'nothing',
    at: '/learn/first-call',
    shows: '.lesson .dock',
  },
  {
    name: 'lesson-table',
    alt: 'The guided round of Homeland: a table, and a coach above it',
    shelf: 'nothing',
    at: '/learn/homeland-guided-round',
    shows: '.lesson .paper',
  },
  {
    name: 'puzzle',
    alt: 'A puzzle: a call to win, with the dice to come',
    shelf: 'nothing',
    at: '/learn/puzzle-no-dice',
    shows: '.lesson .dock',
  },
  {
    name: 'primer',
    alt: 'The figures behind the agendas',
    shelf: 'nothing',
    at: '/learn/agendas',
    shows: 'main h1',
  },
  {
    name: 'rules',
    alt: 'The rulebooks, to be searched',
    shelf: 'nothing',
    at: '/rules',
    shows: 'main h1',
  },
  {
    name: 'rule',
    alt: 'The rulebook opened at the rule that was asked for',
    shelf: 'nothing',
    at: '/rules/N-12',
    shows: '.rule.is-asked',
  },
  {
    name: 'daily',
    alt: 'The call of the day, and the row of days so far',
    shelf: 'games',
    at: '/daily',
    shows: '.daily-row',
  },
  {
    name: 'career',
    alt: 'The career: games won, the last twenty, each abductor, the achievements and how close one came',
    shelf: 'games',
    at: '/career',
    shows: '.achievements',
  },
  {
    name: 'career-homeland',
    alt: 'The career in Homeland: by agenda and by table size, accusations right and wrong, points by where they came from',
    shelf: 'games',
    at: '/career/tables',
    shows: '.by-source',
    isDrawnInLight: true,
  },
  {
    name: 'career-homeland-empty',
    alt: 'A career in Homeland that has not begun: an invitation to open a table',
    shelf: 'nothing',
    at: '/career/tables',
    shows: '.table-career-none',
  },
  {
    name: 'career-empty',
    alt: 'A career that has not begun',
    shelf: 'nothing',
    at: '/career',
    shows: '.career h1',
  },
  {
    name: 'saves',
    alt: 'All games of this browser, to go on with, to watch, to take out as files',
    shelf: 'games',
    at: '/saves',
    shows: '.save-list',
  },
  {
    name: 'saves-empty',
    alt: 'No games yet',
    shelf: 'nothing',
    at: '/saves',
    shows: '.saves-none',
  },
  {
    name: 'saves-damaged',
    alt: 'Games that cannot be read, each with the reason, and one of other rules, still there to be taken out as files',
    shelf: 'damaged',
    at: '/saves',
    shows: '.save.is-damaged',
  },
  {
    name: 'outdated',
    alt: 'A table of rules that are not played here: a sentence that says so, who sat there and what was said, and a way to take it out',
    shelf: 'damaged',
    at: '/replay/other',
    shows: '.outdated-lines',
  },
  {
    name: 'saves-archive',
    alt: 'An archive is to be brought in: what it would add, and what is here already, before anything is done',
    shelf: 'games',
    at: '/saves',
    shows: 'dialog.weighed[open]',
    reach: async page => {
      const { archive } = await library()
      await page
        .locator('.keeping input[type=file]')
        .setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer: Buffer.from(archive) })
    },
  },
  {
    name: 'saves-secrets',
    alt: 'Before a running table is downloaded: its file holds everybody’s secrets',
    shelf: 'games',
    at: '/saves',
    shows: 'dialog.sheet[open]',
    reach: async page => page.locator('.keeping button').first().click(),
  },
  {
    name: 'replay-call',
    alt: 'The replay of a call, with a scrubber',
    shelf: 'games',
    at: '/replay/won/40',
    shows: '.reel-shown',
  },
  {
    name: 'replay-board',
    alt: 'The replay of a table, through anybody’s eyes',
    shelf: 'games',
    at: '/replay/over/200',
    shows: '.board',
  },
  {
    name: 'shared',
    alt: 'A game from a link: watched like any replay, with a line that says that nothing of it is kept here',
    shelf: 'nothing',
    at: '/shared/1.tZTNjqMwDMdfpfIZNA0JIXDa9xj1YGJTGAJBSdhRVfXdR3S1x37N7F7jn_33V3yGzocJEzQQh7RiGvycB--ntwmT7X8JyOCIE0MDMx99GjD5ABmE1XGEBgrIgNiO0Jyhx9hDA6IoSekO27ajcq8NV3VZtNJ2pAtlFVmNqjSmKKRkEoXUUktCZYyRlVZawyWDyGldtpjY0mo3yQaYPjHQHysTNNANIaadG-YRMlgC2jRYhqZDFzkD2_vBbjm-nyHyVuH-7yM0sDg87T57TDkGzk9-DTnxhDNFuGT_xCHwb0a3m_DDh3sx44TO5Qnd-HNqZF5y6737CWT9bJl4NzENFl1uMfANtF1Pu5Nfry1pA-M4zMd8Xe7QH2tMeUx4yi266QZIfr6piPP4guS14Kc0t-ReGe93-IdDfBp6NMNnmDtd_v-_47mlfm2_HhX0UK7Hb4Z_xvGQAQXsEjTvhwzagLPtr-fpsKHXEwqCSXRE9b7lEpWgmrgWRpVYl1JUttoLo0xRkLYltZXsZMGVMbXSqKTYixIuXw',
    shows: '.shared-keep',
  },
  {
    name: 'shared-broken',
    alt: 'A link that lost a part on its way: a sentence and the ways on',
    shelf: 'nothing',
    at: '/shared/m1.broken',
    shows: '.lone',
  },
  {
    name: 'nowhere',
    alt: 'A link to nothing',
    shelf: 'nothing',
    at: '/nowhere/at/all',
    shows: '.lone',
  },
]
