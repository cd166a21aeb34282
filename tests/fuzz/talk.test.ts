import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Fault, type Json } from '../../src/engine/game.ts'
import { homeland } from '../../src/games/homeland/index.ts'
import { talk } from '../../src/games/homeland/talk/index.ts'
import { claimSchema, subjectSchema } from '../../src/games/homeland/talk/schema.ts'
import { evening } from '../../src/table/evening.ts'
import { writeMatch } from '../../src/table/file.ts'
import { parseMatch } from '../../src/table/file-schema.ts'
import { openMatch } from '../../src/table/match.ts'
import { openFile } from '../../src/table/open-file.ts'
import { type Input, step as taken } from '../../src/table/step.ts'
import { campaign } from './campaign.ts'
import { edits, mutated } from './mutate.ts'

const step: typeof taken = (game, match, input) => taken(game, match, input, evening)

const game = homeland()
const seats = [
  { name: 'Ann', bot: null },
  { name: 'Ben', bot: null },
  { name: 'Cy', bot: 'steady' },
]
const claims: readonly Json[] = [
  { about: 'case', case: 1, says: 'dangerous' },
  { about: 'case', case: 2, says: 'strike-it' },
  { about: 'player', player: 1, says: 'trust', strength: 'little' },
  { about: 'player', player: 0, says: 'suspect', strength: 'strongly' },
  { about: 'retract', case: 1 },
  { about: 'retract', player: 0 },
]
const subjects: readonly Json[] = [{ case: 1 }, { case: 3 }, { player: 0 }, { player: 2 }]

/** As it is, changed here and there, or anything at all. */
const near = (samples: readonly Json[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...samples) },
    fc.tuple(fc.constantFrom(...samples), edits).map(([sample, how]) => mutated(sample, how)),
    fc.jsonValue() as fc.Arbitrary<Json>,
  )
const seat = fc.oneof({ weight: 5, arbitrary: fc.nat(3) }, fc.anything()) as fc.Arbitrary<number>
const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ maxLength: 130 }) },
  fc.string({ unit: 'grapheme', maxLength: 130 }),
  fc.string({ unit: 'binary' }),
  fc.anything(),
)
const input: fc.Arbitrary<Input> = fc.oneof(
  fc.record({ type: fc.constant('claim' as const), seat, claim: near(claims) }),
  fc.record({ type: fc.constant('note' as const), seat, about: near(subjects), text }),
)

test('whatever is said or noted is refused with nothing changed, or the save opens with it', () => {
  const begun = openMatch(game, { setup: { players: 3 }, seed: 'fuzz talk', seats })
  let taken = 0
  fc.assert(
    fc.property(fc.array(input, { minLength: 1, maxLength: 8 }), inputs => {
      let match = begun
      for (const one of inputs) {
        const before = JSON.stringify(match.record)
        try {
          match = step(game, match, one).match
          taken++
        } catch (error) {
          if (!(error instanceof Fault)) throw error
          expect(JSON.stringify(match.record)).toBe(before)
        }
      }
      const file = JSON.stringify(writeMatch(game, match, true))
      expect(openFile(game, parseMatch(file)).record).toEqual(match.record)
    }),
    campaign(150),
  )
  expect(taken).toBeGreaterThan(50)
})

const isRead = (read: () => unknown): boolean => {
  try {
    read()
    return true
  } catch (error) {
    if (error instanceof Fault) return false
    throw error
  }
}

test('the table reads what the files have, and nothing else', () => {
  fc.assert(
    fc.property(near(claims), near(subjects), (claim, subject) => {
      expect(isRead(() => talk.readClaim(claim, 6))).toBe(claimSchema.safeParse(claim).success)
      expect(isRead(() => talk.readSubject(subject, 6))).toBe(subjectSchema.safeParse(subject).success)
    }),
    campaign(1_000),
  )
})
