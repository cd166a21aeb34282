import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shipped } from '../../src/games/index.ts'
import { benchFor } from '../../src/lab/study/block.ts'
import { balance, type Terms } from '../../src/lab/study/plans.ts'
import { openQueue, type Queue, rulesOf } from '../../src/lab/study/queue.ts'
import { jobsOf, placeOf, type Study } from '../../src/lab/study/study.ts'
import { toolsFor } from '../../src/lab/study/tools.ts'
import { bin } from '../cli/command.ts'
import { type OwnCluster, ownCluster } from './postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'situation-room-lab-queue-'))
const children = new Set<ChildProcess>()
let cluster: OwnCluster
beforeAll(async () => {
  cluster = await ownCluster()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await cluster.stop()
  rmSync(folder, { recursive: true })
})

async function studyOf(seed: string, blocks: number): Promise<Study> {
  const files = await (await shipped.find('homeland')()).files()
  const game = files.make()
  const terms: Terms = {
    ...{ game: 'homeland', rules: game.rulesVersion, seed, blocks, deals: 3 },
    deck: files.deckFile(game),
    tables: [{ setup: { players: 3 }, seats: 3 }],
    command: 'lab',
  }
  return balance(terms, ['steady'], [])
}

function started(args: string, url: string) {
  const env = { PATH: process.env.PATH, HOME: folder, SITUATION_ROOM_HOME: folder, DATABASE_URL: url }
  const child = spawn(process.execPath, [bin, ...args.split(' ')], {
    cwd: folder,
    env,
  })
  children.add(child)
  const heard = { out: '', err: '' }
  child.stdout.on('data', data => {
    heard.out += data
  })
  child.stderr.on('data', data => {
    heard.err += data
  })
  const gone = new Promise<{ code: number | null; out: string; err: string }>(done =>
    child.on('close', code => {
      children.delete(child)
      done({ code, ...heard })
    }),
  )
  return { child, gone, heard }
}

/** What this database says to one question. */
async function ask(url: string, sql: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    return Number(rows[0][0])
  } finally {
    await client.end()
  }
}
const FINISHED = 'select count(*) from lab_block where result is not null'
const LENT = 'select count(*) from lab_block where result is null and lent_until > now()'

test('a block is lent to one worker at a time, is due again without it, and takes one result', async () => {
  const url = await cluster.fresh()
  const study = await studyOf('lent', 2)
  const rules = [rulesOf(study)]
  const queue: Queue = await openQueue(url, 3_600_000)
  const id = await queue.publish(study)
  expect(await queue.publish(study)).toBe(id)
  expect(await queue.study(id)).toEqual(study)
  expect(await queue.open(rules)).toBe(2)
  expect(await queue.claim('other', ['homeland 0'])).toBeNull()
  const first = await queue.claim('a', rules)
  const second = await queue.claim('b', rules)
  expect([first, second]).toEqual([
    { study: id, job: 0 },
    { study: id, job: 1 },
  ])
  if (!first || !second) throw new Error('nothing was lent')
  await queue.release(second, 'b')
  expect(await queue.claim('c', rules)).toEqual(second)
  // Somebody who is not heard of any more.
  await ask(url, "update lab_block set lent_until = now() - interval '1 second' where job = 0 returning 1")
  expect(await queue.claim('d', rules)).toEqual(first)
  expect(await queue.extend(first, 'a')).toBe(false)
  expect(await queue.finish(first, { arm: 0, block: 0, sums: { games: 1 } })).toBe(true)
  expect(await queue.finish(first, { arm: 0, block: 0, sums: { games: 2 } })).toBe(false)
  expect(await queue.collect(id, study, [])).toEqual([{ arm: 0, block: 0, sums: { games: 1 } }])
  expect(await queue.collect(id, study, [0])).toEqual([])
  await queue.withdraw(id)
  expect(await queue.open(rules)).toBe(0)
  expect(await queue.claim('e', rules)).toBeNull()
  await queue.close()
})

test('a worker that is killed loses nothing, and no game counts twice', async () => {
  const url = await cluster.fresh()
  const study = await studyOf('killed', 12)
  const queue = await openQueue(url)
  const id = await queue.publish(study)
  const killed = started('lab worker --workers 1', url)
  await expect.poll(() => ask(url, FINISHED)).toBeGreaterThan(0)
  await expect.poll(() => ask(url, LENT)).toBe(1)
  killed.child.kill('SIGKILL')
  await killed.gone
  expect(await ask(url, FINISHED)).toBeLessThan(jobsOf(study))
  const workers = [1, 2].map(() => started('lab worker --workers 1 --drain', url))
  const ended = await Promise.all(workers.map(({ gone }) => gone))
  expect(ended.map(({ code }) => code)).toEqual([0, 0])
  const results = await queue.collect(id, study, [])
  await queue.close()
  const bench = benchFor(study, await toolsFor(shipped, study.game))
  expect(results).toHaveLength(jobsOf(study))
  for (const [job, result] of results.entries()) {
    const { arm, block } = placeOf(study, job)
    expect(result).toEqual(await bench.play(arm, block))
  }
})

test('a queue that goes away in mid-study: a sentence, what is finished is kept, and resume ends it', async () => {
  const url = await cluster.fresh()
  const command = 'lab balance homeland --bots steady --players 3 --deals 3 --blocks 300 --workers 1 --queue'
  const study = started(`${command} --results away.jsonl`, url)
  const worker = started('lab worker --workers 1', url)
  const file = join(folder, 'away.jsonl')
  const kept = (): string => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      return ''
    }
  }
  const lines = (): number => kept().split('\n').length
  // Blocks count from the first without a gap, and whoever has the first may be the slower of the two.
  await expect.poll(kept).toContain('"block":0,')
  await cluster.halt()
  const { code, out, err } = await study.gone
  expect(err).toContain('The queue no longer answers. Finished blocks are kept')
  expect(err).toContain('lab resume away.jsonl')
  expect(code).toBe(75)
  expect(out).toMatch(/^[1-9]\d* of 300 blocks of seeds/)
  const left = await worker.gone
  expect(left.code).toBe(75)
  expect(left.err).toContain('The queue no longer answers.')
  await cluster.start()
  const before = lines()
  const again = started('lab resume away.jsonl --workers 1 --queue', url)
  await expect.poll(lines).toBeGreaterThan(before)
  again.child.kill('SIGINT')
  expect((await again.gone).code).toBe(130)
})
