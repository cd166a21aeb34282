import { createInterface } from 'node:readline'
import { type Progress, REVIEW_FORMAT, type Review, type Turning } from '../../bots/advisor/review/review.ts'
import { Fault, type Game, type GameEvent } from '../../engine/game.ts'
import { fileOf } from '../../host/reading.ts'
import { askedAt, type Reviewed, reviewOf } from '../../host/review/index.ts'
import { accountLines, headline, likely, moleLine, points, tenths, whereIn } from '../../host/review/told.ts'
import type { MatchFile } from '../../table/file-schema.ts'
import type { Match } from '../../table/match.ts'
import { verifyFile } from '../../table/open-file.ts'
import type { Say } from '../../words/index.ts'
import { type Context, gameSay, inFile, note, print, printJson, prompt, tell } from '../context.ts'
import { readKept } from '../io/folder-store.ts'
import { readText } from '../io/store.ts'
import { namesOf } from '../names.ts'
import { gameOf, type Pack, packOf } from '../packs.ts'
import { newestFinished, seatIn } from './replay.ts'

export interface ReviewFlags {
  readonly seat?: string
  readonly effort?: string
  readonly json?: boolean
}

const MOST_EFFORT = 50

/** How often somebody who waits is told how far it is, in parts of the whole. */
const TOLD = 10

export async function review(context: Context, given: string | undefined, flags: ReviewFlags): Promise<number> {
  const file = given ?? newestFinished(context.env)
  readText(file)
  const saved = inFile(file, () => fileOf(readKept(file)))
  if (saved.outcome === undefined) throw new Fault('review.not-over')
  const pack = await inFile(file, () => packOf(context.games, saved.game))
  return look(context, pack, file, saved, flags)
}

function effortIn(text: string | undefined): number {
  if (text === undefined) return 1
  const n = Number(text)
  if (!/^\d+$/.test(text) || n < 1 || n > MOST_EFFORT)
    throw new Fault('error.number', { name: text, least: 1, most: MOST_EFFORT })
  return n
}

async function look<Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>>(
  context: Context,
  pack: Pack<Setup, State, View, Event, G>,
  file: string,
  saved: MatchFile,
  flags: ReviewFlags,
): Promise<number> {
  const say = gameSay(context, pack)
  const game = inFile(file, () => gameOf(pack, saved))
  const match: Match<State, Event> = inFile(file, () => verifyFile(game, saved))
  const { seats } = match.record
  const seat = flags.seat === undefined ? undefined : seatIn(flags.seat, Math.max(1, seats.length))
  const reviewing = await reviewOf({ game, match } as unknown as Reviewed, { seat, effort: effortIn(flags.effort) })
  const told = worked(reviewing, progress => {
    if (!flags.json) note(context, say('review.working', { share: progress.done / progress.of }))
  })
  if (flags.json) {
    printJson(context, { format: REVIEW_FORMAT, ...told })
    return 0
  }
  const names = namesOf(seats)
  const nameOf = (one: number): string => names[one] ?? say('player.number', { n: one + 1 })
  const speaker = pack.speak(say, game, names, pack.who([], game.view(match.settled, 'observer')))
  for (const line of linesOf(say, told, nameOf)) tell(context, line)

  const bot = say(`review.bot.${told.reference}`)
  print(context, '')
  print(context, say('review.turnings'))
  if (told.turnings.length === 0) tell(context, say('review.turnings.none', { bot }))
  else tell(context, say('review.turnings.hint', { bot }))
  const lines = context.input.isTTY
    ? createInterface({ input: context.input, crlfDelay: Number.POSITIVE_INFINITY })
    : null
  const typed = lines?.[Symbol.asyncIterator]()
  for (const turning of told.turnings) {
    const asked = askedAt({ game, match } as unknown as Reviewed, told.seat, turning.at)
    const view = asked.view as View
    const label = (option: string): string => speaker.label(option, view)
    print(context, '')
    print(context, say('review.turning', { where: whereIn(say, told.game, turning.round), at: turning.at + 1 }))
    for (const line of speaker.status(view)) tell(context, `  ${line}`)
    tell(context, speaker.question(asked.decision, view))
    for (const [i, { option }] of turning.options.entries()) tell(context, `  ${i + 1}. ${label(option)}`)
    if (typed) {
      prompt(context, say('review.prompt'))
      const line = await typed.next()
      const text = line.done ? 'q' : line.value.trim().toLowerCase()
      if (text === 'q') break
      const again = turning.options[Number(text) - 1]
      if (again) print(context, againLine(say, turning, again.option, bot, label))
    }
    for (const line of answerLines(say, turning, bot, label)) tell(context, `  ${line}`)
  }
  lines?.close()
  return 0
}

/** Works a review out, and tells now and then how far it is. */
function worked(reviewing: Generator<Progress, Review>, onProgress: (progress: Progress) => void): Review {
  let told = 0
  for (;;) {
    const step = reviewing.next()
    if (step.done) return step.value
    const part = Math.floor((TOLD * step.value.done) / step.value.of)
    if (part > told) onProgress(step.value)
    told = Math.max(told, part)
  }
}

const BAR_CELLS = 20

/** One line, then the curve, then the rest. */
function linesOf(say: Say, told: Review, nameOf: (seat: number) => string): readonly string[] {
  const { curve, ledger } = told
  const rounds = curve.filter(({ round }, i) => i === curve.length - 1 || round !== curve[i - 1]?.round)
  const bar = (share: number): string => '█'.repeat(Math.round(BAR_CELLS * share)).padEnd(BAR_CELLS, '·')
  const mole = moleLine(say, told, nameOf)
  return [
    headline(say, told),
    '',
    `${say('review.curve')}: ${say('review.knew')} | ${say('review.open')}`,
    ...rounds.map(({ round, knew, open }, i) => {
      const where = i === rounds.length - 1 ? say('review.end') : whereIn(say, told.game, round)
      return `  ${where}: ${bar(knew.share)} ${likely(say, knew)} | ${bar(open.share)} ${likely(say, open)}`
    }),
    '',
    say('review.ledger'),
    say('review.ledger.about'),
    `  ${say('review.initial')}: ${say('review.value', { n: tenths(ledger.initial) })}`,
    ...accountLines(say, ledger).map(({ label, gain }) => `  ${label}: ${gain}`),
    `  ${say('review.final')}: ${say('review.value', { n: tenths(ledger.final) })}`,
    ...suspicionLines(say, told, nameOf),
    ...sharedLines(say, told, nameOf),
    ...(mole === null ? [] : ['', say('review.mole'), `  ${mole}`]),
  ]
}

function suspicionLines(say: Say, { suspicions, curve, seat }: Review, nameOf: (seat: number) => string): string[] {
  if (suspicions.length === 0) return []
  const rounds = curve.flatMap(({ round }, i) => (round !== curve[i - 1]?.round ? [i] : []))
  return [
    '',
    say('review.suspicions'),
    say('review.suspicions.about'),
    ...suspicions.map(({ by, of, shares }) => {
      const who =
        by === seat
          ? say('review.suspects.you', { of: nameOf(of) })
          : say('review.suspects', { by: nameOf(by), of: nameOf(of) })
      return `  ${who}: ${rounds.map(i => points(shares[i])).join(' ')}`
    }),
  ]
}

/** What people thought themselves, of those who share it: by rounds, as each ended. */
function sharedLines(say: Say, { shared, game }: Review, nameOf: (seat: number) => string): string[] {
  if (shared.length === 0) return []
  const [{ rounds }] = shared
  return [
    '',
    say('review.shared'),
    say('review.shared.about'),
    `  ${rounds.map(({ round }) => whereIn(say, game, round)).join(' | ')}`,
    ...shared.map(({ by, of, rounds: thought }) => {
      const who = say('review.suspects', { by: nameOf(by), of: nameOf(of) })
      return `  ${who}: ${thought.map(({ share }) => points(share)).join(' ')}`
    }),
  ]
}

function againLine(
  say: Say,
  { chosen, advised }: Turning,
  again: string,
  bot: string,
  label: (option: string) => string,
): string {
  if (again === chosen) return say('review.again.same')
  return again === advised ? say('review.again.best', { bot }) : say('review.again.other', { label: label(again) })
}

/** What the reference thinks of a question, once somebody wants to know. */
function answerLines(
  say: Say,
  { chosen, advised, options, gain }: Turning,
  bot: string,
  label: (option: string) => string,
): readonly string[] {
  return [
    say('review.yours', { label: label(chosen) }),
    say('review.advised', { bot, label: label(advised) }),
    say(gain < 0 ? 'review.lost' : 'review.gained', { n: Math.abs(tenths(gain)) }),
    ...options.map(
      ({ option, chance }) => `  ${label(option)}: ${chance === null ? say('review.unweighed') : likely(say, chance)}`,
    ),
  ]
}
