import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, test, vi } from 'vitest'
import type { Subject } from './mutant.ts'

/** A mutant (or none, to see that the tests pass without one) and the files that hold the tests of its target. */
interface Trial {
  readonly number: number
  readonly game: string
  readonly mutant: string | null
  readonly target: string
  readonly files: readonly string[]
}

const given: { games: string; trials: readonly Trial[] } = JSON.parse(readFileSync(process.env.TRIALS ?? '', 'utf8'))
const { games }: { games: readonly Subject[] } = await import(resolve(given.games))

async function mutate(name: string, mutant: string): Promise<void> {
  const game = games.find(one => one.name === name)
  if (!game) throw new Error(`no game is called “${name}”`)
  const chosen = (await game.mutants()).find(one => one.name === mutant)
  if (!chosen) throw new Error(`no mutant is called “${mutant}”`)
  chosen.apply()
}

// Every file gets modules of its own, as it would in a run of its own; the fault is in them before a game is made.
for (const { number, game, mutant, target, files } of given.trials)
  for (const file of files)
    describe(`${target} #${number} ${file}`, async () => {
      vi.resetModules()
      if (mutant !== null) await mutate(game, mutant)
      try {
        await import(resolve(file))
      } catch (error) {
        test(`${target}: its tests can be loaded`, () => {
          throw error
        })
      }
    })
