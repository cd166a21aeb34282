import { describe, expect, test } from 'vitest'
import { free, type Given, type PlayerGiven, type ThreatGiven } from '../../../../tests/homeland-table.ts'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { homeland } from '../index.ts'

const ALL = homeland(untuned).cards.assets.map(({ id }) => id)
const alone = (player: PlayerGiven, given: Given = {}) => free({ players: [player, {}, {}], ...given })
const intel = [{ card: 'phone-tap', by: 2 }, { card: 'blown-cover' }, { card: 'cold-feet', by: 1 }]
const threats: ThreatGiven[] = [
  { id: 4, plot: 'dirty-bomb', level: 'severe', lead: 2, intel },
  { id: 5, plot: 'letter-bomb', level: 'low', intel: [] },
]

describe('M-22', () => {
  test('M-22: an Agent or a Soldier free', () => {
    const agent = alone({}).does(1, 'recruit-agent')
    expect(agent.told).toEqual(['recruited 1 agent'])
    expect(agent.changed).toEqual({ 'agents 1': 2 })
    const soldier = alone({}).does(1, 'recruit-soldier')
    expect(soldier.told).toEqual(['recruited 1 soldier'])
    expect(soldier.changed).toEqual({ 'soldiers 1': 2 })
  })
  test('M-22: once', () => {
    for (const first of ['recruit-agent', 'recruit-soldier']) {
      const play = alone({ rep: 9 }).does(1, first)
      for (const again of ['recruit-agent', 'recruit-soldier', 'recruit-asset'])
        expect(play.refuses(1, again)).toBe('M-22 refuse.recruited')
    }
    const asset = alone({ rep: 9 }).does(1, 'recruit-asset', 'pay 3 0')
    asset.does(1, asset.options(1)[0])
    expect(asset.refuses(1, 'recruit-agent')).toBe('M-22 refuse.recruited')
  })
  const decks = { assets: ['virgil', 'pittman', 'forger'] }
  test.each([
    [1, 2, ['pay 1 2']],
    [2, 2, ['pay 2 1', 'pay 1 2']],
    [3, 3, ['pay 3 0', 'pay 2 1', 'pay 1 2', 'pay 0 3']],
    [0, 5, ['pay 0 3']],
    [9, 0, ['pay 3 0']],
  ])('M-22: an asset for 3 tokens in any mix: %i Rep and %i Clout', (rep, clout, pays) => {
    const play = alone({ rep, clout }, { decks }).does(1, 'recruit-asset')
    expect(play.options(1)).toEqual(pays)
    expect(play.refuses(1, 'pay 1 1')).toBe('M-22 refuse.wrong-payment')
    const [, reps, clouts] = pays[0].split(' ').map(Number)
    play.does(1, pays[0], 'keep virgil')
    expect(play.facts).toMatchObject({ 'rep 1': rep - reps, 'clout 1': clout - clouts })
  })
  test('M-22: not for fewer', () => {
    expect(alone({ rep: 1, clout: 1 }).refuses(1, 'recruit-asset')).toBe('M-22 refuse.too-few-tokens')
  })
  test('M-22: paid first; two drawn, one kept face down, the other discarded face up', () => {
    const play = alone({ rep: 3 }, { decks }).does(1, 'recruit-asset', 'pay 3 0')
    expect(play.told).toEqual(['paid 1 3 0', 'rep 1 3 0', 'drew-assets 1 2 [virgil pittman]'])
    expect(play.hears(2).at(-1)).toBe('drew-assets 1 2 hidden')
    expect(play.view(1).me?.drawn).toEqual(['virgil', 'pittman'])
    expect(JSON.stringify(play.view(2))).not.toContain('virgil')
    expect(play.options(1)).toEqual(['keep virgil', 'keep pittman'])
    expect(play.refuses(1, 'keep forger')).toBe('M-22 refuse.not-drawn')
    play.does(1, 'keep pittman')
    expect(play.told).toEqual(['kept 1 pittman virgil'])
    expect(play.hears(2)).toEqual(['kept 1 hidden virgil'])
    expect(play.facts).toMatchObject({ 'down 1': 1, 'up 1': '', 'discarded assets': 'virgil' })
    expect(play.view(1).me?.down).toEqual(['pittman'])
  })
  const lastAssets = (n: number, discarded: string[] = []): Given => ({
    gone: { assets: ALL.filter(id => !ALL.slice(0, n).includes(id) && !discarded.includes(id)) },
    discards: { assets: discarded },
  })
  test('M-22: with one left after reshuffling keep it', () => {
    const play = alone({ rep: 3 }, lastAssets(1)).does(1, 'recruit-asset', 'pay 3 0')
    expect(play.options(1)).toEqual(['keep nicholas-brody'])
    play.does(1, 'keep nicholas-brody')
    expect(play.facts).toMatchObject({ 'down 1': 1, 'discarded assets': '' })
    const discarded = alone({ rep: 3 }, lastAssets(0, ['virgil'])).does(1, 'recruit-asset', 'pay 3 0', 'keep virgil')
    expect(discarded.facts).toMatchObject({ 'down 1': 1, 'deck of assets': 0, 'discarded assets': '' })
  })
  test('M-22: one in the deck and the rest from the discards', () => {
    const play = alone({ rep: 3 }, lastAssets(1, ['virgil', 'forger'])).does(1, 'recruit-asset', 'pay 3 0')
    expect(play.options(1)[0]).toBe('keep nicholas-brody')
    expect(play.options(1)).toHaveLength(2)
    play.does(1, 'keep nicholas-brody')
    expect(play.facts).toMatchObject({ 'down 1': 1, 'deck of assets': 1 })
  })
  test('M-22: with none, assets cannot be recruited', () => {
    expect(alone({ rep: 9 }, lastAssets(0)).refuses(1, 'recruit-asset')).toBe('M-22 refuse.no-assets')
  })
})

describe('M-23', () => {
  const decks = { intel: ['sleeper-cell'] }
  test('M-23: any number of Soldiers to one threat, claimed or not, and then look; one random Intel is added unseen', () => {
    const play = alone({ soldiers: 3 }, { threats, decks }).does(1, 'soldiers')
    expect(play.options(1)).toEqual(['case 4', 'case 5'])
    play.does(1, 'case 4')
    expect(play.options(1)).toEqual(['send 1', 'send 2', 'send 3'])
    expect(play.refuses(1, 'send 4')).toBe('M-23 refuse.too-many')
    play.does(1, 'send 2')
    expect(play.told).toEqual(['sent-soldiers 1 4 2'])
    expect(play.options(1)).toEqual(['look', 'no-look'])
    play.does(1, 'look')
    expect(play.told).toEqual(['looked-intel 1 4 3 [phone-tap blown-cover cold-feet]', 'added 4 1'])
    expect(play.hears(2)).toEqual(['looked-intel 1 4 3 hidden', 'added 4 1'])
    expect(play.facts).toMatchObject({ 'soldiers 1': 1, 'soldiers on 4': 2, 'intel on 4': 4 })
    for (const viewer of [1, 2, 'observer'] as const)
      expect(JSON.stringify(play.view(viewer))).not.toContain('sleeper-cell')
    expect(play.view(1).threats[0].looks).toEqual([{ round: 1, cards: ['phone-tap', 'blown-cover', 'cold-feet'] }])
    expect(play.view(2).threats[0].looks).toBeUndefined()
    expect(play.view(2).threats[0].lookers).toEqual([{ seat: 0, round: 1, n: 3 }])
  })
  test('M-23: shown shuffled: the order tells nothing of the order of playing', () => {
    const other = [...intel].reverse()
    const seen = [intel, other].map(
      cards =>
        alone({}, { threats: [{ ...threats[0], intel: cards }] })
          .does(1, 'soldiers', 'case 4', 'look')
          .view(1).threats[0].looks,
    )
    expect(seen[0]).toEqual(seen[1])
  })
  test('M-23: one Soldier needs no number; an unclaimed threat will do', () => {
    const play = alone({ soldiers: 1 }, { threats }).does(1, 'soldiers', 'case 5', 'no-look')
    expect(play.changed).toEqual({ 'soldiers 1': 0, 'soldiers on 5': 1 })
  })
  test('M-23: who does not look adds no card', () => {
    const play = alone({}, { threats }).does(1, 'soldiers', 'case 4', 'no-look')
    expect(play.told).toEqual(['sent-soldiers 1 4 1'])
    expect(play.facts['intel on 4']).toBe(3)
  })
  test('M-23: once per turn, and only with a Soldier and a threat', () => {
    const play = alone({ soldiers: 2 }, { threats }).does(1, 'soldiers', 'case 4', 'send 1', 'no-look')
    expect(play.refuses(1, 'soldiers')).toBe('M-23 refuse.sent-soldiers')
    expect(alone({ soldiers: 0 }, { threats }).refuses(1, 'soldiers')).toBe('M-23 refuse.no-soldier')
    expect(alone({}).refuses(1, 'soldiers')).toBe('M-23 refuse.no-soldier')
    const other = alone({}, { threats }).does(1, 'soldiers')
    expect(other.refuses(1, 'case 9')).toBe('M-23 refuse.no-such-threat')
    other.does(1, 'case 5', 'no-look')
  })
  test('M-23: deck empty: look, add none', () => {
    const play = alone({}, { threats })
    play.state.intelGone.push(...play.state.intel.splice(0))
    play.does(1, 'soldiers', 'case 4', 'look')
    expect(play.told.slice(1)).toEqual(['looked-intel 1 4 3 [phone-tap blown-cover cold-feet]'])
    expect(play.facts['intel on 4']).toBe(3)
  })
  test('M-23: a later look is a snapshot of its own, cards added since are not in the old one', () => {
    const looks = [{ seat: 1, n: 2, round: 1 }]
    const play = alone({}, { round: 3, threats: [{ ...threats[0], looks }], decks }).does(
      1,
      'soldiers',
      'case 4',
      'look',
    )
    expect(play.view(1).threats[0].looks).toEqual([
      { round: 1, cards: ['phone-tap', 'blown-cover'] },
      { round: 3, cards: ['phone-tap', 'blown-cover', 'cold-feet'] },
    ])
  })
})

describe('M-24', () => {
  test('M-24: any number of Agents to one threat, claimed or not, and look at its Plot', () => {
    const play = alone({ agents: 2 }, { threats }).does(1, 'agents')
    expect(play.options(1)).toEqual(['case 4', 'case 5'])
    play.does(1, 'case 4')
    expect(play.options(1)).toEqual(['send 1', 'send 2'])
    expect(play.refuses(1, 'send 3')).toBe('M-24 refuse.too-many')
    play.does(1, 'send 2', 'look')
    expect(play.told).toEqual(['sent-agents 1 4 2', 'looked-plot 1 4 dirty-bomb'])
    expect(play.hears(2)).toEqual(['sent-agents 1 4 2', 'looked-plot 1 4 hidden'])
    expect(play.changed).toEqual({ 'agents 1': 0, 'agents on 4': 2 })
    expect(play.view(1).threats[0].plot).toBe('dirty-bomb')
    expect(play.view(2).threats[0]).toMatchObject({ plotSeenBy: [0] })
    expect(play.view(2).threats[0].plot).toBeUndefined()
  })
  test('M-24: the look may be declined; to look comes first', () => {
    const play = alone({}, { threats }).does(1, 'agents', 'case 5')
    expect([play.asked, play.options(1)]).toEqual(['agents.look 1', ['look', 'no-look']])
    expect(play.refuses(1, 'pass')).toBe('M-24 refuse.not-now')
    expect(play.does(1, 'no-look').told).toEqual([])
    expect(play.facts['agents on 5']).toBe(1)
    expect(play.view(1).threats[1].plot).toBeUndefined()
    expect(play.view(2).threats[1].plotSeenBy).toBeUndefined()
  })
  test('M-24: one Agent needs no number; no Intel is shown, none added', () => {
    const play = alone({}, { threats }).does(1, 'agents', 'case 5', 'look')
    expect(play.told).toEqual(['sent-agents 1 5 1', 'looked-plot 1 5 letter-bomb'])
    expect(play.view(1).threats[1].looks).toBeUndefined()
  })
  test('M-24: once per turn, and only with an Agent and a threat', () => {
    const play = alone({ agents: 2 }, { threats }).does(1, 'agents', 'case 5', 'send 1', 'look')
    expect(play.refuses(1, 'agents')).toBe('M-24 refuse.sent-agents')
    expect(alone({ agents: 0 }, { threats }).refuses(1, 'agents')).toBe('M-24 refuse.no-agent')
    expect(alone({}).refuses(1, 'agents')).toBe('M-24 refuse.no-agent')
  })
  test('M-24: Agents and Soldiers are two actions', () => {
    const play = alone({}, { threats }).does(1, 'agents', 'case 5', 'no-look', 'soldiers', 'case 4', 'no-look')
    expect(play.fortunes).toEqual({ 'agents 1': 0, 'soldiers 1': 0 })
  })
})
