import Sqlite from 'libsql'
import { Fault, type Random } from '../../../src/engine/game.ts'
import type { Notice } from '../../../src/server/store/postgres.ts'
import { META, migrations } from '../../../src/server/store/schema.ts'
import type { Database, Row, Statement, Unit } from '../../../src/server/store/statement.ts'
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

interface Around {
  readonly time: Virtual
  readonly random: Random
  weather(): Weather
  /** Something was kept; called before anybody can have heard of it. */
  kept(unit: Unit): void
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
  const statements = new Map<string, ReturnType<typeof db.prepare>>()
  const statement = (sql: string): ReturnType<typeof db.prepare> => {
    const known = statements.get(sql) ?? db.prepare(inSqlite(sql))
    statements.set(sql, known)
    return known
  }
  const run = ({ sql, values }: Statement): number => statement(sql).run([...values]).changes
  const look = ({ sql, values }: Statement): readonly Row[] =>
    (statement(sql).all([...values]) as Row[]).map(({ _metadata, ...row }) => row)
  const listeners = new Map<Machine, (all: readonly Notice[]) => void>()
  let awayUntil = 0
  let allDeafUntil = 0
  let deafUntil = new WeakMap<Machine, number>()
  const hears = (one: Machine): boolean => time.elapsed() >= Math.max(allDeafUntil, deafUntil.get(one) ?? 0)

  function carriedOut(units: readonly Unit[]): readonly boolean[] {
    db.exec('begin')
    try {
      const found = units.map(({ guard, after }) => {
        if (run(guard) === 0) return false
        for (const one of after) run(one)
        return true
      })
      db.exec('commit')
      for (const [i, unit] of units.entries()) if (found[i]) kept(unit)
      return found
    } catch (error) {
      db.exec('rollback')
      throw error
    }
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

    const database: Database = {
      dialect: 'sqlite',
      async commit(units) {
        const { failed, failedButKept } = weather()
        const at = Math.max(writtenUntil, time.elapsed() + takes())
        writtenUntil = at
        const isFailed = oneIn(random, failed)
        const isUntold = !isFailed && oneIn(random, failedButKept)
        const work = (): readonly boolean[] => (isFailed ? units.map(() => false) : carriedOut(units))
        const found = await request(at - time.elapsed(), work, isFailed || isUntold, true)
        const moves = units.flatMap(({ moves: one }, i) => (found[i] && one ? [one] : []))
        if (isShared && moves.length > 0) tellOthers(moves)
        return found
      },
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
