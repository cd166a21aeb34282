import { describe, expect, test } from 'vitest'
import {
  free,
  type Given,
  type PlayerGiven,
  type ThreatGiven,
  terrorists,
  turn,
} from '../../../../tests/homeland-table.ts'

const alone = (player: PlayerGiven, given: Given = {}) => free({ players: [player, {}, {}], ...given })

describe('M-25', () => {
  test('M-25: own assets may be turned up, any number, during one’s own turn', () => {
    const play = alone({ down: ['virgil', 'forger', 'pittman'] }).does(1, 'activate pittman', 'activate virgil')
    expect(play.told).toEqual(['activated 1 pittman', 'activated 1 virgil'])
    expect(play.changed).toEqual({ 'down 1': 1, 'up 1': 'pittman virgil' })
    expect(play.refuses(1, 'activate virgil')).toBe('M-25 refuse.not-face-down')
  })
  test('M-25: not another’s, not on another’s turn, not during an analysis', () => {
    const play = free({ players: [{}, { down: ['virgil'] }, {}] })
    expect(play.refuses(1, 'activate virgil')).toBe('M-25 refuse.not-face-down')
    expect(play.refuses(2, 'activate virgil')).toBe('M-19 refuse.not-your-turn')
    const analysed = terrorists({
      players: [{ up: ['lynne-reed'], down: ['nicholas-brody'] }, {}, {}],
      threats: [{ id: 1, plot: 'pipe-bombs', level: 'imminent', intel: [] }],
    })
    expect(analysed.refuses(1, 'activate nicholas-brody')).toBe('M-11 refuse.not-now')
    analysed.does(1, 'pass')
  })
  test('M-25: only face-up assets have any effect, passive ones included', () => {
    const play = alone(
      { down: ['nicholas-brody', 'pittman', 'dar-adal'], hand: [] },
      {
        threats: [{ id: 1, level: 'low', soldiers: 2 }],
      },
    )
    expect(play.refuses(1, 'use nicholas-brody')).toBe('M-25 refuse.not-active')
    expect(play.refuses(1, 'strike 1')).toBe('M-26 refuse.no-drone')
    expect(play.does(1, 'end').facts['hand 1']).toBe(3)
  })
  test('M-25: each once per turn, and again on the next', () => {
    const play = turn({ players: [{ up: ['field-office', 'david-estes'] }, {}, {}], done: ['claimed', 'placed'] })
    play.does(1, 'use field-office')
    expect(play.refuses(1, 'use field-office')).toBe('M-25 refuse.used')
    expect(play.offers(1, 'use david-estes')).toBe(true)
    const next = terrorists({ players: [{ up: ['field-office'] }, {}, {}], used: ['field-office'] })
    expect(next.offers(1, 'use field-office')).toBe(true)
  })
  test('M-25: abilities work on one’s own turn only', () => {
    const play = free({ players: [{}, { up: ['nicholas-brody'] }, {}] })
    expect(play.refuses(2, 'use nicholas-brody')).toBe('M-19 refuse.not-your-turn')
    expect(play.refuses(1, 'use nicholas-brody')).toBe('M-25 refuse.no-asset')
  })
  test('M-25: a recruited asset may be activated and used at once', () => {
    const play = alone({ rep: 3, clout: 0 }, { decks: { assets: ['nicholas-brody', 'virgil'] } })
    play.does(1, 'recruit-asset', 'pay 3 0', 'keep nicholas-brody', 'activate nicholas-brody', 'use nicholas-brody')
    expect(play.fortunes).toEqual({ 'rep 1': 0, 'clout 1': 1, 'up 1': 'nicholas-brody' })
  })
  test('M-25: a hand size gained this turn counts for the refill', () => {
    const play = alone({ down: ['pittman'], hand: [] }).does(1, 'activate pittman', 'end')
    expect(play.facts['hand 1']).toBe(4)
  })
  test('M-25: an asset taken from a player stays face up; from the discard pile it enters face down', () => {
    const taken = free({ players: [{ up: ['mira-berenson'] }, { up: ['saul-berenson'] }, {}] })
    expect(taken.does(1, 'burn mira-berenson').fortunes).toEqual({ 'up 1': 'saul-berenson', 'up 2': '' })
    const found = alone({ up: ['mira-berenson'] }, { discards: { assets: ['saul-berenson'] } })
    expect(found.does(1, 'burn mira-berenson').fortunes).toEqual({ 'up 1': '', 'down 1': 1 })
  })
  test('M-25: no burn without a legal target', () => {
    for (const asset of ['hotel-clerk', 'bomb-squad', 'old-friend-abroad', 'forger', 'jessica-brody'])
      expect(alone({ up: [asset] }).refuses(1, `burn ${asset}`)).toBe('M-25 refuse.no-use')
  })
  test('M-25: an asset that must be aimed is, and only where it can work', () => {
    const led: ThreatGiven[] = [
      { id: 1, level: 'low', lead: 2, soldiers: 1 },
      { id: 2, level: 'guarded', at: 2 },
    ]
    const shift = alone({ up: ['convoy-dispatcher'] }, { threats: led }).does(1, 'use convoy-dispatcher')
    expect(shift.refuses(1, 'case 2')).toBe('M-25 refuse.no-target')
    shift.does(1, 'case 1')
    expect(shift.refuses(1, 'case 1')).toBe('M-25 refuse.no-target')
    expect(shift.does(1, 'case 2').told).toEqual(['shifted 1 1 2 1'])
    const column = alone({ up: ['columnist'] }).does(1, 'use columnist')
    expect(column.refuses(1, 'player 1')).toBe('M-25 refuse.not-possible')
    expect(column.does(1, 'player 3').fortunes).toEqual({ 'clout 1': 2, 'clout 3': 0 })
    const lobby = alone({ up: ['lobbyist'], clout: 0 }).does(1, 'use lobbyist')
    expect(lobby.refuses(1, 'to-rep')).toBe('M-25 refuse.not-possible')
    expect(lobby.does(1, 'to-clout').fortunes).toEqual({ 'rep 1': 0, 'clout 1': 1 })
  })
})

describe('M-26', () => {
  const cards = [{ card: 'phone-tap', by: 2 }, { card: 'cold-feet' }]
  const aimed: ThreatGiven[] = [
    {
      id: 1,
      organization: 'postman',
      plot: 'dirty-bomb',
      level: 'severe',
      at: 2,
      lead: 2,
      agents: 2,
      soldiers: 2,
      intel: cards,
    },
    { id: 2, organization: 'lone-wolf', plot: 'car-bomb', level: 'low', soldiers: 3, intel: [] },
    { id: 3, level: 'imminent', soldiers: 1, intel: [] },
    { id: 4, level: 'guarded', agents: 9, intel: [] },
  ]
  const strike = () => alone({ up: ['dar-adal'] }, { threats: aimed })
  test('M-26: a threat with two or more Soldiers, anyone’s, any level, claimed or not', () => {
    const play = strike()
    expect(play.options(1).filter(name => name.startsWith('strike'))).toEqual(['strike 1', 'strike 2'])
    for (const id of [3, 4]) expect(play.refuses(1, `strike ${id}`)).toBe('M-26 refuse.two-soldiers')
    expect(play.refuses(1, 'strike 9')).toBe('M-26 refuse.no-such-threat')
  })
  test('M-26: all its cards leave the game unseen, figures go, the Case Lead returns, the space stays empty, nobody scores', () => {
    const play = strike().does(1, 'strike 1')
    expect(play.told).toEqual([
      'struck 1 1',
      'figures-left 1 soldiers 2',
      'figures-left 1 agents 2',
      'lead-returned 2 1',
    ])
    expect(play.changed).toEqual({
      'threat 1': 'gone',
      'lead of 1': 'gone',
      'agents on 1': 'gone',
      'soldiers on 1': 'gone',
      'intel on 1': 'gone',
      'leads 2': 7,
      'gone plots': 1,
      'gone organizations': 'postman',
      'gone intel': 2,
    })
    expect(play.view(1).spaces.filter(id => id !== null)).toEqual([2, 4, 3])
  })
  test('M-26: any number per turn', () => {
    const play = strike().does(1, 'strike 2', 'strike 1')
    expect(play.told.filter(line => line.startsWith('struck'))).toEqual(['struck 1 2', 'struck 1 1'])
    expect(play.view(1).threats.map(({ id }) => id)).toEqual([3, 4])
  })
  test('M-26: only with the icon on an active asset, and on one’s own turn', () => {
    expect(alone({}, { threats: aimed }).refuses(1, 'strike 1')).toBe('M-26 refuse.no-drone')
    const play = free({ players: [{}, { up: ['dar-adal'] }, {}], threats: aimed })
    expect(play.refuses(2, 'strike 1')).toBe('M-19 refuse.not-your-turn')
  })
  test('M-26: Soldiers sent this turn count', () => {
    const play = alone({ up: ['dar-adal'] }, { threats: aimed }).does(1, 'soldiers', 'case 3', 'no-look')
    expect(play.offers(1, 'strike 3')).toBe(true)
  })
})

describe('M-27', () => {
  const refilled = (player: PlayerGiven) =>
    alone(player, { decks: { intel: ['sleeper-cell', 'cold-feet'] } }).does(1, 'end')
  test('M-27: refill Intel up to three, unseen by the others', () => {
    const play = refilled({ hand: ['phone-tap'] })
    expect(play.told).toEqual(['drew 1 2 [sleeper-cell cold-feet]', 'turn 2'])
    expect(play.hears(3)).toEqual(['drew 1 2 hidden', 'turn 2'])
    expect(play.facts['hand 1']).toBe(3)
  })
  test('M-27: exposed cards count', () => {
    expect(refilled({ hand: ['phone-tap'], open: ['false-lead'] }).fortunes).toEqual({ 'hand 1': 2 })
  })
  test('M-27: +1 for each active asset with that bonus', () => {
    expect(refilled({ hand: [], up: ['pittman', 'virgil'] }).facts['hand 1']).toBe(5)
  })
  test('M-27: a refill level, not a limit: never discard down', () => {
    const hand = ['phone-tap', 'bank-records', 'false-lead', 'safe-house', 'traffic-camera']
    const play = refilled({ hand })
    expect(play.told).toEqual(['turn 2'])
    expect(play.facts['hand 1']).toBe(5)
  })
  test('M-27: only with both musts done as far as possible', () => {
    const given: Given = {
      threats: [
        { id: 1, level: 'low', lead: 2 },
        { id: 2, level: 'low' },
      ],
    }
    expect(turn(given).refuses(1, 'end')).toBe('M-19 refuse.must-claim')
    expect(turn({ ...given, done: ['claimed'] }).refuses(1, 'end')).toBe('M-20 refuse.must-place')
    expect(turn({ ...given, done: ['claimed', 'placed'] }).offers(1, 'end')).toBe(true)
  })
})
