import { expect, test } from 'vitest'
import { Fault } from '../engine/game.ts'
import { homeland } from '../games/homeland/index.ts'
import { writeMatch } from './file.ts'
import { parseMatch } from './file-schema.ts'
import { openMatch } from './match.ts'
import { noteOf } from './notes.ts'
import { openFile } from './open-file.ts'
import { type Input, step } from './step.ts'
import { standingClaims } from './talk.ts'

const game = homeland()
const seats = [
  { name: 'Ann', bot: null },
  { name: 'Ben', bot: null },
  { name: 'Cy', bot: 'steady' },
]
const match = openMatch(game, { setup: { players: 3 }, seed: 'talk', seats })
const after = (...inputs: readonly Input[]) => inputs.reduce((now, input) => step(game, now, input).match, match)
const faultOf = (input: Input): string => {
  const before = JSON.stringify(match)
  try {
    after(input)
  } catch (error) {
    if (error instanceof Fault) {
      expect(JSON.stringify(match)).toBe(before)
      return error.key
    }
    throw error
  }
  return 'none'
}

const dangerous = { about: 'case', case: 1, says: 'dangerous' } as const
const trust = { about: 'player', player: 1, says: 'trust', strength: 'little' } as const

test('M-32: each speaker’s newest word stands, until it is taken back', () => {
  const { record } = after(
    { type: 'claim', seat: 0, claim: dangerous },
    { type: 'claim', seat: 1, claim: { ...dangerous, says: 'i-helped' } },
    { type: 'claim', seat: 0, claim: { ...dangerous, says: 'looked-mixed' } },
    { type: 'claim', seat: 0, claim: trust },
    { type: 'claim', seat: 1, claim: { about: 'retract', case: 1 } },
  )
  expect(record.talk).toHaveLength(5)
  expect(standingClaims(record.talk).map(({ seat, claim }) => [seat, 'says' in claim && claim.says])).toEqual([
    [0, 'looked-mixed'],
    [0, 'trust'],
  ])
})

test('talk and notes move nothing on', () => {
  const spoken = after(
    { type: 'claim', seat: 0, claim: dangerous },
    { type: 'note', seat: 0, about: { case: 1 }, text: 'hm' },
  )
  expect(spoken.state).toBe(match.state)
  expect(spoken.events).toBe(match.events)
})

test.each<[Input, string]>([
  [{ type: 'claim', seat: 2, claim: dangerous }, 'talk.bot'],
  [{ type: 'claim', seat: 3, claim: dangerous }, 'talk.no-such-seat'],
  [{ type: 'claim', seat: 1, claim: trust }, 'talk.yourself'],
  [{ type: 'claim', seat: 0, claim: { ...trust, player: 5 } }, 'talk.no-such-player'],
  [{ type: 'note', seat: 7, about: { case: 1 }, text: 'x' }, 'talk.no-such-seat'],
  [{ type: 'note', seat: 0, about: { player: 6 }, text: 'x' }, 'talk.no-such-player'],
  [{ type: 'note', seat: 0, about: { case: 1 }, text: 'x'.repeat(121) }, 'note.text'],
  [{ type: 'note', seat: 0, about: { case: 1 }, text: 'a\u001b[2Jb' }, 'note.text'],
])('%j is refused: %s', (input, key) => {
  expect(faultOf(input)).toBe(key)
})

test('one note for each subject and writer; an empty one takes it away', () => {
  const { record } = after(
    { type: 'note', seat: 0, about: { case: 1 }, text: ' first ' },
    { type: 'note', seat: 1, about: { case: 1 }, text: 'mine' },
    { type: 'note', seat: 0, about: { player: 1 }, text: 'quiet' },
    { type: 'note', seat: 0, about: { case: 1 }, text: 'second' },
  )
  expect(noteOf(record.notes, 0, { case: 1 })).toBe('second')
  expect(noteOf(record.notes, 1, { case: 1 })).toBe('mine')
  expect(noteOf(record.notes, 0, { player: 1 })).toBe('quiet')
  expect(noteOf(record.notes, 1, { player: 1 })).toBe('')
  const without = step(game, { ...match, record }, { type: 'note', seat: 0, about: { case: 1 }, text: '' }).match
  expect(without.record.notes).toHaveLength(2)
})

test('seats, talk and notes are in the file, and come back from it', () => {
  const spoken = after(
    { type: 'claim', seat: 0, claim: trust },
    { type: 'claim', seat: 0, claim: { about: 'retract', player: 1 } },
    { type: 'note', seat: 1, about: { player: 0 }, text: 'hm' },
  )
  const text = JSON.stringify(writeMatch(game, spoken, true))
  const back = openFile(game, parseMatch(text))
  expect(back.record).toEqual(spoken.record)
  expect(() => parseMatch(text.replace('"hm"', '"aha"'))).toThrow(Fault)
})
