import { expect, test } from 'vitest'
import { Fault } from '../../src/engine/game.ts'
import { homeland } from '../../src/games/homeland/index.ts'
import { homelandWords } from '../../src/games/homeland/words/index.ts'
import { negotiator } from '../../src/games/negotiator/index.ts'
import { type MatchFile, parseMatch } from '../../src/table/file-schema.ts'
import { openFile } from '../../src/table/open-file.ts'
import { words } from '../../src/words/catalog.ts'
import { sayFrom } from '../../src/words/say-from.ts'
import { badMatches, goodMatch, goodSeats, people, table } from '../bad-matches.ts'
import { expectMistake, newHome } from './command.ts'

/** The terminal’s reader; src/web/worker/bad-matches.test.ts is the page’s. */

const { say, run, write } = newHome()
const inWords = sayFrom('en', words, homelandWords)

function faultIn(file: MatchFile): Fault {
  try {
    const read = parseMatch(JSON.stringify(file))
    if (file.game === 'homeland') openFile(homeland(), read)
    else openFile(negotiator(), read)
  } catch (error) {
    if (error instanceof Fault) return error
  }
  throw new Error('nothing is wrong with it')
}

test.each(badMatches)('the terminal refuses %s', async (_, file, key) => {
  const fault = faultIn(file)
  expect(fault.key).toBe(key)
  const path = write('bad.json', file)
  expectMistake(await say(['resume', path, '--json']), `${path}: ${inWords(key, fault.values)}`)
})

test('in a process of its own', () => {
  const [, file] = badMatches[0]
  expectMistake(run(`resume ${write('process.json', file)} --plain`), 'does not say who sits at the 3 seats')
})

test('a game of other rules is only told, and not by such names', async () => {
  const file = table(people('Ann', '\u001b[2J', 'Cy'), { rules: '0', events: [] })
  expectMistake(await say(['replay', write('old.json', file)]), 'no control characters')
})

test('the terminal takes what is good', async () => {
  const { code, out } = await say(['resume', write('good.json', goodMatch), '--json'])
  expect([code, JSON.parse(out.split('\n', 1)[0])]).toEqual([2, expect.objectContaining({ seats: goodSeats })])
})
