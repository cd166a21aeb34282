import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { homeland } from '../../src/games/homeland/index.ts'
import { digest } from '../../src/seed/roots.ts'
import { secretHash } from '../../src/table/commitment.ts'
import { canonical, writeMatch } from '../../src/table/file.ts'
import type { MatchFile } from '../../src/table/file-schema.ts'
import { openMatch } from '../../src/table/match.ts'
import { knownSecret, type Receipt, seedOf, shareHash } from '../../src/table/receipt.ts'
import { step } from '../../src/table/step.ts'
import { expectMistake, newHome } from './command.ts'

const { home, say, write, games } = newHome()

const [ann, ben] = ['a'.repeat(32), 'b'.repeat(32)]
const receipt: Receipt = {
  table: 'cup',
  secret: '5'.repeat(64),
  shares: [
    { hash: shareHash(ann), bits: ann },
    { hash: shareHash(ben), bits: ben },
    { hash: shareHash('c'.repeat(32)), bits: null },
  ],
}

/** A whole game at a table of a server, as its file tells it. */
function played(receipt: Receipt): MatchFile {
  const game = homeland()
  const seats = ['Ann', 'Ben', 'Cy'].map(name => ({ name, bot: null }))
  const begun = { setup: { players: 3 }, seed: seedOf(receipt), receipt, seats, chance: 'chacha20@1' } as const
  let match = openMatch(game, begun)
  for (let n = 0; game.outcome(match.state) === null; n++) {
    const [{ seat, options }] = game.decisions(match.state)
    match = step(game, match, { type: 'choose', seat, choices: [game.nameOf(options[n % options.length])] }).match
  }
  return writeMatch(game, match, true)
}
const file = played(receipt)

/** The same file with something else in it, and a check sum that fits that. */
function forged(change: Partial<MatchFile>): MatchFile {
  const { check: _, ...content } = { ...file, ...change }
  return { ...content, check: digest(canonical(content)) } as MatchFile
}

/** What this machine knows of the table it sat at. */
function remember(bits: string, commitment = secretHash(receipt.secret), promised: unknown = null): void {
  mkdirSync(join(home, 'tables'), { recursive: true })
  const seat = {
    format: 'situation-room/seat@1',
    address: 'http://a',
    table: 'cup',
    kind: 'seat',
    link: '0'.repeat(64),
  }
  const known = { ...seat, pass: 'x', seat: 0, bits, commitment, promised, isOver: true }
  writeFileSync(join(home, 'tables', 'cup-0.json'), JSON.stringify(known))
}

test('a file of a server is proved line by line, without the own bits where they are not known', async () => {
  const { code, out, err } = await say(['verify', write('whole.json', file)])
  expect(err).toBe('')
  expect(out.split('\n')).toEqual([
    'Check sum: the file is as it was written.',
    `Secret of the table: it makes ${secretHash(receipt.secret)}, which was shown before anybody sat down.`,
    'Bits of the players: what Ann, Ben gave is what was promised.',
    'Bits of the players: Cy promised some and did not give them.',
    'Seed: it is made of the secret and of all these bits.',
    'Own bits: this machine gave none, or no longer knows them.',
    expect.stringMatching(/^Played again: \d+ choices, \d+ events, all the same\.$/),
    '',
  ])
  expect(code).toBe(0)
})

test('the own bits are looked for, and what was shown when one sat down', async () => {
  const name = write('own.json', file)
  remember(ann)
  expect((await say(['verify', name])).out).toContain('Own bits: those that this machine gave for Ann are in it.')
  remember(ben)
  const other = await say(['verify', name, '--lang', 'it'])
  expect(other.out).toContain('Bit propri: quelli che questo computer ha dato per Ann non ci sono.')
  expect(other.out).toMatch(/Non tutto torna\.\n$/)
  expect(other.code).toBe(2)
  remember(ann, secretHash('another'))
  const shown = await say(['verify', name, '--lang', 'de'])
  expect(shown.out).toContain('Es ergibt nicht, was gezeigt wurde, bevor jemand saß.')
  expect(shown.code).toBe(2)
  remember(ann)
})

test('hashes that were exchanged after this machine gave its bits are noticed', async () => {
  const name = write('promises.json', file)
  const hashes = receipt.shares.map(share => share?.hash ?? null)
  remember(ann, secretHash(receipt.secret), hashes)
  const honest = await say(['verify', name])
  expect(honest.out).toContain('Promises: the hashes that were shown when this machine gave its bits are those')
  expect(honest.code).toBe(0)
  // A server that shows one player one hash for Ben, and puts bits of its choice in his place when it has all others.
  remember(ann, secretHash(receipt.secret), hashes.with(1, shareHash('d'.repeat(32))))
  const chosen = await say(['verify', name])
  expect(chosen.out).toContain('Promises: other hashes were shown')
  expect(chosen.code).toBe(2)
  remember(ann)
})

test('a seed that was typed is said to be known', async () => {
  const known = { seed: 'cup final', nonce: '7'.repeat(64) }
  const typed = { table: 'known', secret: knownSecret(known), shares: [null, null, null], known }
  const { code, out } = await say(['verify', write('known.json', played(typed))])
  expect(out.split('\n').slice(1, 3)).toEqual([
    `Secret of the table: it makes ${secretHash(typed.secret)}, which was shown before anybody sat down.`,
    'Seed: known. Whoever opened the table typed “cup final”, and it was not changed. Nothing was left to chance.',
  ])
  expect(code).toBe(0)
  const other = { ...typed, known: { ...known, seed: 'another' } }
  const forgery = await say(['verify', write('known.json', forged({ receipt: other, seed: 'another' }))])
  expect(forgery.out).toContain('Seed: it is not made of the secret and of these bits.')
  expect(forgery.code).toBe(2)
})

test.each<[string, MatchFile, string]>([
  ['changed by hand', { ...file, seed: '0' }, 'Check sum: The file was changed after it was saved'],
  [
    'another secret',
    forged({ receipt: { ...receipt, secret: '6'.repeat(64) } as MatchFile['receipt'] }),
    'Secret of the table: it does not make',
  ],
  [
    'other bits of somebody',
    forged({ receipt: { ...receipt, shares: [{ hash: shareHash(ann), bits: ben }, null, null] } }),
    'Bits of the players: what Ann gave is not what was promised.',
  ],
  ['another seed', forged({ seed: '1'.repeat(64) }), 'Seed: it is not made of the secret and of these bits.'],
  ['other events', forged({ events: file.events?.slice(1) }), 'Played again, event number 1 comes out differently.'],
  ['other rules', forged({ rules: '99' }), 'It was played under version 99 of the rules'],
])('%s: it is said, and the exit code is that of a mistake', async (what, content, text) => {
  const { code, out, err } = await say(['verify', write('forged.json', content)])
  expect(out, what).toContain(text)
  expect(out).toMatch(/Not everything fits\.\n$/)
  expect(err).toBe('')
  expect(code).toBe(2)
})

test('games of this machine: a call has no commitment, a table around one screen has', async () => {
  await say('play negotiator --plain --seed verified', '1\n'.repeat(500))
  const call = await say(['verify', games().at(-1) ?? ''])
  expect(call.out).toMatch(/^Check sum: .*\nCommitment: none was made, .*\nPlayed again: .*\n$/)
  expect(call.code).toBe(0)
  const game = homeland()
  const seats = ['Ann', 'Ben', 'Cy'].map(name => ({ name, bot: null }))
  const match = openMatch(game, { setup: { players: 3 }, seed: 'x', nonce: '7'.repeat(64), seats })
  const table = await say(['verify', write('table.json', writeMatch(game, match, true))])
  expect(table.out).toContain('Commitment: seed and nonce make ')
  expect(table.code).toBe(0)
})

test('what is no match at all is a mistake', async () => {
  expectMistake(await say('verify nowhere.json'), 'There is no file “nowhere.json” that can be read.')
  expectMistake(await say(['verify', write('no.json', '{}')]), 'This is not a saved game.')
})
