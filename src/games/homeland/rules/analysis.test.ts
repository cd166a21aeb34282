import { describe, expect, test } from 'vitest'
import {
  EASY,
  type Given,
  type PlayerGiven,
  QUIET,
  type Table,
  type ThreatGiven,
  terrorists,
  turnedUp,
} from '../../../../tests/homeland-table.ts'

/** Threat 1 comes to its analysis: complexity 3, sophistication 0, impact 1 unless said otherwise. */
const analysed = (threat: ThreatGiven = {}, given: Given = {}): Table =>
  terrorists({
    ...given,
    threats: [{ id: 1, ...EASY, level: 'imminent', intel: [], ...threat }, ...(given.threats ?? [])],
  })
const cards = (...ids: string[]) => ids.map(card => ({ card }))

describe('M-9', () => {
  test('M-9: Soldiers on it return to the supply, not to whoever sent them', () => {
    const play = analysed({ soldiers: 3 }, { players: [{ up: ['lynne-reed'] }, {}, {}] })
    expect(play.view(1).threats[0].soldiers).toBeUndefined()
    play.does(1, 'pass')
    expect([1, 2, 3].map(seat => play.facts[`soldiers ${seat}`])).toEqual([1, 1, 1])
  })
  test('M-9: the Plot is revealed to all, then the Intel one card at a time', () => {
    const play = analysed({ intel: cards('phone-tap', 'blown-cover') }, { players: [{ up: ['lynne-reed'] }, {}, {}] })
    const [first, begins, second, third, fourth] = play.between('analysis', 'totals')
    expect(first).toBe('analysis 1 lone-wolf false-alarms none')
    expect(begins).toBe('first-totals 1 3 0 0 0 3 0')
    expect([second, third].map(line => line.split(' ')[2]).toSorted()).toEqual(['blown-cover', 'phone-tap'])
    expect(third).toBe(`turned-up 1 ${third.split(' ')[2]} 6 2`)
    expect(fourth).toBe('totals 1 6 2')
    for (const viewer of [1, 2, 'observer'] as const) {
      expect(play.view(viewer).analysis).toMatchObject({ plot: 'false-alarms', left: 0, red: 6, blue: 2 })
      expect(play.view(viewer).analysis?.shown.toSorted()).toEqual(['blown-cover', 'phone-tap'])
    }
    play.does(1, 'pass')
  })
  test('M-9: the Intel is shuffled: no order in which it was put there', () => {
    const all = ['phone-tap', 'blown-cover', 'bank-records', 'safe-house']
    const root = (n: number) => n.toString(16).padStart(32, '7')
    const orders = Array.from({ length: 12 }, (_, n) => {
      const luck = { shuffles: root(n), reshuffles: root(1), firsts: root(3) }
      const play = analysed({ intel: cards(...all) }, { luck })
      return play.story.flatMap(line => (line.startsWith('turned-up') ? [line.split(' ')[2]] : [])).join()
    })
    expect(new Set(orders).size).toBeGreaterThan(6)
    expect(orders.map(order => order.split(',').toSorted().join())).toEqual(orders.map(() => all.toSorted().join()))
  })
  test('M-9: nobody can tell who played what, not by what a card cancelled or burned leaves behind either', () => {
    const intel = [
      { card: 'blown-cover', by: 1 },
      { card: 'phone-tap', by: 2 },
      { card: 'sleeper-cell', by: 3 },
      { card: 'cold-feet' },
    ]
    const play = analysed(
      { intel, looks: [{ seat: 2, n: 2, round: 1 }] },
      { players: [{ up: ['peter-quinn'] }, {}, {}] },
    )
    const by = [0, 1, 2, 'deck']
    expect(play.view('observer').threats[0].by).toEqual(by)
    const { shown = [], cancelled = [] } = play.view(1).analysis ?? {}
    const place = shown.findIndex((card, i) => card !== 'cold-feet' && !cancelled.includes(i))
    // A third reaction keeps the analysis open after the card is burned.
    play.does(1, `snipe peter-quinn ${place}`)
    const open = analysed({ intel }, { players: [{ up: ['peter-quinn', 'lynne-reed'] }, {}, {}] })
    const { shown: lying = [], cancelled: out = [] } = open.view(1).analysis ?? {}
    open.does(1, `snipe peter-quinn ${lying.findIndex((card, i) => card !== 'cold-feet' && !out.includes(i))}`)
    expect(open.asked).toBe('analysis.react 1')
    expect(open.view('observer').threats[0].by).toEqual(by)
    expect(open.view('observer').threats[0].known).toBeUndefined()
    expect(open.view(1).analysis?.sniped).toHaveLength(1)
    open.does(1, 'pass')
  })
  test('M-9: a look stays the snapshot it was while cards are burned from the threat', () => {
    const intel = cards('blown-cover', 'phone-tap', 'sleeper-cell')
    const players: PlayerGiven[] = [{ up: ['peter-quinn', 'lynne-reed'] }, {}, {}]
    const play = analysed({ intel, looks: [{ seat: 2, n: 2, round: 1 }] }, { players })
    const place = play.view(1).analysis?.shown.indexOf('blown-cover')
    play.does(1, `snipe peter-quinn ${place}`)
    expect(play.view(2).threats[0].looks).toEqual([{ round: 1, cards: ['phone-tap', 'blown-cover'] }])
    play.does(1, 'pass')
  })
  test('M-9: a gold card takes effect the moment it appears, before the next card', () => {
    expect(turnedUp(['phone-tap', 'evidence-lost', 'search-warrant'], EASY).between('turned-up', 'totals')).toEqual([
      'turned-up 1 phone-tap 3 2',
      'turned-up 1 evidence-lost 3 2',
      'gold 1 evidence-lost',
      'cancelled 1 phone-tap',
      'gold-totals 1 3 0',
      'turned-up 1 search-warrant 3 3',
      'totals 1 3 3',
    ])
  })
  test('M-9: whatever the outcome will be; and is discarded after the analysis', () => {
    for (const agents of [0, 9]) {
      const play = turnedUp(['front-page'], { ...EASY, agents })
      expect(play.story).toContain('clout 3 1 2')
      expect(Object.fromEntries(play.view(1).discards.intel)).toEqual({ 'front-page': 1 })
    }
    const open = turnedUp(['front-page'], EASY, { players: [{ up: ['lynne-reed'] }, {}, {}] })
    expect(Object.fromEntries(open.view(1).discards.intel)).toEqual({})
    open.does(1, 'pass')
  })
})

describe('M-10', () => {
  test.each([
    ['complexity alone', {}, [], 'totals 1 3 0'],
    ['complexity and sophistication', { organization: 'basement' }, [], 'totals 1 7 0'],
    ['red Intel', {}, ['blown-cover', 'safe-house'], 'totals 1 9 0'],
    ['blue Intel', {}, ['phone-tap', 'search-warrant'], 'totals 1 3 5'],
    ['Agents, whoever sent them', { agents: 4 }, [], 'totals 1 3 4'],
    ['all of it', { agents: 2, organization: 'red-hammer' }, ['blown-cover', 'phone-tap'], 'totals 1 8 4'],
    ['Soldiers count for nothing', { soldiers: 5 }, [], 'totals 1 3 0'],
  ])('M-10: %s', (_what, threat, ids, totals) => {
    expect(analysed({ ...threat, intel: cards(...ids) }).story).toContain(totals)
  })
  test('M-10: asset bonuses add to either', () => {
    const players: PlayerGiven[] = [{ up: ['lynne-reed', 'aileen-morgan', 'carrie-mathison'] }, {}, {}]
    const play = analysed({ lead: 1 }, { players }).does(1, 'red lynne-reed 2').does(1, 'blue aileen-morgan 3')
    expect(play.story.filter(line => line.startsWith('totals'))).toEqual([
      'totals 1 3 1',
      'totals 1 5 1',
      'totals 1 5 4',
    ])
  })
})

describe('M-11', () => {
  const players: PlayerGiven[] = [
    { up: ['lynne-reed'], clout: 5 },
    { up: ['aileen-morgan', 'committee-chair'], clout: 5 },
    { up: ['nicholas-brody'], clout: 5 },
  ]
  test('M-11: in order from the Terrorist marker clockwise', () => {
    const play = analysed({}, { players, marker: 2 })
    const order = []
    for (; play.asked.startsWith('analysis'); play.does(order.at(-1) ?? 0, 'pass'))
      order.push(Number(play.asked.split(' ')[1]))
    expect(order).toEqual([2, 3, 1])
  })
  test('M-11: until all pass in a row: after a reaction everybody is asked again, the reacting player last', () => {
    const play = analysed({}, { players })
    play.does(1, 'pass').does(2, 'red committee-chair 2')
    expect(play.asked).toBe('analysis.react 3')
    play.does(3, 'pass')
    expect(play.asked).toBe('analysis.react 1')
    play.does(1, 'blue lynne-reed 2')
    expect(play.asked).toBe('analysis.react 2')
    play.does(2, 'pass').does(3, 'pass')
    expect(play.story).toContain('closed 1')
  })
  test('M-11: totals are recomputed after each', () => {
    const play = analysed({}, { players }).does(1, 'blue lynne-reed 2').does(2, 'red aileen-morgan 3')
    play.does(3, 'blue nicholas-brody 5').does(2, 'blue committee-chair 2')
    expect(play.story.filter(line => line.startsWith('totals'))).toEqual([
      'totals 1 3 0',
      'totals 1 3 2',
      'totals 1 6 2',
      'totals 1 6 7',
      'totals 1 6 9',
    ])
    expect(play.story).toContain('neutralised 1 1')
  })
  test('M-11: only who has a fitting active asset is asked; with nobody there is no question', () => {
    const idle: PlayerGiven[] = [{ down: ['nicholas-brody'] }, { up: ['virgil'] }, { up: ['peter-quinn'] }]
    expect(analysed({}, { players: idle }).asked).toBe('turn.act 1')
  })
  test('M-11: nobody else may answer, and nothing but a reaction', () => {
    const play = analysed({}, { players })
    expect(play.refuses(2, 'red aileen-morgan 3')).toBe('M-19 refuse.not-your-turn')
    expect(play.refuses(1, 'red aileen-morgan 3')).toBe('M-25 refuse.not-active')
    expect(play.refuses(1, 'red lynne-reed 3')).toBe('M-11 refuse.not-possible')
    expect(play.refuses(1, 'activate virgil')).toBe('M-11 refuse.not-now')
    play.does(1, 'pass').does(2, 'pass').does(3, 'pass')
  })
  test('M-11: an asset whose card says once is not used again in this Terrorist turn', () => {
    const play = analysed({}, { players })
      .does(1, 'pass')
      .does(2, 'red committee-chair 2')
      .does(3, 'pass')
      .does(1, 'pass')
    expect(play.refuses(2, 'red committee-chair 2')).toBe('M-11 refuse.reacted')
    play.does(2, 'pass')
  })
  test('M-11: a card given up for a reaction is chosen before the totals are recomputed', () => {
    const agent: PlayerGiven[] = [{ up: ['double-agent'], hand: ['sleeper-cell'] }, {}, {}]
    const play = analysed({}, { players: agent }).does(1, 'spend double-agent 0')
    expect(play.told).toEqual([])
    expect(play.refuses(1, 'card phone-tap')).toBe('M-11 refuse.not-in-hand')
    expect(play.does(1, 'card sleeper-cell').told.slice(0, 3)).toEqual([
      'swung 1 double-agent red 5',
      'discarded 1 sleeper-cell',
      'totals 1 8 0',
    ])
  })
})

describe('M-12', () => {
  test('M-12: blue strictly higher: Agency track + Impact, Rep for the lead, then the Advantage once', () => {
    const threat = { plot: 'car-bomb', organization: 'danesh-akbari', lead: 3, agents: 10 }
    const play = analysed(threat)
    expect(play.between('totals', 'closed')).toEqual([
      'totals 1 9 10',
      'neutralised 1 2',
      'track agency 0 2',
      'rep 3 1 3',
      'advantage 3 danesh-akbari',
      'clout 3 1 3',
      'figures-left 1 agents 10',
      'lead-returned 3 1',
      'closed 1',
    ])
    expect(play.fortunes).toEqual({ agency: 2, 'rep 3': 3, 'clout 3': 3, 'leads 3': 7 })
  })
  test('M-12: nobody else gains anything, whoever sent the Agents', () => {
    const play = analysed({ lead: 2, agents: 4, organization: 'angry-pilot' })
    expect(play.fortunes).toEqual({ agency: 1, 'rep 2': 2, 'agents 2': 2, 'leads 2': 7 })
  })
})

describe('M-13', () => {
  test('M-13: a tie is a success for the plot', () => {
    expect(analysed({ agents: 3 }).story).toContain('succeeded 1 1')
    expect(analysed({ agents: 4 }).story).toContain('neutralised 1 1')
  })
  test('M-13: Terrorist track + Impact, Clout for every player, then the Fallout for the lead', () => {
    const play = analysed({ plot: 'ambassador', lead: 2 }, { players: [{}, { rep: 3 }, {}] })
    expect(play.between('totals', 'closed')).toEqual([
      'totals 1 6 0',
      'succeeded 1 2',
      'track terrorist 0 2',
      'clout 1 1 3',
      'clout 2 1 3',
      'clout 3 1 3',
      'fallout 2 ambassador',
      'rep 2 3 1',
      'lead-returned 2 1',
      'closed 1',
    ])
  })
  test('M-13: Global Fallout hits every player, choices in marker order', () => {
    const players = Array.from({ length: 4 }, () => ({ soldiers: 1, up: [] }))
    const play = analysed({ plot: 'embassy-bomb', lead: 2 }, { players, marker: 3 })
    expect(play.story.slice(-2)).toEqual(['clout 4 1 3', 'global-fallout embassy-bomb'])
    const order = []
    for (; play.asked.startsWith('soldier'); play.does(order.at(-1) ?? 0, 'soldier'))
      order.push(Number(play.asked.split(' ')[1]))
    expect(order).toEqual([3, 4, 1, 2])
    expect([1, 2, 3, 4].map(seat => play.facts[`soldiers ${seat}`])).toEqual([0, 0, 0, 0])
  })
  test('M-13: new Clout can pay the Fallout', () => {
    const threats: ThreatGiven[] = [{ id: 2, level: 'low', lead: 2 }]
    const play = analysed({ plot: 'adviser-bribe', lead: 2 }, { players: [{}, { clout: 1 }, {}], threats })
    expect(play.story).toContain('clout 2 2 0')
    expect(play.facts['lead of 2']).toBe(2)
  })
  test('M-13: the lead gets no Rep and no Advantage', () => {
    expect(analysed({ lead: 2, organization: 'postman' }).fortunes).toEqual({
      terrorist: 1,
      'clout 1': 2,
      'clout 2': 2,
      'clout 3': 2,
      'leads 2': 7,
    })
  })
})

describe('M-14', () => {
  test('M-14: no lead: the track and Clout for all, but no single Fallout', () => {
    const play = analysed({ plot: 'consul' }, { threats: [{ id: 2, level: 'low', lead: 2 }] })
    expect(play.between('succeeded', 'closed')).toEqual([
      'succeeded 1 2',
      'track terrorist 0 2',
      'clout 1 1 3',
      'clout 2 1 3',
      'clout 3 1 3',
      'closed 1',
    ])
  })
  test('M-14: no lead: Global Fallout applies', () => {
    expect(analysed({ plot: 'reservoir' }).fortunes).toMatchObject({
      'soldiers 1': 0,
      'soldiers 2': 0,
      'soldiers 3': 0,
    })
  })
  test('M-14: no lead: the Agency track rises, nobody gets Rep or Advantage', () => {
    expect(analysed({ agents: 9, organization: 'postman' }).between('neutralised', 'closed')).toEqual([
      'neutralised 1 1',
      'track agency 0 1',
      'figures-left 1 agents 9',
      'closed 1',
    ])
  })
})

describe('M-15', () => {
  test('M-15: Agents to the supply, the Case Lead to its owner, cards to their discard piles', () => {
    const intel = cards('phone-tap', 'blown-cover', 'front-page')
    const play = analysed({ agents: 2, lead: 2, intel })
    expect(play.facts).toMatchObject({
      'leads 2': 7,
      'agents 1': 1,
      'agents 2': 1,
      'agents 3': 1,
      'discarded plots': 'false-alarms',
      'discarded organizations': 'lone-wolf',
      'discarded intel': 'phone-tap blown-cover front-page',
      'gone intel': 0,
    })
    expect(play.facts['threat 1']).toBeUndefined()
  })
  const last: ThreatGiven = { plot: 'car-bomb', lead: 2 }
  test('M-15: with the track full the game ends after this threat is finished, its Fallout included', () => {
    const play = analysed(last, { terrorist: 11, threats: [{ id: 2, plot: QUIET[0], level: 'imminent', intel: [] }] })
    expect(play.asked).toBe('soldier-or-asset 2')
    expect(play.facts.terrorist).toBe(12)
    play.does(2, 'soldier')
    expect(play.told.slice(0, 3)).toEqual(['soldiers 2 -1', 'lead-returned 2 1', 'closed 1'])
    expect(play.told[3]).toMatch(/^ended/)
    expect(play.asked).toBe('')
    expect(play.outcome).not.toBeNull()
  })
  test('M-15: surplus is ignored, and other threats stay unresolved', () => {
    const play = analysed(last, { terrorist: 11, threats: [{ id: 2, plot: QUIET[0], level: 'imminent', intel: [] }] })
    play.does(2, 'soldier')
    expect(play.story).toContain('track terrorist 11 12')
    expect(play.facts).toMatchObject({ terrorist: 12, 'threat 2': 'imminent 2' })
  })
  test('M-15: at 11 it goes on', () => {
    expect(analysed({}, { terrorist: 10 }).asked).toBe('turn.act 1')
    expect(analysed({ agents: 9 }, { agency: 10 }).asked).toBe('turn.act 1')
  })
  test('M-15: the Agency track the same: the Advantage first, then the accusations', () => {
    const play = analysed(
      { lead: 1, agents: 9, organization: 'province' },
      { agency: 11, threats: [{ id: 2, level: 'low' }] },
    )
    expect(play.asked).toBe('aim 1')
    play.does(1, 'case 2')
    expect(play.asked).toBe('end.accusing 1, end.accusing 2, end.accusing 3')
    expect(play.facts).toMatchObject({ agency: 12, 'threat 2': 'low 1' })
  })
})
