import { asks, type Quick } from '../../src/bots/bot.ts'
import { firstCareerist } from '../../src/bots/homeland/first/careerist.ts'
import { negotiatorBot } from '../../src/bots/negotiator/index.ts'
import { stream } from '../../src/engine/chance.ts'
import type { Decision } from '../../src/engine/game.ts'
import type { KeptCareer } from '../../src/games/careers.ts'
import { compile as compileBoard } from '../../src/games/homeland/cards/deck.ts'
import { standard as boardCards } from '../../src/games/homeland/cards/standard.ts'
import type { Event as BoardEvent } from '../../src/games/homeland/events.ts'
import { unmaskingBegins } from '../../src/games/homeland/tell/telling.ts'
import type { View as BoardView } from '../../src/games/homeland/view/view.ts'
import { COLUMNS, IMMINENT } from '../../src/games/homeland/vocabulary.ts'
import { compile as compileCall } from '../../src/games/negotiator/cards/deck.ts'
import { standard as callCards } from '../../src/games/negotiator/cards/standard.ts'
import { newCareer } from '../../src/games/negotiator/career/career.ts'
import { dailyCall, dailyResult } from '../../src/games/negotiator/career/daily.ts'
import type { Event as CallEvent } from '../../src/games/negotiator/events.ts'
import type { View as CallView } from '../../src/games/negotiator/view/view.ts'
import type { Opening } from '../../src/host/opening.ts'
import { digest, rootsOf } from '../../src/seed/roots.ts'
import type { Archive } from '../../src/table/archive-schema.ts'
import { withMatch } from '../../src/table/career.ts'
import { canonical, writeMatch } from '../../src/table/file.ts'
import type { MatchFile } from '../../src/table/file-schema.ts'
import type { Scene } from '../../src/web/worker/protocol.ts'
import { askedAt, botsGo, botsSpeak, happenedAt, type OpenTable, openNew, sceneOf, take } from '../hosted.ts'
import { fullBoard } from './full-board.ts'

/**
 * Games that were begun, left and finished: played here, by seed and rule, and brought to the page as the archive of a
 * browser. So every screen is opened in a moment and is the same each time.
 */

/** The day on which all of it is looked at. */
export const TODAY = '2026-03-14'
export const NOW = Date.parse(`${TODAY}T20:15:00Z`)
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The first turns of a call: the one in the picture of the terminal. */
const CALL = `
  play what-are-your-demands, convert, pay what-are-your-demands, pay small-talk, reveal major,
  play keep-cool, bank small-talk, play keep-cool, done,
  concede a-cold-beer, buy keep-cool, buy keep-cool, buy what-are-your-demands,
  buy what-are-your-demands, buy small-talk, buy small-talk, buy just-stay-calm, done,
  play just-stay-calm, play keep-cool, convert, pay what-are-your-demands`
  .split(',')
  .map(choice => choice.trim())

/** How many of its choices lead where. */
export const calls = { reveal: 4, shop: 10, terror: 18, move: 19, convert: 20, pay: 21 } as const

const callOpening = (abductor: string, seed: string): Opening => ({
  game: 'negotiator',
  setup: { abductor },
  seed,
  practice: false,
  seats: [],
})

const BOTS = ['Birch', 'Cedar', 'Dogwood'].map(name => ({ name, bot: 'careerist' }))
const PEOPLE = ['Ann', 'Bo', 'Cy'].map(name => ({ name, bot: null }))

const tableOpening = (seed: string, seats: Opening['seats']): Opening => ({
  game: 'homeland',
  setup: { players: seats.length },
  seed,
  practice: false,
  seats,
})

async function begin(opening: Opening): Promise<OpenTable> {
  const nonce = opening.seats.length > 0 ? digest('nonce') : null
  const open = await openNew(opening, '-', opening.seed ?? '', NOW, nonce)
  botsGo(open)
  return open
}

const talker: Quick<CallView> = negotiatorBot('greedy', compileCall(callCards))
const analyst: Quick<BoardView> = firstCareerist(compileBoard(boardCards))

/** What tells whether a table is as wanted. A whole scene, made at every choice, was most of what a library took. */
type Look = Pick<Scene, 'view' | 'outcome' | 'draft'> & { readonly asked: Pick<Decision, 'kind'> | null }

/** Plays for the people until the table is as wanted; false when the game is over before. */
function playTo(open: OpenTable, isWanted: (look: Look) => boolean): boolean {
  const { game } = open
  const bot = (game.id === 'negotiator' ? talker : analyst) as Quick<unknown>
  for (;;) {
    const asked = askedAt(open).at(0) ?? null
    const { record, state } = open.match
    const view = game.view(state, asked?.seat ?? 0)
    if (isWanted({ view, asked, outcome: game.outcome(state), draft: record.draft.length })) return true
    if (!asked) return false
    const random = stream(rootsOf(`${record.seed}/${record.choices.length + record.draft.length}`, ['person']).person)
    const choice = game.nameOf(bot.choose(asks(game)(state, asked, random)))
    take(open, { type: 'choose', seat: asked.seat, choices: [choice] })
  }
}

/** The first of the games with these seeds that comes to a scene as wanted. */
async function search(
  name: string,
  opening: (seed: string) => Opening,
  isWanted: (look: Look) => boolean,
): Promise<OpenTable> {
  for (let n = 1; n < 100; n++) {
    const open = await begin(opening(`${name} ${n}`))
    if (playTo(open, isWanted)) return open
  }
  throw new Error(`no game of “${name}” comes to what was wanted`)
}

const isOver = ({ outcome }: Look): boolean => outcome !== null
/** Over, and points were counted: not where the terrorist track was full, and nobody was asked whom they accuse. */
const isCounted = (look: Look): boolean =>
  isOver(look) && board(look).players.every(({ revealed }) => revealed?.accuses !== undefined)
const hasWon = ({ outcome }: Look): boolean => (outcome?.winners.length ?? 0) > 0
const isAsked =
  (kind: string) =>
  ({ asked }: Look): boolean =>
    asked?.kind === kind
const board = ({ view }: Look): BoardView => view as BoardView
const call = ({ view }: Look): CallView => view as CallView
const alone = (seed: string): Opening => tableOpening(seed, [{ name: 'Ann', bot: null }, ...BOTS])
const around = (seed: string): Opening => tableOpening(seed, PEOPLE)
/** Has somebody looked at a case that is analysed next, which every page shows at once? */
function looksAt({ view }: Look): boolean {
  const { threats, spaces } = view as BoardView
  return threats.some(({ id, looks }) => looks?.length && spaces.indexOf(id) >= IMMINENT * COLUMNS)
}

async function callAfter(choices: number, changes: Partial<Opening> = {}): Promise<OpenTable> {
  const open = await begin({ ...callOpening('arkayne', 'line-5'), ...changes })
  for (const choice of CALL.slice(0, choices)) take(open, { type: 'choose', seat: 0, choices: [choice] })
  return open
}

/** One's own turn in the middle of a game, with things known, noted and said. */
async function middle(): Promise<OpenTable> {
  const open = await search(
    'board',
    alone,
    scene =>
      isAsked('turn.act')(scene) &&
      scene.draft === 0 &&
      board(scene).done.length === 0 &&
      board(scene).round >= 4 &&
      board(scene).threats.length > 8 &&
      looksAt(scene),
  )
  const { threats } = board(sceneOf(open, 0))
  const known = threats.find(({ looks }) => looks?.length) ?? threats[0]
  const other = threats.find(({ id, lead }) => id !== known.id && (lead ?? 0) > 0) ?? threats[1]
  take(open, { type: 'claim', seat: 0, claim: { about: 'case', case: known.id, says: 'looked-mixed' } })
  take(open, { type: 'claim', seat: 0, claim: { about: 'case', case: other.id, says: 'dangerous' } })
  take(open, { type: 'claim', seat: 0, claim: { about: 'player', player: 2, says: 'suspect', strength: 'little' } })
  take(open, { type: 'note', seat: 0, about: { case: known.id }, text: '2 × blue?' })
  return open
}

/** Goes on with what the person at the table would do, up to a question. */
async function onTo(made: Promise<OpenTable>, kind: string): Promise<OpenTable> {
  const open = await made
  if (!playTo(open, isAsked(kind))) throw new Error(`${kind} is never asked`)
  return open
}

/** What is on the page of a person at each of these, by the name in its address. */
async function matches(): Promise<Readonly<Record<string, OpenTable>>> {
  return {
    move: await callAfter(calls.move),
    reveal: await callAfter(calls.reveal),
    shop: await callAfter(calls.shop),
    terror: await callAfter(calls.terror),
    convert: await callAfter(calls.convert),
    pay: await callAfter(calls.pay),
    practice: await callAfter(calls.move, { practice: true }),
    last: await search(
      'last',
      seed => callOpening('donna', seed),
      scene =>
        isAsked('conversation.talk')(scene) &&
        scene.draft === 0 &&
        call(scene).last &&
        new Set(call(scene).hand).size > 2,
    ),
    won: await search('won', seed => callOpening('edward', seed), hasWon),
    lost: await search(
      'lost',
      seed => callOpening('arkayne', seed),
      scene => isOver(scene) && !hasWon(scene),
    ),
    dealt: await begin(alone('dealt')),
    table: await middle(),
    card: await onTo(middle(), 'intel.card'),
    case: await onTo(middle(), 'intel.case'),
    react: await search('react', alone, isAsked('analysis.react')),
    accuse: await search('accuse', alone, isAsked('end.accusing')),
    over: await search('over', alone, isCounted),
    curtain: await search('around', around, scene => isAsked('turn.act')(scene) && board(scene).round >= 3),
  }
}

/** Who sat at the tables of other evenings: one person or two, and bots. */
const evenings: readonly Opening['seats'][] = [
  [PEOPLE[0], ...BOTS],
  [...PEOPLE.slice(0, 2), ...BOTS.slice(0, 1)],
  [PEOPLE[0], ...BOTS],
  [...PEOPLE.slice(0, 2), ...BOTS],
]

/** Calls and tables of other days, for the career and the row of days. */
async function career(): Promise<{ readonly career: KeptCareer; readonly daily: Archive['records']['daily'] }> {
  let kept: KeptCareer = newCareer
  const daily: NonNullable<Archive['records']['daily']> = []
  for (let before = 9; before > 0; before--) {
    const date = new Date(NOW - before * DAY).toISOString()
    const call = dailyCall(date.slice(0, 10))
    const open = await begin(callOpening(call.abductor, call.seed))
    playTo(open, isOver)
    const events = happenedAt(open)
    const counted = withMatch(kept, { record: open.match.record, events }, { isStandard: true, date })
    if ('career' in counted) kept = counted.career
    const result = dailyResult(events as unknown as readonly CallEvent[], date.slice(0, 10))
    if (result && before < 6) daily.push(result)
  }
  for (const [n, seats] of evenings.entries()) {
    const open = await begin(tableOpening(`evening ${n}`, seats))
    playTo(open, isOver)
    const played = { record: open.match.record, events: happenedAt(open) }
    const counted = withMatch(kept, played, { isStandard: true, date: new Date(NOW - (9 - n) * DAY).toISOString() })
    if ('career' in counted) kept = counted.career
  }
  return { career: kept, daily }
}

export interface Library {
  /** What a visitor has kept: the text of an archive of everything. */
  readonly archive: string
  /** How many events had been told at the own turn before the last round began, and before its last analysis. */
  readonly told: { readonly round: number; readonly analysis: number; readonly unmasking: number }
  /** Three people at one screen: what was told when somebody's turn began, before the one that is on. */
  readonly between: { readonly told: number; readonly talked: number; readonly last: number }
  readonly career: KeptCareer
  /** The table that is over, as its player sees it; `told.unmasking` of its events were told before it was. */
  readonly over: Scene
}

let made: Promise<Library> | null = null

/** Everything a visitor of long standing keeps. Made once. */
export function library(): Promise<Library> {
  made ??= make()
  return made
}

async function make(): Promise<Library> {
  const all = await matches()
  for (const open of Object.values(all)) await botsSpeak(open)
  const { career: kept, daily } = await career()
  const archive: Archive = {
    format: 'situation-room/archive@1',
    matches: Object.entries(all).map(([id, open], n) => {
      const changed = NOW - (n + 1) * 5 * HOUR
      return {
        line: { id, tag: null, begun: changed - HOUR, changed },
        file: writeMatch(open.game, open.match, true),
      }
    }),
    career: kept as unknown as Archive['career'],
    records: { daily: daily ?? [] },
  }
  const { events } = sceneOf(all.table, 0)
  const last = (kind: string): number => events.findLastIndex(event => event.kind === kind)
  const around = sceneOf(all.curtain, 'observer').events as readonly BoardEvent[]
  const before = around.findLastIndex(({ kind }, at) => kind === 'turn' && at < around.length - 1)
  const turn = around[before]
  if (turn?.kind !== 'turn') throw new Error('nobody had a turn before')
  const over = sceneOf(all.over, 0)
  return {
    archive: JSON.stringify(archive),
    career: kept,
    told: {
      round: last('round'),
      analysis: last('analysis'),
      unmasking: unmaskingBegins(over.events as readonly BoardEvent[]),
    },
    between: { told: around.length, talked: before + 1, last: turn.seat },
    over,
  }
}

/** The fullest board there is, with a person at the first of six seats: the text of an archive. */
export async function full(): Promise<string> {
  const seats = ['Maximilian', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir'].map((name, seat) => ({
    name,
    bot: seat === 0 ? null : 'careerist',
  }))
  const open = await begin({ ...tableOpening('full', seats), position: { given: fullBoard, dice: [] } })
  for (const { id } of board(sceneOf(open, 0)).threats)
    take(open, { type: 'claim', seat: 0, claim: { about: 'case', case: id, says: 'dangerous' } })
  await botsSpeak(open)
  const line = { id: 'full', tag: null, begun: NOW - HOUR, changed: NOW }
  const archive: Archive = {
    format: 'situation-room/archive@1',
    matches: [{ line, file: writeMatch(open.game, open.match, true) }],
    career: null,
    records: {},
  }
  return JSON.stringify(archive)
}

/** A table of rules that are not played here, left in its first round after something was said. */
async function ofOtherRules(): Promise<MatchFile> {
  const open = await begin(around('other rules'))
  playTo(open, scene => board(scene).round > 1)
  take(open, { type: 'claim', seat: 1, claim: { about: 'player', player: 0, says: 'suspect', strength: 'little' } })
  const { check: _, ...content } = { ...writeMatch(open.game, open.match, true), rules: '0' }
  return { ...content, check: digest(canonical(content)) }
}

/** Two games that cannot be read: one cut off, one from a later version; one of other rules; and one that can. */
export async function damaged(): Promise<string> {
  const whole = writeMatch((await callAfter(calls.move)).game, (await callAfter(calls.move)).match, true)
  const line = (id: string, n: number) => ({ id, tag: null, begun: NOW - n * DAY, changed: NOW - n * DAY })
  const archive: Archive = {
    format: 'situation-room/archive@1',
    matches: [
      { line: line('whole', 1), file: whole },
      { line: line('cut', 2), text: JSON.stringify(whole).slice(0, 400) },
      { line: line('later', 3), text: JSON.stringify({ ...whole, format: 'situation-room/match@9' }) },
      { line: line('other', 4), file: await ofOtherRules() },
    ],
    career: null,
    records: {},
  }
  return JSON.stringify(archive)
}
