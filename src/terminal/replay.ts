import { createInterface } from 'node:readline'
import { Fault, type Game, type GameEvent } from '../engine/game.ts'
import { deckHash, type MatchFile, parseMatch, recordOf, verifyFile } from '../table/file.ts'
import { replayMatch } from '../table/match.ts'
import { scenarioOf } from '../table/scenario.ts'
import { type Context, gameVoice, inFile, print } from './context.ts'
import { gameOf, type Pack, packOf } from './packs.ts'
import { keptGames, readText } from './store.ts'

export interface ReplayFlags {
  readonly check?: boolean
  readonly at?: string
  readonly position?: boolean
}

function newestFinished(env: NodeJS.ProcessEnv): string {
  const file = keptGames(env).find(one => {
    try {
      return parseMatch(readText(one)).outcome !== undefined
    } catch {
      return false
    }
  })
  if (file === undefined) throw new Fault('error.nothing-to-replay')
  return file
}

export async function replay(context: Context, given: string | undefined, flags: ReplayFlags): Promise<number> {
  const file = given ?? newestFinished(context.env)
  const text = readText(file)
  const saved = inFile(file, () => parseMatch(text))
  const pack = inFile(file, () => packOf(saved.game))
  return show(context, pack, file, saved, flags)
}

async function show<Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>>(
  context: Context,
  pack: Pack<Setup, State, View, Event, G>,
  file: string,
  saved: MatchFile,
  flags: ReplayFlags,
): Promise<number> {
  const { input, output } = context
  const say = gameVoice(context, pack)
  const game = inFile(file, () => gameOf(pack, saved))
  const whole = inFile(file, () => verifyFile(game, saved))
  const speaker = pack.speak(say, game)
  const choices = [...saved.choices, ...saved.draft]
  const total = choices.length
  /** The match as it stood before choice number n (from 0); after the last one for n = total. */
  const before = (n: number) => replayMatch(game, { ...recordOf(saved), choices: choices.slice(0, n), draft: [] })
  const ok = say('replay.ok', { choices: total, events: whole.events.length })

  if (flags.at !== undefined || flags.position) {
    const wanted = flags.at ?? String(total + 1)
    const n = Number(wanted)
    if (!/^\d+$/.test(wanted) || n < 1 || n > total + 1)
      throw new Fault('error.number', { name: wanted, least: 1, most: total + 1 })
    const { state } = before(n - 1)
    const isStandard = deckHash(game.deck) === deckHash(pack.standard)
    if (flags.position) print(context, JSON.stringify(scenarioOf(game, state, isStandard), null, 2))
    else for (const line of speaker.status(game.view(state, 0))) print(context, line)
    return 0
  }
  if (saved.outcome === undefined) throw new Fault('error.not-finished', { file })
  if (flags.check) {
    print(context, ok)
    return 0
  }

  const step = (n: number): void => {
    const { state, events } = before(n)
    const told = n === 0 ? 0 : before(n - 1).events.length
    if (n > 0) {
      const view = game.view(before(n - 1).state, 0)
      print(context, '')
      print(context, say('replay.step', { number: n, total, label: speaker.label(choices[n - 1].choice, view) }))
    }
    for (const event of events.slice(told)) print(context, speaker.event(event, 0))
    if (n < total) for (const line of speaker.status(game.view(state, 0)).slice(0, 3)) print(context, `  ${line}`)
  }

  let at = 0
  step(at)
  if (input.isTTY) {
    const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
    output.write(say('replay.prompt'))
    for await (const line of lines) {
      const text = line.trim().toLowerCase()
      if (text === 'q') break
      if (text === 'b') at = Math.max(0, at - 1)
      else if (/^\d+$/.test(text)) at = Math.min(total, Number(text))
      else at++
      if (at > total) break
      step(at)
      output.write(say('replay.prompt'))
    }
    lines.close()
  } else while (at < total) step(++at)
  print(context, ok)
  return 0
}
