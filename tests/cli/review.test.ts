import { describe, expect, test } from 'vitest'
import { reviewSchema } from '../../src/terminal/lines/protocol-review.ts'
import { expectMistake, newHome } from './command.ts'

/** A finished game looked back on in the terminal. */

const { say, games } = newHome()

describe('review', () => {
  test('says where there is no finished game', async () => {
    expectMistake(await say('review'), 'There is no finished game')
  })

  test('refuses a game that is not over, with a sentence', async () => {
    await say('play negotiator --plain --seed running --abductor donna', '1\nquit\n')
    const [file] = games()
    expectMistake(await say(['review', file]), 'A game is looked back on when it is over')
  })

  test('one line, the curve, accounts, decisions; and all of it as JSON that fits its schema', async () => {
    await say('play negotiator --plain --seed over --abductor arkayne', '1\n'.repeat(2000))
    const { code, out, err } = await say('review --lang en')
    expect(code, err).toBe(0)
    const [first] = out.split('\n')
    expect(first).toMatch(/^You played/)
    expect(out).toMatch(/\nTurn \d+, choice \d+\n/)
    // The options say nothing without what they answer.
    expect(out).toMatch(/\n[^\n]*\?\n {2}1\. /)
    const accounts = out.slice(out.indexOf('Your chance at the beginning'), out.indexOf('Result: '))
    const gains = [...accounts.matchAll(/: ([+−]?)([\d.]+)$/gm)].map(([, way, n]) => (way === '−' ? -1 : 1) * Number(n))
    expect(gains.length).toBeGreaterThan(2)
    expect(gains.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0)
    for (const part of ['Your chance to win', 'Luck and decisions', 'Decisions that mattered'])
      expect(out).toContain(part)
    const { out: json } = await say('review --json')
    const review = reviewSchema.parse(JSON.parse(json))
    const { totals, initial, final } = review.ledger
    const sum = Object.values(totals).reduce((all, one) => all + one, 0)
    expect(Math.abs(sum - (final - initial))).toBeLessThan(1e-9)
    for (const language of ['it', 'de']) expect((await say(`review --lang ${language}`)).out).not.toContain('review.')
    expectMistake(await say('review --effort 0'), 'is not a whole number from 1 to 50')
    expectMistake(await say('review --seat 2'), 'is not a whole number from 1 to 1')
  })
})
