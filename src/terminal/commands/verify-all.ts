import { join } from 'node:path'
import { checkAll } from '../../server/operate/check.ts'
import { prepareFolder, sealingWith } from '../../server/store/data-folder.ts'
import { type Context, print } from '../context.ts'
import { sentence } from '../errors.ts'
import { type OperateFlags, operated } from './operated.ts'
import { withReading } from './transfer.ts'

const WRONG = 2

/** Plays every match that a server keeps again, from a copy: whoever plays there notices nothing. */
export async function verifyAll(context: Context, flags: OperateFlags): Promise<number> {
  const { say, games } = context
  const kept = await operated(context, flags)
  const beside = kept.kind === 'folder' ? join(kept.folder, `verify-${process.pid}`) : ''
  const { wrong, ...counted } = await withReading(kept, beside, reading => {
    const sealed = kept.kind === 'postgres' ? sealingWith(kept.sealKey) : prepareFolder(kept.folder, kept.sealKey)
    return checkAll(reading, games, sealed)
  })
  print(context, say('verify.all', counted))
  for (const { id, why } of wrong)
    print(context, say('verify.all.wrong', { table: id, problem: sentence(say, null, why) }))
  return wrong.length === 0 ? 0 : WRONG
}
