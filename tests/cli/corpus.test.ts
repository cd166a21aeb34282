import { cpSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { builds, isToldOnly, matchesOf, pathIn } from '../corpus/corpus.ts'
import { newHome } from './command.ts'

/** The home folder of an earlier build, as this one finds it. */

describe.each(builds)('%s', build => {
  const { home, at, say } = newHome()
  cpSync(pathIn(build, 'terminal'), home, { recursive: true })
  const textOf = (name: string): string => matchesOf(build)[`terminal/${name}`]
  const isOver = (name: string): boolean => 'outcome' in JSON.parse(textOf(name))
  const games = readdirSync(at('games'))
  const past = games.filter(name => isToldOnly(textOf(name)))
  const played = games.filter(name => !past.includes(name))

  test.each(played.filter(isOver))('%s is shown, and reproduces itself', async name => {
    expect(await say(['replay', at(`games/${name}`), '--lang', 'en'])).toMatchObject({ code: 0, err: '' })
  })

  test.each(played.filter(name => !isOver(name)))('%s goes on', async name => {
    const { code, out, err } = await say(['resume', at(`games/${name}`), '--plain', '--lang', 'en'], '1\n')
    expect(err).toContain('The game is kept; go on with:')
    expect([code, out.length > 100]).toEqual([2, true])
  })

  test.each(past)('%s is told, by other rules than ours', async name => {
    const { code, out } = await say(['replay', at(`games/${name}`), '--lang', 'en'])
    expect([code, out.length > 100]).toEqual([0, true])
    expect(out).toContain(isOver(name) ? 'told' : 'rules')
  })

  test.each(past.filter(name => !isOver(name)))('%s does not go on', async name => {
    const { code, err } = await say(['resume', at(`games/${name}`), '--plain', '--lang', 'en'], '1\n')
    expect([code, err.includes('rules')]).toEqual([2, true])
  })

  test('the career is told', async () => {
    const { code, out } = await say('career --json')
    expect([code, JSON.parse(out).games.length]).toEqual([0, 2])
  })
})
