import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { asks, type Quick } from '../../src/bots/bot.ts'
import { negotiatorBot } from '../../src/bots/negotiator/index.ts'
import { stream } from '../../src/engine/chance.ts'
import { compile } from '../../src/games/negotiator/cards/deck.ts'
import { standard } from '../../src/games/negotiator/cards/standard.ts'
import type { Event } from '../../src/games/negotiator/events.ts'
import { callCues, startOf } from '../../src/games/negotiator/lines/cues.ts'
import { type CallLine, callLines } from '../../src/games/negotiator/lines/pick.ts'
import { speakNegotiator } from '../../src/games/negotiator/tell/speak.ts'
import type { View } from '../../src/games/negotiator/view/view.ts'
import { callWords } from '../../src/games/negotiator/words/call.ts'
import { negotiatorWords } from '../../src/games/negotiator/words/index.ts'
import { rootsOf } from '../../src/seed/roots.ts'
import { writeMatch } from '../../src/table/file.ts'
import { loadLines } from '../../src/terminal/negotiator/load-lines.ts'
import type { Scene } from '../../src/web/worker/protocol.ts'
import { words } from '../../src/words/catalog.ts'
import { sayFrom } from '../../src/words/say-from.ts'
import { askedAt, happenedAt, type OpenTable, openNew, sceneOf, take } from '../hosted.ts'
import { seeksIn } from '../kit/pinned.ts'

/**
 * A call played twice: here, by a seeded rule and without a page, and there by clicking what lies on the page. All luck is in
 * the seed, so both must tell the same story; what the page shows is held against what the game says.
 */

const deck = compile(standard)
const say = sayFrom('en', words, negotiatorWords, callWords)
export const english = speakNegotiator(say, { cards: deck })
export const german = speakNegotiator(sayFrom('de', words, negotiatorWords, callWords), { cards: deck })

export interface Step {
  /** What was to be seen when the choice was made. */
  readonly scene: Scene
  readonly choice: string
}

export interface Call {
  readonly seed: string
  readonly abductor: string
  readonly steps: readonly Step[]
  readonly end: Scene
}

export const viewOf = (scene: Scene): View => scene.view as View
export const eventsOf = (scene: Scene): readonly Event[] => scene.events as readonly Event[]

/** What must be heard of a call in English, line by line. */
export async function heardIn(scene: Scene): Promise<readonly CallLine[]> {
  const [view, events] = [viewOf(scene), eventsOf(scene)]
  return callLines(await loadLines('en', view.abductor), callCues(events, startOf(view, events)), scene.commitment)
}

const talker = negotiatorBot('greedy', deck) as Quick<unknown>

/** A sensible player who does something else now and then, so that a call holds every kind of choice. */
function chosen(open: OpenTable): string | null {
  const { game } = open
  const [decision] = askedAt(open)
  if (!decision) return null
  const { record, state } = open.match
  const at = record.choices.length + record.draft.length
  const random = stream(rootsOf(`${record.seed}/${at}`, ['person']).person)
  const option =
    random(4) === 0
      ? decision.options[random(decision.options.length)]
      : talker.choose(asks(game)(state, decision, random))
  return game.nameOf(option)
}

const opening = (seed: string, abductor: string, practice: boolean) =>
  openNew({ game: 'negotiator', setup: { abductor }, seed, practice, seats: [] }, '-', seed, 0)

/** A call to its end; it may be said how it begins. */
export async function callOf(seed: string, abductor: string, first: readonly string[] = []): Promise<Call> {
  const open = await opening(seed, abductor, false)
  const steps: Step[] = []
  const next = (): string | null => first[steps.length] ?? chosen(open)
  for (let choice = next(); choice !== null; choice = next()) {
    steps.push({ scene: sceneOf(open), choice })
    take(open, { type: 'choose', seat: 0, choices: [choice] })
  }
  return { seed, abductor, steps, end: sceneOf(open) }
}

/** A call before it is told scene by scene. */
export interface Draft {
  readonly choices: readonly string[]
  readonly events: readonly Event[]
  readonly hasWon: boolean
}

async function draftOf(seed: string, abductor: string): Promise<Draft> {
  const open = await opening(seed, abductor, false)
  const choices: string[] = []
  for (let choice = chosen(open); choice !== null; choice = chosen(open)) {
    choices.push(choice)
    take(open, { type: 'choose', seat: 0, choices: [choice] })
  }
  const events = happenedAt(open)
  const { winners = [] } = open.game.outcome(open.match.settled) ?? {}
  return { choices, events: events as unknown as readonly Event[], hasWon: winners.length > 0 }
}

const MOST = 20_000

const seek = seeksIn('calls')

/** A call that is as wanted, to be found among the first of its series. */
export const callWhere = (name: string, abductor: string, isWanted: (draft: Draft) => boolean): Promise<Call> =>
  seek(name, MOST, async n => {
    const seed = `${name} ${n}`
    const draft = await draftOf(seed, abductor)
    return isWanted(draft) ? callOf(seed, abductor, draft.choices) : null
  })

export const verbOf = (choice: string): string => choice.split(' ')[0]
/** The scene after so many of its choices. */
export const sceneAt = ({ steps, end }: Call, n: number): Scene => steps[n]?.scene ?? end

/** A call as a file, after so many of its choices. */
export async function fileOf(
  { seed, abductor, steps }: Call,
  choices = steps.length,
  practice = false,
): Promise<string> {
  const open = await opening(seed, abductor, practice)
  for (const { choice } of steps.slice(0, choices)) take(open, { type: 'choose', seat: 0, choices: [choice] })
  return JSON.stringify(writeMatch(open.game, open.match, true))
}

/** What was played, by the text of its file: not when, nor with which of our cards, nor what that makes of its check. */
export function playedIn(text: string) {
  const { check: _, log, deck, ...rest } = JSON.parse(text)
  return { ...rest, deck: deck.hash, log: log.map(({ at: _when, ...entry }: { at: number | null }) => entry) }
}

export const asFile = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

/** Brings a file in where games are kept. */
export async function bringIn(page: Page, home: string, name: string, text: string): Promise<void> {
  await page.goto(`${home}#/saves`)
  await page.locator('.keeping input[type=file]').setInputFiles(asFile(name, text))
}

/** From the list of abductors, with the seed typed in. */
export async function startCall(page: Page, home: string, call: Call, practice = false): Promise<void> {
  await page.goto(`${home}#/calls`)
  if (practice) await page.getByRole('checkbox', { name: /^Practice/ }).check()
  await page.getByRole('textbox', { name: /^Seed/ }).fill(call.seed)
  const name = english.cards().find(({ id }) => id === call.abductor)?.name ?? ''
  await page.getByRole('button', { name, exact: true }).click()
  await page.waitForURL(/#\/call\/[a-z0-9]+$/)
  await shows(page, sceneAt(call, 0))
}

/** What the page tells of a scene, in words. */
export const toldOn = (page: Page) =>
  page.evaluate(() => ({
    question: document.querySelector('#dock-question')?.textContent ?? '',
    turn: document.querySelector('.call-who p')?.textContent ?? '',
    counts: [...document.querySelectorAll('.call-counts li')].map(({ textContent }) => textContent),
    hand: [...document.querySelectorAll<HTMLElement>('.hand .card')].map(card => card.dataset.card ?? ''),
    events: document.querySelectorAll('.talk-entry').length,
    points: document.querySelector('.dock-points')?.textContent ?? '',
  }))

/** Until the page shows this scene: its question, its hand, its counts and everything that has happened. */
export async function shows(page: Page, scene: Scene): Promise<void> {
  const view = viewOf(scene)
  const { zone, saved, killed } = view.hostages
  const wanted = {
    events: scene.events.length,
    counts: [`${zone} held`, `${saved} saved`, `${killed} killed (max. ${Math.floor((zone + saved + killed) / 2)})`],
    ...(scene.asked && {
      question: english.question({ seat: 0, kind: scene.asked.kind, options: [] }, view),
      hand: [...new Set(view.hand)],
      points: say('call.points', { n: view.points }),
    }),
  }
  await expect.poll(() => toldOn(page), { interval: 30 }).toMatchObject(wanted)
}

/** What a button must say to be this choice. */
export const labelOf = ({ scene, choice }: Step): string =>
  english
    .options(scene.asked?.explanation ?? { options: [], refused: [] }, viewOf(scene))
    .find(({ name }) => name === choice)?.label ?? choice

/** Makes a choice by clicking what lies there. */
export async function click(page: Page, step: Step): Promise<void> {
  const { choice, scene } = step
  const [verb, card = ''] = choice.split(' ')
  const sheet = page.locator('dialog[open]')
  switch (verb) {
    case 'play':
    case 'bank':
      await page.locator(`.hand [data-card="${card}"]`).click()
      await sheet.getByRole('button', { name: verb === 'play' ? 'Say it' : 'Face down (+1)' }).click()
      return
    case 'pay':
      await page.locator(`.card-paying[data-card="${card}"]`).click()
      return
    case 'concede': {
      await page.locator(`.case-file [data-card="${card}"]`).first().click()
      const give = sheet.locator('.sheet-acts .button').first()
      await give.click()
      if (await give.isVisible()) await give.click()
      return
    }
    case 'hang-up': {
      const end = page.locator('[data-option="hang-up"]')
      await end.click()
      // Where it loses the game it is asked about twice.
      const { last, escaping } = viewOf(scene)
      if (last || escaping) await end.click()
      return
    }
    case 'accept':
    case 'keep':
    case 'reroll':
      await page
        .getByRole('button', { name: labelOf(step) })
        .first()
        .click()
      return
    default:
      await page.locator(`[data-option="${choice}"]`).first().click()
  }
}

/** Plays these choices on the page, one after the other, and looks each time whether the game is where it should be. */
export async function playOn(page: Page, call: Call, from: number, to: number): Promise<void> {
  for (let n = from; n < to; n++) {
    await click(page, call.steps[n])
    await shows(page, sceneAt(call, n + 1))
  }
}
