import { Fault } from '../../engine/game.ts'
import { prune as pruneIn } from '../../server/operate/prune.ts'
import { type Context, print } from '../context.ts'
import { mustHaveData, type OperateFlags, operated } from './operated.ts'
import { intoDatabase } from './transfer.ts'

export interface PruneFlags extends OperateFlags {
  readonly days?: string
  readonly dryRun?: boolean
}

const USUAL_DAYS = 90
const MOST_DAYS = 36_500
const DAY_MS = 86_400_000

/** Clears away what nobody has come back to for so many days. */
export async function prune(context: Context, { days: given, dryRun = false, ...flags }: PruneFlags): Promise<number> {
  const days = given === undefined ? USUAL_DAYS : Number(given)
  if (given === '' || !Number.isInteger(days) || days < 0 || days > MOST_DAYS)
    throw new Fault('setting.number', { name: '--days', given: given ?? '', least: 0, most: MOST_DAYS })
  const kept = await operated(context, flags)
  const pruning = { before: Date.now() - days * DAY_MS, isTrial: dryRun }
  if (kept.kind === 'folder') mustHaveData(kept)
  const pruned =
    kept.kind === 'folder' && kept.running
      ? await kept.running.prune(pruning)
      : await intoDatabase(kept, database => pruneIn(database, pruning))
  print(context, context.say(dryRun ? 'prune.would' : 'prune.done', { ...pruned, days }))
  return 0
}
