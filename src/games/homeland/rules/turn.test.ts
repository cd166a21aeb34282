import { describe, expect, test } from 'vitest'
import {
  free,
  type Given,
  type PlayerGiven,
  type ThreatGiven,
  table,
  terrorists,
  turn,
} from '../../../../tests/homeland-table.ts'

/** Threats 1, 2, 3 … on the lowest levels, led by these seats; 0 is nobody. */
const led = (...seats: number[]): ThreatGiven[] =>
  seats.map((seat, i) => ({
    id: i + 1,
    level: i < 6 ? 'low' : 'guarded',
    intel: [],
    ...(seat > 0 ? { lead: seat } : {}),
  }))
const HAND = ['phone-tap', 'bank-records', 'false-lead']
const board = (seats: readonly number[], player: PlayerGiven = {}, given: Given = {}) =>
  turn({ players: [{ hand: HAND, ...player }, {}, {}], threats: led(...seats), ...given })

describe('M-19', () => {
  test('M-19: from the marker holder clockwise, then the next round', () => {
    const play = table({ turn: 3, marker: 3, players: 3, initiative: [2] })
    play.does(3, 'end')
    expect(play.asked).toBe('turn.act 1')
    expect(play.facts.turn).toBe(1)
    play.does(1, 'end')
    expect(play.asked).toBe('turn.act 2')
    play.does(2, 'end')
    expect(play.told).toContain('round 2 2')
    expect(play.asked).toBe('turn.act 2')
  })
  test('M-19: nobody acts out of turn, nor anybody who is not there', () => {
    const play = board([0, 2])
    for (const seat of [2, 3]) expect(play.refuses(seat, 'claim')).toBe('M-19 refuse.not-your-turn')
    expect(play.refuses(4, 'claim')).toBe('M-19 refuse.no-such-seat')
  })
  test('M-19: during the Terrorist turn it is nobody’s turn', () => {
    const play = terrorists({
      players: [{ up: ['lynne-reed'] }, {}, {}],
      threats: [{ id: 1, plot: 'pipe-bombs', level: 'imminent', intel: [] }],
    })
    expect(play.facts.turn).toBe(0)
    play.does(1, 'pass')
  })
  test('M-19: must claim one unclaimed threat with a Case Lead', () => {
    const play = board([2, 3, 0, 0], {}, { done: ['placed'] })
    expect(play.refuses(1, 'end')).toBe('M-19 refuse.must-claim')
    play.does(1, 'claim')
    expect(play.options(1)).toEqual(['case 3', 'case 4'])
    expect(play.refuses(1, 'case 1')).toBe('M-19 refuse.already-led')
    expect(play.refuses(1, 'case 9')).toBe('M-19 refuse.no-such-threat')
    play.does(1, 'case 4')
    expect(play.told).toEqual(['claimed 1 4'])
    expect(play.changed).toEqual({ 'lead of 4': 1, 'leads 1': 6 })
    expect(play.offers(1, 'end')).toBe(true)
  })
  test('M-19: once per turn', () => {
    const play = board([2, 0, 0]).does(1, 'claim', 'case 2')
    expect(play.refuses(1, 'claim')).toBe('M-19 refuse.claimed')
  })
  test('M-19: no duty where there was none at the start', () => {
    const play = table({ turn: 3, marker: 2, threats: led(2, 3), done: ['claimed', 'placed'] }).does(3, 'end')
    expect(play.asked).toBe('turn.act 1')
    expect(play.view(1).mustClaim).toBe(false)
    expect(play.refuses(1, 'claim')).toBe('M-19 refuse.nothing-to-claim')
  })
  test('M-19: the duty lapses if none is left', () => {
    const play = board([0, 2, 3], { up: ['bomb-squad'] }, { done: ['placed'] })
    expect(play.offers(1, 'end')).toBe(false)
    play.does(1, 'burn bomb-squad', 'case 1')
    expect(play.offers(1, 'end')).toBe(true)
    const struck = turn({
      players: [{ up: ['dar-adal'] }, {}, {}],
      done: ['placed'],
      threats: [{ id: 1, level: 'low', soldiers: 2 }],
    })
    expect(struck.refuses(1, 'end')).toBe('M-19 refuse.must-claim')
    struck.does(1, 'strike 1')
    expect(struck.offers(1, 'end')).toBe(true)
  })
  test('M-19: a claim by an asset is one more, not the one that is owed', () => {
    const play = board([0, 0], { up: ['bomb-squad'] }, { done: ['placed'] }).does(1, 'burn bomb-squad', 'case 1')
    expect(play.refuses(1, 'end')).toBe('M-19 refuse.must-claim')
    play.does(1, 'claim', 'case 2')
    expect(play.facts['leads 1']).toBe(5)
  })
  test('M-19: a threat that becomes free during the turn may be claimed, but no one must', () => {
    const play = free({
      players: [{ up: ['old-friend-abroad'] }, {}, {}],
      done: ['placed'],
      mustClaim: false,
      threats: led(2, 3),
    })
    play.does(1, 'burn old-friend-abroad', 'case 1')
    expect(play.offers(1, 'claim')).toBe(true)
    expect(play.offers(1, 'end')).toBe(true)
  })
  test('M-19: with the last Case Lead too', () => {
    const play = board([1, 1, 1, 1, 1, 1, 0], {}, { done: ['placed'] })
    expect(play.facts['leads 1']).toBe(1)
    expect(play.does(1, 'claim', 'case 7').facts['leads 1']).toBe(0)
  })
  test('M-19: each turn anew: what one player has done another still may', () => {
    const spent: Given = { trades: 1, recruits: 1, mustClaim: false, done: ['claimed', 'placed', 'soldiers', 'agents'] }
    const players: PlayerGiven[] = [{}, { hand: HAND }, {}]
    const play = turn({ players, threats: led(1, 3, 0), ...spent }).does(1, 'end')
    for (const name of ['claim', 'intel', 'trade phone-tap', 'recruit-agent', 'soldiers', 'agents'])
      expect(play.offers(2, name)).toBe(true)
    expect(play.refuses(2, 'end')).toBe('M-19 refuse.must-claim')
  })
  test('M-19: actions in any order, each finished before the next', () => {
    const play = board([2, 3, 0]).does(1, 'recruit-agent', 'agents', 'case 3')
    expect(play.asked).toBe('agents.count 1')
    expect(play.refuses(1, 'claim')).toBe('M-24 refuse.not-now')
    play.does(
      1,
      'send 2',
      'look',
      'claim',
      'case 3',
      'intel',
      'card phone-tap',
      'case 1',
      'card bank-records',
      'case 2',
    )
    play.does(1, 'trade false-lead', 'soldiers', 'case 3', 'no-look', 'end')
    expect(play.asked).toBe('turn.act 2')
  })
})

describe('M-20', () => {
  const two = (play: ReturnType<typeof board>, ...cases: number[]) => {
    play.does(1, 'intel')
    for (const [i, id] of cases.entries()) play.does(1, `card ${HAND[i]}`, `case ${id}`)
    return play
  }
  test('M-20: two Intel face down on two different cases, as one action', () => {
    const play = board([2, 3], {}, { done: ['claimed'] }).does(1, 'intel')
    expect(play.options(1)).toEqual(['card phone-tap', 'card bank-records', 'card false-lead'])
    play.does(1, 'card phone-tap')
    expect(play.options(1)).toEqual(['case 1', 'case 2'])
    play.does(1, 'case 1')
    expect(play.asked).toBe('intel.card 1')
    expect(play.refuses(1, 'trade false-lead')).toBe('M-20 refuse.not-now')
    expect(play.refuses(1, 'card phone-tap')).toBe('M-20 refuse.not-in-hand')
    play.does(1, 'card false-lead')
    expect(play.options(1)).toEqual(['case 2'])
    expect(play.refuses(1, 'case 1')).toBe('M-20 refuse.same-case')
    play.does(1, 'case 2')
    expect(play.asked).toBe('turn.act 1')
    expect(play.facts).toMatchObject({ 'hand 1': 1, 'intel on 1': 1, 'intel on 2': 1 })
    expect(play.view(2).threats.map(({ by, known }) => [by, known])).toEqual([
      [[0], undefined],
      [[0], undefined],
    ])
    expect(play.hears(2)).toEqual(['placed 1 2 hidden'])
    expect(play.hears(1)).toEqual(['placed 1 2 false-lead'])
  })
  test('M-20: no third', () => {
    const play = two(board([2, 3], {}, { done: ['claimed'] }), 1, 2)
    expect(play.refuses(1, 'intel')).toBe('M-20 refuse.placed')
    expect(play.offers(1, 'end')).toBe(true)
  })
  test('M-20: it must be done', () => {
    expect(board([2, 3], {}, { done: ['claimed'] }).refuses(1, 'end')).toBe('M-20 refuse.must-place')
  })
  test('M-20: at least one of them another player’s', () => {
    const play = board([1, 1, 2], {}, { done: ['claimed'] }).does(1, 'intel', 'card phone-tap')
    expect(play.options(1)).toEqual(['case 1', 'case 2', 'case 3'])
    play.does(1, 'case 1', 'card bank-records')
    expect(play.options(1)).toEqual(['case 3'])
    expect(play.refuses(1, 'case 2')).toBe('M-20 refuse.another-players-case')
    play.does(1, 'case 3')
    const other = board([1, 1, 2], {}, { done: ['claimed'] }).does(1, 'intel', 'card phone-tap', 'case 3')
    other.does(1, 'card bank-records')
    expect(other.options(1)).toEqual(['case 1', 'case 2'])
    other.does(1, 'case 2')
  })
  test('M-20: never on unclaimed threats', () => {
    const play = board([2, 3, 0], {}, { done: ['claimed'] }).does(1, 'intel', 'card phone-tap')
    expect(play.refuses(1, 'case 3')).toBe('M-20 refuse.unclaimed')
    expect(play.refuses(1, 'case 7')).toBe('M-20 refuse.no-such-threat')
    play.does(1, 'case 1', 'card bank-records', 'case 2')
  })

  /** Own cases, others’ cases, cards in hand: how many are to be played, and where the first may go. */
  const lines: readonly [own: number, others: number, cards: number, n: number, first: readonly number[]][] = [
    [0, 0, 3, 0, []],
    [1, 0, 3, 1, [1]],
    [2, 0, 3, 1, [1, 2]],
    [0, 1, 3, 1, [1]],
    [1, 1, 3, 2, [1, 2]],
    [2, 1, 3, 2, [1, 2, 3]],
    [0, 2, 3, 2, [1, 2]],
    [1, 2, 3, 2, [1, 2, 3]],
    [1, 0, 1, 1, [1]],
    [1, 1, 1, 1, [2]],
    [2, 2, 1, 1, [3, 4]],
    [0, 3, 1, 1, [1, 2, 3]],
    [2, 2, 2, 2, [1, 2, 3, 4]],
    [2, 2, 0, 0, []],
    [0, 2, 5, 2, [1, 2]],
  ]
  test.each(lines)('M-20: %i own and %i other cases, %i cards: %i to play', (own, others, cards, n, first) => {
    const hand = [...HAND, 'traffic-camera', 'safe-house'].slice(0, cards)
    const seats = [...Array<number>(own).fill(1), ...Array<number>(others).fill(2)]
    const play = board(seats, { hand }, { done: ['claimed'] })
    if (n === 0) {
      expect(play.refuses(1, 'intel')).toBe('M-20 refuse.nowhere-to-place')
      expect(play.offers(1, 'end')).toBe(true)
      return
    }
    expect(play.offers(1, 'end')).toBe(false)
    play.does(1, 'intel', 'card phone-tap')
    expect(play.options(1)).toEqual(first.map(id => `case ${id}`))
    for (let placed = 1; ; placed++) {
      play.does(1, play.options(1)[0])
      if (placed === n) break
      play.does(1, play.options(1)[0])
    }
    expect(play.asked).toBe('turn.act 1')
    expect(play.facts['hand 1']).toBe(cards - n)
    expect(play.offers(1, 'end')).toBe(true)
  })

  test('M-20: another player’s is anybody’s but one’s own, the first player’s too', () => {
    const players: PlayerGiven[] = [{}, { hand: HAND }, {}]
    const play = table({ turn: 2, players, threats: led(1, 2), done: ['claimed'] }).does(2, 'intel', 'card phone-tap')
    expect(play.options(2)).toEqual(['case 1', 'case 2'])
    play.does(2, 'case 2', 'card bank-records')
    expect(play.options(2)).toEqual(['case 1'])
    play.does(2, 'case 1')
  })
  test('M-20: claim first if that makes a further card legal', () => {
    for (const seats of [[2, 0], [0], [0, 0]]) expect(board(seats).refuses(1, 'intel')).toBe('M-20 refuse.claim-first')
    const play = board([2, 0]).does(1, 'claim', 'case 2', 'intel', 'card phone-tap', 'case 2', 'card bank-records')
    expect(play.options(1)).toEqual(['case 1'])
    play.does(1, 'case 1')
  })
  test('M-20: not otherwise: with two cards on others’ cases, or one card only, the claim may wait', () => {
    expect(board([2, 3, 0]).offers(1, 'intel')).toBe(true)
    expect(board([1, 2, 0]).offers(1, 'intel')).toBe(true)
    expect(board([1, 0]).offers(1, 'intel')).toBe(true)
    expect(board([2, 0], { hand: ['phone-tap'] }).offers(1, 'intel')).toBe(true)
    expect(board([0], { hand: [] }).refuses(1, 'intel')).toBe('M-20 refuse.nowhere-to-place')
  })
  test('M-20: nor where there is no Case Lead left to claim with', () => {
    const own = Array<number>(7).fill(1)
    const play = board([...own, 0], {})
    expect(play.facts['leads 1']).toBe(0)
    expect(play.offers(1, 'intel')).toBe(true)
  })
  test('M-20: no trade may leave too few cards for it', () => {
    const tradeable = (seats: number[], hand: string[], given: Given = {}) =>
      board(seats, { hand }, given).offers(1, 'trade phone-tap')
    const claimed: Given = { done: ['claimed'] }
    expect(tradeable([2, 3], HAND, claimed)).toBe(true)
    expect(tradeable([2, 3], HAND.slice(0, 2), claimed)).toBe(false)
    expect(tradeable([2], HAND.slice(0, 2), claimed)).toBe(true)
    expect(tradeable([2], HAND.slice(0, 1), claimed)).toBe(false)
    expect(tradeable([], HAND.slice(0, 1), claimed)).toBe(true)
    // Still to claim: then two can be played.
    expect(tradeable([2, 0], HAND.slice(0, 2))).toBe(false)
    expect(tradeable([2, 0], HAND)).toBe(true)
    expect(tradeable([0], HAND.slice(0, 1))).toBe(false)
    expect(board([2, 3], { hand: HAND.slice(0, 2) }, claimed).refuses(1, 'trade phone-tap')).toBe(
      'M-20 refuse.needed-for-intel',
    )
  })
  test('M-20: nor a second trade by an asset', () => {
    const play = board([2, 3], { hand: [...HAND, 'safe-house'], up: ['auction-house'] }, { done: ['claimed'] })
    play.does(1, 'trade safe-house', 'trade phone-tap')
    expect(play.facts['hand 1']).toBe(2)
    const short = board([2, 3], { up: ['auction-house'] }, { done: ['claimed'] }).does(1, 'trade false-lead')
    expect(short.refuses(1, 'trade phone-tap')).toBe('M-20 refuse.needed-for-intel')
  })
  test('M-20: cards swapped or concealed come back as many, even from an empty deck', () => {
    const swap = board([2, 3], { up: ['desk-officer'] }, { done: ['claimed'], decks: { intel: [] } })
    const { state } = swap
    state.intelGone.push(...state.intel.splice(0))
    swap.does(1, 'use desk-officer')
    expect(swap.facts['hand 1']).toBe(3)
    const forged = board([2, 3], { hand: [], open: ['phone-tap', 'false-lead'], up: ['forger'] }, { done: ['claimed'] })
    forged.state.intelGone.push(...forged.state.intel.splice(0))
    forged.does(1, 'burn forger')
    expect(forged.facts).toMatchObject({ 'hand 1': 2, 'open 1': '' })
  })
  test('M-20: exposed cards count and may be played, and stay known', () => {
    const play = board([2, 3], { hand: ['phone-tap'], open: ['false-lead'] }, { done: ['claimed'] })
    expect(play.offers(1, 'trade-open false-lead')).toBe(false)
    play.does(1, 'intel')
    expect(play.options(1)).toEqual(['card phone-tap', 'card-open false-lead'])
    play.does(1, 'card-open false-lead')
    expect(play.asked).toBe('intel.case-open 1')
    expect(play.options(1)).toEqual(['case 1', 'case 2'])
    play.does(1, 'case 2', 'card phone-tap', 'case 1')
    expect(play.view(3).threats.map(({ known }) => known)).toEqual([undefined, ['false-lead']])
  })
  test('M-20: a strike that leaves fewer cases leaves less to play', () => {
    const threats: ThreatGiven[] = [
      { id: 1, level: 'low', lead: 2, soldiers: 2 },
      { id: 2, level: 'low', lead: 3 },
    ]
    const play = turn({ players: [{ hand: HAND, up: ['dar-adal'] }, {}, {}], threats, done: ['claimed'] })
    play.does(1, 'strike 1', 'intel', 'card phone-tap', 'case 2')
    expect(play.asked).toBe('turn.act 1')
    expect(play.offers(1, 'end')).toBe(true)
  })
})

describe('M-21', () => {
  test('M-21: one Intel face up for the Rep and Clout printed on it', () => {
    const play = free({ players: [{ hand: ['in-the-act', 'phone-tap'] }, {}, {}] })
    play.does(1, 'trade in-the-act')
    expect(play.told).toEqual(['traded 1 in-the-act 2 2', 'rep 1 1 3', 'clout 1 1 3'])
    expect(play.hears(2)).toEqual(play.told)
    expect(play.changed).toEqual({ 'rep 1': 3, 'clout 1': 3, 'hand 1': 1, 'discarded intel': 'in-the-act' })
  })
  test('M-21: 0 is allowed', () => {
    const play = free({ players: [{ hand: ['politics'] }, {}, {}] }).does(1, 'trade politics')
    expect(play.fortunes).toEqual({ 'hand 1': 0 })
  })
  test('M-21: gold cards too', () => {
    expect(free({ players: [{ hand: ['cold-feet'] }, {}, {}] }).does(1, 'trade cold-feet').fortunes).toEqual({
      'rep 1': 2,
      'hand 1': 0,
    })
  })
  test('M-21: once per turn, and only a card in hand', () => {
    const play = free({ players: [{ hand: ['phone-tap', 'bank-records'] }, {}, {}] })
    expect(play.refuses(1, 'trade search-warrant')).toBe('M-21 refuse.not-in-hand')
    play.does(1, 'trade phone-tap')
    expect(play.refuses(1, 'trade bank-records')).toBe('M-21 refuse.traded')
  })
  test('M-21: not a must', () => {
    expect(free({ players: [{ hand: ['phone-tap'] }, {}, {}] }).offers(1, 'end')).toBe(true)
  })
})
