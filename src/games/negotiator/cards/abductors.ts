import type { Abductor } from './card.ts'

export const abductors: readonly Abductor[] = [
  // His source says 4; no card of ours is his alone, and those that all share move him too little (docs/BALANCE.md).
  { id: 'arkayne', source: 'house', hostages: 7, threat: 5, majors: 1, escapes: 1, rule: 'none' },
  // Her source says 2; from there she is won far too often, whatever our own cards are (docs/BALANCE.md).
  { id: 'donna', source: 'house', hostages: 12, threat: 4, majors: 1, escapes: 1, rule: 'sixes-release' },
  // His starting threat is ours; the rest is a public source's.
  { id: 'edward', source: 'house', hostages: 7, threat: 5, majors: 1, escapes: 1, rule: 'kills-raise' },
]
