import { describe, expect, test } from 'vitest'
import {
  free,
  type Given,
  type PlayerGiven,
  type Table,
  type ThreatGiven,
  terrorists,
} from '../../../../tests/homeland-table.ts'

/** This plot of player 2's has succeeded. */
const hit = (plot: string, player: PlayerGiven = {}, threats: ThreatGiven[] = [], given: Given = {}): Table =>
  terrorists({
    players: [{}, player, {}],
    threats: [{ id: 1, plot, organization: 'lone-wolf', level: 'imminent', lead: 2, intel: [] }, ...threats],
    ...given,
  })

describe('M-16', () => {
  test('M-16: burn an asset: one of your face-up assets, your choice; it leaves the game', () => {
    const play = hit('ferry', { up: ['virgil', 'pittman'], down: ['forger'] })
    expect(play.asked).toBe('burn-asset 2')
    expect(play.options(2)).toEqual(['burn virgil', 'burn pittman'])
    play.does(2, 'burn pittman')
    expect(play.told.slice(0, 2)).toEqual(['burned 2 pittman', 'lead-returned 2 1'])
    expect(play.facts).toMatchObject({
      'up 2': 'virgil',
      'gone assets': 'pittman',
      'discarded assets': '',
      'down 2': 1,
    })
  })
  test('M-16: a face-down asset cannot be burned', () => {
    const play = hit('ferry', { up: ['virgil'], down: ['forger'] })
    expect(play.refuses(2, 'burn forger')).toBe('M-16 refuse.not-active')
    play.does(2, 'burn virgil')
  })
  test('M-16: with none face up nothing happens', () => {
    const play = hit('ferry', { down: ['forger'] })
    expect(play.asked).toBe('turn.act 1')
    expect(play.story).toContain('no-effect 2 burn-asset 1')
    expect(play.facts['down 2']).toBe(1)
  })
  test('M-16: a Soldier or an asset: an undeployed Soldier or a face-up asset', () => {
    const play = hit('car-bomb', { soldiers: 2, up: ['virgil'], down: ['forger'] })
    expect(play.options(2)).toEqual(['soldier', 'burn virgil'])
    play.does(2, 'soldier')
    expect(play.facts).toMatchObject({ 'soldiers 2': 1, 'up 2': 'virgil' })
    const other = hit('car-bomb', { soldiers: 2, up: ['virgil'] }).does(2, 'burn virgil')
    expect(other.facts).toMatchObject({ 'soldiers 2': 2, 'up 2': '' })
  })
  test('M-16: with only one kind you lose that', () => {
    const soldier = hit('car-bomb', { soldiers: 1, down: ['forger'] })
    expect(soldier.options(2)).toEqual(['soldier'])
    soldier.does(2, 'soldier')
    const asset = hit('car-bomb', { soldiers: 0, up: ['virgil'] }, [{ id: 2, level: 'low', soldiers: 3 }])
    expect(asset.options(2)).toEqual(['burn virgil'])
    expect(asset.refuses(2, 'soldier')).toBe('M-16 refuse.not-possible')
    asset.does(2, 'burn virgil')
  })
  test('M-16: with neither nothing happens', () => {
    const play = hit('car-bomb', { soldiers: 0, down: ['forger'] })
    expect(play.asked).toBe('turn.act 1')
    expect(play.story).toContain('no-effect 2 soldier-or-asset 1')
  })
  test('M-16: face-down assets are neither taken nor discarded', () => {
    const players: PlayerGiven[] = [{ up: ['jessica-brody'] }, { down: ['nicholas-brody'] }, {}]
    expect(free({ players }).refuses(1, 'burn jessica-brody')).toBe('M-25 refuse.no-use')
  })
  test('M-16: Intel is discarded face up, hidden or exposed, your choice; with none nothing happens', () => {
    const play = hit('abduction', { hand: ['phone-tap', 'phone-tap'], open: ['false-lead'] })
    expect(play.options(2)).toEqual(['card phone-tap', 'card-open false-lead'])
    expect(play.refuses(2, 'card false-lead')).toBe('M-16 refuse.not-in-hand')
    play.does(2, 'card-open false-lead')
    expect(play.told[0]).toBe('discarded 2 false-lead')
    expect(play.facts).toMatchObject({ 'hand 2': 2, 'open 2': '', 'discarded intel': 'false-lead' })
    const none = hit('abduction', { hand: [] })
    expect(none.asked).toBe('turn.act 1')
    expect(none.story).toContain('no-effect 2 discard-intel 1')
  })
  test.each([
    ['witness', { agents: 0 }, 'lose-agents 1'],
    ['false-alarms', {}, 'leak 1'],
    ['consul', {}, 'reprimand 1'],
  ] as const)('M-16: a Fallout that finds nothing says so (%s)', (plot, player, effect) => {
    expect(hit(plot, player).between('fallout', 'closed')[1]).toBe(`no-effect 2 ${effect}`)
  })
  test('M-16: figures are discarded as far as there are any undeployed', () => {
    expect(hit('airliner', { soldiers: 1 }).facts['soldiers 2']).toBe(0)
    expect(hit('airliner', { soldiers: 3 }).facts['soldiers 2']).toBe(1)
    expect(hit('informant', { agents: 0 }, [{ id: 2, level: 'low', agents: 2 }]).facts).toMatchObject({
      'agents 2': 0,
      'agents on 2': 2,
    })
  })
})

describe('M-17', () => {
  const player = {
    hand: ['phone-tap', 'cold-feet'],
    open: ['false-lead'],
    down: ['pittman', 'forger'],
    up: ['recruiter'],
  }
  test('M-17: all face-down assets turn up, the hand lies face up', () => {
    const play = hit('stolen-files', player)
    expect(play.story).toContain('exposed 2 [pittman forger] [cold-feet phone-tap]')
    expect(play.facts).toMatchObject({
      'hand 2': 0,
      'open 2': 'false-lead phone-tap cold-feet',
      'down 2': 0,
      'up 2': 'recruiter pittman forger',
    })
    expect(play.view('observer').players[1].open).toEqual(['false-lead', 'phone-tap', 'cold-feet'])
  })
  test('M-17: those assets are now active, and vulnerable', () => {
    const threats: ThreatGiven[] = [{ id: 2, plot: 'ferry', level: 'imminent', lead: 2, intel: [] }]
    const play = hit('stolen-files', { down: ['pittman'], up: [] }, threats)
    expect(play.options(2)).toEqual(['burn pittman'])
    play.does(2, 'burn pittman')
  })
  test('M-17: the cards stay visible until they leave the hand; cards drawn later are hidden', () => {
    const play = free({ players: [{ hand: [], open: ['phone-tap', 'cold-feet'] }, {}, {}] })
    expect(play.offers(1, 'trade-open phone-tap')).toBe(true)
    expect(play.refuses(1, 'trade phone-tap')).toBe('M-21 refuse.not-in-hand')
    play.does(1, 'trade-open phone-tap').does(1, 'end')
    expect(play.facts).toMatchObject({ 'hand 1': 2, 'open 1': 'cold-feet', 'discarded intel': 'phone-tap' })
  })
  test('M-17: an exposed card played on a case is known to all; a hidden one is not', () => {
    const play = terrorists({
      marker: 1,
      players: [{ hand: ['bank-records'], open: ['phone-tap'] }, {}, {}],
      threats: [
        { id: 1, level: 'low', lead: 2, intel: [] },
        { id: 2, level: 'guarded', lead: 3, intel: [] },
      ],
      decks: { organizations: ['postman', 'third-wing', 'lone-wolf'] },
    })
    play.does(1, 'claim', 'case 3')
    play.does(1, 'intel', 'card-open phone-tap', 'case 1', 'card bank-records', 'case 2')
    expect(
      play
        .view(3)
        .threats.slice(0, 2)
        .map(({ known }) => known),
    ).toEqual([['phone-tap'], undefined])
    expect(play.hears(3)).toEqual(['placed 1 1 phone-tap', 'placed 1 2 hidden'])
  })
  test('M-17: nothing to expose is no harm', () => {
    expect(hit('stolen-files', { hand: [] }).story).toContain('exposed 2 [] []')
  })
})

describe('M-18', () => {
  const cases: ThreatGiven[] = [
    { id: 2, level: 'low', at: 2, lead: 2, agents: 1, soldiers: 2, intel: [{ card: 'phone-tap', by: 3 }] },
    { id: 3, level: 'elevated', at: 3, lead: 2, intel: [] },
    { id: 4, level: 'severe', at: 4, lead: 3, intel: [] },
    { id: 5, level: 'severe', at: 5, intel: [] },
  ]
  test('M-18: told to discard more than you have, you pay none and must remove a Case Lead, your choice', () => {
    const play = hit('ambassador', { rep: 1 }, cases)
    expect(play.asked).toBe('aim 2')
    expect(play.story.at(-1)).toBe('cannot-pay 2 rep 2 1')
    expect(play.options(2)).toEqual(['case 2', 'case 3'])
    play.does(2, 'case 2')
    expect(play.told[0]).toBe('reprimanded 2 2')
    expect(play.facts).toMatchObject({ 'rep 2': 1, 'leads 2': 6, 'lead of 2': 0, 'lead of 3': 2 })
  })
  test('M-18: not the one being analysed, nor another’s, nor one without', () => {
    const play = hit('ambassador', { rep: 0 }, cases)
    for (const id of [1, 4, 5]) expect(play.refuses(2, `case ${id}`)).toBe('M-18 refuse.no-target')
    play.does(2, 'case 3')
  })
  test('M-18: with just enough you pay', () => {
    const play = hit('ambassador', { rep: 2 }, cases)
    expect(play.story).toContain('rep 2 2 0')
    expect(play.asked).toBe('turn.act 1')
  })
  test('M-18: Clout the same', () => {
    const global = hit('drained-banks', { clout: 0 }, cases)
    // Impact 2 has just come: it can be paid.
    expect(global.asked).toBe('turn.act 1')
    const play = hit('adviser-bribe', { clout: 0 }, cases)
    expect(play.asked).toBe('aim 2')
    play.does(2, 'case 3')
    expect(play.facts).toMatchObject({ 'clout 2': 1, 'lead of 3': 0 })
  })
  test('M-18: with no Case Lead on the board nothing happens', () => {
    const play = hit('ambassador', { rep: 1 })
    expect(play.between('fallout', 'closed').slice(1, 3)).toEqual(['cannot-pay 2 rep 2 1', 'no-effect 2 reprimand 1'])
    expect(play.asked).toBe('turn.act 1')
    expect(play.facts).toMatchObject({ 'rep 2': 1, 'leads 2': 7 })
  })
  test('M-18: the threat is unclaimed again, keeps its Intel and figures, and anyone may claim it', () => {
    const play = hit('consul', {}, cases, {
      decks: { organizations: ['postman', 'paper-mill', 'third-wing'] },
    })
    play.does(2, 'case 2')
    expect(play.facts).toMatchObject({ 'lead of 2': 0, 'agents on 2': 1, 'soldiers on 2': 2, 'intel on 2': 1 })
    play.does(1, 'claim', 'case 2')
    expect(play.facts['lead of 2']).toBe(1)
  })
  test('M-18: everybody who cannot pay a Global Fallout is reprimanded, in marker order', () => {
    const play = hit('memorial', { rep: 0 }, cases, {
      players: [{ rep: 4 }, { rep: 0 }, { rep: 0 }],
      marker: 3,
    })
    expect(play.asked).toBe('aim 3')
    play.does(3, 'case 4')
    expect(play.asked).toBe('aim 2')
    play.does(2, 'case 2')
    expect(play.facts).toMatchObject({ 'rep 1': 3, 'lead of 4': 0, 'lead of 2': 0 })
  })
})
