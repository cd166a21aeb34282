import * as z from 'zod'
import { Fault, type GameEvent } from '../engine/game.ts'
import { people, type TableGame, tableGame } from '../games/homeland/career.ts'
import type { Event as HomelandEvent } from '../games/homeland/events.ts'
import { achievementIds, isFinished, storyOf } from '../games/negotiator/achievements.ts'
import { achieved, bestProgress, type Career, newCareer, record, streak, totals } from '../games/negotiator/career.ts'
import type { Event } from '../games/negotiator/events.ts'
import { shapeFault } from '../games/shape.ts'
import type { Say } from '../words/index.ts'
import { type Context, gameVoice, inFile, print, tell } from './context.ts'
import { isMistake, sentence } from './errors.ts'
import type { Session } from './session.ts'
import { careerFile, isThere, readText, writeWhole } from './store.ts'
import { titles } from './titles.ts'

const count = z.int().min(0)
export const careerSchema = z
  .strictObject({
    format: z.literal('situation-room/career@1'),
    games: z.array(
      z.strictObject({
        date: z.string(),
        abductor: z.string(),
        seed: z.string(),
        won: z.boolean(),
        cause: z.string(),
        turns: count,
        saved: count,
        killed: count,
        achievements: z.array(z.string()),
      }),
    ),
    best: z.record(z.string(), z.strictObject({ have: z.number(), need: z.number() })),
    tables: z
      .array(
        z.strictObject({
          date: z.string(),
          seed: z.string(),
          ending: z.string(),
          rounds: count,
          players: z.array(
            z.strictObject({
              name: z.string(),
              bot: z.string().nullable(),
              agenda: z.string(),
              points: z.int().nullable(),
              won: z.boolean(),
            }),
          ),
        }),
      )
      .optional()
      .describe('Games of Homeland.'),
  })
  .describe('What was played here: games of Hostage Negotiator, and tables of Homeland')

/** Games for one and games around a table, in one file. */
interface Kept extends Career {
  readonly tables?: readonly TableGame[] | undefined
}

/** The career as it is kept; an empty one where there is none yet. A damaged file is never written over. */
export function loadCareer(env: NodeJS.ProcessEnv): Kept {
  const file = careerFile(env)
  if (!isThere(file)) return newCareer
  const text = readText(file)
  return inFile(file, () => {
    let given: unknown
    try {
      given = JSON.parse(text)
    } catch {
      throw new Fault('file.not-a-career')
    }
    const format = typeof given === 'object' && given !== null && 'format' in given ? String(given.format) : ''
    if (!format.startsWith('situation-room/career@')) throw new Fault('file.not-a-career')
    if (format !== newCareer.format) throw new Fault('file.version', { format })
    const read = careerSchema.safeParse(given)
    if (!read.success) throw shapeFault(read.error)
    return read.data
  })
}

/** A finished game goes into the career, unless it does not count; says so in a line when it does not. */
export function keepCareer<State, View, Ev extends GameEvent>(
  { say, env }: Context,
  { id }: { readonly id: string },
  session: Session<State, View, Ev>,
  isStandard: boolean,
): string[] {
  const { events, record: played } = session.match()
  if (played.practice) return [say('career.not-counted.practice')]
  if (!isStandard) return [say('career.not-counted.deck')]
  const game = { seed: played.seed, date: new Date().toISOString() }
  try {
    return id === 'homeland'
      ? keepTable(say, env, tableGame(events as unknown as readonly HomelandEvent[], played.seats, game))
      : keepGame(say, env, storyOf(events as unknown as readonly Event[]), game)
  } catch (error) {
    // The game is over and kept: a career that cannot be read must not take its debrief away.
    if (!isMistake(error)) throw error
    return [say('career.not-counted.file', { problem: sentence(say, null, error) })]
  }
}

const write = (env: NodeJS.ProcessEnv, kept: Kept): void =>
  writeWhole(careerFile(env), `${JSON.stringify(kept, null, 2)}\n`)

function keepGame(
  say: Say,
  env: NodeJS.ProcessEnv,
  story: ReturnType<typeof storyOf>,
  { seed, date }: { readonly seed: string; readonly date: string },
): string[] {
  if (!isFinished(story)) return []
  const kept = loadCareer(env)
  if (kept.games.some(game => game.seed === seed && game.abductor === story.abductor))
    return [say('career.not-counted.seed')]
  const next: Kept = { ...kept, ...record(kept, { story, seed, date }) }
  write(env, next)
  const { current, best } = streak(next)
  return [
    say('career.streak', { current, best }),
    say('career.achievements', { have: achieved(next).length, need: achievementIds.length }),
  ]
}

function keepTable(say: Say, env: NodeJS.ProcessEnv, game: TableGame | null): string[] {
  if (game === null) return []
  const kept = loadCareer(env)
  const before = kept.tables ?? []
  const players = game.players.length
  if (before.some(one => one.seed === game.seed && one.players.length === players))
    return [say('career.not-counted.table', { players })]
  const tables = [...before, game]
  write(env, { ...kept, tables })
  return tableLines(say, tables, new Set(game.players.map(({ name }) => name)))
}

/** How the people around the table have fared, all of them or those named. */
const tableLines = (say: Say, tables: readonly TableGame[], names?: ReadonlySet<string>): string[] =>
  [...people(tables)]
    .filter(([name]) => names?.has(name) ?? true)
    .map(([name, { games, won }]) => say('career.person', { name, games, won }))

export function career(context: Context, { json }: { readonly json?: boolean }): number {
  const { env } = context
  const say = gameVoice(context, titles.negotiator)
  const kept = loadCareer(env)
  if (json) {
    print(context, JSON.stringify(kept, null, 2))
    return 0
  }
  const have = achieved(kept)
  print(context, say('career.games', { games: kept.games.length, won: kept.games.filter(({ won }) => won).length }))
  for (const [abductor, { games, won }] of Object.entries(totals(kept)))
    print(
      context,
      say('career.by', {
        abductor: say.has(`abductor.${abductor}`) ? say(`abductor.${abductor}`) : abductor,
        games,
        won,
      }),
    )
  print(context, say('career.streak', { ...streak(kept) }))
  print(context, say('career.achievements', { have: have.length, need: achievementIds.length }))
  for (const { id, progress } of bestProgress(kept)) {
    const names = { name: say(`achievement.${id}`), text: say(`achievement.${id}.text`) }
    const line = have.includes(id)
      ? say('career.gained', names)
      : progress
        ? say('career.near', { ...names, share: progress.have / progress.need })
        : say('career.open', names)
    tell(context, line)
  }
  const tables = kept.tables ?? []
  if (tables.length > 0) print(context, say('career.tables', { games: tables.length }))
  for (const line of tableLines(say, tables)) tell(context, line)
  return 0
}
