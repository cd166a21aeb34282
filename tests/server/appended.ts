import type { Appended } from '../../src/server/store/appended.ts'

/** What the next move of a match writes that has had so many, and whatever of it matters to a test. */
export const nextMove = (id: string, length: number, more: Partial<Appended> = {}): Appended => ({
  id,
  length,
  before: length,
  version: length + 1,
  due: null,
  lease: null,
  remind: null,
  ended: null,
  line: '{}',
  choices: 0,
  changed: 0,
  bodies: ['1'],
  ...more,
})
