import { parseScenario, playScenario, scenarioOf } from '../table/scenario.ts'
import { type Context, inFile, packOf, print } from './context.ts'
import { readText } from './store.ts'

/** Plays each file; the exit code is 1 as soon as a fact differs. */
export function scenario(context: Context, files: readonly string[], flags: { readonly print?: boolean }): number {
  const { say } = context
  let failed = false
  for (const file of files) {
    const given = inFile(file, () => parseScenario(readText(file)))
    const game = inFile(file, () => packOf(given.game)).make()
    const { state, difference } = inFile(file, () => playScenario(game, given))
    if (flags.print) print(context, JSON.stringify(scenarioOf(game, state), null, 2))
    else if (difference) print(context, say('scenario.differs', { file, ...difference }))
    else print(context, say('scenario.ok', { file }))
    failed ||= difference !== null
  }
  return failed ? 1 : 0
}
