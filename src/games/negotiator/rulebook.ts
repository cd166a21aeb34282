import type { Rulebook } from '../rulebook.ts'

export const rulebook: Rulebook = {
  prefix: 'N',
  sections: [
    ['setup', 1, 5],
    ['board', 6, 9],
    ['conversation', 10, 16],
    ['spend', 17, 19],
    ['terror', 20, 24],
    ['ending', 25, 29],
  ],
}
