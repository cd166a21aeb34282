import { Fault } from '../../engine/game.ts'
import type { Registry } from '../../games/index.ts'
import { DAILY_GAME, dailyCall, dailyResult } from '../../games/negotiator/career/daily.ts'
import type { DailyResult } from '../../games/negotiator/career/daily-schema.ts'
import { medalOf, ranked } from '../../games/negotiator/career/ranking.ts'
import type { Event } from '../../games/negotiator/events.ts'
import { type DailyBoard, type DailyPlace, MOST_PLACES } from '../../host/daily-answers.ts'
import { openKept, rulesOf } from '../../host/opening.ts'
import { isOver, type Store } from '../../host/store.ts'
import { writeMatch } from '../../table/file.ts'
import { parseMatch } from '../../table/file-schema.ts'
import { eventsOf } from '../../table/match.ts'
import { checkedName } from '../../table/names.ts'
import { verifyFile } from '../../table/open-file.ts'
import { hashOf, newPass, type Passes } from '../people/passes.ts'
import type { Seating } from '../people/seating.ts'
import type { Database } from '../store/statement.ts'
import type { Tables } from '../tables/tables.ts'
import type { World } from '../world.ts'
import { type Attempt, openAttempts } from './attempts.ts'
import { closesAt, dayOf, isClosed } from './days.ts'
import { type DaySeeds, dayCommitment } from './seeds.ts'

/**
 * The call of the day: the same for everybody at this server, dealt here and known to nobody before the day is over. What
 * counts is what was played here to its end, and comes out the same when it is played again.
 */
export interface Daily {
  /** A table of one's own with today's call, already begun. */
  open(who: readonly string[], sitting: Taking): Promise<DayTable>
  /** How a day stands, today without one; the places of whoever asks are marked. */
  board(day: string | undefined, who: readonly string[]): Promise<DailyBoard>
}

/** Somebody takes the call. */
export interface Taking {
  readonly name: string
  /** Made once by whoever takes it: sent again, it is the same table. */
  readonly id: string | null
  readonly device: string
}

export interface DayTable {
  readonly day: string
  readonly table: string
  readonly pass: string
  /** False for whoever has taken this day's call before, finished or not. */
  readonly counts: boolean
}

interface Around {
  readonly database: Database
  readonly store: Store
  readonly seeds: DaySeeds
  readonly games: Registry
  readonly passes: Passes
  readonly seating: Pick<Seating, 'sit'>
  readonly tables: Pick<Tables, 'open' | 'find'>
  readonly world: World
}

/** More than anybody needs to play one call again; each is a table. */
const MOST_ATTEMPTS = 20
const isSame = (one: readonly string[], other: readonly string[]): boolean => one.some(key => other.includes(key))

export function openDaily({ database, store, seeds, games, passes, seating, tables, world }: Around): Daily {
  const { now } = world
  const attempts = openAttempts(database)
  const rulesNow = async (): Promise<string> => rulesOf(await games.find(DAILY_GAME)())

  /** Played again from its first choice to its last, with the seed of the day; anything else is no result. */
  async function proved(attempt: Attempt, day: string, rules: string): Promise<Attempt> {
    const nothing = { ...attempt, result: null }
    const kept = await store.load(attempt.table)
    if (!kept || !isOver(kept.line)) return kept ? attempt : nothing
    try {
      const { game, match, isStandard } = await openKept(games, kept)
      const again = verifyFile(game, parseMatch(JSON.stringify(writeMatch(game, match, isStandard))))
      const { seed, receipt, practice } = again.record
      const isTheCall = seed === (await seeds.seedOf(day, rules)) && receipt?.known?.day === day && !practice
      if (!isTheCall || !isStandard) return nothing
      const result = dailyResult(eventsOf(game, again) as unknown as readonly Event[], day)
      return { ...attempt, result, ended: kept.line.changed }
    } catch (error) {
      if (error instanceof Fault) return nothing
      throw error
    }
  }

  /** All of a day in the order they were begun; what is over and not judged yet is judged now, whichever node is asked. */
  async function judged(day: string, rules: string): Promise<readonly Attempt[]> {
    const all: Attempt[] = []
    for (const { attempt, isOver: isDone } of await attempts.of(rules, day)) {
      const isNews = isDone && attempt.result === undefined
      const now = isNews ? await proved(attempt, day, rules) : attempt
      if (now.result !== undefined && isNews) await attempts.settle(rules, day, now)
      all.push(now)
    }
    return all.sort((a, b) => a.begun - b.begun)
  }

  /**
   * Of each person the first that was begun, where it was finished while nobody could know what was dealt: whoever has
   * left one in the middle knows what the next one holds.
   */
  function counting(all: readonly Attempt[], day: string): readonly Counted[] {
    const known = new Set<string>()
    const firsts = all.filter(({ who }) => {
      const isFirst = !who.some(key => known.has(key))
      // Also by what they are known by since: a guest who has signed in meanwhile is no other person.
      for (const key of who) known.add(key)
      return isFirst
    })
    return (
      firsts
        .flatMap(one =>
          one.result && one.ended !== undefined ? [{ ...one, result: one.result, ended: one.ended }] : [],
        )
        .filter(({ ended }) => ended < closesAt(day))
        // Those who share a place stand by their names: who was first says nothing.
        .sort((a, b) => (a.name < b.name ? -1 : 1))
    )
  }

  async function begun(seed: string, day: string, { name, device }: Taking): Promise<Omit<DayTable, 'counts'>> {
    const setup = { abductor: dailyCall(day).abductor }
    const { table, invites } = await tables.open({ game: DAILY_GAME, setup }, { day, seed })
    const ticket = await passes.find(invites[0])
    if (!ticket) throw new Fault('pass.none')
    const pass = await seating.sit(ticket, { name, colour: null, hash: null, id: null, device })
    await (await tables.find(table)).gather({ type: 'draw' })
    return { day, table, pass }
  }

  /** Another way in to a table that was opened by the same request: its first answer was lost. */
  async function again({ table }: Attempt, day: string, { device }: Taking): Promise<Omit<DayTable, 'counts'>> {
    const pass = newPass(world.random)
    await database.commit([{ guard: passes.made(pass, { table, kind: 'seat', seat: 0 }, now(), device), after: [] }])
    return { day, table, pass }
  }

  return {
    async open(who, taking) {
      const [day, rules] = [dayOf(now()), await rulesNow()]
      const name = checkedName(taking.name, [])
      const own = (await judged(day, rules)).filter(one => isSame(one.who, who))
      const request = taking.id === null ? null : hashOf(taking.id)
      const before = own.find(one => request !== null && one.request === request)
      if (before) return { ...(await again(before, day, taking)), counts: before === own[0] }
      if (own.length >= MOST_ATTEMPTS) throw new Fault('today.too-often', { most: MOST_ATTEMPTS })
      const at = now()
      const opened = await begun(await seeds.seedOf(day, rules), day, taking)
      await attempts.add(rules, day, { table: opened.table, who, name, begun: at, request })
      return { ...opened, counts: own.length === 0 }
    },
    async board(asked, who) {
      const today = dayOf(now())
      const day = asked ?? today
      if (Number.isNaN(closesAt(day))) throw new Fault('shape.other', { at: 'day' })
      if (day > today) throw new Fault('today.not-yet', { day })
      const rules = await rulesNow()
      const [seed, all] = [await seeds.seedOf(day, rules), await judged(day, rules)]
      const own = all.filter(one => isSame(one.who, who))
      const places = ranked(counting(all, day)).map(
        ({ place, one }): DailyPlace => ({
          ...{ place, name: one.name, isYou: isSame(one.who, who) },
          ...{ won: one.result.won, cause: one.result.cause, saved: one.result.saved, killed: one.result.killed },
          ...{ turns: one.result.turns.length, medal: medalOf(one.result) },
        }),
      )
      const isOver = isClosed(day, now())
      return {
        ...{ day, abductor: dailyCall(day).abductor, isClosed: isOver, closesAt: closesAt(day) },
        ...{ commitment: dayCommitment(seed), seed: isOver ? seed : null },
        ...{ played: places.length, places: places.slice(0, MOST_PLACES), you: places.find(one => one.isYou) ?? null },
        isTaken: own.length > 0,
        table: own.find(one => one.result === undefined)?.table ?? null,
      }
    },
  }
}

type Counted = Attempt & { readonly result: DailyResult; readonly ended: number }
