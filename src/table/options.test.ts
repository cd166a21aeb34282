import { describe, expect, test } from 'vitest'
import { homeland } from '../games/homeland/index.ts'
import { evening } from './evening.ts'
import { writeMatch } from './file.ts'
import { parseMatch } from './file-schema.ts'
import { gather, openLobby } from './lobby.ts'
import { openMatch } from './match.ts'
import { openFile } from './open-file.ts'
import { type TableOptions, usualOptions } from './options.ts'
import { type Input, step } from './step.ts'

const game = homeland()
const seats = [
  { name: 'Ann', bot: null },
  { name: 'Ben', bot: null },
  { name: 'Cy', bot: null },
]
const open = (options?: TableOptions) =>
  openMatch(game, { setup: { players: 3 }, seed: 'options', seats, ...(options ? { options } : {}) })
const take = (match: ReturnType<typeof open>, input: Input) => step(game, match, input, evening).match
const claim: Input = { type: 'claim', seat: 0, claim: { about: 'case', case: 1, says: 'dangerous' } }
const text: Input = { type: 'text', seat: 0, text: 'hello' }

describe('how people talk', () => {
  test('is free where nobody has chosen', () => {
    const match = take(take(open(), claim), text)
    expect(match.record.options).toEqual(usualOptions)
    expect([match.record.talk.length, match.record.words.length]).toEqual([1, 1])
  })
  test('may be claims alone, and then words of one’s own are refused', () => {
    const match = open({ talk: 'claims', memory: 'full' })
    expect(take(match, claim).record.talk).toHaveLength(1)
    expect(() => take(match, text)).toThrow('talk.claims-only')
  })
  test('may be left to another place, and then nothing is said here', () => {
    const match = open({ talk: 'none', memory: 'full' })
    expect(() => take(match, claim)).toThrow('talk.off')
    expect(() => take(match, text)).toThrow('talk.off')
  })
})

describe('what a table has agreed on', () => {
  const about = { game: 'homeland', setup: { players: 3 }, pace: null, commitment: 'c' }
  test('is chosen part by part while people gather, and not afterwards', () => {
    const lobby = gather(openLobby(about, 1), { type: 'options', options: { talk: 'claims' } }, 0)
    expect(lobby.options).toEqual({ talk: 'claims', memory: 'full' })
    expect(gather(lobby, { type: 'options', options: { memory: 'none' } }, 0).options).toEqual({
      talk: 'claims',
      memory: 'none',
    })
    const full = gather(lobby, { type: 'sit', seat: 0, name: 'Ann', colour: null, hash: null }, 0)
    const drawing = gather(full, { type: 'draw' }, 0)
    expect(() => gather(drawing, { type: 'options', options: { talk: 'all' } }, 0)).toThrow('lobby.drawing')
  })
  test('is in the file, and a file without it is one of a usual table', () => {
    const options = { talk: 'claims', memory: 'none' } as const
    const file = writeMatch(game, open(options), true)
    expect(file.options).toEqual(options)
    expect(openFile(game, parseMatch(JSON.stringify(file))).record.options).toEqual(options)
    const usual = writeMatch(game, open(), true)
    expect(usual).not.toHaveProperty('options')
    expect(openFile(game, parseMatch(JSON.stringify(usual))).record.options).toEqual(usualOptions)
  })
})
