import { games as real } from './games.ts'
import type { Subject } from './mutant.ts'

/** Mutants as the real table makes them, of a step and of a card. */
const REAL = ['step turn (N-10): does nothing', 'small-talk: rows.two.0.n 3 → 4']

/** A table of games for the test of the hunt itself: one mutant for each thing that can come of one. */
export const games: readonly Subject[] = [
  {
    name: 'fates',
    tests: ['rules/board', 'rules/spend', 'rules/conversation', 'cards/conversation'].map(
      name => `src/games/negotiator/${name}.test.ts`,
    ),
    async mutants() {
      const { steps } = await import('../../src/games/negotiator/rules/index.ts')
      const end = (does: () => void) => () => {
        Object.assign(steps['spend.end'], { does })
      }
      const [negotiator] = real
      return [
        ...(await negotiator.mutants()).filter(({ name }) => REAL.includes(name)),
        { name: 'noticed', target: 'N-19', apply: end(() => {}) },
        { name: 'changes nothing', target: 'N-19', apply: () => {} },
        { name: 'noticed by tests of another rule only', target: 'N-6', apply: end(() => {}) },
        { name: 'of a rule without a test', target: 'N-99', apply: end(() => {}) },
        {
          name: 'runs in circles',
          target: 'N-19',
          apply: end(() => {
            for (;;);
          }),
        },
      ]
    },
  },
]
