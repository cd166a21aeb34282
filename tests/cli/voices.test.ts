import { expect, test } from 'vitest'
import { negotiator } from '../../src/games/negotiator/index.ts'
import { callCues, startOf } from '../../src/games/negotiator/lines/cues.ts'
import { callLines } from '../../src/games/negotiator/lines/pick.ts'
import { commitmentOf } from '../../src/table/commitment.ts'
import { playedTo } from '../../src/table/match.ts'
import { loadLines } from '../../src/terminal/negotiator/load-lines.ts'
import { openController } from '../../src/terminal/screen/controller.ts'
import { type Language, languages } from '../../src/words/index.ts'
import { sit, toolsFor, voicesFor } from '../screen/table.ts'
import { first, newHome, readGame, recordIn } from './command.ts'

const { say, games } = newHome()
const game = negotiator()

/** What is spoken in the words of a language: “Donna Scarborough: “…””. */
const quotes: Readonly<Record<Language, RegExp>> = {
  en: /^(?:Donna Scarborough|You|You, on the radio|On the radio|Second in Command): “(.*)”$/gm,
  it: /^(?:Donna Scarborough|Tu|Tu, alla radio|Alla radio|Complice): «(.*)»$/gm,
  de: /^(?:Donna Scarborough|Du|Du, über Funk|Über Funk|Komplize): „(.*)“$/gm,
}
const heardIn = (out: string, language: Language = 'en'): string[] =>
  [...out.matchAll(quotes[language])].map(([, text]) => text)

/** The call as it must be heard, by its file. */
async function callIn(file: string, language: Language): Promise<string[]> {
  const record = recordIn(file)
  const { state, events } = playedTo(game, record, record.choices)
  const view = game.view(state, 0)
  const lines = await loadLines(language, view.abductor)
  return callLines(lines, callCues(events, startOf(view, events)), commitmentOf(record)).map(({ text }) => text)
}

test.each(languages)(
  '%s: a call in plain text is spoken by the lines of the page, and so is its replay',
  async language => {
    const { out } = await say(`play negotiator --plain --abductor donna --seed heard --lang ${language}`, first)
    const file = games().at(-1) ?? ''
    expect(readGame(file).outcome).toBeDefined()
    const call = await callIn(file, language)
    expect(call.length).toBeGreaterThan(20)
    expect(heardIn(out, language)).toEqual(call)
    expect(heardIn((await say(['replay', file, '--lang', language])).out, language)).toEqual(call)
  },
)

test('what is asked for again is told with what was said', async () => {
  const { out } = await say('play negotiator --plain --abductor donna --seed heard', 'bank small-talk\nlast\nq\n')
  const [pickUp] = heardIn(out)
  expect(heardIn(out)).toEqual([pickUp, pickUp])
})

test('--no-voices and the environment turn them off, in play, resume and replay', async () => {
  const flags = '--abductor donna --seed heard'
  expect(heardIn((await say(`play negotiator --plain --no-voices ${flags}`, first)).out)).toEqual([])
  const quiet = { SITUATION_ROOM_NO_VOICES: '1' }
  expect(heardIn((await say(`play negotiator --plain ${flags}`, first, quiet)).out)).toEqual([])
  const file = games().at(-1) ?? ''
  expect(heardIn((await say(['replay', file, '--no-voices'])).out)).toEqual([])
  expect(heardIn((await say(['replay', file], '', quiet)).out)).toEqual([])
  await say(`play negotiator --plain ${flags}`, 'q\n')
  const left = games().at(-1) ?? ''
  expect(heardIn((await say(['resume', left, '--plain', '--no-voices'], 'last\nq\n')).out)).toEqual([])
  expect(heardIn((await say(['resume', left, '--plain'], 'last\nq\n')).out)).not.toEqual([])
})

test('JSON lines never speak', async () => {
  const { out } = await say('play negotiator --json --abductor donna --seed heard', 'play small-talk\n')
  const lines = await loadLines('en', 'donna')
  const all = JSON.stringify(lines).match(/"[^"]{12,} [^"]*"/g) ?? []
  expect(all.length).toBeGreaterThan(800)
  expect(all.filter(line => out.includes(line.slice(1, -1)))).toEqual([])
})

test('on the whole screen the call stands in the log, and what is new in it is marked as new', async () => {
  const session = sit({ abductor: 'donna', seed: 'heard', voices: await voicesFor('en', 'donna') })
  const controller = openController(session, toolsFor(session))
  const spoken = () => controller.screen().log.filter(({ kind }) => kind === 'said')
  expect(spoken()).toHaveLength(1)
  expect(spoken()[0].text).toMatch(/^Donna Scarborough: “.+”$/)
  await controller.press('enter', 24)
  const { log, fresh } = controller.screen()
  expect(spoken().length).toBeGreaterThan(2)
  expect(log.slice(log.length - fresh)[0]).toMatchObject({ kind: 'said', text: expect.stringMatching(/^You: “.+”$/) })
})

test('a deck with an abductor of its own has a call without lines of theirs', async () => {
  const { abductor, you } = await loadLines('en', '../../cards/standard')
  expect(abductor).toBeNull()
  expect(you).not.toBeNull()
})
