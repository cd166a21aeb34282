import { deckMutants, type Subject, stepMutants } from './mutant.ts'

export const games: readonly Subject[] = [
  {
    name: 'negotiator',
    tests: ['src/games/negotiator/rules', 'src/games/negotiator/cards'],
    async mutants() {
      const { steps } = await import('../../src/games/negotiator/rules/index.ts')
      const { standard } = await import('../../src/games/negotiator/cards/standard.ts')
      return [...stepMutants(steps), ...deckMutants(standard, { drawback: { do: 'none', n: 0 }, rule: 'none' })]
    },
  },
  {
    name: 'homeland',
    tests: ['src/games/homeland/rules', 'src/games/homeland/cards'],
    async mutants() {
      const { steps } = await import('../../src/games/homeland/rules/index.ts')
      const { standard } = await import('../../src/games/homeland/cards/standard.ts')
      return [...stepMutants(steps), ...deckMutants(standard, {})]
    },
  },
]
