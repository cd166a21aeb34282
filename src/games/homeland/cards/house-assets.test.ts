import { describe, expect, test } from 'vitest'
import {
  EASY,
  free,
  type Given,
  type PlayerGiven,
  type ThreatGiven,
  terrorists,
} from '../../../../tests/homeland-table.ts'

/** Player 1 has this asset face up and both musts done. */
const holding = (asset: string, player: PlayerGiven = {}, given: Given = {}) =>
  free({ players: [{ up: [asset], ...player }, {}, {}], ...given })
const faceDown = (asset: string, player: PlayerGiven = {}, given: Given = {}) =>
  free({ players: [{ down: [asset], ...player }, {}, {}], ...given })
/** Player 2 has it, and threat 1, red 3, is analysed; player 1 leads it. */
const analysed = (asset: string, player: PlayerGiven = {}, threat: ThreatGiven = {}) =>
  terrorists({
    players: [{}, { up: [asset], ...player }, {}],
    threats: [{ id: 1, ...EASY, level: 'imminent', lead: 1, intel: [], ...threat }],
  })
const intel = [{ card: 'phone-tap', by: 2 }, { card: 'blown-cover' }]
const threats: ThreatGiven[] = [
  { id: 4, plot: 'dirty-bomb', level: 'severe', at: 1, soldiers: 3, intel },
  { id: 5, plot: 'letter-bomb', level: 'low', at: 2, lead: 2, intel: [] },
  { id: 6, plot: 'car-bomb', level: 'guarded', at: 3, lead: 1, intel: [] },
]

describe('loyal hands', () => {
  test('desk-officer: swap the whole hand for as many cards, exposed ones too', () => {
    const decks = { intel: ['cold-feet', 'moved-up', 'front-page', 'safe-house'] }
    const table = holding('desk-officer', { hand: ['phone-tap', 'false-lead'], open: ['bank-records'] }, { decks })
    table.does(1, 'use desk-officer')
    expect(table.told).toEqual([
      'used 1 desk-officer',
      'discarded 1 phone-tap',
      'discarded 1 false-lead',
      'discarded 1 bank-records',
      'drew 1 3 [cold-feet moved-up front-page]',
    ])
    expect(table.fortunes).toEqual({ 'hand 1': 3, 'open 1': '' })
    expect(table.refuses(1, 'use desk-officer')).toBe('M-25 refuse.used')
  })
  test('desk-officer: not with an empty hand', () => {
    expect(holding('desk-officer', { hand: [] }).refuses(1, 'use desk-officer')).toBe('M-25 refuse.no-use')
  })
  test('watch-commander: 1 Rep for 2 blue, after the totals', () => {
    const table = analysed('watch-commander', { rep: 1 })
    expect(table.options(2)).toEqual(['blue watch-commander 2', 'pass'])
    table.does(2, 'blue watch-commander 2')
    expect(table.told.slice(0, 3)).toEqual(['swung 2 watch-commander blue 2', 'rep 2 1 0', 'totals 1 3 2'])
    expect(table.facts['up 2']).toBe('watch-commander')
    expect(analysed('watch-commander', { rep: 0, clout: 5 }).asked).toBe('turn.act 1')
  })
  test.each([
    ['bank-records', 'traded 1 bank-records 2 0'],
    ['satellite-pass', 'traded 1 satellite-pass 2 1'],
    ['phone-tap', 'traded 1 phone-tap 0 1'],
  ])('federal-judge: trading Intel for Rep gives 1 more (%s)', (card, told) => {
    expect(holding('federal-judge', { hand: [card] }).does(1, `trade ${card}`).told[0]).toBe(told)
  })
  test('federal-judge: not while face down', () => {
    const table = faceDown('federal-judge', { hand: ['bank-records'] }).does(1, 'trade bank-records')
    expect(table.told[0]).toBe('traded 1 bank-records 1 0')
  })
  test('bomb-squad: burned to claim a threat besides the one claimed as a duty', () => {
    const table = holding('bomb-squad', {}, { threats }).does(1, 'burn bomb-squad')
    expect(table.options(1)).toEqual(['case 4'])
    table.does(1, 'case 4')
    expect(table.told).toEqual(['claimed 1 4'])
    expect(table.changed).toEqual({ 'lead of 4': 1, 'leads 1': 5 })
    expect(holding('bomb-squad', {}, { threats: threats.slice(1) }).refuses(1, 'burn bomb-squad')).toMatch('M-25')
  })
  test('field-office: an Agent on each of your turns', () => {
    const table = holding('field-office').does(1, 'use field-office')
    expect(table.told).toEqual(['used 1 field-office', 'agents 1 1'])
    expect(table.changed).toEqual({ 'agents 1': 2 })
  })
  test('interpreter: deploying an Agent shows the Intel too, and adds no card', () => {
    const table = holding('interpreter', {}, { threats }).does(1, 'agents', 'case 4', 'look', 'look')
    expect(table.told.slice(1)).toEqual(['looked-plot 1 4 dirty-bomb', 'looked-intel 1 4 2 [phone-tap blown-cover]'])
    expect(table.facts['intel on 4']).toBe(2)
    const down = faceDown('interpreter', {}, { threats }).does(1, 'agents', 'case 4', 'look')
    expect(down.told.slice(1)).toEqual(['looked-plot 1 4 dirty-bomb'])
  })
  test('hotel-clerk: burned to put a threat one level back, straight down to a free space', () => {
    const table = holding('hotel-clerk', {}, { threats }).does(1, 'burn hotel-clerk')
    expect(table.options(1)).toEqual(['case 4', 'case 6'])
    table.does(1, 'case 4')
    expect(table.told).toEqual(['moved 4 elevated'])
    expect(table.changed).toEqual({ 'threat 4': 'elevated 1' })
    expect(holding('hotel-clerk', {}, { threats: [threats[1]] }).refuses(1, 'burn hotel-clerk')).toMatch('M-25')
    const full: ThreatGiven[] = [
      { id: 1, level: 'guarded', at: 2 },
      { id: 2, level: 'low', at: 2 },
    ]
    expect(holding('hotel-clerk', {}, { threats: full }).refuses(1, 'burn hotel-clerk')).toBe('M-25 refuse.no-use')
  })
  test('case-archivist: +1 blue on each case you lead', () => {
    expect(analysed('case-archivist', {}, { lead: 2 }).story).toContain('totals 1 3 1')
    expect(analysed('case-archivist').story).toContain('totals 1 3 0')
  })
})

describe('ambitious friends', () => {
  test.each([
    ['red', 'totals 1 5 0'],
    ['blue', 'totals 1 3 2'],
  ])('committee-chair: 2 Clout for 2 %s, after the totals', (colour, totals) => {
    const table = analysed('committee-chair', { clout: 2 })
    expect(table.options(2)).toEqual(['red committee-chair 2', 'blue committee-chair 2', 'pass'])
    table.does(2, `${colour} committee-chair 2`)
    expect(table.told.slice(0, 3)).toEqual([`swung 2 committee-chair ${colour} 2`, 'clout 2 2 0', totals])
    expect(table.facts['up 2']).toBe('committee-chair')
  })
  test('committee-chair: not for less than 2 Clout; once a terrorist turn (M-11)', () => {
    expect(analysed('committee-chair', { clout: 1, rep: 9 }).asked).toBe('turn.act 1')
    const table = analysed('committee-chair', { clout: 9 }).does(2, 'red committee-chair 2')
    expect(table.asked).toBe('turn.act 1')
  })
  test('lobbyist: 1 Rep into Clout or back, on each of your turns', () => {
    const table = holding('lobbyist', { rep: 2, clout: 2 }).does(1, 'use lobbyist')
    expect(table.options(1)).toEqual(['to-clout', 'to-rep', 'none'])
    expect(table.does(1, 'to-clout').told).toEqual(['rep 1 2 1', 'clout 1 2 3'])
    expect(holding('lobbyist', { rep: 2, clout: 2 }).does(1, 'use lobbyist', 'to-rep').fortunes).toEqual({
      'rep 1': 3,
      'clout 1': 1,
    })
    const left = holding('lobbyist').does(1, 'use lobbyist', 'none')
    expect(left.told).toEqual(['used 1 lobbyist', 'declined 1 launder 1'])
    expect(left.fortunes).toEqual({})
    expect(holding('lobbyist', { rep: 0 }).does(1, 'use lobbyist').does(1, 'to-rep').fortunes).toEqual({
      'rep 1': 1,
      'clout 1': 0,
    })
    expect(holding('lobbyist', { rep: 0, clout: 0 }).refuses(1, 'use lobbyist')).toBe('M-25 refuse.no-use')
  })
  test('columnist: take 1 Clout from another player who has some', () => {
    const table = free({ players: [{ up: ['columnist'] }, { clout: 3 }, { clout: 0 }] }).does(1, 'use columnist')
    expect(table.options(1)).toEqual(['player 2'])
    expect(table.refuses(1, 'player 3')).toMatch(/refuse/)
    table.does(1, 'player 2')
    expect(table.told).toEqual(['taken-clout 1 2 1', 'clout 2 3 2', 'clout 1 1 2'])
    expect(table.changed).toEqual({ 'clout 1': 2, 'clout 2': 2 })
    const poor = free({ players: [{ up: ['columnist'] }, { clout: 0 }, { clout: 0 }] })
    expect(poor.refuses(1, 'use columnist')).toBe('M-25 refuse.no-use')
  })
  test('the-donor: burned for 3 Clout', () => {
    const table = holding('the-donor').does(1, 'burn the-donor')
    expect(table.told).toEqual(['burned 1 the-donor', 'clout 1 1 4'])
    expect(table.fortunes).toEqual({ 'clout 1': 4, 'up 1': '' })
  })
  test('chief-of-staff: assets cost 1 less', () => {
    const table = holding('chief-of-staff', { rep: 1, clout: 1 }, { decks: { assets: ['virgil', 'pittman'] } })
    table.does(1, 'recruit-asset')
    expect(table.options(1)).toEqual(['pay 1 1'])
    table.does(1, 'pay 1 1', 'keep virgil')
    expect(table.fortunes).toEqual({ 'rep 1': 0, 'clout 1': 0, 'down 1': 1 })
    expect(faceDown('chief-of-staff').refuses(1, 'recruit-asset')).toBe('M-22 refuse.too-few-tokens')
  })
  test('recruiter: recruit once more', () => {
    const table = holding('recruiter').does(1, 'recruit-agent').does(1, 'recruit-agent')
    expect(table.facts['agents 1']).toBe(3)
    expect(table.refuses(1, 'recruit-soldier')).toBe('M-22 refuse.recruited')
  })
  test('press-secretary: no Clout is lost to Fallout', () => {
    const lost = (player: PlayerGiven) =>
      terrorists({
        players: [{}, { clout: 0, ...player }, {}],
        threats: [
          { id: 1, plot: 'adviser-bribe', level: 'imminent', lead: 2, intel: [] },
          { id: 2, level: 'low', lead: 2 },
        ],
      })
    const table = lost({ up: ['press-secretary'] })
    expect(table.between('fallout', 'closed')).toEqual([
      'fallout 2 adviser-bribe',
      'spared 2 lose-clout 2 press-secretary',
      'lead-returned 2 1',
      'closed 1',
    ])
    expect(table.facts).toMatchObject({ 'clout 2': 1, 'lead of 2': 2 })
    const without = lost({ down: ['press-secretary'] })
    expect(without.asked).toBe('aim 2')
    without.does(2, 'case 2')
  })
  test('press-secretary: nor taken by another player', () => {
    const players = [{ up: ['columnist'] }, { up: ['press-secretary'], clout: 5 }, { clout: 0 }]
    expect(free({ players }).refuses(1, 'use columnist')).toBe('M-25 refuse.no-use')
  })
  test('auction-house: trade once more', () => {
    const table = holding('auction-house', { hand: ['phone-tap', 'phone-tap', 'bank-records'] })
    table.does(1, 'trade phone-tap', 'trade phone-tap')
    expect(table.fortunes).toEqual({ 'clout 1': 3, 'hand 1': 1 })
    expect(table.refuses(1, 'trade bank-records')).toBe('M-21 refuse.traded')
  })
})

describe('quiet tools', () => {
  test('listening-post: look at the Intel of a threat on each of your turns, and add no card', () => {
    const table = holding('listening-post', {}, { threats }).does(1, 'use listening-post')
    expect(table.options(1)).toEqual(['case 4', 'case 5', 'case 6'])
    table.does(1, 'case 4')
    expect(table.told).toEqual(['looked-intel 1 4 2 [phone-tap blown-cover]'])
    expect(table.changed).toEqual({})
    expect(table.hears(2)).toEqual(['looked-intel 1 4 2 hidden'])
  })
  test('clean-team: a look of Soldiers adds no card', () => {
    const table = holding('clean-team', {}, { threats }).does(1, 'soldiers', 'case 4', 'look')
    expect(table.told.slice(1)).toEqual(['looked-intel 1 4 2 [phone-tap blown-cover]'])
    expect(table.facts['intel on 4']).toBe(2)
    const down = faceDown('clean-team', {}, { threats }).does(1, 'soldiers', 'case 4', 'look')
    expect(down.told.at(-1)).toBe('added 4 1')
  })
  const hit = (player: PlayerGiven, plot = 'car-bomb') =>
    terrorists({
      players: [{}, { soldiers: 0, ...player }, {}],
      threats: [{ id: 1, plot, level: 'imminent', lead: 2, intel: [] }],
    })
  test('safe-flat: none of your assets is burned by Fallout', () => {
    expect(hit({ up: ['safe-flat', 'virgil'] }).asked).toBe('turn.act 1')
    expect(hit({ up: ['virgil', 'safe-flat'] }).story).toContain('spared 2 soldier-or-asset 1 safe-flat')
    const burning = hit({ up: ['safe-flat', 'virgil'] }, 'stadium-bomb')
    expect(burning.story).toContain('spared 2 burn-asset 1 safe-flat')
    expect(burning.facts['up 2']).toBe('safe-flat virgil')
    expect(hit({ up: ['safe-flat', 'virgil'] }, 'ferry').facts['up 2']).toBe('safe-flat virgil')
    const soldier = hit({ up: ['safe-flat', 'virgil'], soldiers: 1 })
    expect(soldier.options(2)).toEqual(['soldier'])
    soldier.does(2, 'soldier')
    const down = hit({ up: ['virgil'], down: ['safe-flat'] })
    expect(down.options(2)).toEqual(['burn virgil'])
    down.does(2, 'burn virgil')
  })
  test('safe-flat: its owner may still burn one for use', () => {
    const table = free({ players: [{ up: ['safe-flat', 'the-donor'] }, {}, {}] }).does(1, 'burn the-donor')
    expect(table.fortunes).toEqual({ 'clout 1': 4, 'up 1': 'safe-flat' })
  })
  test('airbase-colonel: Drone Strike', () => {
    const table = holding('airbase-colonel', {}, { threats }).does(1, 'strike 4')
    expect(table.told).toEqual(['struck 1 4', 'figures-left 4 soldiers 3'])
    expect(table.refuses(1, 'strike 5')).toBe('M-26 refuse.two-soldiers')
    expect(faceDown('airbase-colonel', {}, { threats }).refuses(1, 'strike 4')).toBe('M-26 refuse.no-drone')
  })
  test('airbase-colonel: burned to put two Soldiers of the supply on any threat', () => {
    const table = holding('airbase-colonel', {}, { threats }).does(1, 'burn airbase-colonel')
    expect(table.options(1)).toEqual(['case 4', 'case 5', 'case 6'])
    expect(table.does(1, 'case 5').told).toEqual(['supplied 1 5 soldiers 2'])
    expect(table.facts).toMatchObject({ 'soldiers on 5': 2, 'soldiers 1': 1, 'up 1': '' })
    expect(table.refuses(1, 'strike 5')).toBe('M-26 refuse.no-drone')
  })
  test('contractors: Soldiers who look see the Plot too', () => {
    const table = holding('contractors', {}, { threats }).does(1, 'soldiers', 'case 4', 'look')
    expect(table.told.slice(1)).toEqual([
      'looked-intel 1 4 2 [phone-tap blown-cover]',
      'looked-plot 1 4 dirty-bomb',
      'added 4 1',
    ])
    const unseen = holding('contractors', {}, { threats }).does(1, 'soldiers', 'case 4', 'no-look')
    expect(unseen.told).toEqual(['sent-soldiers 1 4 1'])
    const down = faceDown('contractors', {}, { threats }).does(1, 'soldiers', 'case 4', 'look')
    expect(down.told).not.toContain('looked-plot 1 4 dirty-bomb')
  })
  test('convoy-dispatcher: all Soldiers of one threat to another, without a look', () => {
    const table = holding('convoy-dispatcher', {}, { threats }).does(1, 'use convoy-dispatcher')
    expect(table.options(1)).toEqual(['case 4'])
    table.does(1, 'case 4')
    expect(table.options(1)).toEqual(['case 5', 'case 6'])
    table.does(1, 'case 6')
    expect(table.told).toEqual(['shifted 1 4 6 3'])
    expect(table.changed).toEqual({ 'soldiers on 4': 0, 'soldiers on 6': 3 })
  })
  test('convoy-dispatcher: not without Soldiers on a threat, nor without a second threat', () => {
    for (const some of [threats.slice(1), threats.slice(0, 1)])
      expect(holding('convoy-dispatcher', {}, { threats: some }).refuses(1, 'use convoy-dispatcher')).toBe(
        'M-25 refuse.no-use',
      )
  })
  test('forger: burned to swap the exposed cards for hidden ones', () => {
    const player = { hand: ['phone-tap'], open: ['bank-records', 'false-lead'] }
    const table = holding('forger', player, { decks: { intel: ['cold-feet', 'moved-up'] } }).does(1, 'burn forger')
    expect(table.told).toEqual([
      'burned 1 forger',
      'discarded 1 bank-records',
      'discarded 1 false-lead',
      'drew 1 2 [cold-feet moved-up]',
    ])
    expect(table.fortunes).toEqual({ 'hand 1': 3, 'open 1': '', 'up 1': '' })
    expect(holding('forger').refuses(1, 'burn forger')).toBe('M-25 refuse.no-use')
    expect(holding('forger', { open: ['bank-records'] }).offers(1, 'burn forger')).toBe(true)
  })
  test('data-broker: draw an Intel on each of your turns', () => {
    const table = holding('data-broker', {}, { decks: { intel: ['cold-feet'] } }).does(1, 'use data-broker')
    expect(table.told).toEqual(['used 1 data-broker', 'drew 1 1 [cold-feet]'])
    expect(table.fortunes).toEqual({ 'hand 1': 4 })
  })
  test.each([
    ['blown-cover', ['swung 2 double-agent red 3', 'discarded 2 blown-cover', 'totals 1 6 0']],
    ['phone-tap', ['swung 2 double-agent blue 2', 'discarded 2 phone-tap', 'totals 1 3 2']],
    ['moved-up', ['used 2 double-agent', 'discarded 2 moved-up', 'totals 1 3 0']],
  ])('double-agent: a card of your hand, face up, after the totals, for its own colour (%s)', (card, told) => {
    const table = analysed('double-agent', { hand: [card, 'bank-records'] })
    expect(table.options(2)).toEqual(['spend double-agent 0', 'pass'])
    table.does(2, 'spend double-agent 0')
    expect(table.asked).toBe('react.discard 2')
    table.does(2, `card ${card}`)
    expect(table.told.slice(0, told.length)).toEqual(told)
    expect(table.facts['hand 2']).toBe(1)
  })
  test('double-agent: an exposed card too; none with an empty hand', () => {
    const table = analysed('double-agent', { hand: [], open: ['blown-cover'] }).does(2, 'spend double-agent 0')
    expect(table.options(2)).toEqual(['card-open blown-cover'])
    table.does(2, 'card-open blown-cover')
    expect(table.facts['open 2']).toBe('')
    expect(analysed('double-agent', { hand: [] }).asked).toBe('turn.act 1')
  })
  test('old-friend-abroad: burned to take any Case Lead off a threat', () => {
    const table = holding('old-friend-abroad', {}, { threats }).does(1, 'burn old-friend-abroad')
    expect(table.options(1)).toEqual(['case 5', 'case 6'])
    table.does(1, 'case 5')
    expect(table.told).toEqual(['lead-taken 1 2 5'])
    expect(table.changed).toEqual({ 'lead of 5': 0, 'leads 2': 7 })
    expect(holding('old-friend-abroad', {}, { threats: [threats[0]] }).refuses(1, 'burn old-friend-abroad')).toMatch(
      'M-25',
    )
  })
})
