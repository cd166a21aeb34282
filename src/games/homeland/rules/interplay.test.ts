import { expect, test } from 'vitest'
import {
  EASY,
  free,
  type PlayerGiven,
  QUIET,
  type ThreatGiven,
  terrorists,
  turn,
  turnedUp,
} from '../../../../tests/homeland-table.ts'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import type { Effect } from '../cards/card.ts'
import { homeland } from '../index.ts'

/** Where one rule meets another. */
const imminent = (id: number, more: ThreatGiven = {}): ThreatGiven => ({
  id,
  organization: ['lone-wolf', 'postman', 'third-wing'][id - 1],
  level: 'imminent',
  intel: [],
  ...more,
})

test('M-6, M-18: a case lost by a reprimand is analysed without a lead', () => {
  const threats = [imminent(1, { plot: 'consul', lead: 2 }), imminent(2, { plot: QUIET[0], lead: 2 })]
  const play = terrorists({ threats }).does(2, 'case 2')
  expect(play.told).toContain(`analysis 2 postman ${QUIET[0]} none`)
  expect(play.asked).toBe('turn.act 1')
})

test('M-6: a case hastened to Imminent by Fallout is analysed this round', () => {
  const threats = [
    imminent(1, { plot: 'refinery', lead: 2 }),
    imminent(2, { plot: QUIET[0], level: 'severe', at: 3, lead: 2 }),
  ]
  const play = terrorists({ players: [{}, { soldiers: 0 }, {}], threats }).does(2, 'case 2')
  expect(play.told.filter(line => /^(moved|closed|advanced)/.test(line))).toEqual([
    'moved 2 imminent',
    'closed 1',
    'closed 2',
    'advanced 0',
  ])
})

test('M-6: not hastened where the space above is taken, nor above Imminent', () => {
  const threats = [
    imminent(1, { plot: 'refinery', lead: 2 }),
    imminent(2, { plot: QUIET[0], level: 'imminent', at: 3, lead: 1 }),
    imminent(3, { plot: QUIET[1], level: 'severe', at: 3, lead: 2 }),
  ]
  const play = terrorists({ players: [{ soldiers: 0 }, {}, {}], threats })
  expect(play.asked).toBe('turn.act 1')
  expect(play.facts['threat 3']).toBe('imminent 3')
})

test('M-8, M-13: a Global Fallout of a threat analysed at once hits everybody, in marker order', () => {
  const full: ThreatGiven[] = Array.from({ length: 6 }, (_, i) => ({ id: i + 1, level: 'severe', intel: [] }))
  const decks = { organizations: ['night-guard', 'postman', 'lone-wolf'], plots: ['dirty-bomb'] }
  const play = terrorists({ threats: full, decks, marker: 2 })
  for (const seat of [2, 3, 1]) {
    expect(play.asked).toBe(`soldier-or-asset ${seat}`)
    play.does(seat, 'soldier')
  }
  expect(play.asked).toBe('turn.act 2')
})

test('M-9: a gold card that a gold card brings takes effect too', () => {
  const decks = { intel: ['stolen-codes', 'front-page'] }
  expect(turnedUp(['second-folder'], EASY, { decks }).between('turned-up', 'totals')).toEqual([
    'turned-up 1 second-folder 3 0',
    'gold 1 second-folder',
    'reinforced 1 2',
    'turned-up 1 stolen-codes 3 0',
    'gold 1 stolen-codes',
    'gold-totals 1 6 0',
    'turned-up 1 front-page 6 0',
    'gold 1 front-page',
    'clout 1 1 2',
    'clout 2 1 2',
    'clout 3 1 2',
    'totals 1 6 0',
  ])
})

test('M-9, M-37: an active Virgil shields the lead from the lights, too', () => {
  const players: PlayerGiven[] = [{}, { up: ['virgil'], hand: ['phone-tap'] }, {}]
  const play = turnedUp(['lights-on'], { ...EASY, lead: 2 }, { players })
  expect(play.story).toContain('immune 2')
  expect(play.facts['open 2']).toBe('')
})

test('M-11, M-38: a burned card no longer counts twice', () => {
  const players: PlayerGiven[] = [{ up: ['peter-quinn'] }, {}, {}]
  const play = turnedUp(['chain-reaction', 'sleeper-cell', 'blown-cover'], EASY, { players })
  expect(play.view(1).analysis).toMatchObject({ red: 16, blue: 0 })
  expect(play.does(1, 'snipe peter-quinn 1').told[2]).toBe('totals 1 9 0')
})

const ended = ['figures-left 1 agents 20', 'lead-returned 1 1', 'closed 1']

test('M-12: an Advantage with nothing to aim at is lost, and it says so', () => {
  const advantages = {
    province: 'look-plot 1',
    covenant: 'delay 1',
    'bureau-seven': 'claim 1',
    'night-watch': 'send-agent 1',
    'directorate-k': 'look-intel 1',
  }
  for (const [organization, effect] of Object.entries(advantages)) {
    const play = terrorists({ threats: [imminent(1, { ...EASY, organization, lead: 1, agents: 20 })] })
    expect(play.asked).toBe('turn.act 1')
    expect(play.between('advantage', 'closed')).toEqual([
      `advantage 1 ${organization}`,
      `no-effect 1 ${effect}`,
      ...ended,
    ])
  }
})

test('M-12: no asset to draw, none to recover, no Clout to take, no card to conceal: nothing happens', () => {
  const players: PlayerGiven[] = [{}, { clout: 0 }, { clout: 0 }]
  const advantages = { 'new-dawn': 'recover 1', 'white-glove': 'take-clout 1', 'room-nine': 'conceal 0' }
  for (const [organization, effect] of Object.entries(advantages)) {
    const play = terrorists({ players, threats: [imminent(1, { ...EASY, organization, lead: 1, agents: 20 })] })
    expect(play.between('advantage', 'closed')).toEqual([
      `advantage 1 ${organization}`,
      `no-effect 1 ${effect}`,
      ...ended,
    ])
  }
})

test('M-12, M-31: an Advantage cannot claim without a Case Lead', () => {
  const led: ThreatGiven[] = Array.from({ length: 6 }, (_, i) => ({ id: i + 2, level: 'low', lead: 1, intel: [] }))
  const open: ThreatGiven = { id: 9, level: 'guarded', intel: [] }
  const threats = [imminent(1, { ...EASY, organization: 'bureau-seven', lead: 1, agents: 20 }), ...led, open]
  expect(terrorists({ threats }).asked).toBe('turn.act 1')
})

test('M-13, M-34: the Fallout of one analysis may take the asset that would have reacted in the next', () => {
  const threats = [imminent(1, { plot: 'ferry', lead: 2 }), imminent(2, { plot: QUIET[0] })]
  const play = terrorists({ players: [{}, { up: ['nicholas-brody'] }, {}], threats }).does(2, 'pass')
  expect(play.options(2)).toEqual(['burn nicholas-brody'])
  play.does(2, 'burn nicholas-brody')
  expect(play.story).toContain('closed 2')
})

test('M-17, M-25: what Exposure turns up may react in the next analysis of the same Terrorist turn', () => {
  const threats = [imminent(1, { plot: 'stolen-files', lead: 2 }), imminent(2, { plot: QUIET[0] })]
  const play = terrorists({ players: [{}, { down: ['lynne-reed'] }, {}], threats })
  expect(play.asked).toBe('analysis.react 2')
  play.does(2, 'pass')
})

test('M-18, M-20: a case of one’s own freed in the turn is claimed again before two Intel are played', () => {
  const play = turn({
    players: [{ up: ['old-friend-abroad'], hand: ['phone-tap', 'false-lead'] }, {}, {}],
    threats: [
      { id: 1, level: 'low', lead: 1, intel: [] },
      { id: 2, level: 'low', lead: 2, intel: [] },
    ],
  })
  play.does(1, 'burn old-friend-abroad', 'case 1')
  expect(play.refuses(1, 'intel')).toBe('M-20 refuse.claim-first')
  play.does(1, 'claim', 'case 1', 'intel', 'card phone-tap', 'case 1', 'card false-lead', 'case 2')
  expect(play.offers(1, 'end')).toBe(true)
})

test('M-20, M-26: after a strike on one’s own case its Case Lead can claim again', () => {
  const play = turn({
    players: [{ up: ['airbase-colonel'] }, {}, {}],
    threats: [
      { id: 1, level: 'low', lead: 1, soldiers: 2, intel: [] },
      { id: 2, level: 'low', intel: [] },
    ],
  })
  play.does(1, 'strike 1')
  expect(play.facts['leads 1']).toBe(7)
  play.does(1, 'claim', 'case 2')
  expect(play.facts['leads 1']).toBe(6)
})

test('M-21, M-34: the extra Clout comes with each trade', () => {
  const play = free({
    players: [
      { up: ['jessica-brody', 'auction-house', 'federal-judge'], hand: ['satellite-pass', 'safe-house'] },
      {},
      {},
    ],
  })
  play.does(1, 'trade satellite-pass', 'trade safe-house')
  expect(play.fortunes).toEqual({ 'rep 1': 3, 'clout 1': 6, 'hand 1': 0 })
})

test('M-22, M-25: a chief of staff turned up first makes the asset cheaper; a recruiter gives one more', () => {
  const play = free({
    players: [{ rep: 2, clout: 2, down: ['chief-of-staff', 'recruiter'] }, {}, {}],
    decks: { assets: ['virgil', 'pittman', 'forger', 'the-donor'] },
  })
  play.does(1, 'activate chief-of-staff', 'activate recruiter', 'recruit-asset', 'pay 2 0', 'keep virgil')
  play.does(1, 'recruit-asset', 'pay 0 2', 'keep the-donor')
  expect(play.view(1).me?.down).toEqual(['virgil', 'the-donor'])
  expect(play.facts['discarded assets']).toBe('pittman forger')
})

test('M-23, M-36: a look without a card added stays what it was when others play on', () => {
  const play = free({
    players: [{ up: ['carrie-mathison'] }, { hand: ['safe-house', 'bank-records'] }, {}],
    threats: [
      { id: 1, level: 'low', lead: 1, intel: [{ card: 'phone-tap' }] },
      { id: 2, level: 'low', lead: 3, intel: [] },
    ],
  })
  play.does(1, 'agents', 'case 1', 'look', 'look', 'end')
  play.does(2, 'intel', 'card safe-house', 'case 1', 'card bank-records', 'case 2')
  expect(play.view(1).threats[0]).toMatchObject({
    by: ['deck', 1],
    looks: [{ round: 1, cards: ['phone-tap'] }],
  })
  expect(play.view(1).threats[0].known).toBeUndefined()
})

test('M-35: a single card may be thrown away too', () => {
  const play = free({ players: [{ up: ['elizabeth-gaines'], hand: ['phone-tap'] }, {}, {}] })
  play.state.intelGone.push(...play.state.intel.splice(0))
  play.does(1, 'end')
  expect(play.asked).toBe('turn.redraw 1')
  expect(play.does(1, 'redraw').told).toEqual([
    'discarded 1 phone-tap',
    'reshuffled intel 1',
    'drew 1 1 [phone-tap]',
    'turn 2',
  ])
})

test('M-27, M-35: with an empty hand and nothing to draw there is nothing to throw away', () => {
  const play = free({ players: [{ up: ['elizabeth-gaines'], hand: [] }, {}, {}] })
  play.state.intelGone.push(...play.state.intel.splice(0))
  play.does(1, 'end')
  expect(play.asked).toBe('turn.act 2')
})

/** Our deck with another Advantage on lone-wolf and another Fallout on kidnapping. */
const other = (advantage: readonly Effect[], fallout: readonly Effect[]) =>
  homeland({
    ...untuned,
    organizations: untuned.organizations.map(one => (one.id === 'lone-wolf' ? { ...one, advantage } : one)),
    plots: untuned.plots.map(one => (one.id === 'kidnapping' ? { ...one, fallout } : one)),
  })

test('M-12, M-13: a card with several effects does them one after the other, each to its end', () => {
  const of = other(
    [
      { do: 'look-plot', n: 1 },
      { do: 'rep', n: 2 },
      { do: 'soldiers', n: 1 },
    ],
    [
      { do: 'soldier-or-asset', n: 1 },
      { do: 'exposure', n: 0 },
    ],
  )
  const threat = (agents: number) => [
    imminent(1, { plot: 'kidnapping', lead: 1, agents }),
    imminent(2, { plot: QUIET[1], level: 'low' }),
  ]
  const won = terrorists({ threats: threat(9) }, of).does(1, 'case 2')
  expect(won.told.slice(0, 3)).toEqual(['looked-plot 1 2 letter-bomb', 'rep 1 2 4', 'soldiers 1 1'])
  const lost = terrorists({ players: [{ hand: [] }, {}, {}], threats: threat(0) }, of).does(1, 'soldier')
  expect(lost.told.slice(0, 2)).toEqual(['soldiers 1 -1', 'exposed 1 [] []'])
})

test('M-16: told to discard two Intel, one discards two, or as many as there are', () => {
  const of = other([], [{ do: 'discard-intel', n: 2 }])
  const discarded = (hand: string[]) => {
    const play = terrorists(
      { players: [{ hand }, {}, {}], threats: [imminent(1, { plot: 'kidnapping', lead: 1 })] },
      of,
    )
    while (play.asked === 'discard-intel 1') play.does(1, play.options(1)[0])
    return play.facts['hand 1']
  }
  expect(discarded(['phone-tap', 'bank-records', 'false-lead'])).toBe(1)
  expect(discarded(['phone-tap'])).toBe(0)
})
