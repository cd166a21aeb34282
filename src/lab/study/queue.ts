import pg from 'pg'
import { digest } from '../../seed/roots.ts'
import { type BlockResult, jobsOf, placeOf, readStudy, type Study } from './study.ts'

/**
 * A study as rows of a PostgreSQL, for any number of workers: each row is one block of one arm, is lent to one worker
 * at a time, and takes one result. What is lent is due again when its worker has not been heard of for a while. It is
 * the way our server lends matches to its nodes; a queue of jobs would bring tables and a polling of its own, and we
 * would need the row that takes one result all the same.
 */
export interface Queue {
  /** Puts a study up, or takes up one that is there; its name. */
  publish(study: Study): Promise<string>
  /** Nobody begins another block of it. */
  withdraw(id: string): Promise<void>
  /** A block that nobody plays, of a study by rules that are known here. */
  claim(worker: string, rules: readonly string[]): Promise<Claim | null>
  /** Whoever is still at it says so; false where it was given to somebody else. */
  extend(claim: Claim, worker: string): Promise<boolean>
  /** True where this was the first result of this block. */
  finish(claim: Claim, result: BlockResult): Promise<boolean>
  /** Gives back what was begun and not finished. */
  release(claim: Claim, worker: string): Promise<void>
  study(id: string): Promise<Study>
  /** Results that are not among those the caller has. */
  collect(id: string, study: Study, known: readonly number[]): Promise<BlockResult[]>
  /** How many blocks are neither finished nor withdrawn, of studies by these rules. */
  open(rules: readonly string[]): Promise<number>
  close(): Promise<void>
}

export interface Claim {
  readonly study: string
  readonly job: number
}

/** So long a block is lent; whoever plays it says three times within that they are still at it. */
export const LEASE_MS = 6_000
export const EXTEND_EVERY_MS = LEASE_MS / 3

const ANSWER_MS = 10_000
const CONNECTIONS = 4
/** Any number, the same for everybody: only one at a time makes the tables. */
const MAKING = 7_203_118

const TABLES = `
  create table if not exists lab_study (
    id text primary key, rules text not null, study text not null, is_open boolean not null
  );
  create table if not exists lab_block (
    study text not null references lab_study on delete cascade,
    job integer not null,
    worker text,
    lent_until timestamptz not null default '-infinity',
    result text,
    primary key (study, job)
  );
  create index if not exists lab_block_due on lab_block (study, job) where result is null;
`

/** By which rules a study is played: who has others must not play it. */
export const rulesOf = ({ game, rules }: Pick<Study, 'game' | 'rules'>): string => `${game} ${rules}`

export async function openQueue(url: string, leaseMs = LEASE_MS): Promise<Queue> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'situation-room lab',
    max: CONNECTIONS,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  })
  // What is lost with a connection is noticed by whoever asks next.
  pool.on('error', () => {})
  try {
    await makeTables(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  const lease = `now() + interval '${leaseMs} milliseconds'`
  return {
    async publish(study) {
      const text = JSON.stringify(study)
      const id = digest(text).slice(0, 32)
      await pool.query(
        `insert into lab_study values ($1, $2, $3, true) on conflict (id) do update set is_open = true`,
        [id, rulesOf(study), text],
      )
      await pool.query(
        `insert into lab_block (study, job) select $1, n from generate_series(0, $2 - 1) as n on conflict do nothing`,
        [id, jobsOf(study)],
      )
      return id
    },
    withdraw: async id => void (await pool.query('update lab_study set is_open = false where id = $1', [id])),
    async claim(worker, rules) {
      const { rows } = await pool.query<Claim>(
        `update lab_block set worker = $1, lent_until = ${lease}
         where (study, job) = (
           select b.study, b.job from lab_block b join lab_study s on s.id = b.study
           where b.result is null and b.lent_until < now() and s.is_open and s.rules = any($2)
           order by b.job, b.study limit 1 for update of b skip locked
         ) returning study, job`,
        [worker, rules],
      )
      return rows[0] ?? null
    },
    async extend({ study, job }, worker) {
      const { rowCount } = await pool.query(
        `update lab_block set lent_until = ${lease} where study = $1 and job = $2 and worker = $3 and result is null`,
        [study, job, worker],
      )
      return rowCount === 1
    },
    async finish({ study, job }, result) {
      const { rowCount } = await pool.query(
        'update lab_block set result = $3 where study = $1 and job = $2 and result is null',
        [study, job, JSON.stringify(result.sums)],
      )
      return rowCount === 1
    },
    async release({ study, job }, worker) {
      await pool.query(
        `update lab_block set lent_until = '-infinity' where study = $1 and job = $2 and worker = $3 and result is null`,
        [study, job, worker],
      )
    },
    async study(id) {
      const { rows } = await pool.query<{ study: string }>('select study from lab_study where id = $1', [id])
      return readStudy(JSON.parse(rows[0].study))
    },
    async collect(id, study, known) {
      const { rows } = await pool.query<{ job: number; result: string }>(
        `select job, result from lab_block where study = $1 and result is not null and job <> all($2) order by job limit 500`,
        [id, known],
      )
      return rows.map(({ job, result }) => ({ ...placeOf(study, job), sums: JSON.parse(result) }))
    },
    async open(rules) {
      const { rows } = await pool.query<{ n: number }>(
        `select count(*)::int as n from lab_block b join lab_study s on s.id = b.study
         where b.result is null and s.is_open and s.rules = any($1)`,
        [rules],
      )
      return rows[0].n
    },
    close: () => pool.end(),
  }
}

async function makeTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(${MAKING})`)
    await client.query(TABLES)
    await client.query('commit')
  } finally {
    client.release()
  }
}
