import { describe, expect, test } from 'vitest'
import {
  EASY,
  free,
  type Given,
  type PlayerGiven,
  QUIET,
  type ThreatGiven,
  table,
  terrorists,
  turn,
} from '../../../../tests/homeland-table.ts'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { rootsOf } from '../../../seed/roots.ts'
import type { Event } from '../events.ts'
import { homeland } from '../index.ts'

const game = homeland(untuned)

const last: ThreatGiven[] = [{ id: 1, ...EASY, level: 'imminent', intel: [] }]

describe('M-28', () => {
  const agendas = (...of: ('loyal' | 'opportunist' | 'mole')[]): PlayerGiven[] => of.map(agenda => ({ agenda }))
  test('M-28: Terrorist track full: the mole wins, whatever the points; no accusations', () => {
    const players = agendas('loyal', 'opportunist', 'mole')
    const play = terrorists({ players, threats: last, terrorist: 11 })
    expect(play.story.at(-1)).toBe('ended mole M-28 [3]')
    expect(play.outcome).toEqual({ winners: [2], cause: 'mole', rule: 'M-28' })
    expect(play.asked).toBe('')
    expect(play.story.some(line => line.startsWith('accus'))).toBe(false)
  })
  test('M-28: whichever seat the mole has', () => {
    const play = terrorists({ players: agendas('mole', 'opportunist', 'loyal'), threats: last, terrorist: 11 })
    expect(play.outcome?.winners).toEqual([0])
  })
  test('M-28: without a mole everybody loses', () => {
    const play = terrorists({ players: agendas('loyal', 'opportunist', 'loyal'), threats: last, terrorist: 11 })
    expect(play.outcome).toEqual({ winners: [], cause: 'nobody', rule: 'M-28' })
    expect(play.story.at(-1)).toBe('ended nobody M-28 []')
  })
  test('M-28: when it is over nothing more is done', () => {
    const play = terrorists({ players: agendas('loyal', 'opportunist', 'mole'), threats: last, terrorist: 11 })
    expect(play.refuses(1, 'end')).toBe('M-28 refuse.over')
  })
})

/** The Agency track is full and these accuse: a seat, or 0 for nobody. */
const accusing = (players: readonly PlayerGiven[], accusations: readonly number[], given: Given = {}) => {
  const play = table({ players, agency: 12, next: [{ step: 'end.accuse' }], ...given })
  for (const [i, of] of accusations.entries()) play.does(i + 1, of === 0 ? 'accuse nobody' : `accuse ${of}`)
  return play
}
const loyal = (rep: number, more: PlayerGiven = {}): PlayerGiven => ({ agenda: 'loyal', rep, clout: 0, ...more })
const opportunist = (clout: number, more: PlayerGiven = {}): PlayerGiven => ({
  agenda: 'opportunist',
  rep: 0,
  clout,
  ...more,
})
const mole = (more: PlayerGiven = {}): PlayerGiven => ({ agenda: 'mole', rep: 0, clout: 0, ...more })

describe('M-29', () => {
  test('M-29: Agency track full: all accuse at once, the mole too, one other player or nobody', () => {
    const play = terrorists({ threats: [{ ...last[0], agents: 9 }], agency: 11 })
    expect(play.story.at(-1)).toBe('accusing agency')
    expect(play.asked).toBe('end.accusing 1, end.accusing 2, end.accusing 3')
    expect(play.options(2)).toEqual(['accuse 1', 'accuse 3', 'accuse nobody'])
    expect(play.refuses(2, 'accuse 2')).toBe('M-29 refuse.accuse-other')
    expect(play.refuses(2, 'accuse 5')).toBe('M-29 refuse.accuse-other')
  })
  test('M-29: in any order, secretly, each once', () => {
    const play = accusing([loyal(1), loyal(1), mole()], []).does(3, 'accuse 1')
    expect(play.told).toEqual(['accusation-made 3'])
    expect(play.asked).toBe('end.accusing 1, end.accusing 2')
    expect(play.refuses(3, 'accuse 2')).toBe('M-29 refuse.accused')
    expect(play.view(3).me?.accuses).toBe(0)
    for (const viewer of [1, 2, 'observer'] as const)
      expect(play.view(viewer).players.map(({ accused = false }) => accused)).toEqual([false, false, true])
    expect(JSON.stringify(play.view(1))).toBe(
      JSON.stringify(
        accusing([loyal(1), loyal(1), mole()], [])
          .does(3, 'accuse nobody')
          .view(1),
      ),
    )
  })
  test('M-29: revealed together. Right: +6. Wrong: −3. Nobody: 0', () => {
    const play = accusing([loyal(5), loyal(5), mole(), opportunist(5)], [3, 4, 0, 0])
    expect(play.told.slice(1)).toEqual([
      'accused 1 3',
      'accused 2 4',
      'accused 3 hidden',
      'accused 4 hidden',
      'score 1 loyal 11 5 0 6',
      'score 2 loyal 2 5 0 -3',
      'score 3 mole 0 0 0 0',
      'score 4 opportunist 5 5 0 0',
      'ended points M-30 [1]',
    ])
    expect(play.hears('observer')).toEqual(play.told)
  })
  test('M-29: wrong also when there is no mole', () => {
    const play = accusing([loyal(5), loyal(5), opportunist(5)], [2, 1, 0])
    expect(play.view(1).scores).toEqual([2, 2, 5])
    expect(play.outcome?.winners).toEqual([2])
  })
  test('M-29: the mole who accuses is always wrong', () => {
    expect(accusing([loyal(0), loyal(0), mole()], [0, 0, 1], { terrorist: 5 }).view(1).scores).toEqual([0, 0, 7])
  })
  test('M-29: a mole accused by anyone is out', () => {
    const play = accusing([loyal(2), loyal(3), mole()], [3, 0, 0], { terrorist: 11 })
    expect(play.view(1).scores).toEqual([8, 3, 22])
    expect(play.outcome?.winners).toEqual([0])
  })
  test('M-29: a mole nobody accuses may win; the others do not lose by it', () => {
    expect(accusing([loyal(2), loyal(3), mole()], [0, 0, 0], { terrorist: 6 }).outcome?.winners).toEqual([2])
    expect(accusing([loyal(2), loyal(13), mole()], [2, 0, 0], { terrorist: 6 }).outcome?.winners).toEqual([1])
  })
  test('M-29: an innocent who is accused stays in', () => {
    const play = accusing([loyal(9), loyal(1), mole()], [0, 1, 1])
    expect(play.outcome?.winners).toEqual([0])
  })
})

describe('M-30', () => {
  const scores = (players: readonly PlayerGiven[], given: Given = {}) =>
    accusing(
      players,
      players.map(() => 0),
      given,
    ).view(1).scores
  test('M-30: loyal 1 per own Rep, opportunist 1 per own Clout, mole 2 per terrorist token', () => {
    const players: PlayerGiven[] = [
      { agenda: 'loyal', rep: 4, clout: 9 },
      { agenda: 'opportunist', rep: 9, clout: 5 },
      { agenda: 'mole', rep: 9, clout: 9 },
    ]
    expect(scores(players, { terrorist: 7 })).toEqual([4, 5, 14])
  })
  test('M-30: everyone the points of all own assets, face up or down', () => {
    const up = ['the-donor', 'virgil']
    const players = [
      loyal(1, { up, down: ['safe-flat'] }),
      opportunist(1, { down: ['forger'] }),
      mole({ up: ['recruiter'] }),
    ]
    expect(scores(players)).toEqual([1 + 4 + 1 + 3, 1 + 3, 1])
  })
  test('M-30: the highest wins', () => {
    const play = accusing([loyal(3), opportunist(7), loyal(5)], [0, 0, 0])
    expect(play.outcome).toEqual({ winners: [1], cause: 'points', rule: 'M-30' })
    expect(play.told.at(-1)).toBe('ended points M-30 [2]')
  })
  const tie = (players: readonly PlayerGiven[], terrorist = 2) =>
    accusing(
      players,
      players.map(() => 0),
      { terrorist },
    ).outcome?.winners
  test('M-30: ties go loyal before opportunist before mole', () => {
    expect(tie([opportunist(4), loyal(4), mole()])).toEqual([1])
    expect(tie([opportunist(4), loyal(3), mole()])).toEqual([0])
    expect(tie([mole(), loyal(4), loyal(1)])).toEqual([1])
    expect(tie([mole(), opportunist(3), loyal(1)])).toEqual([0])
  })
  test('M-30: same agenda and points share', () => {
    expect(tie([loyal(4), opportunist(4), loyal(4), mole()])).toEqual([0, 2])
    expect(tie([loyal(1), opportunist(6), loyal(2), opportunist(6), mole()])).toEqual([1, 3])
  })
  test('M-30: points may be negative and still the highest', () => {
    expect(accusing([loyal(0), loyal(1), opportunist(0)], [2, 1, 1]).outcome?.winners).toEqual([1])
  })
  test('M-30: when it is over all is shown to all', () => {
    const view = accusing([loyal(3), opportunist(7), loyal(5)], [0, 0, 0], { spare: 'mole' }).view('observer')
    expect(view.players.map(({ revealed }) => revealed?.agenda)).toEqual(['loyal', 'opportunist', 'loyal'])
    expect(view.spare).toBe('mole')
  })
})

describe('M-31', () => {
  test('M-31: an empty Intel deck is its discards, shuffled', () => {
    const play = free({
      players: [{ hand: [] }, {}, {}],
      discards: { intel: ['phone-tap', 'false-lead', 'safe-house', 'cold-feet'] },
    })
    play.state.intelGone.push(...play.state.intel.splice(0))
    play.does(1, 'end')
    for (const viewer of [1, 2, 'observer'] as const) expect(play.hears(viewer)[0]).toBe('reshuffled intel 4')
    expect(play.facts).toMatchObject({ 'hand 1': 3, 'deck of intel': 1, 'discarded intel': '' })
  })
  test('M-31: still empty, the draw is skipped', () => {
    const play = free({ players: [{ hand: ['phone-tap'] }, {}, {}], discards: { intel: ['false-lead'] } })
    play.state.intelGone.push(...play.state.intel.splice(0))
    play.does(1, 'end')
    expect(play.told).toEqual(['reshuffled intel 1', 'drew 1 1 [false-lead]', 'turn 2'])
    expect(play.facts['hand 1']).toBe(2)
  })
  /** The last player ends the round with so many organizations and plots in the decks, and these discarded. */
  const drained = (organizations: number, plots: number, discards: NonNullable<Given['discards']> = {}) => {
    const play = table({ turn: 3, players: 3, initiative: [1], discards })
    const { state } = play
    state.organizationGone.push(...state.organizations.splice(organizations))
    state.plotGone.push(...state.plots.splice(plots))
    return play.does(3, 'end')
  }
  test('M-31: Plots and Organizations the same: discards shuffled, or no new threat', () => {
    const refilled = drained(1, 1, { organizations: ['postman', 'lone-wolf'], plots: ['car-bomb', 'dirty-bomb'] })
    expect(refilled.view(1).threats).toHaveLength(3)
    expect(refilled.story.filter(line => line.startsWith('reshuffled'))).toEqual([
      'reshuffled organizations 2',
      'reshuffled plots 2',
    ])
    expect(refilled.facts).toMatchObject({ 'discarded organizations': '', 'discarded plots': '' })
    const short = drained(2, 40)
    expect(short.view(1).threats).toHaveLength(2)
    expect(short.story).toContain('no-threat')
    const noPlots = drained(40, 1)
    expect(noPlots.view(1).threats).toHaveLength(1)
    expect(noPlots.facts).toMatchObject({ 'deck of organizations': 39, 'deck of plots': 0 })
  })
  test('M-31: a threat without Intel is one all the same', () => {
    const play = table({ turn: 3, players: 3, initiative: [1] })
    play.state.intelGone.push(...play.state.intel.splice(0))
    play.does(3, 'end')
    expect(play.view(1).threats.map(({ by }) => by)).toEqual([[], [], []])
  })
  test('M-31: an empty Asset deck is its discards, shuffled', () => {
    const play = free({ players: [{ rep: 3 }, {}, {}], discards: { assets: ['virgil', 'forger', 'pittman'] } })
    play.state.assetGone.push(...play.state.assets.splice(0))
    play.does(1, 'recruit-asset', 'pay 3 0')
    expect(play.told).toContain('reshuffled assets 3')
    play.does(1, play.options(1)[0])
    expect(play.facts).toMatchObject({ 'down 1': 1, 'deck of assets': 1 })
  })
  test('M-5, M-31: the Initiative deck is reshuffled when all have been first once, and everybody reads it', () => {
    const play = terrorists({ initiative: [], threats: [] })
    for (const viewer of [1, 3, 'observer'] as const) expect(play.hears(viewer)[0]).toMatch('reshuffled initiative 3')
    expect(terrorists({ threats: [] }).story.join()).not.toContain('reshuffled')
    const first: Event[] = []
    game.start({ players: 3 }, rootsOf('first', game.chances), first)
    expect(first.map(({ kind }) => kind)).not.toContain('reshuffled')
  })
  test('M-31: no threat left and none can come: the game ends as for a full agency track', () => {
    const noPlots = drained(40, 0)
    expect(noPlots.story.slice(-2)).toEqual(['no-threat', 'accusing no-threats'])
    expect(noPlots.asked).toBe('end.accusing 1, end.accusing 2, end.accusing 3')
    noPlots.does(1, 'accuse nobody').does(2, 'accuse nobody').does(3, 'accuse nobody')
    expect(noPlots.outcome).toMatchObject({ cause: 'points', rule: 'M-30' })
    expect(drained(0, 40).asked).toMatch('end.accusing')
  })
  test('M-31: not while a threat is on the board, nor while one can come of the discards', () => {
    expect(drained(40, 1).asked).toBe('turn.act 1')
    expect(drained(0, 0, { organizations: ['postman'], plots: ['car-bomb'] }).asked).toBe('turn.act 1')
  })
  test('M-31: figures and tokens do not run out', () => {
    const play = free({ players: [{ agents: 60, clout: 90, up: ['nicholas-brody'] }, {}, {}] })
    expect(play.does(1, 'recruit-agent', 'use nicholas-brody').fortunes).toEqual({ 'agents 1': 61, 'clout 1': 91 })
  })
  test('M-31: with no Case Lead left, the duty to claim lapses', () => {
    const threats: ThreatGiven[] = Array.from({ length: 8 }, (_, i) => ({
      id: i + 1,
      level: i < 6 ? 'low' : 'guarded',
      plot: QUIET[i],
      ...(i < 7 ? { lead: 1 } : {}),
    }))
    const play = turn({ threats, done: ['placed'] })
    expect(play.refuses(1, 'claim')).toBe('M-31 refuse.no-lead')
    expect(play.offers(1, 'end')).toBe(true)
  })
})
