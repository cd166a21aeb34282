import type { GameEvent, Viewer } from '../../../src/engine/game.ts'
import { shipped } from '../../../src/games/index.ts'
import { changed } from '../../../src/host/changed.ts'
import { differences } from '../../../src/host/diff.ts'
import { lookElsewhere } from '../../../src/host/elsewhere.ts'
import type { OpenMatch } from '../../../src/host/hosting.ts'
import { openKept } from '../../../src/host/opening.ts'
import type { Shown } from '../../../src/host/shown.ts'
import { sightOf } from '../../../src/host/sight.ts'
import type { Change, SaveLine } from '../../../src/host/store.ts'
import { type News, type Told as ToldThing, toldOf, toldTo } from '../../../src/host/told.ts'
import type { Sight } from '../../../src/host/update.ts'
import type { Outgoing } from '../../../src/host/wire.ts'
import type { Sealing } from '../../../src/server/store/seal.ts'
import { canonical } from '../../../src/table/file.ts'
import { parseMatch } from '../../../src/table/file-schema.ts'
import { eventsOf, firstState } from '../../../src/table/match.ts'
import { verifyFile } from '../../../src/table/open-file.ts'
import type { Disk } from './disk.ts'

/**
 * What may be so, kept beside what is: every match as it stands on the disk, what each of its viewers may have been told
 * of it and seen of it so far, and which inputs are in it. Whatever a node sends is held against it before it leaves.
 */
export interface Model {
  /** Something of a table was written. */
  kept(what: string): void
  /** A node sends this to this viewer of a table. */
  sent(to: Recipient, stream: object, message: Outgoing, text: string): void
  /** A person has this before their eyes. */
  shown(to: Recipient, shown: Shown): void
  /** Is this all that there is to be seen and told? Null is what somebody has who has heard of no match. */
  isLast(to: Recipient, shown: Shown | null): boolean
  /** The match of a table as it was kept last; null where it is not dealt. */
  match(table: string): OpenMatch | null
  has(table: string, seat: number, id: string): boolean
  /** In the end: does what is kept reproduce itself, and is it what was kept along the way? */
  replay(table: string): Promise<void>
  readonly wrong: readonly string[]
}

export interface Recipient {
  readonly table: string
  readonly viewer: Viewer
  /** Texts that this person alone may have, by table. */
  readonly own: readonly string[]
}

/** A number for a value, the same whatever the order of its keys: to write all of it down takes ten times as long. */
function markOf(value: unknown, into = 17): number {
  if (typeof value === 'number') return mixed(into, Number.isInteger(value) ? value | 0 : Math.round(value * 1e6) | 0)
  if (typeof value === 'string') {
    let mark = mixed(into, value.length)
    for (let i = 0; i < value.length; i++) mark = (Math.imul(mark, 31) + value.charCodeAt(i)) | 0
    return mark
  }
  if (Array.isArray(value)) return value.reduce((mark: number, one) => markOf(one, mark), mixed(into, value.length))
  if (value === null || typeof value !== 'object') return mixed(into, value === true ? 1 : value === false ? 2 : 3)
  let sum = 0
  for (const key in value) {
    const inner = (value as Readonly<Record<string, unknown>>)[key]
    if (inner !== undefined) sum = (sum + markOf(inner, markOf(key))) | 0
  }
  return mixed(into, sum)
}
const mixed = (a: number, b: number): number => Math.imul((a ^ b) + 0x9e3779b1 + (a << 6), 0x85ebca6b) ^ (a >>> 13)

/** All that has happened in a match so far. */
function eventsFrom({ game, match }: OpenMatch): readonly GameEvent[] {
  const first: GameEvent[] = []
  firstState(game, match.record, first)
  return [...first, ...eventsOf(game, match)]
}

/** What of a sight is in the log. */
type Seen = Omit<Sight, 'suspicions' | 'kept' | 'past'>
const seenOf = (sight: Sight): Seen => {
  const { view, asked, waiting, draftEvents, choices, draft, notes, outcome, ended, around, seed, nonce } = sight
  return { view, asked, waiting, draftEvents, choices, draft, notes, outcome, ended, around, seed, nonce }
}

interface Kept {
  open: OpenMatch
  readonly viewers: ReadonlyMap<Viewer, Told>
  readonly ids: Set<string>
}
interface Told {
  readonly told: number[]
  /** How many of the first so many things told are events. */
  readonly events: number[]
  readonly sights: Set<number>
  /** Events, asked of the game itself. */
  readonly seen: Set<number>
  /** The last of them. */
  last: Seen | null
}
const hear = ({ told, events }: Told, things: readonly ToldThing[]): void => {
  for (const one of things) {
    told.push(markOf(one))
    events.push((events.at(-1) ?? 0) + ('event' in one ? 1 : 0))
  }
}
interface Stream {
  n: number
  told: number
  sight: Sight | null
}

/** Refusals that say nothing about whether it was taken. */
const unsure = ['match.not-kept', 'match.moved-on', 'database.away', 'table.closing', 'table.idle', 'server.no-hello']

const ROW = 'select length, line, text, version from match join opening on match = id where id = ?'
const CHANGES = 'select body from change where match = ? and seq >= ? order by seq'

export function openModel(disk: () => Disk, sealing: Sealing, secretsOf: (table: string) => readonly string[]): Model {
  const matches = new Map<string, Kept>()
  const streams = new WeakMap<object, Stream>()
  const wrong: string[] = []
  let working: Promise<void> = Promise.resolve()
  const complain = (table: string, what: string): void => void wrong.push(`${table}: ${what}`)

  /** Nobody looks from a bot's seat. */
  const viewersOf = ({ match: { record } }: OpenMatch): Viewer[] => [
    ...(record.seats.length === 0 ? [0] : record.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))),
    'observer',
  ]
  function look({ open, viewers }: Kept, news: readonly News[]): void {
    const { game, match } = open
    for (const [viewer, known] of viewers) {
      hear(known, toldOf(game, news, viewer))
      for (const event of news.flatMap(({ events }) => events)) known.seen.add(markOf(game.seen(event, viewer)))
      known.last = seenOf(sightOf(game, { match, kept: true, suspicions: {} }, viewer))
      known.sights.add(markOf(known.last))
    }
  }
  function noted(table: string, { ids }: Kept, changes: readonly Change[]): void {
    for (const { request } of changes) {
      if (!request) continue
      const id = `${request.seat} ${request.id}`
      if (ids.has(id)) complain(table, `input ${id} was kept twice`)
      ids.add(id)
    }
  }

  async function dealt(table: string, opened: OpenMatch): Promise<void> {
    const viewers = new Map(
      viewersOf(opened).map(viewer => {
        const seen = new Set(eventsFrom(opened).map(event => markOf(opened.game.seen(event, viewer))))
        const known: Told = { told: [], events: [0], sights: new Set(), seen, last: null }
        hear(known, toldTo(opened.game, opened.match, viewer))
        return [viewer, known]
      }),
    )
    const kept: Kept = { open: opened, viewers, ids: new Set() }
    matches.set(table, kept)
    look(kept, [])
  }

  async function moved(table: string, row: Readonly<Record<string, unknown>>, changes: readonly Change[]) {
    const kept = matches.get(table)
    const line = JSON.parse(String(row.line)) as SaveLine
    const text = sealing.open(table, String(row.text))
    const reopen = (): Promise<OpenMatch> => openKept(shipped, { line, text, changes, durable: Number(row.length) })
    if (!kept) return dealt(table, await reopen())
    const { open } = kept
    const version = Number(row.version)
    // Without changes, as a rule: where there was no room for all of it, with one more.
    const isWhole = Number(row.length) < Math.max(1, open.durable ?? 0)
    const before = open.match.log.length
    const lastAt = open.match.log.at(-1)?.at ?? 0
    const store = { since: async () => (isWhole ? undefined : { changes, version }) } as never
    const elsewhere = await lookElsewhere({ store, reopen }, open)
    if (!elsewhere) return complain(table, 'is gone')
    for (const { match, news } of elsewhere.steps) {
      kept.open = { ...kept.open, match, durable: elsewhere.durable, version: elsewhere.version }
      look(kept, news)
    }
    // Matches are written whole when they end: the input that did it is in no change of its own.
    if (isWhole)
      for (const [seat, ids] of (line.taken ?? []).entries()) for (const id of ids) kept.ids.add(`${seat} ${id}`)
    if (!isWhole) noted(table, kept, changes)
    const added = kept.open.match.log.slice(before)
    if (added.some(({ at }, i) => (at ?? 0) < (added[i - 1]?.at ?? lastAt ?? 0))) complain(table, 'time went back')
  }

  /** In what something differs from what is to be seen now. */
  const otherwise = ({ last }: Told, sight: Sight): string => JSON.stringify(differences(last, seenOf(sight)))

  const has = (table: string, seat: number, id: string): boolean =>
    matches.get(table)?.ids.has(`${seat} ${id}`) === true

  function acknowledged({ table, viewer }: Recipient, id: string): void {
    if (!matches.has(table) || viewer === 'observer' || !isOfMatch(id) || has(table, viewer, id)) return
    complain(table, `${viewer} is told that ${id} is kept, and it is not`)
  }

  return {
    wrong,
    kept(what) {
      const [kind, table] = what.split(' ')
      if (kind !== 'match') return
      const length = matches.get(table)?.open.durable ?? 0
      const [row] = disk().look({ sql: ROW, values: [table] })
      // How much was kept before is known only when what came before this is worked in.
      const read = (from: number): Change[] =>
        disk()
          .look({ sql: CHANGES, values: [table, from] })
          .map(({ body }) => JSON.parse(String(body)) as Change)
      const changes = read(Number(row.length) < length ? 0 : length)
      working = working.then(() => moved(table, row, changes)).catch(error => complain(table, String(error?.stack)))
    },
    sent(to, stream, message, text) {
      const { table, viewer, own } = to
      const kept = matches.get(table)
      const isShown = kept?.open.match.record.ended != null || kept?.open.game.outcome(kept.open.match.settled) != null
      if (!isShown)
        for (const secret of secretsOf(table))
          if (!own.includes(secret) && text.includes(secret)) complain(table, `${viewer} is sent a secret: ${text}`)
      if ('ack' in message && message.ack !== undefined) acknowledged(to, message.ack)
      if (message.type === 'refused' && message.id !== null && viewer !== 'observer') {
        if (has(table, viewer, message.id) && !unsure.includes(message.why.key))
          complain(table, `${viewer} is refused ${message.id}, which is kept: ${message.why.key}`)
        // Whoever does something in a match has seen it.
        if (message.why.key === 'lobby.not-started' && isOfMatch(message.id))
          complain(table, `${viewer} is refused ${message.id}, though the match has begun`)
        if (message.why.key === 'server.bug') complain(table, `${viewer}: ${text}`)
      }
      if (message.type !== 'whole' && message.type !== 'told') return
      const known = kept?.viewers.get(viewer)
      if (!known) return complain(table, `${viewer} is told of a match that is not kept`)
      const before = streams.get(stream) ?? { n: 0, told: 0, sight: null }
      const sight = message.whole
        ? (message.whole.sight as Sight)
        : (changed(before.sight as never, message.changes ?? []) as Sight)
      const isNext = message.n === before.n + 1 && (message.whole !== undefined || message.from === before.told)
      if (!isNext) complain(table, `${viewer} is told ${message.n} after ${before.n}`)
      streams.set(stream, { n: message.n, told: message.from + message.told.length, sight })
      for (const [i, one] of message.told.entries())
        if (markOf(one) !== known.told[message.from + i] || ('event' in one && !known.seen.has(markOf(one.event))))
          complain(table, `${viewer} is told what is not so, or not yet: ${canonical(one)}`)
      if (message.whole && message.from + message.told.length > known.told.length)
        complain(table, `${viewer} is told too much`)
      if (!known.sights.has(markOf(seenOf(sight))))
        complain(table, `${viewer} is shown what is not so, or not yet, or not theirs: ${otherwise(known, sight)}`)
    },
    shown({ table, viewer }, shown) {
      const known = matches.get(table)?.viewers.get(viewer)
      if (!known?.sights.has(markOf(seenOf(shown)))) complain(table, `${viewer} sees what never was`)
      else if (shown.events.length - shown.draftEvents.length !== known.events[shown.told])
        complain(table, `${viewer} has other events than were told`)
    },
    isLast({ table, viewer }, shown) {
      const known = matches.get(table)?.viewers.get(viewer)
      if (!known || !shown) return !known && !shown
      return shown.told === known.told.length && markOf(seenOf(shown)) === markOf(known.last)
    },
    match: table => matches.get(table)?.open ?? null,
    has,
    async replay(table) {
      await working
      const kept = matches.get(table)
      if (!kept) return complain(table, 'was never dealt')
      const [row] = disk().look({ sql: ROW, values: [table] })
      const changes = disk()
        .look({ sql: CHANGES, values: [table, 0] })
        .map(({ body }) => JSON.parse(String(body)) as Change)
      const text = sealing.open(table, String(row.text))
      const line = JSON.parse(String(row.line)) as SaveLine
      const again = await openKept(shipped, { line, text, changes, durable: changes.length })
      if (changes.length === 0) verifyFile(again.game, parseMatch(text))
      if (canonical(again.match.log) !== canonical(kept.open.match.log)) complain(table, 'has another log than it had')
      for (const [viewer, { told }] of kept.viewers)
        if (
          toldTo(again.game, again.match, viewer)
            .map(one => markOf(one))
            .join() !== told.join()
        )
          complain(table, `a replay tells ${viewer} something else than was told`)
    },
  }
}

/** Ids of what is done in a match begin so (people.ts). */
export const MATCH_ACT = 'm'
const isOfMatch = (id: string): boolean => id.startsWith(MATCH_ACT)
