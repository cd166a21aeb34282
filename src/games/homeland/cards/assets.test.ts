import { describe, expect, test } from 'vitest'
import {
  EASY,
  free,
  type Given,
  type PlayerGiven,
  type ThreatGiven,
  terrorists,
  turn,
  turnedUp,
} from '../../../../tests/homeland-table.ts'

/** Player 2 has these assets face up; threat 1, red 3, is analysed, player 1 leads it. */
const analysed = (up: string[], player: PlayerGiven = {}, threat: ThreatGiven = {}, more: ThreatGiven[] = []) =>
  terrorists({
    players: [{}, { up, ...player }, {}],
    threats: [{ id: 1, ...EASY, level: 'imminent', lead: 1, intel: [], ...threat }, ...more],
  })

describe('M-33', () => {
  test('M-33 nicholas-brody: 1 Clout on your turn, once', () => {
    const table = free({ players: [{ up: ['nicholas-brody'] }, {}, {}] }).does(1, 'use nicholas-brody')
    expect(table.told).toEqual(['used 1 nicholas-brody', 'clout 1 1 2'])
    expect(table.changed).toEqual({ 'clout 1': 2 })
    expect(table.refuses(1, 'use nicholas-brody')).toBe('M-25 refuse.used')
  })
  test('M-33 nicholas-brody: not burned on your turn', () => {
    expect(free({ players: [{ up: ['nicholas-brody'] }, {}, {}] }).refuses(1, 'burn nicholas-brody')).toMatch('M-25')
  })
  test.each([
    ['nicholas-brody', 5, 'red', 'totals 1 8 0'],
    ['nicholas-brody', 5, 'blue', 'totals 1 3 5'],
    ['aileen-morgan', 3, 'red', 'totals 1 6 0'],
    ['aileen-morgan', 3, 'blue', 'totals 1 3 3'],
    ['lynne-reed', 2, 'red', 'totals 1 5 0'],
    ['lynne-reed', 2, 'blue', 'totals 1 3 2'],
  ])('M-33 %s: burned after the totals to add %i to %s', (asset, n, colour, totals) => {
    const table = analysed([asset])
    expect(table.asked).toBe('analysis.react 2')
    expect(table.options(2)).toEqual([`red ${asset} ${n}`, `blue ${asset} ${n}`, 'pass'])
    table.does(2, `${colour} ${asset} ${n}`)
    expect(table.told.slice(0, 3)).toEqual([`swung 2 ${asset} ${colour} ${n}`, `burned 2 ${asset}`, totals])
    expect(table.facts).toMatchObject({ 'up 2': '', 'gone assets': asset, 'discarded assets': '' })
  })
  test('M-33 nicholas-brody: the burn decides the analysis', () => {
    expect(analysed(['nicholas-brody']).does(2, 'blue nicholas-brody 5').told).toContain('neutralised 1 1')
    expect(analysed(['nicholas-brody']).does(2, 'red nicholas-brody 5').told).toContain('succeeded 1 1')
  })
})

describe('M-34', () => {
  const burn = (asset: string, others: readonly PlayerGiven[], discards: string[] = [], gone: string[] = []) =>
    free({
      players: [{ up: [asset] }, ...others],
      discards: { assets: discards },
      gone: { assets: gone },
    })
  test.each([
    ['phone-tap', 'traded 1 phone-tap 0 2'],
    ['satellite-pass', 'traded 1 satellite-pass 1 2'],
    ['safe-house', 'traded 1 safe-house 0 3'],
    ['bank-records', 'traded 1 bank-records 1 0'],
    ['politics', 'traded 1 politics 0 0'],
  ])('M-34 jessica-brody: 1 Clout more for a card that yields some (%s)', (card, told) => {
    const table = free({ players: [{ up: ['jessica-brody'], hand: [card] }, {}, {}] }).does(1, `trade ${card}`)
    expect(table.told[0]).toBe(told)
  })
  test('M-34 jessica-brody: not while face down', () => {
    const table = free({ players: [{ down: ['jessica-brody'], hand: ['phone-tap'] }, {}, {}] }).does(
      1,
      'trade phone-tap',
    )
    expect(table.told[0]).toBe('traded 1 phone-tap 0 1')
  })
  test.each([
    ['jessica-brody', 'nicholas-brody'],
    ['mike-faber', 'jessica-brody'],
    ['mira-berenson', 'saul-berenson'],
  ])('M-34 %s: burned to take %s from another player, face up', (asset, taken) => {
    const table = burn(asset, [{}, { up: [taken] }]).does(1, `burn ${asset}`)
    expect(table.told).toEqual([`burned 1 ${asset}`, `took-asset 1 ${taken} 3`])
    expect(table.changed).toEqual({ 'up 1': taken, 'up 3': '', 'gone assets': asset })
  })
  test.each([
    ['jessica-brody', 'nicholas-brody'],
    ['mike-faber', 'jessica-brody'],
    ['mira-berenson', 'saul-berenson'],
  ])('M-34 %s: burned to take %s from the discard pile, face down', (asset, taken) => {
    const table = burn(asset, [{}, {}], ['forger', taken, 'virgil']).does(1, `burn ${asset}`)
    expect(table.told).toEqual([`burned 1 ${asset}`, `took-asset 1 ${taken} none`])
    expect(table.changed).toEqual({
      'up 1': '',
      'down 1': 1,
      'gone assets': asset,
      'discarded assets': 'forger virgil',
    })
    expect(table.view(1).me?.down).toEqual([taken])
  })
  test.each([
    ['face down at another player’s', [{}, { down: ['nicholas-brody'] }], []],
    ['burned', [{}, {}], ['nicholas-brody']],
    ['still in the deck', [{}, {}], []],
  ])('M-34 jessica-brody: not burned for a Brody who is %s', (_where, others, gone) => {
    expect(burn('jessica-brody', others, [], gone).refuses(1, 'burn jessica-brody')).toBe('M-25 refuse.no-use')
  })
  test('M-34 jessica-brody: not for a Brody of one’s own', () => {
    const table = free({ players: [{ up: ['jessica-brody', 'nicholas-brody'] }, {}, {}] })
    expect(table.refuses(1, 'burn jessica-brody')).toBe('M-25 refuse.no-use')
  })
  test('M-34 mike-faber: what is taken may be used at once: Jessica, then Brody', () => {
    const players = [{ up: ['mike-faber'], clout: 0 }, { up: ['jessica-brody'] }, { up: ['nicholas-brody'] }]
    const table = free({ players }).does(1, 'burn mike-faber', 'burn jessica-brody', 'use nicholas-brody')
    expect(table.fortunes).toEqual({ 'clout 1': 1, 'up 1': 'nicholas-brody', 'up 2': '', 'up 3': '' })
  })
})

describe('M-35', () => {
  const gaines = (player: PlayerGiven = {}) =>
    free({
      players: [{ up: ['elizabeth-gaines'], hand: ['phone-tap'], open: ['blown-cover'], ...player }, {}, {}],
      decks: { intel: ['cold-feet', 'moved-up', 'front-page', 'safe-house'] },
    }).does(1, 'end')
  test('M-35 elizabeth-gaines: after refilling, the whole hand away face up, exposed cards too, and refill again', () => {
    const table = gaines()
    expect(table.told).toEqual(['drew 1 1 [cold-feet]'])
    expect(table.asked).toBe('turn.redraw 1')
    table.does(1, 'redraw')
    expect(table.told).toEqual([
      'discarded 1 phone-tap',
      'discarded 1 cold-feet',
      'discarded 1 blown-cover',
      'drew 1 3 [moved-up front-page safe-house]',
      'turn 2',
    ])
    expect(table.fortunes).toEqual({ 'hand 1': 3, 'open 1': '' })
    expect(table.asked).toBe('turn.act 2')
  })
  test('M-35 elizabeth-gaines: or not; then the turn is over', () => {
    const table = gaines().does(1, 'keep-hand')
    expect(table.told).toEqual(['turn 2'])
    expect(table.fortunes).toEqual({})
  })
  test('M-35 elizabeth-gaines: not while face down', () => {
    expect(gaines({ up: [], down: ['elizabeth-gaines'] }).asked).toBe('turn.act 2')
  })
  test('M-35 elizabeth-gaines: once, and to the hand size, not to what was thrown away', () => {
    const hand = ['phone-tap', 'bank-records', 'false-lead', 'traffic-camera', 'search-warrant']
    const table = gaines({ hand, open: [] }).does(1, 'redraw')
    expect(table.facts['hand 1']).toBe(3)
    expect(table.asked).toBe('turn.act 2')
  })
})

describe('M-36', () => {
  const lead = (player: PlayerGiven, threat: ThreatGiven = {}) =>
    terrorists({
      players: [{}, player, {}],
      threats: [{ id: 1, ...EASY, level: 'imminent', lead: 2, intel: [], ...threat }],
    }).story.find(line => line.startsWith('totals'))
  test('M-36 carrie-mathison: +1 blue on each case you lead', () => {
    expect(lead({ up: ['carrie-mathison'] })).toBe('totals 1 3 1')
    expect(lead({ up: ['carrie-mathison'] }, { agents: 2 })).toBe('totals 1 3 3')
    expect(lead({ up: ['carrie-mathison', 'case-archivist'] })).toBe('totals 1 3 2')
  })
  test('M-36 carrie-mathison: not on another’s case, not on nobody’s, not face down', () => {
    expect(lead({ up: ['carrie-mathison'] }, { lead: 3 })).toBe('totals 1 3 0')
    expect(lead({ up: ['carrie-mathison'] }, { lead: undefined })).toBe('totals 1 3 0')
    expect(lead({ down: ['carrie-mathison'] })).toBe('totals 1 3 0')
  })
  test('M-36 carrie-mathison: either look may be declined, and to look comes first', () => {
    const given: Given = {
      players: [{ up: ['carrie-mathison'] }, {}, {}],
      threats: [{ id: 7, plot: 'dirty-bomb', level: 'low', intel: [{ card: 'phone-tap' }] }],
    }
    const table = free(given).does(1, 'agents', 'case 7', 'no-look')
    expect([table.asked, table.options(1)]).toEqual(['agents.look-intel 1', ['look', 'no-look']])
    expect(table.refuses(1, 'pass')).toBe('M-36 refuse.not-now')
    expect(table.does(1, 'look').told).toEqual(['looked-intel 1 7 1 [phone-tap]'])
    expect(free(given).does(1, 'agents', 'case 7', 'look', 'no-look').told).toEqual([
      'sent-agents 1 7 1',
      'looked-plot 1 7 dirty-bomb',
    ])
  })
  test('M-36 carrie-mathison: deploying an Agent shows the Intel too, and adds no card', () => {
    const intel = [{ card: 'phone-tap', by: 2 }, { card: 'blown-cover' }]
    const table = free({
      players: [{ up: ['carrie-mathison'] }, {}, {}],
      threats: [{ id: 7, plot: 'dirty-bomb', level: 'low', lead: 2, intel }],
    }).does(1, 'agents', 'case 7', 'look', 'look')
    expect(table.told).toEqual([
      'sent-agents 1 7 1',
      'looked-plot 1 7 dirty-bomb',
      'looked-intel 1 7 2 [phone-tap blown-cover]',
    ])
    expect(table.changed).toEqual({ 'agents 1': 0, 'agents on 7': 1 })
    expect(table.view(1).threats[0].looks).toEqual([{ round: 1, cards: ['phone-tap', 'blown-cover'] }])
  })
})

describe('M-37', () => {
  const refilled = (player: PlayerGiven) =>
    free({ players: [{ hand: [], ...player }, {}, {}] }).does(1, 'end').facts['hand 1']
  test('M-37 virgil, pittman: +1 hand size each', () => {
    expect(refilled({ up: ['virgil'] })).toBe(4)
    expect(refilled({ up: ['pittman'] })).toBe(4)
    expect(refilled({ up: ['virgil', 'pittman'] })).toBe(5)
  })
  test('M-37 virgil, pittman: not while face down', () => {
    expect(refilled({ down: ['virgil', 'pittman'] })).toBe(3)
  })
  const exposed = (player: PlayerGiven) =>
    terrorists({
      players: [{}, { hand: ['phone-tap'], ...player }, {}],
      threats: [{ id: 1, plot: 'stolen-files', organization: 'lone-wolf', level: 'imminent', lead: 2, intel: [] }],
    })
  test('M-37 virgil: immune to Exposure while active', () => {
    const table = exposed({ up: ['virgil'], down: ['pittman'] })
    expect(table.between('fallout', 'closed')).toEqual([
      'fallout 2 stolen-files',
      'immune 2',
      'lead-returned 2 1',
      'closed 1',
    ])
    expect(table.fortunes).toMatchObject({ 'clout 2': 2 })
    expect(table.facts).toMatchObject({ 'hand 2': 1, 'open 2': '', 'down 2': 1, 'up 2': 'virgil' })
  })
  test('M-37 virgil: face down he is exposed like the rest, and protects only afterwards', () => {
    const table = exposed({ down: ['virgil', 'forger'] })
    expect(table.story).toContain('exposed 2 [virgil forger] [phone-tap]')
    expect(table.facts).toMatchObject({ 'hand 2': 0, 'open 2': 'phone-tap', 'down 2': 0, 'up 2': 'virgil forger' })
    const threats: ThreatGiven[] = ['stolen-files', 'summit-sniper'].map((plot, i) => ({
      id: i + 1,
      plot,
      level: 'imminent',
      lead: 2,
      intel: [],
    }))
    const twice = terrorists({ players: [{}, { down: ['virgil'], hand: ['phone-tap'] }, {}], threats })
    expect(twice.story.filter(line => /^(exposed|immune)/.test(line))).toEqual([
      'exposed 2 [virgil] [phone-tap]',
      'immune 2',
    ])
  })
  test('M-37 pittman: no protection from Exposure', () => {
    expect(exposed({ up: ['pittman'] }).story).toContain('exposed 2 [] [phone-tap]')
  })
})

describe('M-38', () => {
  const cards = [{ card: 'blown-cover' }, { card: 'phone-tap' }, { card: 'stolen-codes' }]

  describe('peter-quinn', () => {
    test('M-38 peter-quinn: an undeployed Agent for one red or blue Intel, never gold', () => {
      const table = analysed(['peter-quinn'], { agents: 2 }, { intel: cards })
      const shown = table.view(2).analysis?.shown ?? []
      const place = shown.indexOf('blown-cover')
      const gold = shown.indexOf('stolen-codes')
      expect(table.options(2)).toHaveLength(3)
      expect(table.refuses(2, `snipe peter-quinn ${gold}`)).toMatch('M-11')
      table.does(2, `snipe peter-quinn ${place}`)
      expect(table.told.slice(0, 3)).toEqual(['sniped 2 peter-quinn blown-cover', 'agents 2 -1', 'totals 1 6 2'])
      expect(table.facts).toMatchObject({ 'agents 2': 1, 'gone burnedIntel': 'blown-cover' })
      expect(Object.fromEntries(table.view(1).discards.intel)).toEqual({ 'phone-tap': 1, 'stolen-codes': 1 })
    })
    test('M-38 peter-quinn: a blue one too', () => {
      const table = analysed(['peter-quinn'], {}, { intel: cards.slice(0, 2) })
      const place = table.view(2).analysis?.shown.indexOf('phone-tap')
      expect(table.does(2, `snipe peter-quinn ${place}`).told).toContain('totals 1 6 0')
    })
    test('M-38 peter-quinn: not without an undeployed Agent, not without red or blue Intel', () => {
      expect(analysed(['peter-quinn'], { agents: 0 }, { intel: cards, agents: 3 }).asked).toBe('turn.act 1')
      expect(analysed(['peter-quinn'], {}, { intel: cards.slice(2) }).asked).toBe('turn.act 1')
    })
    test('M-38 peter-quinn: a cancelled card is not there to be burned', () => {
      const players = [{}, { up: ['peter-quinn'] }, {}]
      const table = turnedUp(['blown-cover', 'sleeper-cell', 'cold-feet', 'safe-house'], EASY, { players })
      expect(table.view(2).analysis?.cancelled).toEqual([1])
      expect(table.options(2)).toEqual(['snipe peter-quinn 0', 'snipe peter-quinn 3', 'pass'])
      table.does(2, 'pass')
    })
  })

  describe('dar-adal', () => {
    test('M-38 dar-adal: any number of undeployed Agents, +2 blue each', () => {
      const table = analysed(['dar-adal'], { agents: 3 }, { agents: 1 })
      const all = ['spend dar-adal 1', 'spend dar-adal 2', 'spend dar-adal 3', 'pass']
      expect(table.options(2)).toEqual(all)
      table.does(2, 'spend dar-adal 2')
      expect(table.told.slice(0, 3)).toEqual(['swung 2 dar-adal blue 4', 'agents 2 -2', 'totals 1 3 5'])
      expect(table.facts['agents 2']).toBe(1)
      expect(table.facts['up 2']).toBe('dar-adal')
      table.does(2, 'pass')
    })
    test('M-38 dar-adal: not with none undeployed', () => {
      expect(analysed(['dar-adal'], { agents: 0 }, { agents: 2 }).asked).toBe('turn.act 1')
    })
  })

  const struck = (up: string[]) =>
    free({ players: [{ up }, {}, {}], threats: [{ id: 4, level: 'severe', at: 3, lead: 2, soldiers: 2 }] })
  test.each(['dar-adal', 'david-estes', 'airbase-colonel'])('M-38 %s: Drone Strike', asset => {
    const table = struck([asset]).does(1, 'strike 4')
    expect(table.told).toEqual(['struck 1 4', 'figures-left 4 soldiers 2', 'lead-returned 2 4'])
    expect(table.facts['threat 4']).toBeUndefined()
  })
  test('M-38 david-estes: and a Soldier on each of your turns', () => {
    const table = struck(['david-estes']).does(1, 'use david-estes')
    expect(table.told).toEqual(['used 1 david-estes', 'soldiers 1 1'])
    expect(table.changed).toEqual({ 'soldiers 1': 2 })
    expect(table.refuses(1, 'use david-estes')).toBe('M-25 refuse.used')
  })
  test('M-38 saul-berenson: look at a Plot on each of your turns', () => {
    const threats: ThreatGiven[] = [
      { id: 4, plot: 'dirty-bomb', level: 'severe' },
      { id: 5, plot: 'letter-bomb', level: 'low', lead: 2 },
    ]
    const table = free({ players: [{ up: ['saul-berenson'] }, {}, {}], threats }).does(1, 'use saul-berenson')
    expect(table.options(1)).toEqual(['case 4', 'case 5'])
    table.does(1, 'case 5')
    expect(table.told).toEqual(['looked-plot 1 5 letter-bomb'])
    expect(table.changed).toEqual({})
    expect(table.view(1).threats.map(({ plot }) => plot)).toEqual([undefined, 'letter-bomb'])
    expect(table.view(2).threats.map(({ plot }) => plot)).toEqual([undefined, undefined])
    expect(table.hears(2)).toEqual(['looked-plot 1 5 hidden'])
  })
  test('M-38 saul-berenson: not with no threat on the board', () => {
    expect(turn({ players: [{ up: ['saul-berenson'] }, {}, {}] }).refuses(1, 'use saul-berenson')).toBe(
      'M-25 refuse.no-use',
    )
  })
})
