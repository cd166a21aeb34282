import { beforeAll, describe, expect, test } from 'vitest'
import { digest } from '../../src/seed/roots.ts'
import { canonical } from '../../src/table/file.ts'
import type { MatchFile } from '../../src/table/file-schema.ts'
import type { MatchRecord } from '../../src/table/match.ts'
import { expectMistake, first, newHome, program, readGame, recordIn } from './command.ts'

const { run, say, games, at, write, read } = newHome()
let file = ''
let saved: MatchFile
let record: MatchRecord

beforeAll(async () => {
  await say('play negotiator --plain --seed replayed', first)
  file = games()[0]
  saved = readGame(file)
  record = recordIn(file)
})

/** A file that somebody changed and signed anew. */
const signed = ({ check: _, ...content }: MatchFile): MatchFile => ({ ...content, check: digest(canonical(content)) })

test('a finished game is told choice by choice, and reproduces itself', () => {
  const { code, out, err } = run(`replay ${file}`)
  expect(code).toBe(0)
  expect(err).toBe('')
  const total = record.choices.length
  const steps = [...out.matchAll(/^Choice (\d+) of (\d+): \S.*$/gm)].map(([, n, of]) => [Number(n), Number(of)])
  expect(steps).toEqual(record.choices.map((_, i) => [i + 1, total]))
  expect(out).toMatch(new RegExp(`\\nIt reproduces itself: ${total} choices, ${saved.events?.length} events\\.\\n$`))
  // All that was told during the game is told again.
  expect(out.match(/^Terror: .+$/gm)).toHaveLength(
    (saved.events as { kind: string }[]).filter(({ kind }) => kind === 'terror').length,
  )
})

test('without a file, the newest finished game; --check says so in a line', async () => {
  const { code, out } = await say('replay --check')
  expect(code).toBe(0)
  expect(out).toMatch(/^It reproduces itself: \d+ choices, \d+ events\.\n$/)
})

test('the position before every choice goes out as a scenario and comes back to the same bytes', async () => {
  const total = record.choices.length
  for (let n = 1; n <= total + 1; n++) {
    const exported = await say(['replay', file, '--at', String(n), '--position'])
    const position = write('position.json', exported.out)
    const { code, out } = await say(['scenario', position, '--print'])
    expect(code, `choice ${n}`).toBe(0)
    expect(out).toBe(exported.out)
  }
  const last = await say(['replay', file, '--position'])
  expect(last.out).toBe((await say(['replay', file, '--at', String(total + 1), '--position'])).out)
  expect(JSON.parse(last.out).position.ending).not.toBe('playing')
})

test('--at alone shows the table as it stood then', async () => {
  const { code, out } = await say(['replay', file, '--at', '1'])
  expect(code).toBe(0)
  expect(out).toMatch(/^Arkayne Massua\. Turn 1, Conversation phase\. 11 terror cards are left\.\n/)
})

test.each(['0', '-1', '1.5', 'x', '9999'])('--at %s is refused', async n => {
  expectMistake(
    await say(['replay', file, '--at', n]),
    `“${n}” is not a whole number from 1 to ${record.choices.length + 1}.`,
  )
})

test('a game that is not over is shown up to where it is, and otherwise gone on with', async () => {
  await say('play negotiator --plain --seed unfinished', 'bank keep-cool\nq\n')
  const unfinished = games().at(-1) ?? ''
  expectMistake(await say(['replay', unfinished]), `That game is not over. Go on with it: ${program} resume`)
  const { out } = await say(['replay', unfinished, '--position'])
  expect(JSON.parse(out).position.points).toBe(1)
})

const chose = (choice: string): MatchFile['log'][number] => ({ kind: 'choices', at: null, seat: 0, choices: [choice] })

const edits: Readonly<Record<string, readonly [change: (game: MatchFile) => MatchFile | string, sentence: string]>> = {
  'an edited choice': [
    game => ({ ...game, log: game.log.toSpliced(0, 1, chose('hang-up')) }),
    'The file was changed after it was saved, so it is not to be trusted.',
  ],
  'an edited seed': [game => ({ ...game, seed: 'luckier' }), 'The file was changed after it was saved'],
  'a choice put in and signed': [
    game => signed({ ...game, log: game.log.toSpliced(0, 0, chose('done')) }),
    'Choice number 1, “done”, is not allowed there (N-17).',
  ],
  'a choice that is none, signed': [
    game =>
      signed({
        ...game,
        log: game.log.toSpliced(
          0,
          0,
          chose(game.log[0].kind === 'choices' ? game.log[0].choices[0] : ''),
          chose('sing'),
        ),
      }),
    'Choice number 2, “sing”, is nothing one can choose in this game.',
  ],
  'an edited event, signed': [
    game => signed({ ...game, events: (game.events ?? []).toSpliced(2, 1, { kind: 'points', from: 0, to: 9 }) }),
    'Played again, event number 3 comes out differently.',
  ],
  'a missing event, signed': [
    game => signed({ ...game, events: (game.events ?? []).slice(0, -1) }),
    'Played again, event number',
  ],
  'an edited outcome, signed': [
    game => signed({ ...game, outcome: { winners: [0], cause: 'captured', rule: 'N-25' } }),
    'Played again, it ends differently.',
  ],
  'other rules': [
    game => signed({ ...game, rules: '99' }),
    'It was played under version 99 of the rules; this program plays version 2.',
  ],
  'another deck': [
    game => signed({ ...game, deck: { hash: '0'.repeat(64) } }),
    'It was played with another deck than the one at hand.',
  ],
  'another game': [
    game => signed({ ...game, game: 'chess' }),
    'There is no game “chess”. Known are: negotiator, homeland.',
  ],
  'another abductor': [
    game => signed({ ...game, setup: { abductor: 'kevin' } }),
    'There is no abductor “kevin”. Known are: random, arkayne, donna, edward.',
  ],
  'a format of the future': [
    game => JSON.stringify({ ...game, format: 'situation-room/match@9' }),
    'This file has the format “situation-room/match@9”, which this version does not know.',
  ],
  'a format that is none': [game => JSON.stringify({ ...game, format: 'chess' }), 'This is not a saved game.'],
  'a truncated file': [
    game => JSON.stringify(game).slice(0, -500),
    'This is not a whole JSON file; perhaps it was cut off.',
  ],
  'an empty file': [() => '', 'This is not a whole JSON file'],
  'a list': [() => '[]', 'This is not a saved game.'],
  'a missing field': [({ seed: _, ...game }) => JSON.stringify(game), 'At “seed” there should be a text.'],
  'a field too many': [game => JSON.stringify({ ...game, cheat: true }), 'a field “cheat”, which is not known there.'],
}

describe.each(Object.entries(edits))('%s', (name, [change, sentence]) => {
  test.each(['replay', 'resume'])('is refused by %s in a sentence and left as it is', async command => {
    const edited = change(saved)
    const bad = `${name.replaceAll(' ', '-')}.json`
    write(bad, edited)
    const before = read(bad)
    // What only another version could play again is still told; to check it is refused.
    const isOfOthers = ['other rules', 'another deck'].includes(name)
    const ended = await say([command, at(bad), ...(command === 'replay' && isOfOthers ? ['--check'] : [])])
    // A finished game is not gone on with, whatever else is wrong with it.
    const isFinished =
      command === 'resume' && typeof edited === 'object' && sentence.match(/^(Choice|Played|It was|There)/)
    expectMistake(ended, isFinished ? 'That game is over.' : sentence)
    if (!isFinished) expect(ended.err).toContain(`situation-room: ${at(bad)}: `)
    expect(read(bad)).toBe(before)
  })
})

test('a finished game of other rules or other cards is told as it was told then, and said to be unchecked', async () => {
  const toldBy = async (file: string): Promise<string> => (await say(['replay', file])).out
  const old = write('old.json', signed({ ...saved, rules: '0' }))
  const { code, out, err } = await say(['replay', old])
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(
    /^This game was played under other rules or with other cards .+ \(rules 0, here 2\)\. .+ checked\.\n/,
  )
  expect(out.trimEnd().split('\n')).toHaveLength(1 + (saved.events?.length ?? 0))
  expect(out).not.toContain('reproduces itself')
  const again = await toldBy(file)
  for (const line of out.trimEnd().split('\n').slice(1)) expect(again).toContain(line)
  const future = [...(saved.events ?? []), { kind: 'teleported', where: 'roof' }]
  expect(await toldBy(write('future.json', signed({ ...saved, rules: '99', events: future })))).toMatch(
    /\nteleported\n$/,
  )
  expectMistake(await say(['replay', old, '--at', '1']), 'It was played under version 0 of the rules')
})

test('every kind of damage has a sentence of its own', () => {
  const sentences = Object.values(edits).map(([, sentence]) => sentence.slice(0, 30))
  expect(new Set(sentences).size).toBeGreaterThanOrEqual(13)
})

test('an unfinished game with a choice that cannot be is refused by resume', async () => {
  const { outcome: _, events: __, ...rest } = saved
  const unfinished = { ...rest, log: [chose('done')], draft: [] }
  write('unfinished.json', signed(unfinished as MatchFile))
  expectMistake(await say(['resume', at('unfinished.json')]), 'Choice number 1, “done”, is not allowed there (N-17).')
})
