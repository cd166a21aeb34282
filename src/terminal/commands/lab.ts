import { Fault } from '../../engine/game.ts'
import { findingsOf } from '../../lab/study/findings.ts'
import { keepNew, keepOn, readResults } from '../../lab/study/results.ts'
import type { Study } from '../../lab/study/study.ts'
import { type Context, gameSay } from '../context.ts'
import { conduct, PARTIAL } from '../lab/conduct.ts'
import { deliver } from '../lab/deliver.ts'
import { kinds, type LabFlags, studyFrom } from '../lab/flags.ts'
import type { Voice } from '../lab/naming.ts'
import { packOf } from '../packs.ts'

export type { LabFlags } from '../lab/flags.ts'

const others = ['resume', 'report', 'worker'] as const

/** The words of the study's game; its rules must be ours, or the blocks to come would not go with those that are there. */
async function voiceFor(context: Context, { game, rules, decks }: Study): Promise<Voice> {
  const pack = await packOf(context.games, game)
  const made = pack.make(decks[0])
  const { rulesVersion } = made
  if (rulesVersion !== rules) throw new Fault('lab.other-rules', { theirs: rules, ours: rulesVersion })
  const say = gameSay(context, pack)
  const names = new Map(
    pack
      .speak(say, made)
      .cards()
      .map(({ id, name }) => [id, name]),
  )
  return { say, card: id => names.get(id) ?? id }
}

/** Tournaments and studies: many games, counted by blocks of seeds. */
export async function lab(context: Context, what: string, of: string | undefined, flags: LabFlags): Promise<number> {
  if (what === 'worker') return (await import('../lab/queued.ts')).work(context, flags)
  const kind = kinds.find(one => one === what)
  if (!kind && what !== 'resume' && what !== 'report')
    throw new Fault('lab.what', { name: what, known: [...kinds, ...others].join(', ') })
  if (of === undefined) throw new Fault(kind ? 'lab.which-game' : 'lab.which-file', { what })
  // Before a file is made that would be in the way of the same study with its queue named.
  if (flags.queue && !context.env.DATABASE_URL) throw new Fault('lab.no-queue')
  if (kind) {
    const study = await studyFrom(context, kind, of, flags)
    const voice = await voiceFor(context, study)
    const file = flags.results ?? `lab-${kind}-${of}.jsonl`
    return conduct(context, voice, { study, finished: new Map(), file, keeping: keepNew(file, study) }, flags)
  }
  const { study } = readResults(of)
  const voice = await voiceFor(context, study)
  if (what === 'resume') return conduct(context, voice, { file: of, ...keepOn(of) }, flags)
  const { finished } = readResults(of)
  return (await deliver(context, voice, findingsOf(study, finished), of, flags)) ? 0 : PARTIAL
}
