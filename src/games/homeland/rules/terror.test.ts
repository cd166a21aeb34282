import { describe, expect, test } from 'vitest'
import {
  EASY,
  type Given,
  newGame,
  QUIET,
  type ThreatGiven,
  terrorists,
  turnedUp,
} from '../../../../tests/homeland-table.ts'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { homeland } from '../index.ts'

const row = (level: ThreatGiven['level'], from: number, n = 6): ThreatGiven[] =>
  Array.from({ length: n }, (_, i) => ({ id: from + i, level, intel: [] }))
/** One after another, the analyses and the advance. */
const closed = (story: readonly string[]) => story.filter(line => /^(closed|advanced)/.test(line))

describe('M-5', () => {
  test('M-5: the top Initiative card gives the marker, and its player goes first', () => {
    const play = terrorists({ initiative: [2, 3, 1] })
    expect(play.story).toContain('round 2 2')
    expect(play.facts).toMatchObject({ round: 2, marker: 2, turn: 2 })
    expect(play.asked).toBe('turn.act 2')
  })
  test('M-5: drawn without replacement', () => {
    expect(terrorists({ initiative: [2, 3] }).view(1).firstYet).toEqual([2])
    expect(terrorists({ initiative: [3] }).view(1).firstYet).toEqual([])
  })
  test('M-5: shuffled again when all have been first once', () => {
    const { marker, firstYet } = terrorists({ players: 5, initiative: [] }).view(1)
    expect([marker, ...firstYet].toSorted()).toEqual([0, 1, 2, 3, 4])
    expect(firstYet).toHaveLength(4)
  })
  test('M-5: a game begins with the first Terrorist turn', () => {
    const play = newGame(4)
    expect(play.facts.round).toBe(1)
    expect(play.asked).toBe(`turn.act ${play.facts.marker}`)
    expect(play.view(1).threats).toHaveLength(4)
  })
})

describe('M-6', () => {
  test('M-6: Imminent threats one at a time, leftmost first, until the level is empty; then the advance', () => {
    const threats: ThreatGiven[] = [
      { id: 1, plot: QUIET[0], level: 'imminent', at: 5, intel: [] },
      { id: 2, plot: QUIET[1], level: 'imminent', at: 2, intel: [] },
      { id: 3, plot: QUIET[2], level: 'imminent', at: 6, intel: [] },
      { id: 4, level: 'severe', at: 1, intel: [] },
    ]
    const play = terrorists({ threats })
    expect(closed(play.story)).toEqual(['closed 2', 'closed 1', 'closed 3', 'advanced 1'])
    expect(play.facts['threat 4']).toBe('imminent 1')
  })
  test('M-6: threats that arrive there meanwhile included, from the left again', () => {
    const threats: ThreatGiven[] = [
      { id: 2, plot: QUIET[0], level: 'imminent', at: 3, intel: [] },
      { id: 3, plot: QUIET[1], level: 'severe', at: 2, intel: [] },
    ]
    const play = turnedUp(['moved-up'], EASY, { threats })
    expect(play.story).toContain('moved 3 imminent')
    expect(closed(play.story)).toEqual(['closed 1', 'closed 3', 'closed 2', 'advanced 0'])
  })
  test('M-6: a threat put back a level meanwhile is not analysed this round', () => {
    const threats: ThreatGiven[] = [
      { id: 1, plot: QUIET[0], organization: 'covenant', level: 'imminent', lead: 1, agents: 9, intel: [] },
      { id: 2, plot: QUIET[1], level: 'imminent', intel: [] },
    ]
    const play = terrorists({ threats }).does(1, 'case 2')
    expect(closed(play.story)).toEqual(['closed 1', 'advanced 1'])
    expect(play.facts['threat 2']).toBe('imminent 2')
  })
})

describe('M-7', () => {
  test('M-7: every threat moves straight up one level in its own column; gaps stay', () => {
    const threats: ThreatGiven[] = [
      { id: 1, level: 'low', at: 2 },
      { id: 2, level: 'guarded', at: 2 },
      { id: 3, level: 'guarded', at: 5 },
      { id: 4, level: 'elevated', at: 1 },
      { id: 5, level: 'severe', at: 6 },
    ]
    const organizations = ['lone-wolf', 'postman', 'third-wing']
    const play = terrorists({ threats, decks: { organizations } })
    expect(play.facts).toMatchObject({
      'threat 1': 'guarded 2',
      'threat 2': 'elevated 2',
      'threat 3': 'elevated 5',
      'threat 4': 'severe 1',
      'threat 5': 'imminent 6',
      // M-8, after it: the level below is free again
      'threat 6': 'low 1',
      'threat 7': 'low 2',
      'threat 8': 'low 3',
    })
  })
  test('M-7: a full level moves whole', () => {
    const play = terrorists({
      threats: row('low', 1),
      decks: { organizations: ['postman', 'lone-wolf', 'third-wing'] },
    })
    expect([1, 2, 3, 4, 5, 6].map(id => play.facts[`threat ${id}`])).toEqual(
      [1, 2, 3, 4, 5, 6].map(column => `guarded ${column}`),
    )
  })
})

describe('M-8', () => {
  test.each([3, 4, 5, 6])('M-8: with %i players as many new threats', players => {
    const play = terrorists({ players })
    expect(play.view(1).threats).toHaveLength(players)
  })
  test('M-8: an Organization face up, a hidden Plot and one hidden Intel; no lead, no figures', () => {
    const decks = { organizations: ['postman'], plots: ['dirty-bomb'], intel: ['stolen-codes'] }
    const play = terrorists({ decks })
    for (const viewer of [1, 2, 3, 'observer'] as const) {
      const { plot = null, known = [], ...threat } = play.view(viewer).threats[0]
      expect(threat).toEqual({ id: 1, organization: 'postman', by: ['deck'] })
      expect([plot, ...known].every(card => card === null)).toBe(true)
    }
    const [{ plot, cards }] = play.state.threats
    const { data, intelTitle } = homeland(untuned).cards
    expect(data.plots[plot].id).toBe('dirty-bomb')
    expect(data.intel[intelTitle[cards[0]]].id).toBe('stolen-codes')
  })
  test('M-8: the leftmost free space of the Organization’s level', () => {
    const threats: ThreatGiven[] = [
      { id: 1, level: 'low', at: 1 },
      { id: 2, level: 'low', at: 3 },
    ]
    const organizations = ['the-engineer', 'red-hammer', 'postman']
    const play = terrorists({ threats, decks: { organizations } })
    expect(play.facts).toMatchObject({ 'threat 3': 'guarded 2', 'threat 4': 'guarded 4', 'threat 5': 'low 1' })
  })
  test('M-8: if that level is full, the next level up, and the next', () => {
    const organizations = ['the-engineer', 'red-hammer', 'postman']
    const decks = { organizations }
    const one = terrorists({ threats: row('low', 1), decks })
    expect(one.facts).toMatchObject({ 'threat 7': 'elevated 1', 'threat 8': 'elevated 2', 'threat 9': 'low 1' })
    const two = terrorists({ threats: [...row('low', 1), ...row('guarded', 11)], decks })
    expect(two.facts).toMatchObject({ 'threat 17': 'severe 1', 'threat 18': 'severe 2', 'threat 19': 'low 1' })
  })

  /** Severe and Imminent are full once all have moved up. */
  const full: ThreatGiven[] = [...row('elevated', 11), ...row('severe', 21)]
  const organizations = ['night-guard', 'lone-wolf', 'postman']

  test('M-8: if Imminent is full, it is analysed at once, in full, with its one Intel and no lead', () => {
    const decks = { organizations, plots: ['ferry'], intel: ['inside-source'] }
    const play = terrorists({ threats: row('severe', 21), decks })
    expect(play.between('new-threat-now', 'new-threat ')).toEqual([
      'new-threat-now 27 night-guard',
      'analysis 27 night-guard ferry none',
      'first-totals 27 5 0 0 0 5 0',
      'turned-up 27 inside-source 5 4',
      'totals 27 5 4',
      'succeeded 27 2',
      'track terrorist 0 2',
      'clout 1 1 3',
      'clout 2 1 3',
      'clout 3 1 3',
      'closed 27',
      'new-threat 28 lone-wolf low 1',
    ])
    expect(play.facts['threat 29']).toBe('low 2')
    expect(play.facts['threat 27']).toBeUndefined()
  })
  test('M-8: in full: players may react to it', () => {
    const decks = { organizations, plots: [QUIET[0]], intel: ['inside-source'] }
    const players = [{}, { up: ['lynne-reed'] }, {}]
    const play = terrorists({ players, threats: row('severe', 21), decks })
    expect(play.asked).toBe('analysis.react 2')
    play.does(2, 'blue lynne-reed 2')
    expect(play.told).toContain('track agency 0 1')
  })
  test('M-8: while a threat is analysed its own space counts as free', () => {
    const threats: ThreatGiven[] = [
      ...row('severe', 11),
      ...row('imminent', 21, 5).map((one, i) => ({ ...one, plot: QUIET[i] })),
      { id: 31, plot: QUIET[5], level: 'imminent', at: 6, intel: [{ card: 'surprise-attack' }] },
    ]
    const play = terrorists({ threats, decks: { plots: [QUIET[6]], organizations: ['postman'] } })
    expect(play.story).toContain('new-threat 32 postman imminent 1')
    const others = [1, 2, 3, 5, 6].map((at, i) => ({ id: 40 + at, plot: QUIET[i], level: 'imminent' as const, at }))
    const later = turnedUp(['surprise-attack'], EASY, {
      threats: [...row('severe', 11), ...others.map(one => ({ ...one, intel: [] }))],
      decks: { plots: [QUIET[6]], organizations: ['postman'] },
    })
    expect(later.story).toContain('new-threat 47 postman imminent 4')
  })

  const nested: Given = {
    threats: full,
    decks: {
      organizations: ['night-guard', 'the-old-border', 'lone-wolf', 'postman'],
      plots: [QUIET[0], QUIET[1]],
      intel: ['surprise-attack', 'phone-tap'],
    },
  }
  test('M-8: one that must be analysed at once during an analysis comes directly after it, never nested', () => {
    const play = terrorists(nested)
    expect(play.between('new-threat-now 27', 'new-threat ')).toEqual([
      'new-threat-now 27 night-guard',
      `analysis 27 night-guard ${QUIET[0]} none`,
      'first-totals 27 5 0 0 0 5 0',
      'turned-up 27 surprise-attack 5 0',
      'gold 27 surprise-attack',
      'new-threat-now 28 the-old-border',
      'totals 27 5 0',
      'succeeded 27 1',
      'track terrorist 0 1',
      'clout 1 1 2',
      'clout 2 1 2',
      'clout 3 1 2',
      'closed 27',
      `analysis 28 the-old-border ${QUIET[1]} none`,
      'first-totals 28 4 2 0 0 6 0',
      'turned-up 28 phone-tap 6 2',
      'totals 28 6 2',
      'succeeded 28 1',
      'track terrorist 1 2',
      'clout 1 2 3',
      'clout 2 2 3',
      'clout 3 2 3',
      'closed 28',
      'new-threat 29 lone-wolf low 1',
    ])
    expect(play.state.pending).toEqual([])
  })
  test('M-8: and not at all if the terrorist track has filled', () => {
    const play = terrorists({ ...nested, terrorist: 11 })
    expect(play.story.slice(-2)[0]).toBe('closed 27')
    expect(play.story.at(-1)).toMatch(/^ended /)
    expect(play.story.some(line => line.startsWith('analysis 28'))).toBe(false)
    expect(play.state.pending).toEqual([])
    expect(play.facts['threat 28']).toBe('off the board')
  })
  test('M-8: nor if the agency track has', () => {
    const decks = { ...nested.decks, plots: ['false-alarms', QUIET[1]] }
    const won = terrorists({ ...nested, decks, players: [{ up: ['nicholas-brody'] }, {}, {}], agency: 11 })
    won.does(1, 'blue nicholas-brody 5')
    expect(won.asked).toBe('end.accusing 1, end.accusing 2, end.accusing 3')
    expect(won.state.pending).toEqual([])
    expect(won.story.some(line => line.startsWith('analysis 28'))).toBe(false)
  })
  test('M-8: one that waits to be analysed gets no lead and nothing else meanwhile', () => {
    const imminent = row('imminent', 21).map((one, i) => ({ ...one, plot: QUIET[i] }))
    const threat = { plot: 'false-alarms', organization: 'bureau-seven', lead: 1, agents: 9 }
    const play = turnedUp(['surprise-attack'], threat, {
      threats: [...row('severe', 11), ...imminent],
      decks: { plots: [QUIET[6]] },
    })
    expect(play.story.some(line => line.startsWith('new-threat-now 27'))).toBe(true)
    play.does(1, 'accept')
    expect(play.asked).toBe('aim 1')
    expect(play.options(1)).toHaveLength(12)
    expect(play.refuses(1, 'case 27')).toBe('M-25 refuse.no-target')
    play.does(1, 'case 11')
    expect(play.told).toContain('claimed 1 11')
  })
  test('M-8: a threat at once between two others does not change how many are revealed', () => {
    const play = terrorists({ ...nested, players: 4 })
    expect(play.story.filter(line => line.startsWith('new-threat')).length).toBe(5)
  })
})
