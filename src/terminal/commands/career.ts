import type { GameEvent } from '../../engine/game.ts'
import type { KeptCareer } from '../../games/careers.ts'
import { accusedHow, people, type TableGame } from '../../games/homeland/career/career.ts'
import { type Share, tallyOf } from '../../games/homeland/career/tally.ts'
import { agendas } from '../../games/homeland/vocabulary.ts'
import { homelandWords } from '../../games/homeland/words/index.ts'
import { achievementIds } from '../../games/negotiator/achievements/achievements.ts'
import { achieved, bestProgress, newCareer, streak, totals } from '../../games/negotiator/career/career.ts'
import { negotiatorWords } from '../../games/negotiator/words/index.ts'
import type { OpenMatch } from '../../host/hosting.ts'
import { type NotCounted, neverCounts, type Played, rehearsing, withMatch } from '../../table/career.ts'
import { parseCareer } from '../../table/career-schema.ts'
import { eventsOf } from '../../table/match.ts'
import type { Say } from '../../words/index.ts'
import { type Context, gameSay, inFile, print, printJson, tell } from '../context.ts'
import { isMistake, sentence } from '../errors.ts'
import { holdingShortly } from '../io/lock.ts'
import { careerFile, isThere, readText, writeWhole } from '../io/store.ts'
import { nameOf } from '../names.ts'
import type { Session } from '../session.ts'

/** The career as it is kept; an empty one where there is none yet. A damaged file is never written over. */
export function loadCareer(env: NodeJS.ProcessEnv): KeptCareer {
  const file = careerFile(env)
  if (!isThere(file)) return newCareer
  const text = readText(file)
  return inFile(file, () => parseCareer(text))
}

/** One process after the other: of two games that end at once, both count. */
function changeCareer<T extends { readonly career: KeptCareer }>(
  env: NodeJS.ProcessEnv,
  change: (before: KeptCareer) => T,
): T {
  const file = careerFile(env)
  return holdingShortly(file, () => {
    const before = loadCareer(env)
    const after = change(before)
    if (after.career !== before) writeWhole(file, `${JSON.stringify(after.career, null, 2)}\n`)
    return after
  })
}

/** A finished game goes into the career, unless it does not count; says so in a line when it does not. */
export function keepCareer<State, View, Ev extends GameEvent>(
  { say, env }: Context,
  session: Session<State, View, Ev>,
  isStandard: boolean,
): string[] {
  const match = session.match()
  const players = match.record.seats.length
  const never = neverCounts(match.record, isStandard)
  // A practised call was remembered when it began.
  if (never) return notCounted(say, never, players)
  try {
    const counted = changeCareer(env, before => {
      const after = withMatch(
        before,
        { record: match.record, events: eventsOf(session.game, match) },
        { isStandard, date: new Date().toISOString() },
      )
      return { ...after, career: 'not' in after ? before : after.career }
    })
    if ('not' in counted) return notCounted(say, counted.not, players)
    const { career: next } = counted
    if (players > 0) return tableLines(say, next.tables ?? [], new Set(match.record.seats.map(({ name }) => name)))
    return [
      say('career.streak', { ...streak(next) }),
      say('career.achievements', { have: achieved(next).length, need: achievementIds.length }),
    ]
  } catch (error) {
    // The game is over and kept: a career that cannot be read must not take its debrief away.
    if (!isMistake(error)) throw error
    return [say('career.not-counted.file', { problem: sentence(say, null, error) })]
  }
}

/** A match as a career looks at it. */
export const playedIn = ({ game, match }: Pick<OpenMatch, 'game' | 'match'>): Played<GameEvent> => ({
  record: match.record,
  events: eventsOf(game, match),
})

/** A practised call is remembered as soon as it begins. Where that cannot be done, it is still only practice. */
export function keepRehearsal({ env }: Context, played: Played<GameEvent>): void {
  try {
    changeCareer(env, before => ({ career: rehearsing(before, played) }))
  } catch (error) {
    if (!isMistake(error)) throw error
  }
}

function notCounted(say: Say, why: NotCounted, players: number): string[] {
  switch (why) {
    case 'practice':
      return [say('career.not-counted.practice')]
    case 'deck':
      return [say('career.not-counted.deck')]
    case 'position':
      return [say('career.not-counted.position')]
    case 'seed':
      return [say('career.not-counted.seed')]
    case 'rehearsed':
      return [say('career.not-counted.rehearsed')]
    case 'table':
      return [say('career.not-counted.table', { players })]
    case 'unfinished':
    case 'no-career':
      return []
  }
}

/** How the people around the table have fared, all of them or those named. */
const tableLines = (say: Say, tables: readonly TableGame[], names?: ReadonlySet<string>): string[] =>
  [...people(tables)]
    .filter(([name]) => names?.has(name) ?? true)
    .map(([name, { games, won }]) => say('career.person', { name: nameOf(name), games, won }))

/** The same tally as on the page, in lines: by agenda, by table size, accusations, points by source. */
function tallyLines(context: Context, tables: readonly TableGame[]): string[] {
  const say = gameSay(context, { words: homelandWords })
  const { byAgenda, bySize, accusations, sources } = tallyOf(tables, null)
  const rounded = (n: number): string => say('career.number', { n })
  const shared = ({ games, won, points }: Share) => ({
    games,
    won,
    points: points === null ? 'none' : rounded(points),
  })
  return [
    ...agendas.flatMap(agenda =>
      byAgenda[agenda].games === 0
        ? []
        : [say('career.table.agenda', { agenda: say(`agenda.${agenda}`), ...shared(byAgenda[agenda]) })],
    ),
    ...bySize.map(({ size, ...share }) => say('career.table.size', { n: size, ...shared(share) })),
    ...(accusedHow.some(how => accusations[how] > 0) ? [say('career.table.accusations', accusations)] : []),
    ...(sources === null
      ? []
      : [
          say('career.table.sources', {
            own: rounded(sources.own),
            assets: rounded(sources.assets),
            accusation: rounded(sources.accusation),
          }),
        ]),
  ]
}

export function career(context: Context, { json }: { readonly json?: boolean }): number {
  const { env } = context
  const say = gameSay(context, { words: negotiatorWords })
  const kept = loadCareer(env)
  if (json) {
    printJson(context, kept)
    return 0
  }
  const have = achieved(kept)
  print(context, say('career.games', { games: kept.games.length, won: kept.games.filter(({ won }) => won).length }))
  for (const [abductor, { games, won }] of Object.entries(totals(kept)))
    print(
      context,
      say('career.by', {
        abductor: say.has(`abductor.${abductor}`) ? say(`abductor.${abductor}`) : nameOf(abductor),
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
  if (tables.length > 0) {
    print(context, say('career.tables', { games: tables.length }))
    for (const line of tallyLines(context, tables)) tell(context, line)
  }
  for (const line of tableLines(say, tables)) tell(context, line)
  return 0
}
