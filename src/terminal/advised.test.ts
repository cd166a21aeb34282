import { expect, test } from 'vitest'
import { hostHere } from '../../tests/screen/hosting.ts'
import { sit, toolsFor } from '../../tests/screen/table.ts'
import type { Event } from '../games/homeland/events.ts'
import { homeland } from '../games/homeland/index.ts'
import type { State } from '../games/homeland/rules/state.ts'
import { speakHomeland } from '../games/homeland/tell/speak.ts'
import type { View } from '../games/homeland/view/view.ts'
import { homelandWords } from '../games/homeland/words/index.ts'
import { openMatch } from '../table/match.ts'
import { words } from '../words/catalog.ts'
import { type Language, languages } from '../words/index.ts'
import { sayFrom } from '../words/say-from.ts'
import { advisedLines, advisedMessage } from './advised.ts'
import { messages } from './lines/protocol.ts'
import { openController } from './screen/controller.ts'
import { sitAt } from './session.ts'

const game = homeland()

/** The first seat at a table of three; bots have the rest of those that are not people. */
async function atTable(people: number, language: Language = 'en') {
  const say = sayFrom(language, words, homelandWords)
  const names = ['Ann', 'Ben', 'Cy']
  const seats = names.map((name, seat) => ({ name, bot: seat < people ? null : 'steady' }))
  const hosted = hostHere(game, openMatch(game, { setup: { players: 3 }, seed: 'advised', seats }))
  await hosted.begin()
  await hosted.settled()
  return sitAt<State, View, Event>(hosted, 0, speakHomeland(say, game, names), say)
}

test.each(languages)('%s: options with chance and reason, beliefs with evidence, a line each', async language => {
  const session = await atTable(1, language)
  const lines = await advisedLines(session, 6)
  expect(lines.filter(line => /^\d\. .+ \d+\s?% .+\./.test(line)).length).toBeGreaterThan(0)
  expect(lines.some(line => line.includes('Ben:'))).toBe(true)
  expect(lines.some(line => line.includes('Cy:'))).toBe(true)
  expect(lines.join('\n')).not.toMatch(/[{}]|undefined|NaN/)
})

test('a program is told the same as data, by the protocol', async () => {
  for (const session of [await atTable(1), sit()]) {
    const message = await advisedMessage(session as Awaited<ReturnType<typeof atTable>>, 6)
    expect(messages.advisor.safeParse(JSON.parse(JSON.stringify(message))).error).toBeUndefined()
  }
})

test('where somebody else plays, it says why it is silent', async () => {
  await expect(advisedLines(await atTable(2), '')).rejects.toThrow('advisor.people')
  await expect(advisedLines(await atTable(1), '0')).rejects.toThrow('advisor.iterations')
})

test('on the screen V opens it and closes it again, and nothing is chosen by it', async () => {
  const session = sit()
  const { press, screen } = openController(session, toolsFor(session))
  await press('v', 24)
  expect(screen().page).toBe('advisor')
  expect(screen().text[0]).toMatch(/^1\. Play .+ \d+% wins/)
  await press('v', 24)
  expect(screen().page).toBe('play')
  expect(session.choices()).toBe(0)
})
