import { expect, test } from 'vitest'
import { Fault } from '../engine/game.ts'
import type { Talk } from '../engine/talk.ts'
import { homeland } from '../games/homeland/index.ts'
import { saidIn, standingClaims } from '../games/homeland/talk/claims.ts'
import { negotiator } from '../games/negotiator/index.ts'
import { evening } from './evening.ts'
import { writeMatch } from './file.ts'
import { parseMatch } from './file-schema.ts'
import { eventsOf, openMatch } from './match.ts'
import { noteOf } from './notes.ts'
import { openFile } from './open-file.ts'
import { type Input, step as taken } from './step.ts'
import { logOf } from './upcast.ts'

const step: typeof taken = (game, match, input) => taken(game, match, input, evening)

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
  expect(standingClaims(saidIn(record.talk)).map(({ seat, claim }) => [seat, 'says' in claim && claim.says])).toEqual([
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
  expect(spoken.happened).toEqual([])
  expect(eventsOf(game, spoken)).toEqual(eventsOf(game, match))
})

const claims = (claim: unknown): Input => ({ type: 'claim', seat: 0, claim })
const notes = (about: unknown, text: unknown): Input => ({ type: 'note', seat: 0, about, text })
const fromSeat = (seat: unknown, input: Input): Input => ({ ...input, seat }) as Input

/** Whatever page, terminal, program or host sends, and what it is told. */
test.each<[Input, string]>([
  [claims({ ...dangerous, case: 999 }), 'talk.no-such-case'],
  [claims({ ...dangerous, case: 10_000 }), 'shape.most'],
  [claims({ ...dangerous, case: -1 }), 'shape.least'],
  [claims({ ...dangerous, case: 1.5 }), 'shape.type'],
  [claims({ ...dangerous, case: '1' }), 'shape.type'],
  [claims({ ...dangerous, says: 'zork' }), 'shape.value'],
  [claims({ ...dangerous, says: ['dangerous'] }), 'shape.value'],
  [claims({ ...dangerous, number: 5 }), 'shape.unknown'],
  [claims({ ...trust, strength: 'utterly' }), 'shape.value'],
  [claims({ ...trust, player: 0 }), 'talk.yourself'],
  [claims({ ...trust, player: 5 }), 'talk.no-such-player'],
  [claims({ about: 'retract', case: 1 }), 'talk.nothing-said'],
  [claims({ about: 'retract', player: 1 }), 'talk.nothing-said'],
  [claims({ about: 'retract' }), 'talk.retract-one'],
  [claims({ about: 'retract', case: 1, player: 1 }), 'talk.retract-one'],
  [claims({ about: 'weather' }), 'shape.other'],
  ...[null, undefined, 7, 'dangerous', true, [], [dangerous]].map((given): [Input, string] => [
    claims(given),
    'shape.type',
  ]),
  [notes({ case: 999 }, 'x'), 'talk.no-such-case'],
  [notes({ player: 6 }, 'x'), 'talk.no-such-player'],
  [notes({ player: 1.5 }, 'x'), 'shape.type'],
  ...[null, 7, [], {}, { weather: 1 }, { case: 1, player: 1 }].map((about): [Input, string] => [
    notes(about, 'x'),
    'shape.other',
  ]),
  ...[null, 7, ['x'], 'x'.repeat(121), 'a\u001b[2Jb', '\ud800'].map((text): [Input, string] => [
    notes({ case: 1 }, text),
    'note.text',
  ]),
  ...[claims(dangerous), notes({ case: 1 }, 'x')].flatMap(input => [
    [fromSeat(2, input), 'talk.bot'] as [Input, string],
    ...[3, -1, 0.5, '0', null, undefined, Number.NaN].map((seat): [Input, string] => [
      fromSeat(seat, input),
      'talk.no-such-seat',
    ]),
  ]),
])('%j is refused: %s', (input, key) => {
  expect(faultOf(input)).toBe(key)
})

test('a text without end is refused like any other', () => {
  const endless = 'x'.repeat(1_000_000)
  expect(faultOf(claims({ ...dangerous, says: endless }))).toBe('shape.value')
  expect(faultOf(claims({ ...dangerous, [endless]: 1 }))).toBe('shape.unknown')
  expect(faultOf(notes({ case: 1 }, endless))).toBe('note.text')
})

test('what was taken back, or said by somebody else, is not there to be taken back', () => {
  const said = after(claims(dangerous), claims({ about: 'retract', case: 1 }))
  const nothing = new Fault('talk.nothing-said')
  expect(() => step(game, said, claims({ about: 'retract', case: 1 })).match).toThrow(nothing)
  const other = after(fromSeat(1, claims(dangerous)))
  expect(() => step(game, other, claims({ about: 'retract', case: 1 })).match).toThrow(nothing)
})

test('a claim is kept as it is understood: what its sender does with it later changes nothing', () => {
  const given = { ...dangerous, case: 1 }
  const { record } = after(claims(given))
  given.case = 999
  expect(record.talk).toEqual([{ seat: 0, after: 0, claim: dangerous }])
})

test('a note on a case that has gone can still be changed and taken away, but not begun', () => {
  const about = { case: 999 }
  const kept = { ...match, record: { ...match.record, notes: [{ seat: 0, about, text: 'was here' }] } }
  const changed = step(game, kept, notes(about, 'is gone')).match
  expect(noteOf(changed.record.notes, 0, about)).toBe('is gone')
  expect(step(game, changed, notes(about, '')).match.record.notes).toEqual([])
  expect(() => step(game, kept, fromSeat(1, notes(about, 'x'))).match).toThrow(Fault)
})

test('nobody talks a save to death', () => {
  const talk = Array.from({ length: 10_000 }, () => ({ seat: 0, after: 0, claim: dangerous }))
  const loud = { ...match, record: { ...match.record, talk } }
  expect(() => step(game, loud, claims(dangerous)).match).toThrow(new Fault('talk.enough', { most: 10_000 }))
})

test('a game without table talk has no claims and no notes', () => {
  const call = openMatch(negotiator(), { setup: { abductor: 'donna' }, seed: 'talk' })
  for (const input of [claims(dangerous), notes({ case: 1 }, 'x')])
    expect(() => step(negotiator(), call, input).match).toThrow(new Fault('talk.none'))
})

test('a save in which a case was spoken of that is no longer there opens, whatever was said of it', () => {
  const gone: Talk[] = [
    { seat: 0, after: 0, claim: { ...dangerous, case: 999 } },
    { seat: 0, after: 0, claim: { about: 'retract', player: 1 } },
    { seat: 0, after: 0, claim: { about: 'retract' } },
  ]
  const record = { ...match.record, talk: gone, notes: [{ seat: 1, about: { case: 998 }, text: 'hm' }] }
  const text = JSON.stringify(writeMatch(game, { ...match, record, log: logOf(record) }, true))
  expect(openFile(game, parseMatch(text)).record).toEqual(record)
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
