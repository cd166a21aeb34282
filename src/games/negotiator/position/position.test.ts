import { expect, test } from 'vitest'
import { newGame, table } from '../../../../tests/table-of-play.ts'
import { Fault } from '../../../engine/game.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { negotiator } from '../index.ts'
import type { Position } from './position-schema.ts'

const game = negotiator()
const roots = rootsOf('position', game.chances)
const read = (given: unknown) => game.position.read(given, roots)

test('nothing given: Arkayne’s first conversation, all that is left out dealt', () => {
  const view = game.view(read({}), 0)
  expect(view).toMatchObject({ abductor: 'arkayne', turn: 1, phase: 'conversation', threat: 5, points: 0 })
  expect(view.hostages).toEqual({ zone: 7, saved: 0, killed: 0 })
  expect(view.hand).toHaveLength(6)
  expect(view.supply).toHaveLength(16)
  expect(view.terror.left).toBe(11)
})

test('what is given is taken; the rest is what is nowhere else', () => {
  const s = read({
    hand: ['all-units-go'],
    played: ['keep-cool'],
    gone: ['take-the-shot'],
    hostages: { saved: 2, killed: 1 },
    demands: [{ card: 'supply-of-weapons', standing: 'conceded' }, { kind: 'escape' }],
    terror: { deck: ['pizza', 'this-is-going-nowhere#2', 'lights-out'] },
  })
  const view = game.view(s, 0)
  expect(view.hostages).toEqual({ zone: 4, saved: 2, killed: 1 })
  expect(view.supply).toHaveLength(19)
  expect(view.supply.filter(card => card === 'keep-cool')).toHaveLength(1)
  expect(view.demands[0]).toEqual({ kind: 'major', standing: 'conceded', card: 'supply-of-weapons' })
  expect(game.position.write(s)).toMatchObject({ terror: { deck: ['pizza', 'this-is-going-nowhere#2', 'lights-out'] } })
  expect(game.conserved(s)).toEqual([])
})

test('a position read twice is the same; other roots deal otherwise', () => {
  expect(read({})).toEqual(read({}))
  expect(read({}).terror).not.toEqual(game.position.read({}, rootsOf('other', game.chances)).terror)
})

test.each([
  ['at the start', newGame('donna').state],
  ['over', table({ ending: 'escaped' }).state],
  ['under the Second', table({ second: true, minors: [], terror: { discard: ['pizza'] } }).state],
])('a position reads back to the same bytes: %s', (_when, state) => {
  expect(JSON.stringify(read(game.position.write(state)))).toBe(JSON.stringify(state))
})

test('a position reads back to the same bytes in the middle of a card', () => {
  const hand = ['what-are-your-demands', 'you-are-breaking-up', 'keep-cool', 'keep-cool', 'small-talk']
  const play = table({ hand })
  const back = () => expect(JSON.stringify(read(game.position.write(play.state)))).toBe(JSON.stringify(play.state))
  play.does('play what-are-your-demands', { dice: [4, 1] })
  back()
  play.does('reroll you-are-breaking-up 2', { dice: [5] })
  back()
  play.does('convert')
  back()
  play.does('pay keep-cool').does('pay keep-cool')
  back()
  play.does('reveal escape')
})

const tooMany = [
  ...['small-talk', 'small-talk', 'keep-cool', 'keep-cool', 'what-are-your-demands', 'what-are-your-demands'],
  ...['just-stay-calm', 'just-stay-calm', 'minor-extraction', 'minor-extraction', 'a-bold-lie'],
]

const impossible: readonly [what: string, given: unknown, key: string, values?: object][] = [
  ['threat 9', { threat: '9' }, 'shape.value'],
  ['a field that is none', { treat: '4' }, 'shape.unknown'],
  ['a number for a name', 7, 'shape.type'],
  ['turn 0', { turn: 0 }, 'shape.least'],
  ['two cards looked at', { terror: { looked: 2 } }, 'shape.most'],
  ['an unknown abductor', { abductor: 'hans' }, 'position.abductor', { name: 'hans' }],
  ['an unknown card', { hand: ['shout'] }, 'position.card', { name: 'shout' }],
  [
    'three of two',
    { hand: ['keep-cool', 'keep-cool', 'keep-cool'] },
    'position.copies',
    { name: 'keep-cool', copies: 2 },
  ],
  ['cards that are nowhere', { hand: [], supply: [] }, 'position.missing', { name: 'what-are-your-demands' }],
  ['eleven cards in hand', { hand: tooMany }, 'position.hand', { n: 11, limit: 10 }],
  ['sixteen hostages', { hostages: { zone: 16 } }, 'position.hostages', { total: 16, most: 15 }],
  ['a game lost already', { hostages: { zone: 3, killed: 4 } }, 'position.lost', { killed: 4, total: 7 }],
  [
    'another abductor’s demand',
    { demands: [{ card: 'medical-care' }, { kind: 'escape' }] },
    'position.demand',
    { name: 'medical-care' },
  ],
  ['no such demand', { demands: [{ card: 'a-yacht' }] }, 'position.demand', { name: 'a-yacht' }],
  ['a demand of no kind', { demands: [{ standing: 'known' }] }, 'position.demand-kind'],
  ['too few demands', { demands: [{ kind: 'major' }] }, 'position.demand-count', { abductor: 'arkayne' }],
  [
    'too many demands',
    { demands: [{ kind: 'major' }, { kind: 'escape' }, { kind: 'escape' }] },
    'position.demand-count',
  ],
  ['an unknown Terror card', { terror: { deck: ['boo'] } }, 'position.terror', { name: 'boo' }],
  ['a Terror card twice', { terror: { deck: ['pizza'], discard: ['pizza'] } }, 'position.terror', { name: 'pizza' }],
  ['too many Terror cards left', { terror: { left: 23 } }, 'position.terror-left', { left: 23 }],
  ['a Pivotal Event on top', { terror: { deck: ['lights-out', 'pizza'] } }, 'position.pivotal'],
  ['no Minor Demand', { minors: ['more-hostages'] }, 'position.not-minor', { name: 'more-hostages' }],
  ['a Second with nobody', { second: true, hostages: { zone: 0, saved: 7 } }, 'position.second-empty'],
  ['demands under the Second', { second: true, minors: ['pizza'] }, 'position.second-demands'],
  [
    'demands gone with nobody',
    { demands: [{ kind: 'escape' }], demandsGone: [{ kind: 'major' }] },
    'position.gone-demands',
  ],
  ['a last conversation too early', { last: true }, 'position.last'],
  ['looked at no card', { terror: { deck: [], looked: 1 } }, 'position.looked'],
  ['an escape nobody gave', { escaping: true }, 'position.escaping'],
  ['nothing next', { next: [] }, 'position.next'],
  ['something next after the end', { ending: 'escaped', next: [{ step: 'turn' }] }, 'position.next'],
  ['an unknown step', { next: [{ step: 'wait' }] }, 'position.step', { name: 'wait', at: 'position.next.0.step' }],
  ['steps that lead nowhere', { next: [{ step: 'effects', list: 'pizza' }] }, 'position.next'],
  ['effects of nothing', { next: [{ step: 'effects' }, { step: 'turn' }] }, 'position.frame'],
  [
    'effects before the first',
    { next: [{ step: 'effects', list: 'pizza', at: -1 }, { step: 'turn' }] },
    'position.frame',
    { at: 'position.next.0.at', step: 'effects', value: '-1' },
  ],
  [
    'an unknown line',
    { next: [{ step: 'effects', list: 'sing' }, { step: 'turn' }] },
    'position.frame',
    { at: 'position.next.0.list', step: 'effects', value: 'sing' },
  ],
  [
    'a test of no three rows',
    { next: [{ step: 'test.row', list: 'pizza' }, { step: 'turn' }] },
    'position.frame',
    { at: 'position.next.0.list', step: 'test.row', value: 'pizza' },
  ],
  ['a drawback of nothing', { next: [{ step: 'concede.drawback' }, { step: 'turn' }] }, 'position.frame'],
  ['boxed twice', { box: { red: ['pizza', 'pizza'] } }, 'position.terror', { name: 'pizza' }],
  ['a box with too little', { box: { red: [] } }, 'position.cards'],
]

test.each(impossible)('refused: %s', (_what, given, key, values) => {
  const refused = (): Fault | null => {
    try {
      read(given)
    } catch (fault) {
      if (fault instanceof Fault) return fault
      throw fault
    }
    return null
  }
  expect(refused()).toMatchObject({ key, ...(values ? { values } : {}) })
})

test('a position may begin in the middle of a phase', () => {
  const whole: Position = {
    phase: 'terror',
    next: [{ step: 'terror.additional', card: 'i-am-getting-angry' }, { step: 'terror.end' }],
  }
  const s = read(whole)
  expect(game.view(s, 0)).toMatchObject({ turn: 2, hostages: { killed: 1 }, phase: 'conversation' })
})
