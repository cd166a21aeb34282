import { spawnSync } from 'node:child_process'
import { existsSync, openSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bin, expectMistake, newHome, program } from './command.ts'

const { home, run, say, at } = newHome()

const mistakes: readonly (readonly [args: readonly string[], sentence: string])[] = [
  [
    ['sing'],
    'There is no command “sing”. Try: play, learn, resume, replay, review, join, verify, rules, cards, career, scenario, simulate, lab, bot, serve, table, tables, mcp, backup, restore, export, import, prune.',
  ],
  [['serve', '--port', 'http'], '--port is “http”: it takes a whole number from 0 to 65535.'],
  [['help', 'sing'], 'There is no command “sing”. Try: play, '],
  [['simulate', 'negotiator', '--players', '4'], '--players does not belong to this game.'],
  [['simulate', 'homeland', '--abductor', 'donna'], '--abductor does not belong to this game.'],
  [['Play', 'negotiator'], 'There is no command “Play”.'],
  [['play'], `Something is missing: GAME. See: ${program} play --help`],
  [['rules'], `Something is missing: GAME. See: ${program} rules --help`],
  [['scenario'], `Something is missing: FILE. See: ${program} scenario --help`],
  [['play', 'chess'], 'There is no game “chess”. Known are: negotiator, homeland.'],
  [['rules', 'chess'], 'There is no game “chess”. Known are: negotiator, homeland.'],
  [['cards', 'chess'], 'There is no game “chess”.'],
  [['simulate', 'toString'], 'There is no game “toString”.'],
  [['play', 'negotiator', 'now', '--seed', 'x'], `That is one word too many: “now”. See: ${program} play --help`],
  [['career', 'mine'], `That is one word too many: “mine”. See: ${program} career --help`],
  [
    ['play', 'negotiator', '--abductor', 'kevin'],
    'situation-room: There is no abductor “kevin”. Known are: random, arkayne, donna, edward.',
  ],
  [['play', 'negotiator', '--abductor'], 'The option “--abductor” needs a value.'],
  [['play', 'negotiator', '--lang', 'fr'], 'There is no language “fr”. Known are: en, it, de.'],
  [['--lang=klingon', 'rules', 'negotiator'], 'There is no language “klingon”. Known are: en, it, de.'],
  [['play', 'negotiator', '--lang'], 'The option “--lang” needs a value.'],
  [['play', 'negotiator', '--seed', ''], 'A seed is 1 to 200 characters of text without control characters.'],
  [['play', 'negotiator', '--seed', 'a\nb'], 'A seed is 1 to 200 characters'],
  [['play', 'negotiator', '--seed', 'x'.repeat(201)], 'A seed is 1 to 200 characters'],
  [['play', 'negotiator', '--fast'], `There is no option “--fast” here. See: ${program} play --help`],
  [['--fast'], `There is no option “--fast” here. See: ${program} --help`],
  [['rules', 'negotiator', 'play', '--fast'], `See: ${program} rules --help`],
  [['resume', 'nowhere.json'], 'situation-room: There is no file “nowhere.json” that can be read.'],
  [['replay', 'nowhere.json'], 'situation-room: There is no file “nowhere.json” that can be read.'],
  [['replay'], `There is no finished game yet. Play one: ${program} play negotiator`],
  [['resume'], `There is no unfinished game to go on with. Start one: ${program} play negotiator`],
]

test.each(mistakes)('%j', async (args, sentence) => {
  expectMistake(await say(args), sentence)
})

test('nothing was begun by any of it', () => {
  expect(existsSync(at('games'))).toBe(false)
})

test('the same in a process of its own', () => {
  expectMistake(run('play chess'), 'There is no game “chess”. Known are: negotiator, homeland.')
  expectMistake(run('resume nowhere.json --lang de'), /nowhere\.json/)
})

test.each([[[]], [['--help']], [['-h']], [['help']], [['--lang', 'en']]])('%j shows the help', async args => {
  const { code, out, err } = await say(args)
  expect(code).toBe(0)
  expect(err).toBe('')
  expect(out.split('\n')[0]).toBe(`Usage: ${program} COMMAND [OPTIONS]`)
  for (const command of ['play', 'resume', 'replay', 'rules', 'cards', 'career', 'scenario', 'simulate'])
    expect(out).toMatch(new RegExp(`^  ${command} +\\S`, 'm'))
})

test.each(['play', 'resume', 'replay', 'rules', 'cards', 'career', 'scenario', 'simulate'])(
  '%s has a help of its own',
  async command => {
    const { code, out } = await say(`${command} --help`)
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`^Usage: ${program} ${command} .*\\[OPTIONS\\]\n`))
    expect(out).toMatch(/^ {2}--lang <LANGUAGE> +\S/m)
    expect((await say(`help ${command}`)).out).toBe(out)
  },
)

test('the version is that of the package, and asking for it costs no game', () => {
  const { code, out } = run('--version')
  expect(code).toBe(0)
  expect(out).toMatch(/^\d+\.\d+\.\d+\n$/)
  expect(run('-V play negotiator').out).toBe(out)
})

/** The command with streams of our own. */
const onStreams = (args: string, input: number | 'ignore', output: number | 'ignore') => {
  const { status, stderr } = spawnSync(process.execPath, [bin, ...args.split(' ')], {
    stdio: [input, output, 'pipe'],
    encoding: 'utf8',
    env: { PATH: process.env.PATH, SITUATION_ROOM_HOME: home },
  })
  return { code: status, err: stderr }
}

test.skipIf(!existsSync('/dev/full'))('a full disk under the output is told in a sentence', () => {
  expect(onStreams('rules negotiator', 'ignore', openSync('/dev/full', 'w'))).toEqual({
    code: 2,
    err: 'situation-room: The output cannot be written (ENOSPC).\n',
  })
})

test('an input that cannot be read has ended', () => {
  expect(onStreams('play negotiator --plain --no-save', openSync(home, 'r'), 'ignore')).toEqual({
    code: 2,
    err: 'situation-room: The input ended in the middle of a question. The game is not kept.\n',
  })
})
