import { Fault, type Seat } from '../../engine/game.ts'
import type { Registry } from '../../games/index.ts'
import { MOST_PLAYED } from '../../host/answers.ts'
import { lineOf } from '../../host/change.ts'
import { gameFor, openKept, rulesOf } from '../../host/opening.ts'
import { ownRecordsOf } from '../../host/records.ts'
import { isOver, type SaveLine, type Store } from '../../host/store.ts'
import { digest } from '../../seed/roots.ts'
import type { Archive } from '../../table/archive-schema.ts'
import { writeMatch } from '../../table/file.ts'
import { parseMatch, readMatch } from '../../table/file-schema.ts'
import { mustBeShallow } from '../../table/json-text.ts'
import { verifyFile } from '../../table/open-file.ts'
import { newPass, type Passes } from '../people/passes.ts'
import { openFinished } from '../store/finished.ts'
import type { Sealing } from '../store/seal.ts'
import { type Database, prepared } from '../store/statement.ts'
import type { World } from '../world.ts'
import { ownNames } from './sealed-rows.ts'
import { isWithheld } from './withheld.ts'

/** Matches that are over: what somebody has played, what they bring in from elsewhere, and what is kept of it. */

/** A table somebody has to do with, by a pass or as a player. */
export interface Holding {
  readonly table: string
  readonly seat: Seat | null
}

/** Each table once: somebody who sits at one they look after is told of it by the seat. */
export function onceEach(holdings: readonly Holding[]): readonly Holding[] {
  const tables = new Map<string, Seat | null>()
  for (const { table, seat } of holdings) tables.set(table, tables.get(table) ?? seat)
  return [...tables].map(([table, seat]) => ({ table, seat }))
}

/** One match of a history; nothing of it is secret any more. */
export interface Played extends Holding {
  readonly game: string
  readonly players: readonly string[]
  readonly began: number
  readonly ended: number
  readonly outcome: SaveLine['outcome']
  /** Why it was ended before its game was; then it counts for nothing. */
  readonly endedEarly: NonNullable<SaveLine['ended']> | null
  readonly counts: boolean
  readonly isImported: boolean
}

export interface History {
  /** Of these the matches that are over, the last first. */
  of(holdings: readonly Holding[]): Promise<readonly Played[]>
  /** The same with their files, to be opened elsewhere. */
  archive(holdings: readonly Holding[]): Promise<Archive>
  /** A file of a finished match, played again before it is kept; comes back with what lets its owner find it. */
  take(given: unknown): Promise<Holding & { readonly pass: string }>
  /** Of matches that have been over for long enough their files are left, and nothing else; how many that were. */
  tidy(): Promise<number>
}

interface Around {
  readonly database: Database
  readonly sealed: Sealing
  readonly store: Store
  readonly passes: Passes
  readonly games: Registry
  readonly world: World
  /** How long ago it has to have been over. */
  readonly finishedMs: number
}

/** So many are tidied away in one go. */
const MOST_AT_ONCE = 50
/** Its name is made of what is in it: brought in twice, it is the same. */
const NAME_DIGITS = 24
const importedName = (check: string): string => `f-${digest(`situation-room/import@1/${check}`).slice(0, NAME_DIGITS)}`

/** Practice, what was ended early and what came from elsewhere prove nothing about anybody. */
const counts = ({ outcome, ended, practice }: SaveLine, isImported: boolean): boolean =>
  outcome !== null && ended === undefined && !practice && !isImported

export function openHistory({ database, sealed, store, passes, games, world, finishedMs }: Around): History {
  const { dialect, read, commit } = database
  const finished = openFinished(database, sealed)
  const over = prepared<{ before: number; most: number }>(dialect, (db, one) =>
    db
      .selectFrom('match')
      .select(['id', 'version'])
      .where('ended_at', '<=', one.before)
      .orderBy('ended_at')
      .limit(one.most),
  )
  const gone = prepared<{ id: string; version: number }>(dialect, (db, one) =>
    db.deleteFrom('match').where('id', '=', one.id).where('version', '=', one.version),
  )
  const cleared = prepared<{ match: string }>(dialect, (db, one) =>
    db.deleteFrom('change').where('match', '=', one.match),
  )
  const forgotten = prepared<{ name: string }>(dialect, (db, one) =>
    db.deleteFrom('record').where('name', '=', one.name),
  )
  const forgottenOwn = prepared<{ from: string; to: string }>(dialect, (db, one) =>
    db.deleteFrom('record').where('name', '>=', one.from).where('name', '<', one.to),
  )

  async function played(holding: Holding): Promise<Played | null> {
    const found = await finished.line(holding.table)
    if (!found) return null
    const { line, isImported } = found
    return {
      ...{ table: holding.table, seat: holding.seat, game: line.game, players: line.names },
      ...{ began: line.begun, ended: line.changed, outcome: line.outcome },
      ...{ endedEarly: line.ended ?? null, counts: counts(line, isImported), isImported },
    }
  }

  /** Played again from the first choice to the last: what does not come out the same is refused. */
  async function proved(given: unknown): Promise<{ readonly line: SaveLine; readonly text: string }> {
    mustBeShallow(given)
    const file = parseMatch(JSON.stringify(given))
    const loaded = await games.find(file.game)()
    const should = await rulesOf(loaded)
    if (file.rules !== should) throw new Fault('file.rules', { is: file.rules, should })
    const game = await gameFor(loaded, file.deck, file.position)
    const match = verifyFile(game, file)
    const times = file.log.flatMap(({ at }) => at ?? [])
    const now = world.now()
    const begun = Math.min(now, times[0] ?? now)
    const id = importedName(file.check)
    const line = lineOf({ id, tag: null, begun, game, match }, Math.min(now, times.at(-1) ?? now))
    if (!isOver(line)) throw new Fault('history.not-over')
    return { line, text: JSON.stringify(file) }
  }

  return {
    async of(holdings) {
      const found = await Promise.all(holdings.map(played))
      return found
        .flatMap(one => one ?? [])
        .sort((a, b) => b.ended - a.ended)
        .slice(0, MOST_PLAYED)
    },
    async archive(holdings) {
      const found = await Promise.all(holdings.map(({ table }) => finished.load(table)))
      return {
        format: 'situation-room/archive@1',
        matches: found.flatMap(one => {
          // What was dealt on a day is everybody's when it is over.
          if (!one || isWithheld(one.line.tag, world.now())) return []
          const { id, tag, begun, changed } = one.line
          return [{ line: { id, tag, begun, changed }, file: readMatch(JSON.parse(one.text)) }]
        }),
        career: null,
        records: {},
      }
    },
    async take(given) {
      const { line, text } = await proved(given)
      const pass = newPass(world.random)
      const made = passes.made(pass, { table: line.id, kind: 'import', seat: null }, world.now())
      await commit([{ guard: finished.kept(line, text, true), after: [made] }])
      return { table: line.id, seat: null, pass }
    },
    async tidy() {
      const rows = await read(over({ before: world.now() - finishedMs, most: MOST_AT_ONCE }))
      let tidied = 0
      for (const { id: named, version } of rows) {
        const id = String(named)
        // One whose file could not be written when it ended, for want of room, is written now.
        const kept = await finished.line(id)
        const left = kept ? undefined : await store.load(id)
        const file = left && finished.kept(left.line, await wholeText(left))
        const after = [
          ...(file ? [file] : []),
          cleared({ match: id }),
          ...ownRecordsOf(id).map(name => forgotten({ name })),
          forgottenOwn(ownNames(id)),
        ]
        const [isGone] = await commit([{ guard: gone({ id, version: Number(version) }), after }])
        if (isGone) tidied += 1
      }
      return tidied
    },
  }

  /** The file of a match with its last changes in it. */
  async function wholeText(kept: NonNullable<Awaited<ReturnType<Store['load']>>>): Promise<string> {
    if (kept.changes.length === 0) return kept.text
    const { game, match, isStandard } = await openKept(games, kept)
    return JSON.stringify(writeMatch(game, match, isStandard))
  }
}
