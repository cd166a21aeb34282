import { expect, test } from 'vitest'
import { Fault } from '../../engine/game.ts'
import { checkedName, initialsOf } from '../../table/names.ts'
import { type SeatFlags, seated, seating, unnamed } from './seats.ts'

const KINDS = ['random', 'steady']
const plan = (flags: SeatFlags, players = 4) =>
  seating(flags, { game: 'homeland', players, bots: KINDS, usualBot: 'steady' })
const faultOf = (act: () => unknown): string => {
  try {
    act()
  } catch (error) {
    if (error instanceof Fault) return error.key
    throw error
  }
  return 'none'
}

test.each<[SeatFlags, (string | null)[]]>([
  [{}, [null, null, null, null]],
  [{ bots: '3' }, [null, 'steady', 'steady', 'steady']],
  [{ bots: 'random,steady' }, [null, null, 'random', 'steady']],
  [{ bots: '0' }, [null, null, null, null]],
  [{ seat: '2' }, ['steady', null, 'steady', 'steady']],
  [{ seat: '4', bots: 'random' }, ['random', 'random', 'random', null]],
  [{ seat: '1', bots: 'random,steady,random' }, [null, 'random', 'steady', 'random']],
])('%j seats %j', (flags, bots) => {
  expect(plan(flags).bots).toEqual(bots)
})

test.each<[SeatFlags, string]>([
  [{ bots: '4' }, 'seats.no-person'],
  [{ bots: '17' }, 'seats.no-person'],
  [{ bots: 'clever' }, 'error.bot'],
  [{ bots: 'analyst:rude' }, 'error.bot-word'],
  [{ bots: '' }, 'error.bot'],
  [{ seat: '0' }, 'error.number'],
  [{ seat: '5' }, 'error.number'],
  [{ seat: 'x' }, 'error.number'],
  [{ seat: '1', bots: '2' }, 'seats.bots-for-seat'],
  [{ names: 'Ann,Ben' }, 'seats.names-count'],
  [{ names: 'Ann,,Cy,Di' }, 'seats.name-empty'],
  // A combining accent, and a letter that nobody sees.
  [{ names: 'Ann,\u0301\u0301,Cy,Di' }, 'seats.name-empty'],
  [{ names: 'Ann,\u3164,Cy,Di' }, 'seats.name-empty'],
  [{ names: 'Ann,Ben,ANN,Di' }, 'seats.name-twice'],
  [{ names: `Ann,Ben,Cy,${'x'.repeat(21)}` }, 'seats.name-long'],
  [{ names: 'Ann,Ben,Cy,D\u0007' }, 'seats.name-long'],
])('%j is refused: %s', (flags, key) => {
  expect(faultOf(() => plan(flags))).toBe(key)
})

test('names may be given for every seat or for the people alone; bots are called bots, and never like a person', () => {
  const botName = (seat: number) => `Bot ${seat + 1}`
  const all = plan({ names: 'Ann,Ben,Cy,Di', bots: '2' })
  expect(seated(all, [], botName)).toEqual([
    { name: 'Ann', bot: null },
    { name: 'Ben', bot: null },
    { name: 'Cy', bot: 'steady' },
    { name: 'Di', bot: 'steady' },
  ])
  const people = plan({ names: 'Ann,bot 3', bots: '2' })
  expect(seated(people, [], botName).map(({ name }) => name)).toEqual(['Ann', 'bot 3', 'Bot 3*', 'Bot 4'])
  const asked = plan({ bots: '2' })
  expect(unnamed(asked)).toBe(2)
  expect(seated(asked, ['Ann', 'Ben'], botName).map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Bot 3', 'Bot 4'])
})

test('a name is trimmed, and is nobody else’s', () => {
  expect(checkedName('  Ann   Lee ', [])).toBe('Ann Lee')
  expect(faultOf(() => checkedName('ann lee', ['Ann Lee']))).toBe('seats.name-twice')
})

test('initials are two letters, all different', () => {
  expect(initialsOf(['Ann', 'Anna', 'An', 'Bo', 'b', 'Bot 6'])).toEqual(['An', 'Aa', 'A3', 'Bo', 'b5', 'B6'])
  expect(initialsOf(['👩‍🚀 Zoe', 'e\u0301a', '🇮🇹 Ida', '日本', ''])).toEqual(['👩‍🚀Z', 'e\u0301a', '🇮🇹I', '日本', '?5'])
})
