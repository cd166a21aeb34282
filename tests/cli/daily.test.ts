import { expect, test } from 'vitest'
import { first, newHome } from './command.ts'
import { newServer } from './tables.ts'

const server = await newServer()
const ann = newHome()
const ben = newHome()

test('the call of the day at a server is taken, left, gone on with, and has its place on the board', async () => {
  const { address } = server
  const nobody = await ann.say(`daily --at ${address} --plain`)
  expect(nobody.err).toContain('Say who you are: --name NAME.')
  const begun = await ann.say(`daily --at ${address} --name Ann --plain --no-voices`, '1\nq\n')
  expect([begun.code, begun.out]).toEqual([0, expect.stringContaining('Hostage Negotiator')])
  expect((await ann.say(`daily --at ${address} --board`)).out).toContain('Nobody has a place yet.')
  // Without a name: it is the same call.
  const playing = ann.start(`daily --at ${address} --plain --no-voices`)
  playing.tell(first)
  const over = await playing.gone
  expect([over.code, over.err]).toEqual([0, ''])
  expect(over.out).toContain('Others still play the call of ')
  expect(over.out).toMatch(/1\. Ann: (?:won|lost), .*: you\n/)
  const board = JSON.parse((await ann.say(`daily --at ${address} --board --json`)).out)
  expect(board).toMatchObject({ played: 1, seed: null, isClosed: false, you: { name: 'Ann', place: 1 } })
  for (const language of ['it', 'de'])
    expect((await ben.say(`daily --at ${address} --board --lang ${language}`)).out).toContain('1. Ann: ')
  const wrong = await ben.say(`daily --at ${address} --day 2999-01-01`)
  expect(wrong.err).toContain('has not come yet')
})

test('a program takes it in JSON lines', async () => {
  const { address } = server
  const { code, out } = await ben.say(`daily --at ${address} --name Ben --json`, '{"explain": true}\n')
  const messages = out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { type: string })
  expect(messages.map(({ type }) => type)).toEqual(expect.arrayContaining(['hello', 'view', 'decision', 'explanation']))
  expect(JSON.stringify(messages[0])).not.toContain('"seed"')
  expect(code).toBe(2)
})
