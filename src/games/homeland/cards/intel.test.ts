import { expect, test } from 'vitest'
import { EASY, free, turnedUp } from '../../../../tests/homeland-table.ts'
import { standard } from './standard.ts'

type Line = readonly [
  id: string,
  colour: string,
  number: number,
  copies: number,
  rep: number,
  clout: number,
  source: string,
]

const lines: readonly Line[] = [
  ['neighbours-tip', 'blue', 1, 7, 0, 0, 'house'],
  ['traffic-camera', 'blue', 1, 5, 0, 1, 'house'],
  ['bank-records', 'blue', 2, 6, 1, 0, 'house'],
  ['phone-tap', 'blue', 2, 7, 0, 1, 'house'],
  ['search-warrant', 'blue', 3, 6, 1, 0, 'rulebook'],
  ['satellite-pass', 'blue', 3, 6, 1, 1, 'house'],
  ['defector', 'blue', 4, 5, 1, 1, 'house'],
  ['inside-source', 'blue', 4, 4, 2, 0, 'house'],
  ['intercept', 'blue', 5, 4, 2, 1, 'house'],
  ['in-the-act', 'blue', 6, 2, 2, 2, 'house'],
  ['crossed-wires', 'red', 1, 7, 0, 1, 'house'],
  ['politics', 'red', 1, 5, 0, 0, 'house'],
  ['false-lead', 'red', 2, 7, 0, 1, 'house'],
  ['burner-phones', 'red', 2, 6, 0, 1, 'house'],
  ['blown-cover', 'red', 3, 6, 0, 1, 'rulebook'],
  ['safe-house', 'red', 3, 6, 0, 2, 'house'],
  ['rendition', 'red', 4, 5, 1, 1, 'public'],
  ['forged-papers', 'red', 4, 4, 0, 2, 'house'],
  ['sleeper-cell', 'red', 5, 4, 0, 2, 'house'],
  ['top-leak', 'red', 6, 2, 1, 2, 'house'],
  ['surprise-attack', 'gold', 0, 1, 0, 1, 'rulebook'],
  ['no-clearance', 'gold', 0, 1, 0, 1, 'rulebook'],
  ['budget-hearing', 'gold', 0, 1, 0, 1, 'house'],
  ['second-folder', 'gold', 0, 1, 0, 0, 'house'],
  ['stolen-codes', 'gold', 0, 1, 0, 1, 'house'],
  ['walk-in', 'gold', 0, 1, 1, 0, 'house'],
  ['chain-reaction', 'gold', 0, 1, 0, 1, 'house'],
  ['it-all-fits', 'gold', 0, 1, 1, 0, 'house'],
  ['cold-feet', 'gold', 0, 1, 1, 0, 'house'],
  ['evidence-lost', 'gold', 0, 1, 0, 1, 'house'],
  ['chatter', 'gold', 0, 1, 0, 0, 'house'],
  ['moved-up', 'gold', 0, 1, 0, 0, 'house'],
  ['joint-briefing', 'gold', 0, 1, 0, 0, 'house'],
  ['front-page', 'gold', 0, 1, 0, 1, 'house'],
  ['lights-on', 'gold', 0, 1, 0, 1, 'house'],
  ['radio-silence', 'gold', 0, 1, 0, 0, 'house'],
]

test.for(lines)('%s: %s %i, %i in the deck', ([id, colour, number, copies, rep, clout, source]) => {
  const card = standard.intel.find(one => one.id === id)
  expect(card).toMatchObject({ colour, number, copies, rep, clout, source })
  const red = colour === 'red' ? number : 0
  const blue = colour === 'blue' ? number : 0
  expect(turnedUp([id], EASY).story).toContain(`turned-up 1 ${id} ${3 + red} ${blue}`)
})

test.for(lines)('%s (%s %i): traded for what is printed on it', ([id, , , , rep, clout]) => {
  const table = free({ players: [{ rep: 3, clout: 5, hand: [id] }, {}, {}] }).does(1, `trade ${id}`)
  expect(table.told).toEqual([
    `traded 1 ${id} ${rep} ${clout}`,
    ...(rep > 0 ? [`rep 1 3 ${3 + rep}`] : []),
    ...(clout > 0 ? [`clout 1 5 ${5 + clout}`] : []),
  ])
  expect(table.changed).toEqual({
    'hand 1': 0,
    'discarded intel': id,
    ...(rep > 0 ? { 'rep 1': 3 + rep } : {}),
    ...(clout > 0 ? { 'clout 1': 5 + clout } : {}),
  })
})

test('every title is among them', () => {
  expect(lines.map(([id]) => id)).toEqual(standard.intel.map(({ id }) => id))
})
