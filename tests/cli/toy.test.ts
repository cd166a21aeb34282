import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { registryWith } from '../../src/games/index.ts'
import { inputSchema } from '../../src/terminal/lines/protocol.ts'
import { genericMessages } from '../../src/terminal/lines/protocol-generic.ts'
import { loadToy } from '../kit/toy/load.ts'
import { expectMistake, first, newHome, readGame } from './command.ts'

/** A third game is a folder and a row: the command plays the toy of the kit, of which it has never heard. */
const { say, games, at } = newHome(registryWith({ toy: loadToy }))
const { say: sayShipped } = newHome()

const linesOf = (text: string): string[] => text.split('\n')

test('in plain text: what is seen, the question, its options by name, what happened, and the end', async () => {
  const asked = ['b', 'x', 't', 'k', 'w', 'h', 'c', 'l', 'r', 'd 1', 'lay 99', 'u', '?'].join('\n')
  const { code, out, err } = await say(
    'play toy --players 2 --bots 1 --names Ann --plain --seed s',
    `${asked}\n${first}`,
  )
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const lines = linesOf(out)
  for (const line of [
    'began: seats 2',
    'hand: [2, 10, 14]',
    'Your choice: lay',
    '1. lay 2',
    'laid: seat 0, card 2',
    'turned-up: cards [2, 0], seat 0',
    'Your choice: turn',
    '   high: 50.0%. points 1 → 2',
  ])
    expect(lines, line).toContain(line)
  // What the other seat laid is nobody else's to know.
  expect(lines).toContain('laid: seat 1, card –')
  expect(lines.filter(line => /^laid: seat 1, card \d/.test(line))).toEqual([])
  expect(out).toContain('most-points. The game is over. Rule T-6.')
  // A game that counts for no career leaves none behind.
  expect(existsSync(at('career.json'))).toBe(false)
  const [kept] = games()
  expect(readGame(kept)).toMatchObject({ game: 'toy', setup: { seats: 2 }, outcome: { cause: 'most-points' } })
})

test('in plain text in every language', async () => {
  const starts = await Promise.all(
    ['it', 'de', 'en-XA'].map(language =>
      say(`play toy --players 3 --bots 2 --names Ann --plain --no-save --lang ${language}`, first),
    ),
  )
  expect(starts.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(starts[0].out).toContain('La tua scelta: lay')
  expect(starts[1].out).toContain('Deine Wahl: lay')
})

test('in JSON lines, by the generic schemas', async () => {
  const explain = '{"explain":true}'
  expect(inputSchema.safeParse(JSON.parse(explain)).success).toBe(true)
  // Whatever is held or asked, one of these is it; the others are refused.
  const round = [...Array.from({ length: 15 }, (_, card) => `lay ${card}`), 'pass']
  const { code, out, err } = await say(
    'play toy --players 3 --seat 2 --json --no-save --seed s',
    [explain, ...round, ...round, ...round].join('\n'),
  )
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const messages = linesOf(out.trimEnd()).map(line => JSON.parse(line))
  for (const message of messages) {
    const schema = genericMessages[message.type as keyof typeof genericMessages]
    expect(schema.safeParse(message).error, JSON.stringify(message)).toBeUndefined()
  }
  expect(messages[0]).toMatchObject({ type: 'hello', game: 'toy', seat: 1, setup: { seats: 3 } })
  expect(new Set(messages.map(({ type }) => type))).toEqual(
    new Set(['hello', 'view', 'decision', 'explanation', 'error', 'end']),
  )
  expect(messages.at(-1)).toMatchObject({ type: 'end', outcome: { cause: 'most-points', rule: 'T-6' } })
  // The view is the seat's own: three hands of three, of which one is named.
  const { view } = messages.find(({ type }) => type === 'view')
  expect(view).toMatchObject({ viewer: 1, hand: expect.any(Array) })
  expect(view).not.toHaveProperty('hands')
})

test('it is left, resumed and checked like any other', async () => {
  const left = await say('play toy --players 2 --bots 1 --names Ann --plain --seed t', '1\nq\n')
  expect(left.code).toBe(0)
  const file = games().at(-1) ?? ''
  expect(readGame(file).outcome).toBeUndefined()
  expect(await say(['resume', file, '--plain'], first)).toMatchObject({ code: 0, err: '' })
  const replayed = await say(['replay', file])
  expect(replayed).toMatchObject({ code: 0, err: '' })
  expect(replayed.out).toContain('turned-up: cards')
  expectMistake(await sayShipped(['replay', file]), 'negotiator, homeland')
})

test('nothing can be said or noted in a game without words for it', async () => {
  const typed = ['y', 'y case 1 dangerous', 'n', 'n Ann asks', 'c 1', 'q'].join('\n')
  const { code, out, err } = await say('play toy --players 2 --bots 1 --names Ann --plain --no-save', typed)
  expect(code).toBe(0)
  expect(out + err).not.toMatch(/undefined|Error|no words for/)
})

test('it is simulated, its cards listed, and what it has not is refused in a sentence', async () => {
  const report = await say('simulate toy --games 20 --json')
  expect(JSON.parse(report.out)).toMatchObject({ game: 'toy', bot: 'random', games: 20, setup: { seats: 2 } })
  expect((await say('simulate toy --games 20 --players 3')).code).toBe(0)
  expect((await say('cards toy --json')).out).toBe('15\n')
  expectMistake(await say('play toy --abductor donna'), '--abductor')
  expectMistake(await say('play toy --players 2 --bots greedy --json'), 'greedy')
  expectMistake(await say('rules toy laying'), 'no rulebook')
  expectMistake(await say('rules toy'), 'no rulebook')
  // Its own numbers and its own name, where nobody says how many play or nobody is left to.
  expectMistake(await say('play toy --plain'), 'with --players, 2 to 3.')
  expectMistake(await say('play toy --players 2 --bots 2 --plain'), 'simulate toy')
})

test('nobody else has it', async () => {
  expectMistake(await sayShipped('play toy --players 2'), 'negotiator, homeland')
})
