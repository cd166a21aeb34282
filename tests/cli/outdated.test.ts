import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { digest } from '../../src/seed/roots.ts'
import { canonical } from '../../src/table/file.ts'
import type { MatchFile } from '../../src/table/file-schema.ts'
import { recordOf } from '../../src/table/open-file.ts'
import { expectMistake, newHome, program, readGame } from './command.ts'

/** Games of rules that this program does not play: shown by `replay`, left as they are by `resume`. */

const { say, games, at } = newHome()

const signed = ({ check: _, ...content }: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ ...content, check: digest(canonical(content)) })

/** The same match as it was written before there was a log. */
function asMatch1({ log: _, chance: _chance, ...file }: MatchFile, of: MatchFile): Readonly<Record<string, unknown>> {
  const { seats, talk, choices, branches } = recordOf(of)
  return { ...file, format: 'situation-room/match@1', seats, talk, choices, branches }
}

/** A game left in the middle, and then as if another version had played it. */
async function leftBy(play: string, typed: string, format: 'match@1' | 'match@2'): Promise<string> {
  const before = new Set(existsSync(at('games')) ? games() : [])
  await say(play, typed)
  const file = games().find(one => !before.has(one)) ?? ''
  const saved = readGame(file)
  writeFileSync(file, signed({ ...(format === 'match@1' ? asMatch1(saved, saved) : saved), rules: '0' }))
  return file
}

describe.each(['match@1', 'match@2'] as const)('%s', format => {
  let call = ''
  let table = ''
  beforeAll(async () => {
    call = await leftBy('play negotiator --abductor edward --plain --seed call', 'bank keep-cool\nq\n', format)
    const lines = [
      { claim: { about: 'player', player: 2, says: 'suspect', strength: 'strongly' } },
      { note: { about: { player: 2 }, text: 'he lies' } },
      { choose: 'claim' },
      { choose: 'recruit-agent' },
    ]
    const typed = lines.map(line => `${JSON.stringify(line)}\n`).join('')
    table = await leftBy(
      'play homeland --players 3 --seat 1 --names Ann --bots steady --json --seed secret-seed',
      typed,
      format,
    )
  })

  test('replay says so in a sentence, and tells a call by what was chosen', async () => {
    const { code, out, err } = await say(['replay', call])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(
      /^It was played under version 0 of the rules; this program plays version 2\. So nobody can go on with it\. /,
    )
    expect(out).toContain('\nSet-up: abductor edward\n')
    expect(out).toContain('\nChoices: 1\n')
    expect(out).toMatch(/\n1\. bank keep-cool\n$/)
    const german = await say(['replay', call, '--lang', 'de'])
    expect(german.out).toContain('\nAufbau: abductor edward\n')
  })

  test('and a table by what everybody at it knows', async () => {
    const { code, out, err } = await say(['replay', table])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('\nSet-up: players 3\n')
    expect(out).toMatch(/\nAnn: no choice yet\nBot 2 \(bot: \w+\): .*choice.*\nBot 3 \(bot: \w+\): .*choice/)
    expect(out).toContain('\n” Ann strongly suspects Bot 3\n')
    expect(out).not.toMatch(/secret-seed|he lies/)
    const { draft } = recordOf(readGame(table))
    expect(draft.length).toBeGreaterThan(0)
    for (const { choice } of draft) expect(out).not.toContain(choice)
  })

  test.each([['--check'], ['--at', '1'], ['--position']])('replay %s needs its rules', async (...flags) => {
    expectMistake(await say(['replay', call, ...flags]), 'It was played under version 0 of the rules')
  })

  test('resume says what to do instead, and writes nothing', async () => {
    for (const file of [call, table]) {
      const before = readFileSync(file, 'utf8')
      const beside = readdirSync(dirname(file))
      const ended = await say(['resume', file, '--plain'])
      expectMistake(ended, 'this program plays version')
      expect(ended.err).toContain(`see what is in it: ${program} replay ${file}`)
      expect(readFileSync(file, 'utf8')).toBe(before)
      expect(readdirSync(dirname(file))).toEqual(beside)
    }
  })
})

test('resume without a file passes them over', async () => {
  expectMistake(await say('resume --plain'), 'There is no unfinished game')
  await say('play negotiator --plain --seed ours', 'bank keep-cool\nq\n')
  const ours = games().at(-1) ?? ''
  // The oldest of all.
  utimesSync(ours, 1, 1)
  if (existsSync(`${ours}.log`)) utimesSync(`${ours}.log`, 1, 1)
  const { out } = await say('resume --json')
  expect(JSON.parse(out.split('\n', 1)[0])).toMatchObject({ game: 'negotiator', rules: '2' })
})
