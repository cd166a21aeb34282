import { Fault } from '../../engine/game.ts'
import { fileOf } from '../../host/reading.ts'
import type { MatchFile } from '../../table/file-schema.ts'
import { verifyFile } from '../../table/open-file.ts'
import { type Check, checkLine, checksOf, replayed } from '../../table/proof.ts'
import { type Context, inFile, print } from '../context.ts'
import { sentence } from '../errors.ts'
import { readKept } from '../io/folder-store.ts'
import { readText } from '../io/store.ts'
import { keptSeats } from '../join/kept-seats.ts'
import { gameOf, packOf } from '../packs.ts'

const WRONG = 2

/** Proves of a match file what can be proved: a sentence for each, and whether all of it fits by the exit code. */
export async function verify(context: Context, file: string): Promise<number> {
  // It has to be there, and to be a match; that it was changed is one of the things that are found out.
  readText(file)
  const checks = await checksIn(context, file)
  for (const check of checks) print(context, checkLine(context.say, check))
  const isRight = checks.every(({ fits }) => fits)
  if (!isRight) print(context, context.say('verify.wrong'))
  return isRight ? 0 : WRONG
}

async function checksIn(context: Context, file: string): Promise<readonly Check[]> {
  const { say, env, games } = context
  const failed = (what: Check['what'], problem: Fault): Check => ({
    ...{ what, fits: false },
    values: { problem: sentence(say, null, problem) },
  })
  let saved: MatchFile
  try {
    saved = fileOf(readKept(file))
  } catch (error) {
    if (error instanceof Fault && error.key === 'file.edited') return [failed('sum', error)]
    return inFile(file, () => {
      throw error
    })
  }
  const pack = await packOf(games, saved.game)
  const found: readonly Check[] = [{ what: 'sum', fits: true, values: {} }, ...checksOf(saved, keptSeats(env))]
  try {
    return [...found, replayed(saved, verifyFile(gameOf(pack, saved), saved))]
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return [...found, failed('replay', error)]
  }
}
