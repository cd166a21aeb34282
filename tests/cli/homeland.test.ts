import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { homeland } from '../../src/games/homeland/index.ts'
import { writeMatch } from '../../src/table/file.ts'
import { firstState, openMatch } from '../../src/table/match.ts'
import { table } from '../bad-matches.ts'
import { expectMistake, newHome, program, readGame, recordIn } from './command.ts'

const { run, say, games, start, write } = newHome()
const game = homeland()
const lines = (out: string): { type: string; [key: string]: unknown }[] =>
  out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
const only = <T>(messages: readonly { type: string }[], type: string): T[] =>
  messages.filter(message => message.type === type) as T[]

test.each([
  ['--players 2', 'Homeland is for 3 to 6 players, not 2 (M-2).'],
  ['--players 7', 'not 7 (M-2).'],
  ['--players three', 'not three (M-2).'],
  ['--names Ann,Ben', 'not 2 (M-2).'],
  ['', '--players, 3 to 6.'],
  ['--names Ann,Ann,Cy', 'Somebody is called “Ann” already.'],
  ['--names Ann,,Cy', 'A player needs a name.'],
  ['--players 4 --names Ann,Ben,Cy', '3 names for 4 people'],
  ['--players 3 --names abcdefghijklmnopqrstu,Ben,Cy', 'at most 20 characters'],
  ['--players 3 --plain', 'hide nothing from a second person'],
  ['--players 3 --json', 'hide nothing from a second person'],
  ['--players 3 --bots 1 --json', 'hide nothing from a second person'],
  ['--players 3', 'hide nothing from a second person'],
  ['--players 3 --bots 3', 'At least one of the 3 seats is for a person.'],
  ['--players 3 --bots clever', 'There is no bot “clever”.'],
  ['--players 3 --seat 4 --json', '“4” is not a whole number from 1 to 3.'],
  ['--players 4 --seat 1 --bots 2 --json', 'all 3 other seats are bots’'],
  ['--players 3 --abductor donna', '--abductor does not belong to this game.'],
  ['--players 3 --practice', 'has no practice'],
  ['--players 3 --bots 2 --plain --json', 'Choose one of --plain and --json.'],
])('play homeland %s: refused with a sentence, and nothing begins', async (flags, sentence) => {
  expectMistake(await say(`play homeland ${flags}`), sentence)
})

test('what belongs to a table for several is refused where one plays alone', async () => {
  for (const flag of ['players 3', 'names Ann', 'bots 1', 'seat 1'])
    expectMistake(await say(`play negotiator --${flag}`), `--${flag.split(' ')[0]} does not belong to this game.`)
})

test('nothing of all that was begun is kept', () => {
  expect(() => games()).toThrow()
})

test('plain text for one person among bots: the name is asked before anything is dealt, and the game can be left', async () => {
  const { code, out, err } = await say(
    'play homeland --players 3 --bots 2 --plain --seed one',
    '\n  Ann \nb\nl\n?\nq\n',
  )
  expect(code).toBe(0)
  expect(out.indexOf('A player needs a name.')).toBeGreaterThan(0)
  expect(out.indexOf('A player needs a name.')).toBeLessThan(out.indexOf('analysts take their seats'))
  expect(out).toContain('Bot 2 receives an agenda.')
  expect(out).toMatch(/The agenda of Ann: \w/)
  expect(out).not.toContain('Seed one')
  expect(err).toContain(`Go on with: ${program} resume`)
  const { seats } = recordIn(games()[0])
  expect(seats).toEqual([
    { name: 'Ann', bot: null },
    { name: 'Bot 2', bot: 'analyst' },
    { name: 'Bot 3', bot: 'analyst' },
  ])
})

test('resume: the same table, the same moves; the bots go on as they would have', async () => {
  const whole = await say(
    'play homeland --players 3 --bots 2 --names Ann --plain --seed again --no-save',
    `${'1\n'.repeat(40)}q\n`,
  )
  const first = await say(
    'play homeland --players 3 --bots 2 --names Ann --plain --seed again',
    `${'1\n'.repeat(15)}q\n`,
  )
  const file = /resume (.*)\n/.exec(first.err)?.[1] ?? ''
  const rest = await say(`resume ${file} --plain`, `${'1\n'.repeat(25)}q\n`)
  const end = (text: string): string => text.slice(text.lastIndexOf('Round '))
  expect(rest.code).toBe(0)
  expect(end(rest.out)).toBe(end(whole.out))
})

test('a save of several people is gone on with on a whole screen only', async () => {
  const seats = ['Ann', 'Ben', 'Cy'].map(name => ({ name, bot: null }))
  const file = write(
    'several.json',
    writeMatch(game, openMatch(game, { setup: { players: 3 }, seed: 'x', seats }), true),
  )
  expectMistake(await say(`resume ${file} --plain`), 'hide nothing from a second person')
  expectMistake(await say(`resume ${file} --json`), 'hide nothing from a second person')
  const nobody = write('nobody.json', table([]))
  expectMistake(await say(`resume ${nobody} --plain`), 'does not say who sits at the 3 seats')
})

test('--seat 2 --json: one seat for a program, told nothing but what that seat may know', () => {
  const { out } = run(
    'play homeland --players 3 --seat 2 --json --seed seat --no-save',
    '{"explain":true}\nnonsense\nend\n',
  )
  const messages = lines(out)
  const [hello] = only<{ seat: number; seats: unknown[]; seed?: string; commitment: string }>(messages, 'hello')
  expect(hello.seat).toBe(1)
  expect(hello.seed).toBeUndefined()
  expect(hello.commitment).toMatch(/^[0-9a-f]{64}$/)
  expect(hello.seats).toHaveLength(3)
  const [{ view, events }] = only<{
    view: { viewer: number }
    events: { kind: string; seat?: number; agenda?: unknown }[]
  }>(messages, 'view')
  expect(view.viewer).toBe(1)
  const agendas = events.filter(({ kind }) => kind === 'agenda')
  expect(agendas.map(({ agenda }) => typeof agenda)).toEqual(['object', 'string', 'object'])
  const [{ decision }] = only<{ decision: { seat: number } }>(messages, 'decision')
  expect(decision.seat).toBe(1)
  const errors = only<{ key: string; rule?: string }>(messages, 'error')
  expect(errors.map(({ key }) => key)).toEqual(['match.no-such-option', 'refuse.must-claim'])
  expect(errors[1].rule).toBe('M-19')
})

test('a program plays a whole game in one seat, is asked nothing else, and learns the seed at the end', async () => {
  const talk = start('play homeland --players 4 --seat 3 --bots random --json --seed whole')
  const seen: { readonly viewer: number; readonly asked: number }[] = []
  for (;;) {
    const said = await talk.hears('\n')
    const message = JSON.parse(said)
    if (message.type === 'view') seen.push({ viewer: message.view.viewer, asked: 2 })
    if (message.type === 'decision') {
      seen.push({ viewer: 2, asked: message.decision.seat })
      // The last option of every list: now and then that ends a turn, and it always goes on.
      talk.tell(`${message.decision.options.at(-1).name}\n`)
    }
    if (message.type !== 'end') continue
    expect(message.seed).toBe('whole')
    break
  }
  expect((await talk.gone).code).toBe(0)
  expect(new Set(seen.map(one => JSON.stringify(one)))).toEqual(new Set([JSON.stringify({ viewer: 2, asked: 2 })]))
  expect(seen.length).toBeGreaterThan(40)
})

test('an edited save is refused, and left as it is', async () => {
  await say('play homeland --players 3 --bots 2 --names Ann --plain --seed edited', '1\nq\n')
  const file = games().at(-1) ?? ''
  writeFileSync(file, JSON.stringify({ ...readGame(file), log: [] }))
  expectMistake(await say(`resume ${file} --plain`), 'was changed after it was saved')
})

test('a position to play on from: it says how many sit there', async () => {
  const position = game.position.write(firstState(game, { setup: { players: 3 }, seed: 'scenario', position: null }))
  const file = write('scenario.json', { format: 'situation-room/scenario@1', game: 'homeland', position })
  const played = await say(`play homeland --scenario ${file} --bots 2 --names Ann --plain --no-save`, 'b\nq\n')
  expect(played.code).toBe(0)
  expect(played.out).toContain('Bot 3: Rep 1')
  expectMistake(await say(`play homeland --scenario ${file} --players 5 --bots 4 --names Ann --plain`), '“5” is not')
})
