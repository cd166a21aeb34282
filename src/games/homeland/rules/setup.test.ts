import { describe, expect, test } from 'vitest'
import { free, newGame, table } from '../../../../tests/homeland-table.ts'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { Fault } from '../../../engine/game.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { homeland } from '../index.ts'
import { agendaCounts, agendas, COLUMNS, LEADS, levels, TRACK } from '../vocabulary.ts'
import { setUp } from './setup.ts'

const game = homeland(untuned)
const fresh = (players: number, seed = 'set-up') => setUp(game.cards, { players }, rootsOf(seed, game.chances))

describe('M-1', () => {
  test.each([3, 4, 5, 6])('M-1: %i players, each 1 Agent, 1 Soldier, 1 Rep, 1 Clout, 3 Intel and 7 Case Leads', n => {
    const { players } = fresh(n)
    expect(players).toHaveLength(n)
    for (const player of players) {
      expect(player).toMatchObject({ agents: 1, soldiers: 1, rep: 1, clout: 1, leads: 7 })
      expect(player.hand).toHaveLength(3)
      expect([player.open, player.down, player.up, player.drawn]).toEqual([[], [], [], []])
    }
  })
  test('M-1: the eighth Case Lead of each player is in the Initiative deck', () => {
    expect(LEADS).toBe(7)
    const table = newGame(5)
    expect([table.view(1).marker, ...table.view(1).firstYet].sort()).toEqual([0, 1, 2, 3, 4])
  })
  test.each([2, 7, 0, '3', 3.5, undefined])('M-1: not %s players', players => {
    expect(() => game.readSetup({ players })).toThrow(Fault)
  })
  test.each([3, 4, 5, 6])('M-1: %i players', players => {
    expect(game.readSetup({ players })).toEqual({ players })
    expect(game.seats({ players })).toBe(players)
  })
})

describe('M-2', () => {
  test.each([
    [3, 2, 1, 1],
    [4, 3, 1, 1],
    [5, 3, 2, 1],
    [6, 4, 2, 1],
  ])('M-2: %i players: %i loyal, %i opportunists, %i mole, one of them spare', (n, loyal, opportunists, mole) => {
    expect(agendaCounts[n]).toEqual([loyal, opportunists, mole])
    for (const seed of ['a', 'b', 'c']) {
      const { players, spare } = fresh(n, seed)
      const dealt = [...players.map(({ agenda }) => agenda), spare]
      expect([0, 1, 2].map(agenda => dealt.filter(one => one === agenda).length)).toEqual([loyal, opportunists, mole])
    }
  })
  test('M-2: any agenda may be the spare one, the mole too; and any may be anybody’s', () => {
    const games = Array.from({ length: 60 }, (_, i) => fresh(3, `spare ${i}`))
    expect(new Set(games.map(({ spare }) => agendas[spare])).size).toBe(3)
    expect(new Set(games.map(({ players }) => agendas[players[1].agenda])).size).toBe(3)
  })
  test('M-2: the spare agenda stays unseen to the end', () => {
    const play = newGame(3)
    for (const viewer of [1, 2, 3, 'observer'] as const) expect(play.view(viewer).spare).toBeNull()
  })
})

describe('M-3', () => {
  test('M-3: five levels of six spaces, two tracks of 12, the board empty', () => {
    expect(levels).toEqual(['low', 'guarded', 'elevated', 'severe', 'imminent'])
    expect(COLUMNS).toBe(6)
    expect(TRACK).toBe(12)
    const s = fresh(4)
    expect(s.spaces).toEqual(Array.from({ length: 30 }, () => -1))
    expect(s).toMatchObject({ threats: [], agency: 0, terrorist: 0 })
  })
  test('M-3: no trade, asset, look or new threat adds progress tokens', () => {
    const play = free({ players: [{ hand: ['in-the-act'], up: ['nicholas-brody'] }, {}, {}] })
    play.does(1, 'trade in-the-act', 'use nicholas-brody', 'end')
    expect(play.facts).toMatchObject({ agency: 0, terrorist: 0 })
  })
})

describe('M-4', () => {
  const play = () =>
    table({
      turn: 1,
      players: [
        { agenda: 'mole', hand: ['phone-tap', 'false-lead'], down: ['virgil'] },
        { agenda: 'loyal', hand: ['bank-records'], down: ['pittman'], up: ['forger'] },
        {},
      ],
      threats: [
        {
          id: 1,
          plot: 'dirty-bomb',
          level: 'low',
          lead: 2,
          intel: [
            { card: 'stolen-codes', by: 1 },
            { card: 'moved-up', by: 2 },
            { card: 'cold-feet', by: 3, known: true },
          ],
        },
      ],
      discards: { intel: ['front-page'], assets: ['recruiter'], plots: ['car-bomb'], organizations: ['postman'] },
    })

  test('M-4: one sees one’s own agenda, hand and face-down assets, and nobody else’s', () => {
    const mine = play().view(1)
    expect(mine.me).toMatchObject({ agenda: 'mole', hand: ['phone-tap', 'false-lead'], down: ['virgil'] })
    expect(mine.players.map(({ revealed }) => revealed)).toEqual([undefined, undefined, undefined])
    expect(play().view('observer').me).toBeNull()
    for (const viewer of [2, 3, 'observer'] as const) {
      const seen = JSON.stringify(play().view(viewer))
      for (const secret of ['phone-tap', 'false-lead', 'virgil', 'dirty-bomb', 'stolen-codes', '"mole"'])
        expect(seen).not.toContain(secret)
    }
  })
  test('M-4: tokens, figures, numbers of cards, who leads what and who put a card where are public', () => {
    const [first] = play().view('observer').players
    expect(first).toMatchObject({ rep: 1, clout: 1, agents: 1, soldiers: 1, leads: 7, hand: 2, down: 1 })
    expect(play().view('observer').threats[0]).toMatchObject({ lead: 1, by: [0, 1, 2] })
  })
  test('M-4: of cards on a threat only an exposed one is known to all; one’s own to oneself', () => {
    expect(play().view(3).threats[0].known).toEqual([null, null, 'cold-feet'])
    expect(play().view(3).threats[0].mine).toEqual(['cold-feet'])
    expect(play().view(1).threats[0].mine).toEqual(['stolen-codes'])
    expect(play().view('observer').threats[0].mine).toBeUndefined()
  })
  test('M-4: discard piles lie face up', () => {
    const view = play().view('observer')
    expect(view.discards).toEqual({
      intel: [['front-page', 1]],
      assets: ['recruiter'],
      plots: ['car-bomb'],
      organizations: ['postman'],
    })
  })
  test('M-4: what one looked at stays visible to that player alone, unordered and dated', () => {
    const looked = play().does(1, 'soldiers', 'case 1', 'look').does(1, 'agents', 'case 1', 'look')
    expect(looked.view(1).threats[0]).toMatchObject({
      plot: 'dirty-bomb',
      looks: [{ round: 1, cards: ['stolen-codes', 'cold-feet', 'moved-up'] }],
    })
    for (const viewer of [2, 3, 'observer'] as const) {
      const { plot, looks, ...threat } = looked.view(viewer).threats[0]
      expect([plot, looks]).toEqual([undefined, undefined])
      expect(threat).toMatchObject({ lookers: [{ seat: 0, round: 1, n: 3 }], plotSeenBy: [0] })
    }
    expect(looked.view(1).threats[0].looks?.[0].cards.toSorted()).toEqual(['cold-feet', 'moved-up', 'stolen-codes'])
  })
  test('M-4: a card that leaves the game hidden is never shown', () => {
    const gone = table({
      turn: 1,
      players: [{ up: ['airbase-colonel'] }, {}, {}],
      threats: [{ id: 1, plot: 'dirty-bomb', level: 'low', soldiers: 2, intel: [{ card: 'stolen-codes' }] }],
    }).does(1, 'strike 1')
    for (const viewer of [1, 2, 'observer'] as const) {
      const view = JSON.stringify(gone.view(viewer))
      expect(view).not.toContain('dirty-bomb')
      expect(view).not.toContain('stolen-codes')
      expect(gone.view(viewer).gone).toMatchObject({ plots: 1, intel: 1 })
      expect(gone.hears(viewer)).toEqual(['struck 1 1', 'figures-left 1 soldiers 2'])
    }
  })
  test('M-4: after the end all is shown to all', () => {
    const over = table({
      players: [{ agenda: 'mole', down: ['virgil'] }, { accuses: 'nobody' }, { accuses: 'nobody' }],
      agency: 12,
      next: [{ step: 'end.accusing' }],
    }).does(1, 'accuse nobody')
    const view = over.view('observer')
    expect(view.players.every(({ revealed }) => revealed !== undefined)).toBe(true)
    expect(view.spare).not.toBeNull()
  })
})

describe('M-32', () => {
  test('M-32: talking is no move of the game, and no move shows a hidden card but those the rules lay open', () => {
    const lawful = new Set(['traded', 'exposed', 'discarded', 'turned-up', 'gold', 'cancelled', 'sniped'])
    const play = newGame(4, 'talk')
    let named = 0
    for (let choice = 0; choice < 300 && play.outcome === null; choice++) {
      const seat = Number(play.asked.split(', ')[0].split(' ')[1])
      const options = play.options(seat)
      play.does(seat, options[(choice * 7) % options.length])
      for (const line of play.hears('observer')) {
        const card = game.cards.data.intel.find(({ id }) => line.split(/[ [\]]/).includes(id))
        if (!card) continue
        named++
        expect(lawful, line).toContain(line.split(' ')[0])
      }
    }
    expect(named).toBeGreaterThan(10)
    while (play.outcome === null && !/^(turn.act|end.accusing)/.test(play.asked)) {
      const seat = Number(play.asked.split(', ')[0].split(' ')[1])
      play.does(seat, play.options(seat)[0])
    }
  })
})
