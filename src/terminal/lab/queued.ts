import { randomUUID } from 'node:crypto'
import { Fault } from '../../engine/game.ts'
import { type Crew, threads } from '../../lab/study/lanes.ts'
import { type Claim, EXTEND_EVERY_MS, openQueue, type Queue, rulesOf } from '../../lab/study/queue.ts'
import type { Lane } from '../../lab/study/run.ts'
import { type BlockResult, jobOf, placeOf, type Study } from '../../lab/study/study.ts'
import { whyNot } from '../../server/store/postgres.ts'
import { isAway } from '../../server/store/postgres-line.ts'
import { type Context, complain, note } from '../context.ts'
import { isMistake, sentence } from '../errors.ts'
import { interruption } from '../io/signals.ts'
import { packOf } from '../packs.ts'
import { type LabFlags, workersOf } from './flags.ts'

/** So often somebody who waits for blocks, or for results, looks whether there are any. */
const LOOK_EVERY_MS = 500
/** As many blocks are waited for at once: more than there are workers anywhere. */
const WAITING_LANES = 256
const UNFINISHED = 75

const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

async function queueAt({ env }: Context): Promise<Queue> {
  // Not by the settings of a server: the lab has nothing to seal.
  const { DATABASE_URL: url } = env
  if (!url) throw new Fault('lab.no-queue')
  try {
    return await openQueue(url)
  } catch (error) {
    throw whyNot(url, error)
  }
}

/** What a queue that has gone says of itself, as whoever works with it can act on it. */
const toldOf = (error: unknown): unknown => (!isMistake(error) && isAway(error) ? new Fault('lab.queue-away') : error)

/** What of all games can be played here, by which rules. */
const knownRules = async ({ games }: Context): Promise<string[]> =>
  Promise.all(games.ids.map(async id => rulesOf({ game: id, rules: (await packOf(games, id)).make().rulesVersion })))

/** Plays blocks of the queue one after the other, with a thread for the study it is at. */
class Hand {
  readonly #name = randomUUID()
  readonly #queue: Queue
  readonly #rules: readonly string[]
  #at: { readonly id: string; readonly study: Study; readonly crew: Crew } | null = null
  #claim: Claim | null = null

  constructor(queue: Queue, rules: readonly string[]) {
    this.#queue = queue
    this.#rules = rules
  }

  /** Plays one block; false where there is none. */
  async once(onGames: (n: number) => void): Promise<boolean> {
    const claim = await this.#queue.claim(this.#name, this.#rules)
    if (!claim) return false
    this.#claim = claim
    const { study, crew } = await this.#studyOf(claim)
    const { arm, block } = placeOf(study, claim.job)
    const alive = setInterval(() => void this.#queue.extend(claim, this.#name).catch(() => {}), EXTEND_EVERY_MS).unref()
    try {
      await this.#queue.finish(claim, await crew.lanes[0].play(arm, block, onGames))
      this.#claim = null
    } finally {
      clearInterval(alive)
    }
    return true
  }

  async #studyOf({ study: id }: Claim): Promise<{ readonly study: Study; readonly crew: Crew }> {
    if (this.#at?.id === id) return this.#at
    await this.#at?.crew.end()
    const study = await this.#queue.study(id)
    this.#at = { id, study, crew: threads(study, 1) }
    return this.#at
  }

  /** What was begun is for others at once: they need not wait until it is due again. */
  async end(): Promise<void> {
    if (this.#claim) await this.#queue.release(this.#claim, this.#name).catch(() => {})
    await this.#at?.crew.end()
  }
}

/** A study that is shared: our own threads are workers like any other, and all results come from the queue. */
export async function queueCrew(context: Context, study: Study, workers: number): Promise<Crew> {
  const queue = await queueAt(context)
  const id = await queue.publish(study)
  const rules = await knownRules(context)
  const hands = Array.from({ length: workers }, () => new Hand(queue, rules))
  const awaited = new Map<
    number,
    { readonly done: (result: BlockResult) => void; readonly failed: (why: unknown) => void }
  >()
  const collected = new Map<number, BlockResult>()
  let isOver = false
  const fail = (error: unknown): void => {
    isOver = true
    for (const { failed } of awaited.values()) failed(toldOf(error))
  }
  const working = hands.map(async hand => {
    while (!isOver) if (!(await hand.once(() => {}))) await pause(LOOK_EVERY_MS)
  })
  const collecting = (async () => {
    while (!isOver) {
      for (const result of await queue.collect(id, study, [...collected.keys()])) {
        const job = jobOf(study, result)
        collected.set(job, result)
        awaited.get(job)?.done(result)
        awaited.delete(job)
      }
      await pause(LOOK_EVERY_MS)
    }
  })()
  for (const one of [...working, collecting]) one.catch(fail)
  const lane: Lane = {
    async play(arm, block, onGames) {
      const job = jobOf(study, { arm, block })
      const there = collected.get(job)
      const result = there ?? (await new Promise<BlockResult>((done, failed) => awaited.set(job, { done, failed })))
      onGames(result.sums.games ?? 0)
      return result
    },
  }
  return {
    lanes: Array.from({ length: WAITING_LANES }, () => lane),
    async end() {
      isOver = true
      await queue.withdraw(id).catch(() => {})
      await Promise.all(hands.map(hand => hand.end()))
      await queue.close()
    },
  }
}

/** `lab worker`: plays blocks of whatever study is up, until somebody ends it or, if it is to, until nothing is left. */
export async function work(context: Context, flags: LabFlags): Promise<number> {
  const { say } = context
  const queue = await queueAt(context)
  const rules = await knownRules(context)
  const hands = Array.from({ length: workersOf(flags) }, () => new Hand(queue, rules))
  let [blocks, isOver] = [0, false]
  const { came, ignore } = interruption()
  const working = Promise.all(
    hands.map(async hand => {
      while (!isOver) {
        if (await hand.once(() => {})) blocks++
        else if (flags.drain && (await queue.open(rules)) === 0) return
        else await pause(LOOK_EVERY_MS)
      }
    }),
  ).then(() => 0)
  note(context, say('lab.worker', { n: hands.length }))
  try {
    return await Promise.race([working, came])
  } catch (error) {
    const told = toldOf(error)
    if (!isMistake(told)) throw told
    complain(context, sentence(say, null, told))
    return UNFINISHED
  } finally {
    isOver = true
    ignore()
    working.catch(() => {})
    await Promise.all(hands.map(hand => hand.end()))
    await queue.close()
    note(context, say('lab.worker.done', { blocks }))
  }
}
