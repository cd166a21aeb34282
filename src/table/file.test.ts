import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Fault } from '../engine/game.ts'
import { standard } from '../games/negotiator/cards/standard.ts'
import { negotiator } from '../games/negotiator/index.ts'
import { digest } from '../seed/roots.ts'
import { canonical, deckHash, writeMatch } from './file.ts'
import { type MatchFile, parseMatch } from './file-schema.ts'
import { eventsOf, openMatch } from './match.ts'
import { openFile, verifyFile } from './open-file.ts'
import { step } from './step.ts'

const game = negotiator()
const opened = (seed: string) => openMatch(game, { setup: { abductor: 'edward' }, seed })

/** Always the last option, for so many choices. */
function played(seed: string, choices: number) {
  let match = opened(seed)
  for (let i = 0; i < choices; i++) {
    const [decision] = game.decisions(match.state)
    if (!decision) break
    const choice = game.nameOf(decision.options[i % 2 === 0 ? 0 : decision.options.length - 1])
    match = step(game, match, { type: 'choose', seat: 0, choices: [choice] }).match
  }
  return match
}
const finished = played('file', 500)
const file = writeMatch(game, finished, true)
const text = JSON.stringify(file)
const signed = ({ check: _, ...content }: MatchFile): MatchFile => ({ ...content, check: digest(canonical(content)) })

/** What a match comes to, without what its client needs while it is played. */
const stateOf = (match: ReturnType<typeof played>) => {
  const { record, settled, state, draftEvents } = match
  return { record, settled, state, draftEvents, events: eventsOf(game, match) }
}

test('a match goes into its file and comes back the same, draft included, wherever it was left', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 8 }), fc.nat(40), (seed, choices) => {
      const match = played(seed, choices)
      const read = parseMatch(JSON.stringify(writeMatch(game, match, true)))
      expect(stateOf(openFile(game, read))).toEqual(stateOf(match))
      expect(stateOf(verifyFile(game, read))).toEqual(stateOf(match))
      expect(read.outcome === undefined).toBe(game.outcome(match.state) === null)
      expect(read.events === undefined).toBe(read.outcome === undefined)
    }),
    { numRuns: 40 },
  )
})

test('the file holds what it must, and the deck only where it is not ours', () => {
  expect(file).toMatchObject({ format: 'situation-room/match@2', game: 'negotiator', rules: '2', practice: false })
  expect(file.deck).toEqual({ hash: deckHash(game.deck) })
  expect(file.outcome).toEqual(game.outcome(finished.state))
  const own = negotiator({ ...standard, id: 'own' })
  const saved = writeMatch(own, openMatch(own, { setup: { abductor: 'donna' }, seed: 'own' }), false)
  expect(saved.deck).toEqual({ hash: deckHash(own.deck), cards: own.deck })
  expect(() => openFile(game, saved)).toThrow(new Fault('file.deck'))
  expect(openFile(own, parseMatch(JSON.stringify(saved))).record.seed).toBe('own')
})

test('the order of keys is nothing', () => {
  const { format, check, ...rest } = file
  expect(parseMatch(JSON.stringify({ check, ...rest, format }))).toEqual(file)
  expect(canonical({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}')
  expect(canonical({ a: 1, b: 2 })).toBe(canonical({ b: 2, a: 1 }))
})

test('cut off anywhere, it is no whole file', () => {
  for (let length = 0; length < text.length; length += 97)
    expect(() => parseMatch(text.slice(0, length))).toThrow(new Fault('file.not-json'))
})

test('any character of its content changed is noticed', () => {
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.constantFrom('0', '7', 'x', ' '), (at, character) => {
      const edited = text.slice(0, at) + character + text.slice(at + 1)
      try {
        // Where it is still a file, it is still the same file: a space between fields, or the character it was.
        expect(parseMatch(edited)).toEqual(file)
      } catch (error) {
        expect(error).toBeInstanceOf(Fault)
      }
    }),
    { numRuns: 500 },
  )
})

describe('signed anew by somebody who can', () => {
  test.each<[string, Partial<MatchFile>, Fault]>([
    ['other rules', { rules: '0' }, new Fault('file.rules', { is: '0', should: '2' })],
    ['another deck', { deck: { hash: 'none' } }, new Fault('file.deck')],
    ['no events', { events: [] }, new Fault('file.differs', { number: 1 })],
    [
      'an event too many',
      { events: [...(file.events ?? []), null] },
      new Fault('file.differs', { number: (file.events?.length ?? 0) + 1 }),
    ],
    ['another end', { outcome: { winners: [], cause: 'escaped', rule: 'N-1' } }, new Fault('file.outcome-differs')],
    [
      'a choice too many',
      { log: [...file.log, { kind: 'choices', at: null, seat: 0, choices: ['done'] }] },
      expect.objectContaining({ key: 'match.illegal-choice' }),
    ],
    [
      'a rewind where nobody practised',
      { log: [...file.log, { kind: 'rewind', at: null, to: 0 }] },
      new Fault('match.no-rewind'),
    ],
    [
      'a choice after an early end',
      { log: [{ kind: 'end', at: null, cause: 'agreed' }, ...file.log] },
      new Fault('match.ended'),
    ],
  ])('%s', (_, edit, fault) => {
    const edited = parseMatch(JSON.stringify(signed({ ...file, ...edit })))
    expect(() => verifyFile(game, edited)).toThrow(fault)
  })

  test('other luck comes out differently', () => {
    const faults = ['a', 'b', 'c'].map(seed => {
      try {
        verifyFile(game, parseMatch(JSON.stringify(signed({ ...file, seed }))))
        return null
      } catch (error) {
        return error
      }
    })
    for (const fault of faults) expect(fault).toBeInstanceOf(Fault)
  })
})
