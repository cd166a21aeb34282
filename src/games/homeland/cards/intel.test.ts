import { expect, test } from 'vitest'
import { EASY, free, table, turnedUp } from '../../../../tests/homeland-table.ts'
import { homeland } from '../index.ts'
import { standard } from './standard.ts'

const game = homeland()
const [plot] = standard.plots.filter(({ id }) => id === EASY.plot)
const [organization] = standard.organizations.filter(({ id }) => id === EASY.organization)
/** The red of the threat on which cards are turned up. */
const RED = plot.complexity + organization.sophistication

const lines = standard.intel.map(card => [card.id, card] as const)

test.for(lines)('%s: its number counts for its colour, gold for neither', ([id, { colour, number }]) => {
  const red = colour === 'red' ? number : 0
  const blue = colour === 'blue' ? number : 0
  expect(turnedUp([id], EASY, {}, game).story).toContain(`turned-up 1 ${id} ${RED + red} ${blue}`)
})

test.for(lines)('%s: as many in the deck as it says, and not one more', ([id, { copies }]) => {
  const laid = (n: number) => table({ discards: { intel: Array.from({ length: n }, () => id) } }, game)
  expect(laid(copies).view('observer').discards.intel).toEqual([[id, copies]])
  expect(() => laid(copies + 1)).toThrow('position.intel')
})

test.for(lines)('%s: traded for what is printed on it', ([id, { rep, clout }]) => {
  const traded = free({ players: [{ rep: 3, clout: 5, hand: [id] }, {}, {}] }, game).does(1, `trade ${id}`)
  expect(traded.told).toEqual([
    `traded 1 ${id} ${rep} ${clout}`,
    ...(rep > 0 ? [`rep 1 3 ${3 + rep}`] : []),
    ...(clout > 0 ? [`clout 1 5 ${5 + clout}`] : []),
  ])
  expect(traded.changed).toEqual({
    'hand 1': 0,
    'discarded intel': id,
    ...(rep > 0 ? { 'rep 1': 3 + rep } : {}),
    ...(clout > 0 ? { 'clout 1': 5 + clout } : {}),
  })
})

const golds = standard.intel.filter(({ colour }) => colour === 'gold')

test.for(golds.map(card => [card.id, card] as const))('%s: its effect runs when it appears (M-9)', ([id, { gold }]) => {
  const ran = new Map<string, number>()
  game.watch.ran = ran
  const { story } = turnedUp([id], EASY, {}, game)
  game.watch.ran = null
  expect(ran.get(`${id}.gold`)).toBe(1)
  expect(story).toContain(`gold 1 ${id}`)
  if (gold?.do === 'red-bonus') expect(story).toContain(`gold-totals 1 ${RED + gold.n} 0`)
  if (gold?.do === 'blue-bonus') expect(story).toContain(`gold-totals 1 ${RED} ${gold.n}`)
})

test('the Intel that the sources name, with its colour; on gold cards also what they do', () => {
  const named = standard.intel.filter(({ source }) => source !== 'house')
  expect(named.map(({ id, colour, source, gold }) => [id, colour, source, gold?.do, gold?.n])).toEqual([
    ['search-warrant', 'blue', 'rulebook', undefined, undefined],
    ['blown-cover', 'red', 'rulebook', undefined, undefined],
    ['rendition', 'red', 'public', undefined, undefined],
    ['surprise-attack', 'gold', 'rulebook', 'new-threat', 3],
    ['no-clearance', 'gold', 'rulebook', 'recall-agents', 0],
  ])
})
