import { createInterface } from 'node:readline'
import { Fault, type Game, type GameEvent, type Seat } from '../../engine/game.ts'
import { outcomeIn } from '../../host/archive/saves.ts'
import { fileOf } from '../../host/reading.ts'
import { commitmentOf } from '../../table/commitment.ts'
import { deckHash } from '../../table/file.ts'
import type { MatchFile } from '../../table/file-schema.ts'
import { eventsOf, playedTo } from '../../table/match.ts'
import { recordOf, verifyFile } from '../../table/open-file.ts'
import { scenarioOf } from '../../table/scenario.ts'
import { type Context, gameSay, inFile, print, printJson, prompt } from '../context.ts'
import { readKept } from '../io/folder-store.ts'
import { revealed } from '../io/seed.ts'
import { keptGames, readText } from '../io/store.ts'
import { namesOf } from '../names.ts'
import { retell } from '../outdated.ts'
import { gameOf, type Pack, packOf } from '../packs.ts'
import { isQuiet, SILENCE, storyWith, type VoiceFlags } from '../voices.ts'

export interface ReplayFlags extends VoiceFlags {
  readonly check?: boolean
  readonly at?: string
  readonly position?: boolean
  readonly seat?: string
}

/** The game that was finished last, for whoever names none. */
export function newestFinished(env: NodeJS.ProcessEnv): string {
  const file = keptGames(env).find(one => {
    try {
      return fileOf(readKept(one)).outcome !== undefined
    } catch {
      return false
    }
  })
  if (file === undefined) throw new Fault('error.nothing-to-replay')
  return file
}

export async function replay(context: Context, given: string | undefined, flags: ReplayFlags): Promise<number> {
  const file = given ?? newestFinished(context.env)
  // It has to be there; what is wrong with it is told with its name.
  readText(file)
  const saved = inFile(file, () => fileOf(readKept(file)))
  const pack = await inFile(file, () => packOf(context.games, saved.game))
  return show(context, pack, file, saved, flags)
}

async function show<Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>>(
  context: Context,
  pack: Pack<Setup, State, View, Event, G>,
  file: string,
  saved: MatchFile,
  flags: ReplayFlags,
): Promise<number> {
  const { input } = context
  const say = gameSay(context, pack)
  const isWatched = !flags.check && flags.at === undefined && !flags.position
  const ours = pack.make()
  const isOutdated = saved.rules !== ours.rulesVersion
  // What other rules have for cards need not be cards here.
  const game = isOutdated ? ours : inFile(file, () => gameOf(pack, saved))
  const isOfOtherCards = outcomeIn(saved) !== null && saved.deck.hash !== deckHash(game.deck)
  if (isWatched && (isOutdated || isOfOtherCards)) {
    const players = Math.max(1, recordOf(saved).seats.length)
    return retell(context, pack, saved, flags.seat === undefined ? null : seatIn(flags.seat, players))
  }
  const whole = inFile(file, () => verifyFile(game, saved))
  const { record } = whole
  const events = eventsOf(game, whole)
  const names = namesOf(record.seats)
  const view = game.view(whole.state, 'observer')
  const who = pack.who(events, view)
  const speaker = pack.speak(say, game, names, who)
  const isSilent = isQuiet(flags, context.env) || who === undefined
  const voices = isSilent ? null : await pack.voices?.(say, who, commitmentOf(record))
  const spoken = voices?.spoken(events, view) ?? SILENCE
  const choices = [...record.choices, ...record.draft]
  const total = choices.length
  const eyes = flags.seat === undefined ? null : seatIn(flags.seat, Math.max(1, game.seated(whole.state)))
  /** The match as it stood before choice number n (from 0); after the last one for n = total. */
  const before = (n: number) => playedTo(game, record, choices.slice(0, n))
  /** A game that is over hides nothing; seen through one pair of eyes it is as that player saw it. */
  const told = (event: Event): string => {
    const seen = eyes === null ? event : game.seen(event, eyes)
    return seen === null ? '' : speaker.event(seen, eyes ?? 0)
  }
  const statusOf = (state: State): string[] =>
    speaker.status(game.view(state, eyes ?? game.decisions(state)[0]?.seat ?? 0))
  const ok = [
    say('replay.ok', { choices: total, events: events.length }),
    ...(pack.several ? [revealed(say, record)] : []),
  ]

  if (saved.outcome === undefined && pack.several) throw new Fault('error.not-finished', { file })
  if (flags.at !== undefined || flags.position) {
    const wanted = flags.at ?? String(total + 1)
    const n = Number(wanted)
    if (!/^\d+$/.test(wanted) || n < 1 || n > total + 1)
      throw new Fault('error.number', { name: wanted, least: 1, most: total + 1 })
    const { state } = before(n - 1)
    const isStandard = deckHash(game.deck) === deckHash(pack.standard)
    if (flags.position) printJson(context, scenarioOf(game, state, isStandard))
    else for (const line of statusOf(state)) print(context, line)
    return 0
  }
  if (saved.outcome === undefined) throw new Fault('error.not-finished', { file })
  if (flags.check) {
    for (const line of ok) print(context, line)
    return 0
  }

  const heading = (number: number): string => {
    const { seat, choice } = choices[number - 1]
    const label = speaker.label(choice, game.view(before(number - 1).state, seat))
    if (!pack.several) return say('replay.step', { number, total, label })
    const player = names[seat] ?? say('player.number', { n: seat + 1 })
    return eyes === null || eyes === seat
      ? say('replay.step.by', { number, total, player, label })
      : say('replay.step.hidden', { number, total, player })
  }
  const step = (n: number): void => {
    const { state, events } = before(n)
    const known = n === 0 ? 0 : before(n - 1).events.length
    if (n > 0) {
      print(context, '')
      print(context, heading(n))
    }
    for (const { at, text } of storyWith(events, told, spoken)) if (at >= known) print(context, text)
    for (const said of record.talk)
      if (said.after === n) {
        print(context, `” ${speaker.claim?.(said) ?? ''}`)
        const answer = speaker.answer?.(said) ?? null
        if (answer !== null) print(context, `  ” ${answer}`)
      }
    if (n < total) for (const line of statusOf(state).slice(0, pack.several ? 1 : 3)) print(context, `  ${line}`)
  }

  let at = 0
  step(at)
  if (input.isTTY) {
    const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
    prompt(context, say('replay.prompt'))
    for await (const line of lines) {
      const text = line.trim().toLowerCase()
      if (text === 'q') break
      if (text === 'b') at = Math.max(0, at - 1)
      else if (/^\d+$/.test(text)) at = Math.min(total, Number(text))
      else at++
      if (at > total) break
      step(at)
      prompt(context, say('replay.prompt'))
    }
    lines.close()
  } else while (at < total) step(++at)
  for (const line of ok) print(context, line)
  return 0
}

/** A seat as it is counted outside, from 1. */
export function seatIn(text: string, players: number): Seat {
  const n = Number(text)
  if (!/^\d+$/.test(text) || n < 1 || n > players)
    throw new Fault('error.number', { name: text, least: 1, most: players })
  return n - 1
}
