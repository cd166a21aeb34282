import type { BrowserContext, Locator, Page } from 'playwright-core'
import { stream } from '../../src/engine/chance.ts'
import type { Explanation } from '../../src/engine/game.ts'
import { type Event, forOthers } from '../../src/games/homeland/events.ts'
import { homeland } from '../../src/games/homeland/index.ts'
import { speakHomeland } from '../../src/games/homeland/tell/speak.ts'
import type { View } from '../../src/games/homeland/view/view.ts'
import { homelandWords } from '../../src/games/homeland/words/index.ts'
import { type Shown, withUpdate } from '../../src/host/shown.ts'
import { rootsOf } from '../../src/seed/roots.ts'
import type { Reply, Request, Scene } from '../../src/web/worker/protocol.ts'
import { words } from '../../src/words/catalog.ts'
import { sayFrom } from '../../src/words/say-from.ts'
import { botsGo, openNew, sceneOf, take } from '../hosted.ts'
import { seeksIn } from '../kit/pinned.ts'

/**
 * Plays Homeland on the page as a player would: what to do is a seeded rule over what the table asks, how it is done is
 * clicking what lies there. Everything page and worker say to each other is written down on the way.
 */

/** Longer than anything takes, also where the machine is busy. */
import { PATIENCE } from './screens.ts'

const game = homeland()
const say = sayFrom('en', words, homelandWords)

/** What was said between page and table, in order; a worker that was started is told of too. */
export type Said = { readonly asked: Request } | { readonly told: Reply } | { readonly started: true }

interface Listening {
  readonly said: Said[]
}

/** Writes down all messages, and changes none but for this: a table whose seed nobody has chosen gets this one. */
export async function listen(context: BrowserContext, seed: string): Promise<void> {
  await context.addInitScript(given => {
    const said: unknown[] = []
    Object.assign(window, { said })
    const Plain = Worker
    window.Worker = class extends Plain {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options)
        said.push({ started: true })
        this.addEventListener('message', ({ data }) => said.push({ told: data }))
      }
      override postMessage(message: { ask: string; what: { seed?: string | null } }): void {
        const asked = message.ask === 'open' ? { ...message, what: { ...message.what, seed: given } } : message
        said.push({ asked })
        super.postMessage(asked)
      }
    }
  }, seed)
}

export const saidOn = (page: Page): Promise<readonly Said[]> =>
  page.evaluate(() => (window as unknown as Listening).said)

/** A page that is followed by what it was told: as far as that, and what it comes to. */
interface Followed {
  readonly heard: number
  readonly shown: Shown | null
  readonly explanation: Explanation | null
}

const nothingYet: Followed = { heard: 0, shown: null, explanation: null }

/** What a page has after one more message. */
function after({ heard, shown, explanation }: Followed, one: Said, all: readonly Said[]): Followed {
  const next = { heard: heard + 1, shown, explanation }
  // A worker that is started anew tells of its match from the beginning; another one tells of none.
  if ('started' in one) return next
  if (!('told' in one)) return next
  if ('update' in one.told) return { ...next, shown: withUpdate(shown, one.told.update) }
  if (!('answer' in one.told)) return next
  const { number, answer } = one.told
  const question = all.find(sent => 'asked' in sent && sent.asked.number === number)
  const isExplained = question && 'asked' in question && question.asked.ask === 'explain'
  return isExplained ? { ...next, explanation: answer as Explanation } : next
}

const sceneIn = ({ shown, explanation }: Followed): Scene | null => {
  if (!shown) return null
  const { n: _, told: _told, asked, ...rest } = shown
  return { ...rest, asked: asked && { ...asked, explanation: explanation ?? { options: [], refused: [] } } }
}

/** By message: what the page was shown by it; null where that was nothing. */
export function shownBy(said: readonly Said[]): (Scene | null)[] {
  let now = nothingYet
  return said.map(one => {
    now = after(now, one, said)
    return 'told' in one && 'update' in one.told ? sceneIn(now) : null
  })
}

/** Everything a page was shown, update by update. */
export const scenesIn = (said: readonly Said[]): Scene[] => shownBy(said).flatMap(scene => scene ?? [])

const followed = new WeakMap<Page, Followed>()

/** The newest of what the table has shown. */
export async function sceneOn(page: Page): Promise<Scene> {
  const before = followed.get(page) ?? nothingYet
  const { said, from } = await page.evaluate(heard => {
    const { said } = window as unknown as { said: Said[] }
    // A page that was loaded again has heard nothing; and what was asked belongs to its answer.
    const from = said.length < heard ? 0 : heard
    return { said: said.slice(Math.max(0, from - 50)), from: from - Math.max(0, from - 50) }
  }, before.heard)
  let now = from === 0 ? nothingYet : before
  for (const one of said.slice(from)) now = after(now, one, said)
  followed.set(page, now)
  const scene = sceneIn(now)
  if (!scene) throw new Error('the table has shown nothing yet')
  return scene
}

/** What a scene of a running game tells that is not its viewer's to know. */
export function tooMuchIn(scene: Scene): string[] {
  const { viewer, events, notes, asked, seed, nonce } = scene
  const { players, me, threats, spare, ...view } = scene.view as View
  const isForAll = viewer === 'observer'
  const wrong = (what: string, isWrong: boolean): string[] => (isWrong ? [`${what}, for ${viewer}`] : [])
  const isTold = (event: Event): boolean => JSON.stringify(event) !== JSON.stringify(forOthers(event))
  return [
    ...wrong('the view of somebody else', view.viewer !== viewer),
    ...wrong('a desk', isForAll === (me !== null)),
    ...wrong('a question', isForAll && asked !== null),
    ...wrong('the seed', seed !== null),
    ...wrong('the nonce', nonce !== null),
    ...wrong('the spare agenda', spare !== null),
    ...players.flatMap((player, seat) =>
      wrong(`what player ${seat} hides`, 'agenda' in player || 'revealed' in player),
    ),
    ...threats.flatMap(({ id, looks, mine, plot }) =>
      wrong(`private knowledge of case ${id}`, isForAll && [looks, mine, plot].some(one => one !== undefined)),
    ),
    ...notes.flatMap(({ seat }) => wrong(`a note of ${seat}`, seat !== viewer)),
    ...(events as readonly Event[]).flatMap(event =>
      wrong(`${event.kind} of somebody else`, isTold(event) && !('seat' in event && event.seat === viewer)),
    ),
  ]
}

/** What lies before whoever sits at the screen, and where on the page that is; the first that is drawn. */
export const signs = {
  briefing: '.briefing',
  theatre: '.theatre',
  unmasking: '.unmasking',
  interlude: '.interlude',
  curtain: '.curtain-paper',
  desk: '#board-title',
  debrief: 'main a[href^="#/replay/"]',
} as const
export type Moment = keyof typeof signs

/**
 * Until everything asked is answered and drawn: what lies there then, if anything does. It is one question to the page,
 * since every question costs more than what is looked at; the names of what is drawn are held by the trees of `golden`.
 */
const drawnOn = (page: Page): Promise<string | null> =>
  page.evaluate(async places => {
    const frame = () => new Promise(drawn => requestAnimationFrame(drawn))
    const isAnswered = (): boolean => {
      const open = new Set<number>()
      for (const one of (window as unknown as Listening).said)
        if ('started' in one) open.clear()
        else if ('asked' in one) open.add(one.asked.number)
        else if ('number' in one.told) open.delete(one.told.number)
      return open.size === 0
    }
    while (!isAnswered()) await frame()
    for (let n = 0; n < 2; n++) await frame()
    // A board is drawn in pieces: the page says so as long as it is at it.
    while (document.querySelector('main[aria-busy], [data-rest]')) await frame()
    for (let n = 0; n < 2; n++) await frame()
    const isDrawn = (place: string): boolean =>
      [...document.querySelectorAll(place)].some(one => one.checkVisibility({ visibilityProperty: true }))
    return Object.entries(places).find(([, place]) => isDrawn(place))?.[0] ?? null
  }, signs)

/** Until everything asked is answered and drawn. */
export async function settled(page: Page): Promise<void> {
  await drawnOn(page)
}

export async function momentOn(page: Page): Promise<Moment> {
  const end = Date.now() + PATIENCE
  while (Date.now() < end) {
    const moment = await drawnOn(page)
    if (moment !== null) return moment as Moment
    if (await page.getByRole('heading', { name: 'This screen could not be drawn' }).isVisible()) break
  }
  throw new Error(`nothing of a table is to be seen: ${await page.locator('main').textContent()}`)
}

export type Rule = (scene: Scene) => string

/** What a player does who follows the checklist and now and then does something more; `first` is done whenever it can be. */
export function ruleOf(seed: string, first: readonly string[] = []): Rule {
  const below = stream(rootsOf(seed, ['person']).person)
  return ({ asked, view }) => {
    const options = asked?.options ?? []
    if (options.length === 0) throw new Error('nothing is asked')
    const any = (): string => options[below(options.length)]
    if (asked?.kind !== 'turn.act') return any()
    if ((view as View).mustClaim && options.includes('claim')) return 'claim'
    const wanted = first.flatMap(verb => options.filter(name => name.split(' ')[0] === verb))
    if (wanted.length > 0) return wanted[0]
    if (options.includes('intel')) return 'intel'
    return below(2) === 0 && options.includes('end') ? 'end' : any()
  }
}

/** Who sits at the table that one tap opens. */
const quick = [
  { name: 'Player 1', bot: null },
  ...['Birch', 'Cedar', 'Dogwood'].map(name => ({ name, bot: 'careerist' })),
]

/**
 * Hears all that is said in a browser that remembers them, and deals from this seed. What careerists choose does not depend
 * on when they have heard what.
 */
export async function listenAtQuick(context: BrowserContext, seed: string): Promise<void> {
  await listen(context, seed)
  const chairs = quick.map(({ bot }) => ({ who: bot ?? 'person', name: '' }))
  const seating = JSON.stringify({ size: quick.length, chairs })
  await context.addInitScript(kept => localStorage.setItem('situation-room.lobby', kept), seating)
}

const seek = seeksIn('tables')

/**
 * One of these seeds whose quick table, played without a page by this rule, comes to a scene as wanted; the same
 * rule brings the page to the same scene, as all luck is in the seed.
 */
export async function seedWhere(
  name: string,
  rule: (seed: string) => Rule,
  isWanted: (scene: Scene) => boolean,
): Promise<{ readonly seed: string; readonly scene: Scene }> {
  return seek(name, 200, async n => {
    const seed = `${name} ${n}`
    const opening = { game: 'homeland', setup: { players: 4 }, seed, practice: false, seats: quick } as const
    const open = await openNew(opening, name, seed, 0)
    botsGo(open)
    const chosen = rule(seed)
    for (let scene = sceneOf(open, 0); ; scene = sceneOf(open, 0)) {
      if (isWanted(scene)) return { seed, scene }
      if (!scene.asked) return null
      take(open, { type: 'choose', seat: 0, choices: [chosen(scene)] })
    }
  })
}

const intelName = (id: string): string => say(`card.${id}`)
const turnOn = (page: Page): Locator => page.getByRole('region', { name: 'The turn', exact: true })
const handOn = (page: Page): Locator => page.getByRole('region', { name: /^Intel in hand/ })
const starting = (text: string): RegExp => new RegExp(`^${text.replace(/[^\p{L}\p{N} ]/gu, '\\$&')}`, 'u')

/** The button of a card in hand, or among those everybody can see. */
export const cardOn = (page: Page, id: string, isOpen = false): Locator =>
  handOn(page)
    .getByRole('list')
    .nth(isOpen ? 1 : 0)
    .getByRole('button')
    .filter({ has: page.getByText(intelName(id), { exact: true }) })
    .first()

const lines = {
  claim: 'Claim a case',
  // One or two, by how many are owed.
  intel: 'Play',
  soldiers: 'Deploy Soldiers',
  agents: 'Deploy Agents',
  end: 'End the turn',
} as const

export const lineOn = (page: Page, what: keyof typeof lines | 'Trade an Intel' | 'Recruit' | 'Use assets'): Locator =>
  turnOn(page).getByRole('button', { name: starting(what in lines ? lines[what as keyof typeof lines] : what) })

/** How somebody presses what lies there; in vain where it is about to become something else. */
export type Press = (one: Locator, mostMs?: number) => Promise<void>
const byClick: Press = (one, timeout = PATIENCE) => one.click({ timeout })

/** Chooses this option where it lies. */
export async function choose(page: Page, scene: Scene, option: string, press = byClick): Promise<void> {
  const view = scene.view as View
  const names = scene.seats.map(({ name }) => name)
  const voice = speakHomeland(say, game, names)
  const [verb, thing = ''] = option.split(' ')
  const isTurn = scene.asked?.kind === 'turn.act'
  if (scene.asked?.kind === 'end.accusing') {
    const label = thing === 'nobody' ? 'Nobody' : names[Number(thing) - 1]
    await page.getByRole('radio', { name: starting(label) }).check({ force: true })
    await press(page.getByRole('button', { name: 'Look it over' }))
    await press(page.getByRole('button', { name: 'Seal it' }))
  } else if (verb === 'case') await press(page.getByRole('button', { name: starting(`Choose ${thing} `) }))
  else if (verb === 'card' || verb === 'card-open') await press(cardOn(page, thing, verb === 'card-open'))
  else if (isTurn && verb in lines) await press(lineOn(page, verb as keyof typeof lines))
  else if (isTurn && (verb === 'trade' || verb === 'trade-open')) {
    await press(lineOn(page, 'Trade an Intel'))
    await press(cardOn(page, thing, verb === 'trade-open'))
  } else if (isTurn && verb.startsWith('recruit-')) {
    const recruit = lineOn(page, 'Recruit')
    if ((await recruit.getAttribute('aria-expanded')) !== 'true') await press(recruit)
    await press(turnOn(page).getByRole('button', { name: starting(voice.label(option, view)) }))
  } else if (isTurn) {
    // On one screen the assets are on a sheet of their own.
    const assets = page.getByRole('region', { name: 'Assets', exact: true })
    if (!(await assets.isVisible())) await press(lineOn(page, 'Use assets'))
    await press(assets.getByRole('button', { name: voice.label(option, view), exact: true }).first())
  } else {
    const here = (scene.asked?.options ?? []).filter(name => !/^(case|card|card-open) /.test(name))
    await press(page.locator('.asking-options').getByRole('button').nth(here.indexOf(option)))
  }
}

export interface Watched {
  readonly moment: Moment
  readonly scene: Scene
}

/**
 * Plays on until `isEnough`, asked before anything is done, says so. What the whole table watches is skipped, curtains are
 * raised, and every question is answered by the rule.
 */
export async function playOn(
  page: Page,
  rule: Rule,
  isEnough: (now: Watched) => boolean | Promise<boolean>,
): Promise<Watched> {
  for (;;) {
    const moment = await momentOn(page)
    const now = { moment, scene: await sceneOn(page) }
    if (await isEnough(now)) return now
    await step(page, rule, now)
  }
}

/** So long a button may take that is about to become another one; then it is looked again. */
const A_MOMENT_MS = 2000
const MOST_IN_VAIN = 60

/** More may happen while one watches: then the last step is none any more, and there is something to skip again. */
async function leaveTheatre(page: Page, press: Press): Promise<void> {
  let vain = 0
  const isClicked = (name: string): Promise<boolean> =>
    press(page.getByRole('button', { name }), A_MOMENT_MS).then(
      () => true,
      error => {
        vain += 1
        if (vain > MOST_IN_VAIN) throw error
        return false
      },
    )
  const isThere = (name: string): Promise<boolean> => page.getByRole('button', { name }).isVisible()
  for (;;)
    if (await isThere('To the table')) {
      if (await isClicked('To the table')) return
    } else if (await isThere('Skip to the end')) await isClicked('Skip to the end')
    else if ((await momentOn(page)) !== 'theatre') return
}

export async function step(page: Page, rule: Rule, { moment, scene }: Watched, press = byClick): Promise<void> {
  switch (moment) {
    case 'briefing':
      return press(page.getByRole('button', { name: 'To the board' }))
    case 'theatre':
      return leaveTheatre(page, press)
    case 'unmasking':
      await press(page.getByRole('button', { name: 'Skip to the end' }))
      return press(page.getByRole('button', { name: 'To the debrief' }))
    case 'interlude':
      // To the curtain; for whoever comes back to a table elsewhere, to the board.
      return press(page.locator('.interlude .stage-on'))
    case 'curtain':
      return press(page.getByRole('button', { name: /: show my desk$/ }))
    case 'desk':
      // The table has gone on between the two looks: it is looked at anew.
      if (!scene.asked) return
      // At a table elsewhere others may have brought it to something to be watched first.
      if (page.url().includes('#/t/') && (await momentOn(page)) !== 'desk') return
      return choose(page, scene, rule(scene), press)
    case 'debrief':
      throw new Error('the game is over')
  }
}
