import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bin, chosen, type Ended, expectMistake, newHome, program, readGame } from './command.ts'

const { home, run, say, start, games } = newHome()

interface Message {
  readonly type: string
  readonly [name: string]: unknown
}
const messages = (out: string): Message[] =>
  out
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Message)
const types = (out: string): string[] => messages(out).map(({ type }) => type)
const play = (lines: readonly string[], flags = '--seed a'): Promise<Ended> =>
  say(`play negotiator --json ${flags}`, lines.map(line => `${line}\n`).join(''))

const optionsOf = (message: Message): string[] =>
  (message.decision as { options: { name: string }[] }).options.map(({ name }) => name)

test('a program plays a whole game, and leaves no file behind', async () => {
  const game = start('play negotiator --json --seed bot --abductor donna')
  const seen: string[] = []
  for (let ended = false; !ended; ) {
    const message = JSON.parse(await game.hears('\n')) as Message
    seen.push(message.type)
    if (message.type === 'decision') game.tell(`${optionsOf(message)[0]}\n`)
    ended = message.type === 'end'
    if (ended) expect(message).toMatchObject({ outcome: { rule: expect.stringMatching(/^N-\d+$/) }, seed: 'bot' })
  }
  const { code, err } = await game.gone
  expect(code).toBe(0)
  expect(err).toBe('')
  expect(seen.slice(0, 3)).toEqual(['hello', 'view', 'decision'])
  expect(seen.slice(-2)).toEqual(['view', 'end'])
  expect(new Set(seen.slice(1, -1))).toEqual(new Set(['view', 'decision']))
  expect(() => games()).toThrow('ENOENT')
})

test('the first lines say what is played, what is seen and what is asked', async () => {
  const [hello, view, decision] = messages((await play([])).out)
  expect(hello).toMatchObject({
    type: 'hello',
    protocol: 2,
    view: 'negotiator-view@2',
    game: 'negotiator',
    rules: '2',
    seed: 'a',
    setup: { abductor: 'arkayne' },
    practice: false,
  })
  expect(hello.deck).toMatch(/^[0-9a-f]{64}$/)
  expect(view).toMatchObject({ type: 'view', view: { turn: 1 }, events: [{ kind: 'began' }, { kind: 'turn' }] })
  expect(decision).toMatchObject({ type: 'decision', decision: { seat: 0, kind: 'conversation.talk' } })
  expect(optionsOf(decision)).toContain('play keep-cool')
})

test.each([
  ['{not json', 'json.not-json', undefined],
  ['{"chose": "hang-up"}', 'json.not-understood', undefined],
  ['{"choose": 5}', 'json.not-understood', undefined],
  ['[1]', 'json.not-understood', undefined],
  ['{"choose": "hang-up", "seat": 1}', 'json.not-understood', undefined],
  ['null', 'match.no-such-option', undefined],
  ['dance', 'match.no-such-option', undefined],
  ['"play keep-warm"', 'match.no-such-option', undefined],
  ['buy a-bold-lie', 'refuse.not-now.buy', 'N-17'],
  ['{"choose": "play a-bold-lie"}', 'refuse.not-in-hand', 'N-10'],
  ['concede helicopter', 'refuse.not-known', 'N-16'],
  ['{"undo": true}', 'match.nothing-to-undo', undefined],
])('%s gets an error and the same question again', async (line, key, rule) => {
  const told = messages((await play([line])).out)
  expect(told.map(({ type }) => type)).toEqual(['hello', 'view', 'decision', 'error', 'decision'])
  expect(told[3]).toEqual({ type: 'error', error: expect.stringMatching(/\S/), key, ...(rule ? { rule } : {}) })
  if (rule) expect(told[3].error).toContain(`(${rule})`)
  expect(told[4]).toEqual(told[2])
})

test('a name as it is, as a JSON text and as an object are the same choice', async () => {
  const ways = ['bank keep-cool', '"bank keep-cool"', '{"choose":"bank keep-cool"}', '  bank keep-cool  \r']
  const answers = await Promise.all(ways.map(way => play([way])))
  expect(new Set(answers.map(({ out }) => out)).size).toBe(1)
  expect(types(answers[0].out)).toEqual(['hello', 'view', 'decision', 'view', 'decision'])
})

test('explain gives every option its odds, by name, and asks again', async () => {
  const told = messages((await play(['{"explain":true}', 'hang-up'])).out)
  const { options, refused } = told[3].explanation as {
    options: { name: string; branches: { chance: number; ifs?: { convert: number } }[] }[]
    refused: unknown[]
  }
  expect(told[3].type).toBe('explanation')
  expect(options.map(({ name }) => name)).toEqual(optionsOf(told[2]))
  for (const { name, branches, ...rest } of options) {
    expect(rest).toEqual({})
    expect(
      branches.reduce((sum, { chance }) => sum + chance, 0),
      name,
    ).toBeCloseTo(1)
    if (name.startsWith('play ')) expect(branches.map(({ ifs }) => ifs?.convert)).not.toContain(undefined)
  }
  expect(refused).toEqual(expect.any(Array))
  expect(told[4]).toEqual(told[2])
})

test('undo takes back what nothing has settled', async () => {
  const told = messages((await play(['bank keep-cool', '{"undo":true}'])).out)
  expect(told.map(({ type }) => type)).toEqual(['hello', 'view', 'decision', 'view', 'decision', 'view', 'decision'])
  expect(told[5].view).toEqual(told[1].view)
  expect(told[6]).toEqual(told[2])
})

test('input that ends in the middle of a question: one sentence, exit code 2, and the game goes on from there', async () => {
  const { code, out, err } = run('play negotiator --json --seed left', 'bank keep-cool\nbank small-talk\n')
  expect(code).toBe(2)
  expect(err).toMatch(/^situation-room: The input ended in the middle of a question\. .+\n$/)
  const [, file] = /situation-room\.js resume (.+)\n/.exec(err) ?? []
  expect(chosen(readGame(file))).toEqual(['bank keep-cool', 'bank small-talk'])
  const resumed = await say(['resume', file, '--json'], '{"undo":true}\n')
  const [, , before] = messages(resumed.out)
  expect(before).toEqual(messages(out).at(-1))
  expect(messages(resumed.out)[3]).toMatchObject({ view: { points: 1 } })
  expect(chosen(readGame(file))).toEqual(['bank keep-cool'])
})

test('a game that was resumed is kept to its end, and then is over', async () => {
  const left = await play(['bank keep-cool'], '--seed ending')
  const [, file] = /situation-room\.js resume (.+)\n/.exec(left.err) ?? []
  const game = start(`resume ${file} --json`)
  for (let ended = false; !ended; ) {
    const message = JSON.parse(await game.hears('\n')) as Message
    if (message.type === 'decision') game.tell(`${optionsOf(message).at(-1)}\n`)
    ended = message.type === 'end'
  }
  expect((await game.gone).code).toBe(0)
  expect(await say(['replay', file, '--check'])).toMatchObject({ code: 0, err: '' })
  expectMistake(await say(['resume', file]), `That game is over. See it again: ${program} replay`)
})

test('output that nobody reads any more: no stack trace, and the game is kept', async () => {
  const game = start('play negotiator --json --seed unread')
  await game.hears('"decision"')
  game.child.stdout.destroy()
  for (let i = 0; i < 3; i++) game.tell('bank keep-cool\n')
  const { code, err } = await game.gone
  expect(err).toMatch(/^situation-room: Nobody is reading the output any more\. The game is kept; go on with: .+\n$/)
  expect(code).toBe(2)
  const [, file] = /situation-room\.js resume (.+)\n/.exec(err) ?? []
  expect(chosen(readGame(file)).length).toBeGreaterThan(0)
})

test('`| head` is no mistake', () => {
  const shell = `"${process.execPath}" "${bin}" rules negotiator | head -1`
  const out = execFileSync('sh', ['-c', `${shell} 2>"${home}/err"`], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  })
  expect(out).toBe('Rulebook\n')
  expect(readFileSync(`${home}/err`, 'utf8')).toBe('')
})
