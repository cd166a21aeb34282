import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { chosen, expectMistake, first, newHome, PROMPT, readGame } from './command.ts'

/** One process at a save, and nothing written over that another one wrote. */

const { say, start, games, at } = newHome()

/** A game that was left after these choices. */
async function left(seed: string, choices: readonly string[] = ['bank keep-cool']): Promise<string> {
  await say(`play negotiator --plain --seed ${seed}`, [...choices, 'q', ''].join('\n'))
  return games().at(-1) ?? ''
}

const lockOf = (file: string): string => `${file}.lock`
const contentOf = (file: string): string => readFileSync(file, 'utf8')
const around = (file: string): string[] => readdirSync(dirname(file)).filter(name => name.startsWith(basename(file)))
/** A number that was a process a moment ago. */
const deadPid = (): number => spawnSync(process.execPath, ['--version']).pid
const holder = (more: object = {}): string =>
  JSON.stringify({ pid: deadPid(), host: hostname(), since: Date.now(), ...more })

const told = ({ pid }: { readonly pid?: number | undefined }): RegExp =>
  new RegExp(
    `It is open since .+\\d{4}, .+, in process ${pid} on ${hostname()}\\. Go on there, or leave it there first`,
  )

test('a second process is told who plays, changes nothing, and may look; it plays once the first has left', async () => {
  const one = start('play negotiator --plain --seed held')
  await one.hears(PROMPT)
  const file = games().at(-1) ?? ''
  const link = at('by-another-name.json')
  symlinkSync(file, link)
  one.tell('bank keep-cool\n')
  await one.hears(PROMPT)
  const content = contentOf(file)
  for (const flags of ['--plain', '--json'])
    for (const name of [file, link]) expectMistake(await say(['resume', name, flags], 'hang-up\n'), told(one.child))
  // What was meant is the newest game, and that it is taken is what one is to know.
  expectMistake(await say('resume --plain', 'hang-up\n'), told(one.child))
  expect((await say(['replay', file, '--at', '2'])).code).toBe(0)
  expect(contentOf(file)).toBe(content)

  one.tell('bank small-talk\nq\n')
  expect((await one.gone).code).toBe(0)
  expect(around(file)).toEqual([basename(file)])
  expect((await say(['resume', file, '--plain'], 'hang-up\nq\n')).code).toBe(0)
  expect(chosen(readGame(file))).toEqual(['bank keep-cool', 'bank small-talk', 'hang-up'])
})

test('a seat that is served to a program is nobody else’s meanwhile', async () => {
  const begun = start('play homeland --players 3 --seat 2 --json --seed served')
  await begun.hears('"type":"decision"')
  begun.child.kill('SIGTERM')
  expect((await begun.gone).code).toBe(143)
  const file = games().at(-1) ?? ''
  const served = start(`resume ${file} --json`)
  await served.hears('"type":"decision"')
  expectMistake(await say(['resume', file, '--json']), told(served.child))
  served.child.kill('SIGKILL')
  await served.gone
  expect(existsSync(lockOf(file))).toBe(true)
  const { code, out } = await say(['resume', file, '--json'])
  expect([code, out.split('\n', 1)[0]]).toEqual([2, expect.stringContaining('"type":"hello"')])
  expect(around(file)).toEqual([basename(file)])
})

test('of several that find the lock of a dead process, one goes on', async () => {
  const file = await left('raced')
  writeFileSync(lockOf(file), holder())
  const racers = Array.from({ length: 4 }, () => start(`resume ${file} --plain`))
  const came = await Promise.all(
    racers.map(async racer => {
      const plays = await racer.hears(PROMPT).then(
        () => true,
        () => false,
      )
      return { racer, end: plays ? null : await racer.gone }
    }),
  )
  const playing = came.filter(({ end }) => end === null)
  expect(playing).toHaveLength(1)
  for (const { end } of came) if (end) expectMistake(end, told(playing[0].racer.child))
  playing[0].racer.tell('q\n')
  expect((await playing[0].racer.gone).code).toBe(0)
  expect(around(file)).toEqual([basename(file)])
})

test.each<[string, () => string, 'taken over' | 'held']>([
  ['of a dead process', () => holder(), 'taken over'],
  ['of an earlier process with our own number', () => holder({ pid: process.pid }), 'taken over'],
  ['from before this machine was started', () => holder({ pid: process.ppid, since: 0 }), 'taken over'],
  ['that was cut off', () => '{"pid":', 'taken over'],
  ['of a process that runs', () => holder({ pid: process.ppid }), 'held'],
  ['of another machine', () => holder({ host: 'elsewhere' }), 'held'],
])('a lock %s', async (_, lock, expected) => {
  const file = await left('locks')
  const content = contentOf(file)
  const written = lock()
  writeFileSync(lockOf(file), written)
  const ended = await say(['resume', file, '--plain'], 'q\n')
  if (expected === 'held') {
    expectMistake(ended, 'It is open since')
    expect(ended.err).toContain(`delete “${lockOf(file)}”`)
    expect(contentOf(lockOf(file))).toBe(written)
  } else {
    expect([ended.code, ended.err.split('.')[0]]).toEqual([0, 'Kept'])
    expect(around(file)).toEqual([basename(file)])
  }
  expect(contentOf(file)).toBe(content)
})

test.each(['--plain', '--json'])(
  'a game that has moved on elsewhere is not written over, lock or no lock: %s',
  async flag => {
    const file = await left('moved')
    const other = await left('moved', ['bank keep-cool', 'bank small-talk', 'hang-up'])
    const game = start(`resume ${file} ${flag}`)
    await game.hears(flag === '--json' ? '"type":"decision"' : PROMPT)
    rmSync(lockOf(file))
    writeFileSync(file, contentOf(other))
    game.tell('bank rapport\nhang-up\n')
    const { code, err } = await game.gone
    expect(code).toBe(2)
    expect(err).toMatch(/^situation-room: .+\.json: This game has moved on elsewhere since it was opened here\..+\n$/)
    expect(contentOf(file)).toBe(contentOf(other))
    expect(around(file)).toEqual([basename(file)])
  },
)

test('a signal does not write over a game that has moved on either; one that was deleted is written anew', async () => {
  const file = await left('signalled')
  const game = start(`resume ${file} --plain`)
  await game.hears(PROMPT)
  const moved = contentOf(file).replace('\n', '\n ')
  writeFileSync(file, moved)
  game.child.kill('SIGTERM')
  expect(await game.gone).toMatchObject({ code: 2, err: expect.stringContaining('has moved on elsewhere') })
  expect(contentOf(file)).toBe(moved)

  const again = start(`resume ${file} --plain`)
  await again.hears(PROMPT)
  rmSync(file)
  again.tell('hang-up\nq\n')
  expect((await again.gone).code).toBe(0)
  expect(chosen(readGame(file))).toEqual(['bank keep-cool', 'hang-up'])
})

test('of two games that end at once, both count for the career', async () => {
  await say('play negotiator --plain --seed first', first)
  const career = at('career.json')
  const before = contentOf(career)
  rmSync(career)
  writeFileSync(lockOf(career), holder({ pid: process.pid }))
  const game = start('play negotiator --plain --seed second')
  await game.hears(PROMPT)
  const file = games().at(-1) ?? ''
  game.tell(first)
  while (readGame(file).outcome === undefined) await new Promise(done => setTimeout(done, 20))
  writeFileSync(career, before)
  rmSync(lockOf(career))
  expect((await game.gone).code).toBe(0)
  const { games: counted } = JSON.parse(contentOf(career)) as { games: { seed: string }[] }
  expect(counted.map(({ seed }) => seed)).toEqual(['first', 'second'])
})
