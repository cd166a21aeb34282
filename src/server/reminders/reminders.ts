import type { Seat } from '../../engine/game.ts'
import { Fault } from '../../engine/game.ts'
import type { Registry } from '../../games/index.ts'
import type { OpenMatch } from '../../host/hosting.ts'
import { openKept } from '../../host/opening.ts'
import { peopleWaitedFor } from '../../host/reminding.ts'
import { isOver, type Refusal, type Store } from '../../host/store.ts'
import { type Database, prepared } from '../store/statement.ts'
import { every, type World } from '../world.ts'
import type { Delivery } from './delivery.ts'
import type { Digest, Hook, HookedSeat, Hooks } from './hooks.ts'
import { digestMessage, type Message, trialMessage, turnMessage, type WaitingTable } from './message.ts'
import { planFor, type Reminded, type Waiting } from './plan.ts'

/**
 * Reminds people who are waited for and do not look. When a match has to be looked at is a column of it, written with
 * the change that is the reason; whoever claims it moves that on by a lease. What was sent is written down before it is
 * sent: should a node die in between, a reminder is missing; no node ever sends one twice.
 */
export interface Reminders {
  /** Sends a message that is about nothing; what went wrong, or null. */
  attempt(hook: Hook): Promise<Refusal | null>
  close(): Promise<void>
}

export interface RemindersSettings {
  readonly database: Database
  readonly store: Store
  readonly games: Registry
  readonly hooks: Hooks
  readonly delivery: Delivery
  readonly world: World
  /** So long nobody is reminded of what they have just been asked. */
  readonly afterMs: number
  /** Where people find the server; null where nobody has said so. */
  readonly publicUrl: string | null
  /** Do other nodes remind people, too? Then it takes a while until it is known who looks there. */
  readonly isShared: boolean
  /** Who has a line to a table, at whichever node. */
  looking(table: string): Promise<readonly Seat[]>
  report(error: unknown): void
}

const LOOK_EVERY_MS = 500
const CLEAN_EVERY_MS = 3_600_000
const MOST_CLAIMED = 32
/** To look at a match takes a few milliseconds. */
const LEASE_MS = 10_000
/** So long a server that is being stopped waits for what is on its way. */
const LAST_MS = 3000
/** After so long a node has heard from the others who looks at which table (tables/presence.ts). */
const HEARD_MS = 6000

export function openReminders(settings: RemindersSettings): Reminders {
  const { store, games, hooks, delivery, world, afterMs, publicUrl, looking, report } = settings
  const { dialect, commit, read } = settings.database
  const due = prepared<{ now: number }>(dialect, (db, one) =>
    db
      .selectFrom('match')
      .select(['id', 'remind_at'])
      .where('remind_at', '<=', one.now)
      .orderBy('remind_at')
      .limit(MOST_CLAIMED),
  )
  const claimed = prepared<{ id: string; at: number; until: number }>(dialect, (db, one) =>
    db.updateTable('match').set({ remind_at: one.until }).where('id', '=', one.id).where('remind_at', '=', one.at),
  )
  /** Only for the match that was looked at: where it has moved on since, it is looked at again. */
  const settled = prepared<{ id: string; version: number; next: number | null }>(dialect, (db, one) =>
    db.updateTable('match').set({ remind_at: one.next }).where('id', '=', one.id).where('version', '=', one.version),
  )
  const unwatched = prepared<{ id: string; until: number }>(dialect, (db, one) =>
    db.updateTable('match').set({ remind_at: null }).where('id', '=', one.id).where('remind_at', '=', one.until),
  )
  const last = prepared<{ table: string }>(dialect, (db, one) =>
    db.selectFrom('reminder').select(['seat', 'asked', 'times', 'window_ms']).where('table_id', '=', one.table),
  )
  type Sent = { table: string; seat: number; asked: number; times: number; windowMs: number | null; at: number }
  const sent = prepared<Sent>(dialect, (db, one) =>
    db
      .insertInto('reminder')
      .values({
        ...{ table_id: one.table, seat: one.seat, asked: one.asked },
        ...{ times: one.times, window_ms: one.windowMs, at: one.at },
      })
      .onConflict(conflict =>
        conflict
          .columns(['table_id', 'seat'])
          .doUpdateSet({ asked: one.asked, times: one.times, window_ms: one.windowMs, at: one.at })
          .where(eb =>
            eb.or([
              eb('reminder.asked', '<', one.asked),
              eb.and([eb('reminder.asked', '=', one.asked), eb('reminder.times', '<', one.times)]),
            ]),
          ),
      ),
  )

  /** What is on its way; whoever closes waits for it. */
  const underWay = new Set<Promise<unknown>>()
  const send = (hook: Hook, message: Message): void => {
    const work = delivery.deliver(hook, message).catch(error => {
      // The database is away, or closed: what went wrong cannot be written down.
      if (!(error instanceof Fault)) report(error)
    })
    underWay.add(work)
    void work.then(() => underWay.delete(work))
  }

  async function lastAt(table: string): Promise<ReadonlyMap<Seat, Reminded>> {
    const rows = await read(last({ table }))
    return new Map(
      rows.map(({ seat, asked, times, window_ms }) => [
        Number(seat),
        { asked: Number(asked), times: Number(times), windowMs: window_ms === null ? null : Number(window_ms) },
      ]),
    )
  }

  /** Looks who is to be reminded at a table; when to look again. */
  async function remindAt({ id, begun, match }: OpenMatch, hooked: readonly HookedSeat[]): Promise<number | null> {
    const people = peopleWaitedFor(match).filter(seat => hooked.some(one => one.seat === seat))
    // Nobody is hurried while it is paused; going on is a reason to look again.
    if (people.length === 0 || match.record.isPaused) return null
    const [now, there, reminded] = [world.now(), await looking(id), await lastAt(id)]
    const next: number[] = []
    for (const seat of people) {
      const moment = { now, afterMs, isLooking: there.includes(seat) }
      const plan = planFor(waitingAt(match, seat, begun), reminded.get(seat) ?? null, moment)
      if (plan.next !== null) next.push(plan.next)
      if (plan.sent === null) continue
      const [isOurs] = await commit([{ guard: sent({ table: id, seat, ...plan.sent, at: now }), after: [] }])
      if (!isOurs) continue
      const about = { table: id, game: match.record.game }
      for (const { hook, seat: whose } of hooked)
        if (whose === seat) send(hook, turnMessage(hook.language, publicUrl, about, plan.sent.times))
    }
    return next.length === 0 ? null : Math.round(Math.min(...next))
  }

  async function lookAt(id: string, until: number): Promise<void> {
    const hooked = await hooks.at(id)
    const kept = hooked.length === 0 ? undefined : await store.load(id)
    if (!kept || isOver(kept.line)) {
      await commit([{ guard: unwatched({ id, until }), after: [] }])
      return
    }
    const next = await remindAt(await openKept(games, kept), hooked)
    await commit([{ guard: settled({ id, version: kept.line.version ?? 0, next }), after: [] }])
  }

  async function lookRound(): Promise<void> {
    const now = world.now()
    for (const { id, remind_at } of await read(due({ now }))) {
      const until = now + LEASE_MS
      const guard = claimed({ id: String(id), at: Number(remind_at), until })
      if (!(await commit([{ guard, after: [] }]))[0]) continue
      // What passes is tried again when the lease is over; what does not, such as other rules, too, and does no harm.
      await lookAt(String(id), until).catch(error => {
        if (!(error instanceof Fault)) report(error)
      })
    }
    for (const digest of await hooks.dueDigests()) await sendDigest(digest)
  }

  /** The tables of a digest at which its owner is waited for. */
  async function waitingOf({ seats }: Digest): Promise<readonly WaitingTable[]> {
    const waiting: WaitingTable[] = []
    for (const { table, seat } of seats) {
      const kept = await store.load(table)
      if (!kept || isOver(kept.line)) continue
      const opened = await openKept(games, kept).catch(() => null)
      if (opened && peopleWaitedFor(opened.match).includes(seat)) waiting.push({ table, game: kept.line.game })
    }
    return waiting
  }
  async function sendDigest(digest: Digest): Promise<void> {
    const waiting = await waitingOf(digest)
    if (waiting.length > 0) send(digest.hook, digestMessage(digest.hook.language, publicUrl, waiting))
  }

  const from = world.elapsed() + (settings.isShared ? HEARD_MS : 0)
  const stop = every(world, LOOK_EVERY_MS, async () => {
    if (world.elapsed() >= from) await lookRound()
  })
  const stopCleaning = every(world, CLEAN_EVERY_MS, hooks.clean)
  return {
    attempt: hook => delivery.deliver(hook, trialMessage(hook.language), true),
    async close() {
      stop()
      stopCleaning()
      await Promise.race([Promise.all(underWay), new Promise<void>(resolve => world.after(LAST_MS, resolve))])
    },
  }
}

function waitingAt({ asked, clock }: OpenMatch['match'], seat: Seat, begun: number): Waiting {
  const { count, since } = asked[seat]
  const deadline = clock && clock.sinceMs !== null ? clock.sinceMs + Math.max(0, clock.leftMs[seat]) : null
  return { asked: count, since: since ?? begun, deadline }
}
