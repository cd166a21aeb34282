import { readdirSync, readFileSync, utimesSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { parseMatch } from '../../src/table/file-schema.ts'
import { chosen, expectMistake, first, newHome, PROMPT, readGame } from './command.ts'

const { say, start, games, at, write } = newHome()

const resumedFile = (err: string): string => /^Kept\. Go on with: .+ resume (.+)$/m.exec(err)?.[1] ?? ''

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)(
  '%s in the middle of a question: exit code %i, and the game goes on there, draft included',
  async (signal, exit) => {
    const game = start(`play negotiator --plain --seed ${signal}`)
    await game.hears(PROMPT)
    game.tell('bank keep-cool\nbank small-talk\n')
    await game.hears(PROMPT)
    const last = await game.hears(PROMPT)
    game.child.kill(signal)
    const { code, err } = await game.gone
    expect(code).toBe(exit)
    expect(err).toMatch(/^Kept\. Go on with: .+ resume .+\n$/)
    const file = resumedFile(err)
    expect(chosen(readGame(file))).toEqual(['bank keep-cool', 'bank small-talk'])

    const resumed = await say(['resume', file, '--plain'], 'u\nu\nq\n')
    expect(resumed.code).toBe(0)
    const question = last.slice(last.lastIndexOf('\n\n'))
    expect(resumed.out).toContain(question)
    expect(resumed.out.match(/^Undone\.$/gm)).toHaveLength(2)
    expect(chosen(readGame(file))).toEqual([])
  },
)

test('SIGTERM keeps the game of a program too', async () => {
  const game = start('play negotiator --json --seed signalled')
  await game.hears('"type":"decision"')
  game.tell('bank keep-cool\n')
  await game.hears('"type":"decision"')
  game.child.kill('SIGTERM')
  const { code, err } = await game.gone
  expect(code).toBe(143)
  expect(chosen(readGame(resumedFile(err)))).toEqual(['bank keep-cool'])
})

test('kill -9 loses nothing but the unanswered question', async () => {
  const before = new Set(games())
  for (const answered of [0, 1, 4]) {
    const game = start('play negotiator --plain --seed killed')
    for (let i = 0; i < answered; i++) {
      await game.hears(PROMPT)
      game.tell(`${['bank small-talk', 'bank keep-cool', 'hang-up', 'done'][i]}\n`)
    }
    const last = await game.hears(PROMPT)
    game.child.kill('SIGKILL')
    expect((await game.gone).code).toBeNull()
    const [file] = games().filter(one => !before.has(one))
    before.add(file)
    expect(chosen(readGame(file))).toHaveLength(answered)
    const { out } = await say(['resume', file, '--plain'], 'q\n')
    expect(out).toContain(last.slice(last.lastIndexOf('You are on the line')))
  }
})

test('the file is whole at every moment, and nothing is left lying beside it', async () => {
  const before = new Set(games())
  const game = start('play negotiator --plain --seed watched')
  await game.hears(PROMPT)
  const [file] = games().filter(one => !before.has(one))
  game.tell(first)
  let reads = 0
  let isOver = false
  const gone = game.gone.then(() => {
    isOver = true
  })
  while (!isOver) {
    expect(() => parseMatch(readFileSync(file, 'utf8'))).not.toThrow()
    reads++
    await new Promise(done => setImmediate(done))
  }
  await gone
  expect(reads).toBeGreaterThan(20)
  expect(readGame(file).outcome).toBeDefined()
  expect(readdirSync(dirname(file)).filter(name => !name.endsWith('.json'))).toEqual([])
})

test('input that ends: exit code 2, one sentence, nothing lost', async () => {
  const { code, err } = await say('play negotiator --plain --seed closed', 'bank keep-cool\n')
  expect(code).toBe(2)
  expect(err).toMatch(
    /^situation-room: The input ended in the middle of a question\. The game is kept; go on with: .+ resume .+\n$/,
  )
  expect(chosen(readGame(games().at(-1) ?? ''))).toEqual(['bank keep-cool'])
})

test('resumed to its end, a game is the same as one played at one sitting', async () => {
  const whole = await say('play negotiator --plain --seed sittings', first)
  await say('play negotiator --plain --seed sittings', '1\n1\n1\nq\n')
  const file = games().at(-1) ?? ''
  const rest = await say(['resume', file, '--plain'], first)
  const debrief = (out: string) => out.slice(out.lastIndexOf('\n\n')).split('\n').slice(0, 6)
  expect(debrief(rest.out)).toEqual(debrief(whole.out))
  expect(readGame(file).events).toEqual(readGame(games().at(-2) ?? '').events)
})

test('without a file, the newest unfinished game that is whole', async () => {
  const kept: string[] = []
  for (const seed of ['old', 'new']) {
    await say(`play negotiator --plain --seed ${seed}`, 'q\n')
    kept.push(games().at(-1) ?? '')
  }
  const broken = write('games/negotiator-broken.json', '{"format": "situation-room/match@1"')
  const future = (file: string, seconds: number) => utimesSync(file, new Date(), new Date(Date.now() + seconds * 1000))
  future(kept[0], 10)
  future(kept[1], 20)
  future(broken, 30)
  expect((await say('resume --plain', 'q\n')).out).toContain('Seed new.')
  expectMistake(await say(['resume', broken]), `${broken}: This is not a whole JSON file`)
})

test('there is nothing to go on with', async () => {
  const env = { SITUATION_ROOM_HOME: at('empty') }
  expectMistake(await say('resume', '', env), 'There is no unfinished game to go on with.')
})
