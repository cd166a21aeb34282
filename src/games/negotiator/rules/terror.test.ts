import { describe, expect, test } from 'vitest'
import { bothKnown, pivotal, table, terror } from '../../../../tests/table-of-play.ts'
import type { Position } from '../position/position-schema.ts'

const deck = ['the-situation-is-worsening', 'the-blueprints']

describe('N-20', () => {
  test('N-20: the top Terror card is revealed, resolved and discarded', () => {
    const play = terror('i-am-getting-angry', { threat: '2', demands: bothKnown, terror: { deck } })
    expect(play.told).toEqual(['spent', 'terror i-am-getting-angry 2', 'threat 2 4', 'turn 2 2'])
    expect(play.view.terror).toMatchObject({ left: 2, discard: ['i-am-getting-angry'] })
  })
  test('N-20: it is discarded after its effects, so on what they discard', () => {
    const play = terror('i-am-getting-impatient', { demands: bothKnown, terror: { deck } })
    expect(play.view.terror.discard).toEqual(['the-situation-is-worsening', 'i-am-getting-impatient'])
    const empty: Position = { hostages: { zone: 0, saved: 7 }, demands: bothKnown, terror: { deck } }
    const burnt = terror('this-is-going-nowhere', empty)
    expect(burnt.view.terror.discard).toEqual(['the-situation-is-worsening', 'this-is-going-nowhere'])
  })
  test('N-20: while its test is made it lies there, and is not discarded yet', () => {
    const given: Position = { hand: ['keep-cool', 'small-talk'], threat: '2', terror: { deck } }
    const play = terror('do-not-test-me', given, { dice: [4, 1] })
    expect(play.asked).toBe('test.convert')
    expect(play.view.terror).toMatchObject({ left: 2, resolving: 'do-not-test-me', discard: [] })
    play.does('accept')
    expect(play.told).toContain('additional do-not-test-me')
    expect(play.view.terror).toMatchObject({ left: 2, resolving: null, discard: ['do-not-test-me'] })
  })
  test('N-20: a card that ends the game is not discarded any more', () => {
    const play = terror('this-is-going-nowhere', { hostages: { zone: 1, saved: 3, killed: 3 }, terror: { deck } })
    expect(play.facts.ending).toBe('too-many-killed')
    expect(play.view.terror).toMatchObject({ resolving: 'this-is-going-nowhere', discard: [] })
  })
  test('N-20: then its additional effect, if at least one demand is face down', () => {
    const oneDown: Position['demands'] = [{ kind: 'major' }, { card: 'helicopter', standing: 'known' }]
    const play = terror('this-is-going-nowhere', { threat: '2', demands: oneDown, terror: { deck } })
    const told = ['killed 6 1', 'additional this-is-going-nowhere', 'killed 5 2', 'threat 2 3', 'turn 2 2']
    expect(play.told.slice(2)).toEqual(told)
  })
  test('N-20: and not if none is', () => {
    const conceded: Position['demands'] = [
      { card: 'release-fugitives', standing: 'conceded' },
      { card: 'helicopter', standing: 'known' },
    ]
    for (const demands of [bothKnown, conceded])
      expect(terror('this-is-going-nowhere', { threat: '2', demands }).facts.threat).toBe('2')
  })
  test('N-20: a Minor Demand is never face down', () => {
    const play = terror('this-is-going-nowhere', { threat: '2', demands: bothKnown, minors: ['pizza'] })
    expect(play.facts.threat).toBe('2')
  })
  test('N-20: a Minor Demand is not discarded but stays', () => {
    const play = terror('pizza', { terror: { deck } })
    expect(play.facts.minors).toEqual(['pizza'])
    expect(play.view.terror.discard).toEqual([])
  })
  test('N-20: what lasts from a demand comes first, at the start of the phase', () => {
    const demands: Position['demands'] = [{ card: 'supply-of-weapons', standing: 'conceded' }, { kind: 'escape' }]
    expect(terror('pizza', { threat: '2', demands }).told.slice(0, 3)).toEqual([
      'spent',
      'threat 2 4',
      'terror pizza 2',
    ])
  })
  test('N-20: a card looked at is the card that comes', () => {
    const given: Position = { hand: ['proof-of-life', 'keep-cool'], terror: { deck: ['pizza', ...deck] } }
    const play = table(given).does('play proof-of-life', { dice: [5, 5] })
    expect(play.asked).toBe('look')
    play.does('leave').does('hang-up').does('done')
    expect(play.told).toContain('terror pizza 2')
    expect(play.view.terror.next).toBeNull()
  })
  test('N-20: a card looked at and talked away does not come', () => {
    const given: Position = { hand: ['proof-of-life', 'keep-cool'], terror: { deck: ['pizza', ...deck] } }
    const play = table(given)
      .does('play proof-of-life', { dice: [5, 5] })
      .does('discard')
      .does('hang-up')
      .does('done')
    expect(play.told).toContain('terror the-situation-is-worsening 1')
    expect(play.view.terror.discard).toEqual(['pizza', 'the-situation-is-worsening'])
  })
})

describe('N-21', () => {
  test('N-21: with no card to draw all hostages left are killed, the abductor escapes, the game is lost', () => {
    const play = table({ phase: 'spend', hostages: { zone: 2, saved: 5 }, terror: { deck: [] } }).does('done')
    expect(play.told).toEqual(['spent', 'killed 1 1', 'killed 0 2', 'ended out-of-time N-21 4 1'])
    expect(play.facts).toMatchObject({ zone: 0, saved: 5, killed: 2 })
    expect(play.outcome).toEqual({ winners: [], cause: 'out-of-time', rule: 'N-21' })
  })
  test('N-21: also when everybody is saved', () => {
    const play = table({ phase: 'spend', hostages: { zone: 0, saved: 7 }, terror: { deck: [] } }).does('done')
    expect(play.outcome?.cause).toBe('out-of-time')
  })
  test('N-21: also when a kill took the last Terror card during the conversation', () => {
    const hand = ['minor-extraction', 'keep-cool']
    const play = table({ hand, hostages: { zone: 0, saved: 7 }, terror: { deck: ['the-blueprints'] } })
    play.does('play minor-extraction', { dice: [1, 1] }).does('done')
    expect(play.outcome).toEqual({ winners: [], cause: 'out-of-time', rule: 'N-21' })
  })
})

describe('N-22', () => {
  const test4: Position = { hand: ['keep-cool', 'keep-cool', 'small-talk'], demands: bothKnown, terror: { deck } }

  test('N-22: in a Terror test 4s may be converted', () => {
    const play = terror('escape-attempt', test4, { dice: [4, 1] })
    expect(play.asked).toBe('test.convert')
    play.does('convert').does('pay keep-cool').does('pay keep-cool')
    expect(play.row[0]).toBe('released 6 1 4')
    expect(play.view.hand).toEqual(['small-talk'])
  })
  test('N-22: and cards that affect its dice be used', () => {
    const play = terror('escape-attempt', { ...test4, hand: ['you-are-breaking-up', 'keep-cool'] }, { dice: [2, 1] })
    expect(play.asked).toBe('test.reroll')
    play.does('reroll you-are-breaking-up 2', { dice: [6] })
    expect(play.facts.saved).toBe(1)
  })
  test('N-22: or kept for later', () => {
    const play = terror('escape-attempt', { ...test4, hand: ['you-are-breaking-up', 'keep-cool'] }, { dice: [2, 1] })
    play.does('keep')
    expect(play.facts.killed).toBe(1)
    expect(play.view.hand).toEqual(['keep-cool', 'you-are-breaking-up'])
  })
  test('N-22: they return to the Supply at the end of the Terror Phase', () => {
    const hand = ['you-are-breaking-up', 'keep-cool', 'keep-cool']
    const play = terror('escape-attempt', { ...test4, hand }, { dice: [4, 1] })
    play.does('reroll you-are-breaking-up 2', { dice: [2] })
    expect(play.view.played).toEqual(['you-are-breaking-up'])
    play.does('convert').does('pay keep-cool').does('pay keep-cool')
    expect(play.view.played).toEqual([])
    expect(play.view.supply).toContain('you-are-breaking-up')
    expect(play.view.supply.filter(card => card === 'keep-cool')).toHaveLength(2)
    expect(play.facts).toMatchObject({ turn: 2, phase: 'spend' })
  })
  test('N-22: then they can be bought again in the very next last conversation', () => {
    const hand = ['keep-cool', 'keep-cool', 'small-talk']
    const play = pivotal('nobody-is-watching', { hand }, { dice: [4, 1] })
    play.does('convert').does('pay keep-cool').does('pay keep-cool')
    expect(play.offers('buy keep-cool')).toBe(true)
  })
})

describe('N-23', () => {
  test('N-23: a Minor Demand stays face up until conceded, turn after turn', () => {
    const play = terror('a-cold-beer', { hand: ['keep-cool'], terror: { deck: ['pizza', ...deck] } })
    play.does('hang-up').does('done')
    expect(play.facts.minors).toEqual(['a-cold-beer', 'pizza'])
    expect(play.offers('concede a-cold-beer')).toBe(true)
    expect(play.does('concede a-cold-beer').facts.minors).toEqual(['pizza'])
  })
  test('N-23: in hiding nothing: it is known at once', () => {
    expect(terror('pizza', {}).offers('concede pizza')).toBe(true)
  })
})

describe('N-24', () => {
  const last: Position = { hand: ['keep-cool', 'small-talk'], terror: { deck: [] }, points: 4, threat: '4' }

  test('N-24: after the Pivotal Event comes one last conversation', () => {
    const play = pivotal('the-blueprints')
    expect(play.told).toEqual(['spent', 'terror the-blueprints 0', 'fours', 'turn 2 0', 'last-conversation'])
    expect(play.facts.last).toBe(true)
    expect(play.asked).toBe('conversation.talk')
  })
  test('N-24: in it cards may be bought between plays and played at once', () => {
    const play = table(last)
      .does('play small-talk', { dice: [5, 5] })
      .does('buy take-the-shot')
    expect(play.told).toEqual(['bought take-the-shot 7', 'points 7 0'])
    expect(play.does('play take-the-shot', { dice: [5, 1] }).facts.second).toBe(true)
  })
  test('N-24: cards that cost nothing too, with negative points as well', () => {
    const play = table({ ...last, points: -1 })
    expect(play.options.filter(name => name.startsWith('buy'))).toEqual([
      'buy what-are-your-demands',
      'buy small-talk',
      'buy keep-cool',
    ])
  })
  test('N-24: N-14 holds: what was played cannot be bought', () => {
    const play = table({ ...last, hand: ['minor-extraction', 'minor-extraction', 'keep-cool'] })
    play.does('play minor-extraction', { dice: [5, 5] }).does('bank minor-extraction')
    expect(play.refuses('buy minor-extraction')).toMatchObject({ key: 'refuse.played', rule: 'N-14' })
  })
  test('N-24: N-17 holds: points and hand', () => {
    expect(table(last).refuses('buy take-the-shot')).toMatchObject({ key: 'refuse.too-dear', rule: 'N-17' })
    const ten = ['what-are-your-demands', 'what-are-your-demands', 'small-talk', 'small-talk', 'keep-cool', 'keep-cool']
    const full = [...ten, 'just-stay-calm', 'just-stay-calm', 'proof-of-life', 'minor-extraction']
    expect(table({ ...last, hand: full }).refuses('buy a-bold-lie')).toMatchObject({
      key: 'refuse.hand-full',
      rule: 'N-17',
    })
  })
  test('N-24: after END nothing is bought any more', () => {
    const play = table({ ...last, hand: ['small-talk', 'keep-cool'] }).does('play small-talk', { dice: [1, 1] })
    expect(play.outcome).toEqual({ winners: [], cause: 'out-of-time', rule: 'N-21' })
  })
  test('N-24: then N-21 applies if the game is not won', () => {
    const play = table({ ...last, hostages: { zone: 1, saved: 6 } }).does('hang-up')
    expect(play.told).toEqual(['conversation-ends', 'killed 0 1', 'ended out-of-time N-21 4 1'])
  })
  test('N-24: any conversation that begins with an empty Terror deck is this last one', () => {
    const hostages = { zone: 0, saved: 7 }
    const play = terror('this-is-going-nowhere', { hostages, demands: bothKnown, terror: { deck: ['the-blueprints'] } })
    expect(play.told.slice(2)).toEqual(['terror-discarded the-blueprints 0', 'turn 2 0', 'last-conversation'])
    expect(play.facts.last).toBe(true)
  })
  test('N-24: one whose deck runs out on the way is not', () => {
    const hand = ['minor-extraction', 'an-empty-promise', 'keep-cool', 'small-talk']
    const play = table({ hand, points: 9, hostages: { zone: 0, saved: 7 }, terror: { deck: ['the-blueprints'] } })
    play.does('play an-empty-promise', { dice: [1, 1] })
    expect(play.facts).toMatchObject({ terror: 0, last: false })
    expect(play.refuses('buy a-bold-lie')).toMatchObject({ key: 'refuse.not-now.buy' })
  })
})
