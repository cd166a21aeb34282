import { expect, test } from 'vitest'
import { homeland } from '../games/homeland/index.ts'
import { digest } from '../seed/roots.ts'
import { commitmentOf } from './commitment.ts'
import { canonical, writeMatch } from './file.ts'
import { type MatchFile, parseMatch } from './file-schema.ts'
import { openMatch } from './match.ts'
import { openFile, verifyFile } from './open-file.ts'

const game = homeland()
const seats = ['Ann', 'Ben', 'Cy'].map(name => ({ name, bot: null }))
const nonce = '0123456789abcdef'.repeat(4)
const other = 'f'.repeat(64)
const file = writeMatch(game, openMatch(game, { setup: { players: 3 }, seed: 'cup#17', nonce, seats }), true)
const old = writeMatch(game, openMatch(game, { setup: { players: 3 }, seed: 'cup#17', seats }), true)

const read = ({ check: _, ...content }: MatchFile): MatchFile =>
  parseMatch(JSON.stringify({ ...content, check: digest(canonical(content)) }))

test('a commitment is SHA-256 of a domain, the nonce and the seed', () => {
  expect(file.commitment).toBe(digest(`situation-room/commitment@1/${nonce}/cup#17`))
  expect(verifyFile(game, read(file)).record).toMatchObject({ seed: 'cup#17', nonce })
  expect(commitmentOf({ seed: 'cup#17', nonce: other })).not.toBe(file.commitment)
})

test.each<[string, Partial<MatchFile>]>([
  ['another seed', { seed: 'cup#18' }],
  ['another nonce', { nonce: other }],
  ['no nonce', { nonce: undefined }],
  ['another commitment', { commitment: digest('cup#17') }],
  ['no commitment', { commitment: undefined }],
  [
    'all of it in a bare seed',
    { seed: `situation-room/commitment@1/${nonce}/cup#17`, nonce: undefined, commitment: undefined },
  ],
])('signed anew with %s, it is refused', (_, edit) => {
  const edited = read(JSON.parse(JSON.stringify({ ...file, ...edit })) as MatchFile)
  expect(() => openFile(game, edited)).toThrow(expect.objectContaining({ key: 'file.commitment' }))
})

test('a table of an older version has no nonce, and was shown the hash of its seed', () => {
  expect(old).not.toHaveProperty('nonce')
  expect(old).not.toHaveProperty('commitment')
  const { record } = openFile(game, read(old))
  expect(record.nonce).toBeNull()
  expect(commitmentOf(record)).toBe(digest('cup#17'))
})

test.each(['', 'ab', 'x'.repeat(64), `${nonce}0`, nonce.toUpperCase()])('no nonce: “%s”', bad => {
  expect(() => read({ ...file, nonce: bad })).toThrow(expect.objectContaining({ key: expect.stringMatching(/^shape/) }))
})
