import { deckHash } from '../table/file.ts'
import { parseScenario, playScenario, scenarioOf } from '../table/scenario.ts'
import { type Context, inFile, print } from './context.ts'
import { packOf } from './packs.ts'
import { readText } from './store.ts'

/** Plays each file; the exit code is 1 as soon as a fact differs. */
export function scenario(context: Context, files: readonly string[], flags: { readonly print?: boolean }): number {
  const { say } = context
  let failed = false
  for (const file of files) {
    const text = readText(file)
    const given = inFile(file, () => parseScenario(text))
    const pack = inFile(file, () => packOf(given.game))
    const game = inFile(file, () => pack.make(given.deck))
    const { state, difference } = inFile(file, () => playScenario(game, given))
    const isStandard = deckHash(game.deck) === deckHash(pack.standard)
    if (flags.print) print(context, JSON.stringify(scenarioOf(game, state, isStandard), null, 2))
    else if (difference) print(context, say(difference.key, { file, ...difference.values }))
    else print(context, say('scenario.ok', { file }))
    failed ||= difference !== null
  }
  return failed ? 1 : 0
}
