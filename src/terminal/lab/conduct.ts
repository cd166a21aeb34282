import { shipped } from '../../games/index.ts'
import { type Bench, benchFor } from '../../lab/study/block.ts'
import { findingsOf } from '../../lab/study/findings.ts'
import { type Crew, ownLane, threads } from '../../lab/study/lanes.ts'
import type { Keeping, Results } from '../../lab/study/results.ts'
import { isComplete, run } from '../../lab/study/run.ts'
import { placeOf, type Study } from '../../lab/study/study.ts'
import { toolsFor } from '../../lab/study/tools.ts'
import { type Context, complain, note } from '../context.ts'
import { isMistake, sentence } from '../errors.ts'
import { interruption } from '../io/signals.ts'
import { deliver } from './deliver.ts'
import type { LabFlags } from './flags.ts'
import { workersOf } from './flags.ts'
import type { Voice } from './naming.ts'
import { progressOf } from './progress.ts'

/** The exit code for what is not finished, or not written: what there is of it is kept, and can be gone on with. */
export const PARTIAL = 75

/** A study to be played on, and where its results are kept. */
export interface Conducted extends Results {
  readonly file: string
  readonly keeping: Keeping
}

const gamesIn = (study: Study, bench: Bench, jobs: Iterable<number>): number => {
  let games = 0
  for (const job of jobs) games += bench.games(placeOf(study, job).arm)
  return games
}

/** Threads know the games we ship; another is played right here. */
async function crewFor(context: Context, study: Study, bench: Bench, flags: LabFlags): Promise<Crew> {
  if (flags.queue) {
    const { queueCrew } = await import('./queued.ts')
    return queueCrew(context, study, workersOf(flags))
  }
  const workers = Math.min(workersOf(flags), study.arms.length * study.blocks)
  return workers === 1 || !shipped.ids.includes(study.game) ? ownLane(bench) : threads(study, workers)
}

/** Plays what is left of a study and reports on all that is finished, however it came to an end. */
export async function conduct(context: Context, voice: Voice, conducted: Conducted, flags: LabFlags): Promise<number> {
  const { say } = voice
  const { study, finished, keeping, file } = conducted
  const bench = benchFor(study, await toolsFor(context.games, study.game))
  const all = Array.from({ length: study.arms.length * study.blocks }, (_, job) => job)
  const progress = progressOf(context, say, gamesIn(study, bench, finished.keys()), gamesIn(study, bench, all))
  const leaving = new AbortController()
  const { came, ignore } = interruption()
  let code = 0
  void came.then(signal => {
    code = signal
    leaving.abort()
  })
  let crew: Crew | null = null
  try {
    crew = await crewFor(context, study, bench, flags)
    await run({
      ...{ study, finished, lanes: crew.lanes, leave: leaving.signal },
      keep: result => keeping.keep(result),
      onGames: n => progress.games(n),
    })
  } catch (error) {
    if (!isMistake(error)) throw error
    complain(context, sentence(say, null, error))
    code = PARTIAL
  } finally {
    progress.end()
    ignore()
    await crew?.end()
    keeping.close()
  }
  const written = await deliver(context, voice, findingsOf(study, finished), file, flags)
  if (!isComplete(study, finished))
    note(context, say('lab.partial', { file, command: `${context.program} lab resume` }))
  return code || (written ? 0 : PARTIAL)
}
