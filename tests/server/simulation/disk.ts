import Sqlite from 'libsql'
import { Fault, type Random } from '../../../src/engine/game.ts'
import { entryOf } from '../../../src/server/store/journal.ts'
import type { Request } from '../../../src/server/store/packing.ts'
import type { Notice } from '../../../src/server/store/postgres.ts'
import { META, migrations } from '../../../src/server/store/schema.ts'
import { sqliteWork } from '../../../src/server/store/sqlite-work.ts'
import { type Database, movedMatch, type Row, type Statement, type Unit } from '../../../src/server/store/statement.ts'
import type { Shared } from '../../../src/server/tables/nodes.ts'
import { BEGUN, type Machine, type Virtual } from '../virtual.ts'
import { oneIn, type Weather, waitOf } from './weather.ts'

/**
 * The database of a simulation: a real SQLite in memory, behind a way there and back on which requests take their time,
 * fail, or are carried out though they are said to have failed. It outlives every node.
 */
export interface Disk {
  /** One node's way to it. */
  connect(machine: Machine, isShared: boolean): Connected
  /** Reads at once, past all that can go wrong. */
  look(statement: Statement): readonly Row[]
  /** Nobody reaches it for so long. */
  away(ms: number): void
  /** Nothing that nodes tell each other is heard by this one for so long; by all of them where none is named. */
  deaf(ms: number, machine?: Machine): void
  /** Neither is so any more. */
  heal(): void
}

export interface Connected {
  readonly database: Database
  readonly shared: Shared | null
}

/** What moves on where something is kept. */
type Moving = Pick<Unit, 'moves'>

interface Around {
  readonly time: Virtual
  readonly random: Random
  weather(): Weather
  /** Something was kept; called before anybody can have heard of it. */
  kept(unit: Moving): void
}

/** As a node has it, who gives up after so long. */
const ANSWER_MS = 5000

/** What nodes ask of PostgreSQL alone, in the words of SQLite. */
const inSqlite = (sql: string): string =>
  sql
    .replace(' for update skip locked', '')
    .replaceAll('json_array_elements_text($1::json)', 'value from json_each(?1)')
    .replaceAll(/\$(\d)/g, '?$1')

/** What it comes to, or what it fails with: whoever asked is told, and nobody else. */
function tried<Answer>(work: () => Answer): Answer | Error {
  try {
    return work()
  } catch (error) {
    return error as Error
  }
}

export function openDisk({ time, random, weather, kept }: Around): Disk {
  const db = new Sqlite(':memory:')
  db.exec(META)
  for (const migration of migrations) for (const sql of migration('sqlite')) db.exec(sql)
  const { work } = sqliteWork(db)
  const look = ({ sql, values }: Statement): readonly Row[] => {
    const [answered] = work([{ read: { sql: inSqlite(sql), values } }])
    if (answered === true || answered.error !== undefined) throw new Error(answered === true ? sql : answered.error)
    return answered.rows ?? []
  }
  const listeners = new Map<Machine, (all: readonly Notice[]) => void>()
  let awayUntil = 0
  let allDeafUntil = 0
  let deafUntil = new WeakMap<Machine, number>()
  const hears = (one: Machine): boolean => time.elapsed() >= Math.max(allDeafUntil, deafUntil.get(one) ?? 0)

  function carriedOut(request: Request, moving: readonly Moving[]): readonly boolean[] {
    const [answered] = work([request])
    if (answered !== true && answered.error !== undefined) throw new Error(answered.error)
    const found = answered === true ? moving.map(() => true) : (answered.found ?? [])
    for (const [i, one] of moving.entries()) if (found[i]) kept(one)
    return found
  }

  function connect(machine: Machine, isShared: boolean): Connected {
    /** One after the other, as on one connection. */
    let writtenUntil = 0
    const away = (): Error => new Fault(isShared ? 'database.away' : 'match.not-kept')
    const takes = (): number => (oneIn(random, weather().slow) ? random(2 * ANSWER_MS) : 0.2 + waitOf(random, 20))

    function request<Answer>(sentMs: number, work: () => Answer, isLost: boolean, isWrite = false): Promise<Answer> {
      return new Promise((done, failed) => {
        const backMs = takes()
        const giveUp = isShared ? machine.after(ANSWER_MS, () => failed(away())) : () => {}
        time.after(sentMs, () => {
          const isAway = time.elapsed() < awayUntil && (isShared || isWrite)
          const answer = isAway ? away() : tried(work)
          machine.after(backMs, () => {
            giveUp()
            if (answer instanceof Error) failed(answer)
            else if (isLost) failed(away())
            else done(answer)
          })
        })
      })
    }
    const tellOthers = (notices: readonly Notice[]): void => {
      for (const [other, heard] of listeners)
        if (other !== machine && hears(other) && !oneIn(random, weather().unheard))
          time.after(takes(), () => {
            if (listeners.has(other)) other.after(0, () => heard(notices))
          })
    }

    async function written(one: Request, moving: readonly Moving[]): Promise<readonly boolean[]> {
      const { failed, failedButKept } = weather()
      const at = Math.max(writtenUntil, time.elapsed() + takes())
      writtenUntil = at
      const isFailed = oneIn(random, failed)
      const isUntold = !isFailed && oneIn(random, failedButKept)
      const carry = (): readonly boolean[] => (isFailed ? moving.map(() => false) : carriedOut(one, moving))
      const found = await request(at - time.elapsed(), carry, isFailed || isUntold, true)
      const moves = moving.flatMap(({ moves: each }, i) => (found[i] && each ? [each] : []))
      if (isShared && moves.length > 0) tellOthers(moves)
      return found
    }
    const database: Database = {
      dialect: 'sqlite',
      append: async one => (await written({ append: entryOf(one) }, [{ moves: movedMatch(one.id, one.version) }]))[0],
      commit: units => written({ commit: units }, units),
      read: one => request(takes(), () => look(one), isShared && oneIn(random, weather().unread)),
      async close() {},
    }
    if (!isShared) return { database, shared: null }

    let offsetMs = 0
    const setClock = async (): Promise<void> => {
      const asked = machine.now()
      const now = await request(takes(), () => BEGUN + time.elapsed(), false)
      offsetMs = now - (asked + machine.now()) / 2
    }
    return {
      database,
      shared: {
        read: database.read,
        now: () => Math.round(machine.now() + offsetMs),
        listen: heard => void listeners.set(machine, heard),
        tell: tellOthers,
        setClock,
      },
    }
  }

  return {
    connect,
    look,
    away(ms) {
      awayUntil = Math.max(awayUntil, time.elapsed() + ms)
    },
    deaf(ms, machine) {
      const until = time.elapsed() + ms
      if (machine) deafUntil.set(machine, Math.max(deafUntil.get(machine) ?? 0, until))
      else allDeafUntil = Math.max(allDeafUntil, until)
    },
    heal() {
      awayUntil = 0
      allDeafUntil = 0
      deafUntil = new WeakMap()
    },
  }
}
