import type { Rulebook } from '../rulebook.ts'

export const rulebook: Rulebook = {
  prefix: 'M',
  sections: [
    ['setup', 1, 4],
    ['terrorists', 5, 8],
    ['analysis', 9, 15],
    ['fallout', 16, 18],
    ['turn', 19, 27],
    ['end', 28, 32],
    ['assets', 33, 38],
  ],
}
