import { describe, expect, test } from 'vitest'
import { free, type Given, type PlayerGiven, terrorists, turnedUp } from '../../../../tests/homeland-table.ts'
import { untunedWith } from '../../../../tests/homeland-untuned.ts'
import { homeland } from '../index.ts'

/** What one player does to another of their choice. */
const of = homeland(
  untunedWith(
    { forger: { do: 'make-discard', n: 2 }, 'the-donor': { do: 'expose-player', n: 0 } },
    { 'third-wing': { do: 'make-discard', n: 1 }, 'breakaway-cell': { do: 'expose-player', n: 0 } },
  ),
)

const holding = (asset: string, others: readonly [PlayerGiven, PlayerGiven]) =>
  free({ players: [{ up: [asset], hand: ['politics', 'phone-tap'] }, ...others] }, of)

/** Player 2 leads a threat that many Agents neutralise. */
const solved = (organization: string, others: readonly [PlayerGiven, PlayerGiven]): Given => ({
  players: [others[0], { hand: ['politics', 'phone-tap'] }, others[1]],
  threats: [
    { id: 1, plot: 'false-alarms', organization, level: 'imminent', lead: 2, agents: 20, intel: [] },
    { id: 2, plot: 'kidnapping', organization: 'lone-wolf', level: 'imminent', intel: [] },
  ],
})

describe('M-25: another player of one’s choice discards Intel', () => {
  test('anybody else with more than one card, open ones counted', () => {
    const table = holding('forger', [
      { hand: ['cold-feet', 'false-lead', 'safe-house'] },
      { hand: ['moved-up'], open: ['bank-records'] },
    ]).does(1, 'burn forger')
    expect([table.asked, table.options(1)]).toEqual(['make-discard 1', ['player 2', 'player 3']])
    expect(table.refuses(1, 'player 1')).toMatch('M-25')
    expect(table.refuses(2, 'player 2')).toMatch('refuse.')
    table.does(1, 'player 2').does(2, 'card cold-feet', 'card safe-house')
  })

  test('nobody with a single card, or none', () => {
    const table = holding('forger', [{ hand: ['cold-feet', 'false-lead'] }, { hand: ['moved-up'] }]).does(
      1,
      'burn forger',
    )
    expect(table.options(1)).toEqual(['player 2'])
    expect(table.refuses(1, 'player 3')).toMatch('M-25')
    table.does(1, 'player 2').does(2, 'card cold-feet')
    const none = holding('forger', [{ hand: [] }, { hand: [], open: ['moved-up'] }])
    expect(none.refuses(1, 'burn forger')).toBe('M-25 refuse.no-use')
    expect(none.offers(1, 'burn forger')).toBe(false)
  })

  test('who was chosen picks the cards, open ones too, and everybody sees them', () => {
    const table = holding('forger', [{ hand: ['cold-feet', 'false-lead'], open: ['bank-records'] }, {}])
    table.does(1, 'burn forger', 'player 2')
    expect([table.asked, table.options(2)]).toEqual([
      'discard-intel 2',
      ['card cold-feet', 'card false-lead', 'card-open bank-records'],
    ])
    expect(table.refuses(1, 'card politics')).toMatch('refuse.')
    expect(table.refuses(2, 'pass')).toMatch('refuse.')
    table.does(2, 'card false-lead')
    expect(table.told).toEqual(['discarded 2 false-lead'])
    for (const viewer of [1, 3, 'observer'] as const) expect(table.hears(viewer)).toEqual(['discarded 2 false-lead'])
    expect(table.asked).toBe('discard-intel 2')
    table.does(2, 'card-open bank-records')
    expect(table.asked).toBe('turn.act 1')
    expect(table.facts).toMatchObject({
      'hand 1': 2,
      'hand 2': 1,
      'open 2': '',
      'discarded intel': 'false-lead bank-records'.split(' ').sort().join(' '),
      'gone assets': 'forger',
    })
  })

  test('one card is kept, however many are asked for', () => {
    const table = holding('forger', [{ hand: ['cold-feet'], open: ['bank-records'] }, { hand: [] }])
    table.does(1, 'burn forger', 'player 2').does(2, 'card cold-feet')
    expect(table.asked).toBe('turn.act 1')
    expect(table.facts).toMatchObject({ 'hand 2': 0, 'open 2': 'bank-records' })
  })

  test('M-12: as an Advantage it may be declined, since it is somebody else’s cards', () => {
    const others: [PlayerGiven, PlayerGiven] = [{ hand: ['cold-feet', 'false-lead', 'safe-house'] }, {}]
    const table = terrorists(solved('third-wing', others), of)
    expect([table.asked, table.options(2)]).toEqual(['advantage.accept 2', ['accept', 'none']])
    table.does(2, 'none')
    expect(table.told[0]).toBe('declined 2 make-discard 1')
    expect(table.facts['hand 1']).toBe(3)
  })

  test('M-12: taken, the analysis waits for the other player, and goes on', () => {
    const others: [PlayerGiven, PlayerGiven] = [{ hand: ['cold-feet', 'false-lead', 'safe-house'] }, {}]
    const table = terrorists(solved('third-wing', others), of).does(2, 'accept', 'player 1')
    expect(table.asked).toBe('discard-intel 1')
    expect(table.story).not.toContain('closed 1')
    table.does(1, 'card safe-house')
    expect(table.between('advantage', 'closed 2')).toEqual([
      'advantage 2 third-wing',
      'discarded 1 safe-house',
      'figures-left 1 agents 20',
      'lead-returned 2 1',
      'closed 1',
      ...table.between('analysis 2', 'closed 2'),
    ])
  })

  test('M-12: where nobody has more than one card it is not asked about, and finds nothing', () => {
    const players = [{ hand: ['cold-feet'] }, { hand: ['politics', 'phone-tap'] }, { hand: [], open: ['moved-up'] }]
    const threat = { plot: 'false-alarms', organization: 'third-wing', lead: 2, agents: 20 }
    const table = turnedUp([], threat, { players }, of)
    expect(table.asked).toBe('turn.act 1')
    expect(table.story).toContain('no-effect 2 make-discard 1')
  })
})

describe('M-17: another player of one’s choice is exposed', () => {
  test('their assets turn up, their hand lies open, and everybody sees them', () => {
    const table = holding('the-donor', [
      { hand: ['cold-feet', 'false-lead'], open: ['bank-records'], down: ['pittman', 'lobbyist'], up: ['columnist'] },
      {},
    ]).does(1, 'burn the-donor')
    expect([table.asked, table.options(1)]).toEqual(['expose-player 1', ['player 2', 'player 3']])
    expect(table.refuses(1, 'player 1')).toMatch('M-17')
    table.does(1, 'player 2')
    expect(table.told).toEqual(['exposed 2 [pittman lobbyist] [cold-feet false-lead]'])
    for (const viewer of [2, 3, 'observer'] as const) expect(table.hears(viewer)).toEqual(table.told)
    expect(table.asked).toBe('turn.act 1')
    expect(table.facts).toMatchObject({
      'hand 2': 0,
      'down 2': 0,
      'up 2': 'columnist pittman lobbyist',
      'gone assets': 'the-donor',
    })
    expect([...table.view('observer').players[1].open].sort()).toEqual(['bank-records', 'cold-feet', 'false-lead'])
  })

  test('M-37: not whoever is immune while Virgil lies face up; face down he is exposed with the rest', () => {
    const table = holding('the-donor', [{ up: ['virgil'], down: ['pittman'] }, { hand: ['moved-up'] }])
    table.does(1, 'burn the-donor')
    expect(table.options(1)).toEqual(['player 3'])
    expect(table.refuses(1, 'player 2')).toMatch('M-17')
    table.does(1, 'player 3')
    const down = holding('the-donor', [{ hand: ['moved-up'], down: ['virgil'] }, {}]).does(
      1,
      'burn the-donor',
      'player 2',
    )
    expect(down.told).toEqual(['burned 1 the-donor', 'exposed 2 [virgil] [moved-up]'])
  })

  test('not whoever has nothing that lies face down; and where nobody has, nothing is burned', () => {
    const bare = { hand: [], open: ['bank-records'], up: ['columnist'] }
    const table = holding('the-donor', [bare, { hand: [], down: ['pittman'] }]).does(1, 'burn the-donor')
    expect(table.options(1)).toEqual(['player 3'])
    table.does(1, 'player 3')
    const none = holding('the-donor', [bare, { hand: ['moved-up'], up: ['virgil'] }])
    expect(none.refuses(1, 'burn the-donor')).toBe('M-25 refuse.no-use')
  })

  test('M-12: as an Advantage it may be declined; where nobody can be exposed it is not asked about', () => {
    const others: [PlayerGiven, PlayerGiven] = [{ hand: ['cold-feet'], down: ['pittman'] }, { up: ['virgil'] }]
    const declined = terrorists(solved('breakaway-cell', others), of)
    expect(declined.options(2)).toEqual(['accept', 'none'])
    declined.does(2, 'none')
    expect(declined.told[0]).toBe('declined 2 expose-player 0')
    const taken = terrorists(solved('breakaway-cell', others), of).does(2, 'accept')
    expect(taken.options(2)).toEqual(['player 1'])
    taken.does(2, 'player 1')
    expect(taken.told[0]).toBe('exposed 1 [pittman] [cold-feet]')
    const nobody = terrorists(solved('breakaway-cell', [{ hand: [] }, { up: ['virgil'] }]), of)
    expect(nobody.asked).toBe('turn.act 1')
    expect(nobody.story).toContain('no-effect 2 expose-player 0')
  })
})
