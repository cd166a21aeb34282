import { Fault } from '../../engine/game.ts'
import { parseMatch } from '../../table/file-schema.ts'
import { verifyFile } from '../../table/open-file.ts'
import { type Check, checksOf, replayed, type Witness } from '../../table/proof.ts'
import { refusalOf } from '../refusal.ts'
import type { Refusal } from '../store.ts'
import { finished } from './career.ts'
import type { Archiving } from './index.ts'
import { blankLine, broughtBy, keepBrought } from './saves.ts'

/** A match that was played elsewhere and is over: its file, and what its player has kept of how it was dealt. */
export interface EndedElsewhere {
  /** It is kept under the name of its table. */
  readonly id: string
  readonly text: string
  readonly witness: Witness | null
}

/** What is proved of it, and what is wrong with it; null where nothing is. */
export interface Proved {
  readonly checks: readonly Check[]
  readonly problem: Refusal | null
}

/** Keeps it with the games of this place, counts it once, and proves what can be proved of it. */
export async function endedElsewhere(own: Archiving, { id, text, witness }: EndedElsewhere): Promise<Proved> {
  const file = parseMatch(text)
  const checks = checksOf(file, witness ? [witness] : [])
  const brought = await broughtBy(own.games, { line: blankLine(id, own.now()), text, changes: [] })
  const isNew = (await own.store.load(id)) === undefined
  if (isNew) await keepBrought(own, brought, own.now())
  if (!('open' in brought)) return { checks, problem: null }
  const { open } = brought
  if (isNew && open.game.outcome(open.match.settled) !== null && witness?.seat != null) await finished(own, open)
  try {
    return { checks: [...checks, replayed(file, verifyFile(open.game, file))], problem: null }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return { checks, problem: refusalOf(error) }
  }
}
