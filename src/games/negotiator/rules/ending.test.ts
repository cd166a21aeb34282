import { describe, expect, test } from 'vitest'
import { bothKnown, pivotal, table, terror } from '../../../../tests/table-of-play.ts'
import { type ConversationCard, type Effect, eliminate } from '../cards/card.ts'
import { standard } from '../cards/standard.ts'
import { negotiator } from '../index.ts'
import type { Position } from '../position/position-schema.ts'

/** The same card with this line in every row. */
const says = (card: ConversationCard, line: readonly Effect[]): ConversationCard => ({
  ...card,
  rows: { two: line, one: line, none: line },
})

const captured = { winners: [0], cause: 'captured', rule: 'N-25' }

describe('N-25', () => {
  const hand = ['minor-extraction', 'just-stay-calm', 'keep-cool']

  test('N-25: with the Zone empty the next release captures the abductor', () => {
    const play = table({ hand, hostages: { zone: 0, saved: 7 } }).does('play minor-extraction', { dice: [5, 1] })
    expect(play.row).toEqual(['ended captured N-25 4 1'])
    expect(play.outcome).toEqual(captured)
  })
  test('N-25: emptying the Zone is not yet enough', () => {
    const play = table({ hand, hostages: { zone: 2, saved: 5 } }).does('play minor-extraction', { dice: [5, 5] })
    expect(play.facts).toMatchObject({ zone: 0, saved: 7, ending: 'playing' })
  })
  test('N-25: a surplus release of the same effect captures too', () => {
    const play = table({ hand, hostages: { zone: 1, saved: 6 } }).does('play minor-extraction', { dice: [5, 5] })
    expect(play.row).toEqual(['released 0 7 4', 'ended captured N-25 4 1'])
  })
  test('N-25: a fall of the threat below L is a release like any other', () => {
    const play = table({ hand, threat: 'L', hostages: { zone: 1, saved: 6 } }).does('play just-stay-calm', {
      dice: [5, 5, 5],
    })
    expect(play.outcome).toEqual(captured)
  })
  test('N-25: never in the Terror Phase: such a release is ignored', () => {
    const play = terror('a-moment-of-weakness', { hostages: { zone: 0, saved: 7 } })
    expect(play.told).toContain('release-ignored')
    expect(play.facts).toMatchObject({ zone: 0, saved: 7, ending: 'playing' })
    const surplus = pivotal(
      'nobody-is-watching',
      { hostages: { zone: 1, saved: 6 }, hand: ['keep-cool'] },
      { dice: [5, 5] },
    )
    expect(surplus.told).toContain('released 0 7 4')
    expect(surplus.told).toContain('release-ignored')
    expect(surplus.outcome).toBeNull()
  })
})

const shot: Position = { hand: ['take-the-shot', 'keep-cool', 'keep-cool'], threat: '4', points: 6 }

describe('N-26', () => {
  test('N-26: eliminated with the Zone empty: a win', () => {
    const play = table({ ...shot, hostages: { zone: 0, saved: 4, killed: 3 } }).does('play take-the-shot', {
      dice: [5, 1],
    })
    expect(play.row).toEqual(['eliminated 0', 'ended eliminated N-26 4 1'])
    expect(play.outcome).toEqual({ winners: [0], cause: 'eliminated', rule: 'N-26' })
  })
  test('N-26: otherwise the Second in Command takes over', () => {
    const play = table(shot).does('play take-the-shot', { dice: [5, 1] })
    expect(play.facts).toMatchObject({ second: true, zone: 7, ending: 'playing' })
  })
  test('N-26: all demands leave the game, known, hidden and minor', () => {
    const demands: Position['demands'] = [{ card: 'wire-ten-million', standing: 'known' }, { card: 'speedboat' }]
    const play = table({ ...shot, demands, minors: ['pizza'] }).does('play take-the-shot', { dice: [5, 1] })
    expect(play.facts).toMatchObject({ known: [], conceded: [], minors: [] })
    expect(play.view.demandsGone).toEqual([
      { kind: 'major', standing: 'known', card: 'wire-ten-million' },
      { kind: 'escape', standing: 'hidden', card: null },
    ])
    expect(play.view.terror.gone).toEqual(['pizza'])
  })
  test('N-26: and so do all drawbacks', () => {
    const demands: Position['demands'] = [{ card: 'wire-ten-million', standing: 'conceded' }, { kind: 'escape' }]
    const play = table({ ...shot, demands }).does('play take-the-shot', { dice: [5] })
    expect(play.facts.dice).toBe(2)
  })
  test('N-26: threat, points and dice effects stay', () => {
    const quietShot = standard.conversation.map(card => (card.id === 'take-the-shot' ? says(card, [eliminate]) : card))
    const of = negotiator({ ...standard, conversation: quietShot })
    const play = table({ ...shot, modifiers: { talkDice: 1, fours: true } }, { of })
    play.does('play take-the-shot', { dice: [5, 1, 1] })
    expect(play.changed).toEqual({ second: true })
    expect(play.facts).toMatchObject({ threat: '4', points: 6, dice: 3, fours: true })
  })
  test('N-26: the rest of the row applies to the Second', () => {
    const play = table({ ...shot, hostages: { zone: 2, saved: 5 } }).does('play take-the-shot', { dice: [5, 5] })
    expect(play.row).toEqual([
      'eliminated 2',
      'second',
      'released 1 6 4',
      'released 0 7 4',
      'ended surrendered N-27 4 1',
    ])
  })
  test('N-26: Minor Demands drawn later are discarded unresolved', () => {
    const play = terror('pizza', { second: true })
    expect(play.told).toContain('minor-void pizza')
    expect(play.view.terror.discard).toEqual(['pizza'])
    expect(play.facts.minors).toEqual([])
  })
  test('N-26: additional effects of Terror cards no longer apply', () => {
    expect(terror('this-is-going-nowhere', { second: true, threat: '3' }).facts.threat).toBe('3')
  })
  test('N-26: nothing can be conceded any more', () => {
    const play = table({ second: true, points: 9, demandsGone: bothKnown })
    expect(play.refuses('concede wire-ten-million')).toEqual({ key: 'refuse.second', rule: 'N-26' })
  })
  test('N-26: only in the Conversation Phase', () => {
    const play = table({
      phase: 'terror',
      hostages: { zone: 0, saved: 7 },
      next: [{ step: 'effects', list: 'take-the-shot.one' }, { step: 'spend.buy' }],
    })
    expect(play.facts).toMatchObject({ second: false, ending: 'playing' })
  })
})

describe('N-27', () => {
  const second: Position = { second: true, threat: '4', hand: ['a-bold-lie', 'minor-extraction', 'keep-cool'] }

  test('N-27: one hostage is killed for each step of a rise that moves', () => {
    const play = table(second).does('play a-bold-lie', { dice: [1, 1] })
    expect(play.row).toEqual(['threat 4 7', 'killed 6 1', 'killed 5 2', 'killed 4 3'])
  })
  test('N-27: and for each step above E, never twice', () => {
    const play = table({ ...second, threat: '6' }).does('play a-bold-lie', { dice: [1, 1] })
    expect(play.row).toEqual(['threat 6 7', 'past-end up', 'killed 6 1', 'killed 5 2', 'killed 4 3'])
    const atE = table({ ...second, threat: 'E' }).does('play a-bold-lie', { dice: [1] })
    expect(atE.row).toEqual(['past-end up', 'killed 6 1', 'killed 5 2', 'killed 4 3'])
  })
  test('N-27: a fall kills nobody, and setting the marker back is no rise', () => {
    expect(table(second).does('play keep-cool', { dice: [5, 1] }).changed).toEqual({ threat: '3' })
    expect(terror('back-to-square-one', { second: true, threat: '1' }).facts).toMatchObject({ threat: '5', killed: 0 })
  })
  test('N-27: never the last one in the Zone, by a rise', () => {
    const play = table({ ...second, hostages: { zone: 2, saved: 5 } }).does('play a-bold-lie', { dice: [1, 1] })
    expect(play.row).toEqual(['threat 4 7', 'killed 1 1', 'spared', 'spared'])
  })
  test('N-27: nor by any other effect', () => {
    const play = terror('this-is-going-nowhere', { second: true, hostages: { zone: 1, saved: 6 } })
    expect(play.told).toContain('spared')
    expect(play.facts).toMatchObject({ zone: 1, killed: 0, terror: 2 })
  })
  test('N-27: but N-21 kills it', () => {
    const play = table({ second: true, hostages: { zone: 1, saved: 6 }, terror: { deck: [] } }).does('hang-up')
    expect(play.facts).toMatchObject({ zone: 0, killed: 1, ending: 'out-of-time' })
  })
  test('N-27: the Second surrenders at once when the Zone is empty', () => {
    const play = table({ ...second, hostages: { zone: 1, saved: 6 } }).does('play minor-extraction', { dice: [5, 1] })
    expect(play.outcome).toEqual({ winners: [0], cause: 'surrendered', rule: 'N-27' })
    expect(play.facts.threat).toBe('4')
  })
  test('N-27: in the Terror Phase too', () => {
    const play = terror('a-moment-of-weakness', { second: true, hostages: { zone: 1, saved: 6 } })
    expect(play.outcome).toEqual({ winners: [0], cause: 'surrendered', rule: 'N-27' })
  })
  test('N-27: under the Second “eliminate” does nothing, and the rest of the row applies', () => {
    const play = table({ ...second, hand: ['take-the-shot', 'keep-cool'] }).does('play take-the-shot', { dice: [5, 5] })
    expect(play.row).toEqual(['released 6 1 4', 'released 5 2 4', 'cut-off', 'conversation-ends'])
  })
  test('N-27: “reveal” does nothing', () => {
    const play = table({ ...second, hand: ['what-are-your-demands', 'keep-cool'] })
    expect(play.does('play what-are-your-demands', { dice: [5, 5] }).row).toEqual(['nothing-to-reveal', 'points 0 2'])
  })
  test('N-27: “escapes” loses', () => {
    const play = table({ ...second, hand: ['all-units-go', 'keep-cool'] }).does('play all-units-go', { dice: [1, 1] })
    expect(play.outcome).toEqual({ winners: [], cause: 'escaped', rule: 'N-28' })
  })
})

describe('N-28', () => {
  const kill = (hostages: NonNullable<Position['hostages']>, abductor = 'arkayne') =>
    terror('this-is-going-nowhere', {
      abductor,
      hostages,
      // All known: one life, and nothing additional.
      demands: [
        { card: abductor === 'donna' ? 'live-broadcast' : 'wire-ten-million', standing: 'known' },
        { card: 'helicopter', standing: 'known' },
      ],
      terror: { deck: ['the-blueprints'] },
    })

  test('N-28: lost at once when more than half of all hostages are killed', () => {
    const play = kill({ zone: 4, killed: 3 })
    expect(play.outcome).toEqual({ winners: [], cause: 'too-many-killed', rule: 'N-28' })
    expect(play.told).toEqual([
      'spent',
      'terror this-is-going-nowhere 1',
      'killed 3 4',
      'ended too-many-killed N-28 4 1',
    ])
  })
  test('N-28: exactly half is not more than half', () => {
    expect(kill({ zone: 7, killed: 5 }, 'donna').outcome).toBeNull()
    expect(kill({ zone: 6, killed: 6 }, 'donna').outcome?.cause).toBe('too-many-killed')
  })
  test('N-28: saved ones count among all hostages', () => {
    expect(kill({ zone: 1, saved: 4, killed: 2 }).outcome).toBeNull()
  })
  test('N-28: those added so far are included', () => {
    expect(kill({ zone: 5, killed: 3 }).outcome).toBeNull()
    expect(kill({ zone: 5, killed: 4 }).outcome?.cause).toBe('too-many-killed')
  })
  test('N-28: lost when the abductor escapes', () => {
    const play = table({ hand: ['all-units-go', 'keep-cool'] }).does('play all-units-go', { dice: [1, 1] })
    expect(play.outcome).toEqual({ winners: [], cause: 'escaped', rule: 'N-28' })
    expect(play.options).toEqual([])
    expect(play.refuses('play keep-cool')).toEqual({ key: 'refuse.over', rule: 'N-28' })
  })
  test('N-28: lost by N-21', () => {
    expect(table({ phase: 'spend', terror: { deck: [] } }).does('done').outcome?.cause).toBe('out-of-time')
  })
})

describe('N-29', () => {
  test('N-29: if the last hostage is killed, capture still needs one more release', () => {
    const hand = ['minor-extraction', 'minor-extraction', 'an-empty-promise', 'keep-cool', 'small-talk']
    const play = table({ hand, hostages: { zone: 1, saved: 6 } }).does('play an-empty-promise', { dice: [1, 1] })
    expect(play.facts).toMatchObject({ zone: 0, killed: 1, ending: 'playing' })
    play.does('play minor-extraction', { dice: [5] })
    expect(play.outcome).toEqual(captured)
  })
  test('N-29: not under the Second, who spares that one', () => {
    const hand = ['an-empty-promise', 'keep-cool']
    const play = table({ second: true, hand, hostages: { zone: 1, saved: 6 } }).does('play an-empty-promise', {
      dice: [1, 1],
    })
    expect(play.facts).toMatchObject({ zone: 1, killed: 0, ending: 'playing' })
  })
})
