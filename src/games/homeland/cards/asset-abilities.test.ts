import { describe, expect, test } from 'vitest'
import { gained, piles, players, threats } from '../../../../tests/homeland-effects.ts'
import {
  EASY,
  free,
  type Given,
  type PlayerGiven,
  type ThreatGiven,
  table,
  terrorists,
  turnedUp,
} from '../../../../tests/homeland-table.ts'
import { homeland } from '../index.ts'
import type { PlayerEffect, Reaction, StandingAbility } from '../vocabulary.ts'
import type { Asset } from './card.ts'
import { standard } from './standard.ts'

/**
 * Every ability of every asset of the standard deck works, with the number that is printed on it. What else there is to
 * each kind, and what it may not do, is tested with a deck that nobody tunes: `assets.test.ts`, `house-assets.test.ts`.
 */

const game = homeland()
const complexity = standard.plots.find(({ id }) => id === EASY.plot)?.complexity ?? 0
const RED = complexity + (standard.organizations.find(({ id }) => id === EASY.organization)?.sophistication ?? 0)

const those = <Ability>(of: (asset: Asset) => Ability | undefined): (readonly [id: string, ability: Ability])[] =>
  standard.assets.flatMap(asset => {
    const ability = of(asset)
    return ability === undefined ? [] : [[asset.id, ability] as const]
  })

describe('on one’s own turn', () => {
  /** The setting without this asset, wherever it lies; player 2 has it face up, and it is their turn. */
  const settingWith = (id: string): Given => {
    const others = (assets: readonly string[] = []) => assets.filter(one => one !== id)
    return {
      decks: { ...piles.decks, assets: others(piles.decks.assets) },
      discards: { assets: others(piles.discards.assets) },
      players: players.map((player, i) => ({
        ...player,
        up: i === 1 ? [id] : others(player.up),
        down: others(player.down),
      })),
      threats: [...threats],
      turn: 2,
      done: ['claimed', 'placed'],
    }
  }

  test.for(those(({ onTurn }) => onTurn))('%s is used, once', ([id, effect]) => {
    const { choices, told, offered } = gained(effect, { rep: 5 })
    const laid = table(settingWith(id), game).does(2, `use ${id}`)
    if (offered) expect(laid.options(2)).toEqual(offered)
    for (const choice of choices) laid.does(Number(choice[0]), choice.slice(2))
    expect(laid.story).toEqual([`used 2 ${id}`, ...told])
    expect(laid.refuses(2, `use ${id}`)).toBe('M-25 refuse.used')
    expect(laid.facts['up 2']).toBe(id)
  })

  test.for(those(({ burnOnTurn }) => (burnOnTurn?.do === 'take-asset' ? undefined : burnOnTurn)))(
    '%s is burned for what it does',
    ([id, effect]) => {
      const { choices, told, offered } = gained(effect, { rep: 5 })
      const laid = table(settingWith(id), game).does(2, `burn ${id}`)
      if (offered) expect(laid.options(2)).toEqual(offered)
      for (const choice of choices) laid.does(Number(choice[0]), choice.slice(2))
      expect(laid.story).toEqual([`burned 2 ${id}`, ...told])
      expect(laid.facts).toMatchObject({ 'up 2': '', 'gone assets': id })
    },
  )

  test.for(those(({ burnOnTurn }) => (burnOnTurn?.do === 'take-asset' ? burnOnTurn.asset : undefined)))(
    '%s is burned to take %s',
    ([id, taken]) => {
      const laid = free({ players: [{ up: [id] }, { up: [taken] }, {}] }, game).does(1, `burn ${id}`)
      expect(laid.told).toEqual([`burned 1 ${id}`, `took-asset 1 ${taken} 2`])
    },
  )
})

describe('once the totals are known', () => {
  const kinds: Readonly<Record<Reaction, (id: string, n: number) => readonly [choices: string[], told: string[]]>> = {
    'burn-swing': (id, n) => [
      [`red ${id} ${n}`],
      [`swung 2 ${id} red ${n}`, `burned 2 ${id}`, `totals 1 ${RED + 2 + n} 0`],
    ],
    'pay-clout-swing': (id, n) => [
      [`red ${id} ${n}`],
      [`swung 2 ${id} red ${n}`, 'clout 2 5 3', `totals 1 ${RED + 2 + n} 0`],
    ],
    'pay-rep-blue': (id, n) => [
      [`blue ${id} ${n}`],
      [`swung 2 ${id} blue ${n}`, 'rep 2 5 4', `totals 1 ${RED + 2} ${n}`],
    ],
    'agents-for-blue': (id, n) => [
      [`spend ${id} 3`],
      [`swung 2 ${id} blue ${3 * n}`, 'agents 2 -3', `totals 1 ${RED + 2} ${3 * n}`],
    ],
    'agent-for-card': id => [[`snipe ${id} 0`], [`sniped 2 ${id} blown-cover`, 'agents 2 -1', `totals 1 ${RED} 0`]],
    'discard-intel-swing': id => [
      [`spend ${id} 0`, 'card blown-cover'],
      [`swung 2 ${id} red 2`, 'discarded 2 blown-cover', `totals 1 ${RED + 4} 0`],
    ],
  }
  /** Blown Cover counts 2 here, whatever it counts in the deck, so that a line says what is added to it. */
  const intel = standard.intel.map(card => (card.id === 'blown-cover' ? { ...card, number: 2 } : card))
  const of = homeland({ ...standard, intel })

  test.for(those(({ onTotals }) => onTotals))('%s', ([id, { do: reaction, n, limit }]) => {
    const [choices, told] = kinds[reaction](id, n)
    const player = { rep: 5, clout: 5, agents: 3, hand: ['blown-cover', 'phone-tap', 'politics'], up: [id] }
    const laid = terrorists(
      {
        players: [{}, player, {}],
        threats: [{ id: 1, ...EASY, level: 'imminent', lead: 1, intel: [{ card: 'blown-cover' }] }],
      },
      of,
    )
    expect(laid.asked).toBe('analysis.react 2')
    for (const choice of choices) laid.does(2, choice)
    expect(laid.story).toEqual(expect.arrayContaining(told))
    expect(laid.state.reacted).toHaveLength(limit === undefined ? 0 : 1)
    if (laid.asked === 'analysis.react 2') laid.does(2, 'pass')
  })
})

describe('as long as it lies face up', () => {
  const plotThat = (effect: PlayerEffect): string => {
    const plot = standard.plots.find(({ fallout }) => fallout?.some(one => one.do === effect))
    if (!plot) throw new Error(`no Plot of the deck has the Fallout “${effect}”`)
    return plot.id
  }
  const tradedFor = (token: 'rep' | 'clout') => {
    const card = standard.intel.find(one => one[token] > 0)
    if (!card) throw new Error(`no Intel brings ${token}`)
    return card
  }
  const has = (id: string, player: PlayerGiven = {}, given: Given = {}) =>
    free({ players: [{ up: [id], ...player }, {}, {}], ...given }, game)
  const suffers = (id: string, effect: PlayerEffect) =>
    terrorists(
      {
        players: [{}, { up: [id], soldiers: 0, clout: 5 }, {}],
        threats: [{ id: 1, plot: plotThat(effect), level: 'imminent', lead: 2, intel: [] }],
      },
      game,
    ).story
  const threat: ThreatGiven = { id: 4, plot: 'dirty-bomb', level: 'low', soldiers: 2, intel: [{ card: 'phone-tap' }] }

  const kinds: Readonly<Record<StandingAbility, (id: string, n: number) => void>> = {
    'hand-size': (id, n) => expect(has(id, { hand: [] }).does(1, 'end').facts['hand 1']).toBe(3 + n),
    'drone-strike': id => expect(has(id, {}, { threats: [threat] }).does(1, 'strike 4').told[0]).toBe('struck 1 4'),
    'blue-on-my-cases': (id, n) =>
      expect(
        terrorists(
          {
            players: [{}, { up: [id] }, {}],
            threats: [{ id: 1, ...EASY, level: 'imminent', lead: 2, intel: [] }],
          },
          game,
        ).story,
      ).toContain(`totals 1 ${RED} ${n}`),
    'agents-look': id =>
      expect(
        has(id, {}, { threats: [threat] })
          .does(1, 'agents', 'case 4', 'look', 'look')
          .told.slice(1),
      ).toEqual(['looked-plot 1 4 dirty-bomb', 'looked-intel 1 4 1 [phone-tap]']),
    'immune-exposure': id =>
      expect(turnedUp(['lights-on'], { ...EASY, lead: 1 }, { players: [{ up: [id] }, {}, {}] }, game).story).toContain(
        'immune 1',
      ),
    'trade-clout': (id, n) => {
      const card = tradedFor('clout')
      expect(has(id, { hand: [card.id] }).does(1, `trade ${card.id}`).told[0]).toBe(
        `traded 1 ${card.id} ${card.rep} ${card.clout + n}`,
      )
    },
    'trade-rep': (id, n) => {
      const card = tradedFor('rep')
      expect(has(id, { hand: [card.id] }).does(1, `trade ${card.id}`).told[0]).toBe(
        `traded 1 ${card.id} ${card.rep + n} ${card.clout}`,
      )
    },
    'cheap-assets': (id, n) => {
      const laid = has(id, { rep: 3 - n, clout: 0 }, { decks: { assets: ['virgil', 'pittman'] } })
      laid.does(1, 'recruit-asset')
      expect(laid.options(1)).toEqual([`pay ${3 - n} 0`])
      laid.does(1, `pay ${3 - n} 0`, 'keep virgil')
    },
    'clean-look': id =>
      expect(has(id, {}, { threats: [threat] }).does(1, 'soldiers', 'case 4', 'look').facts['intel on 4']).toBe(1),
    unburnable: id => expect(suffers(id, 'burn-asset')).toContain(`spared 2 burn-asset 1 ${id}`),
    'soldiers-see-plot': id =>
      expect(has(id, {}, { threats: [threat] }).does(1, 'soldiers', 'case 4', 'look').told).toContain(
        'looked-plot 1 4 dirty-bomb',
      ),
    'extra-recruit': (id, n) => {
      const laid = has(id)
      for (let i = 0; i <= n; i++) laid.does(1, 'recruit-agent')
      expect(laid.refuses(1, 'recruit-soldier')).toBe('M-22 refuse.recruited')
    },
    'extra-trade': (id, n) => {
      const laid = has(id, { hand: Array.from({ length: n + 2 }, () => 'phone-tap') })
      for (let i = 0; i <= n; i++) laid.does(1, 'trade phone-tap')
      expect(laid.refuses(1, 'trade phone-tap')).toBe('M-21 refuse.traded')
    },
    'shield-clout': id =>
      expect(suffers(id, 'lose-clout').join('\n')).toMatch(new RegExp(`spared 2 lose-clout \\d ${id}`)),
  }

  test.for(
    standard.assets.flatMap(({ id, always = [] }) => always.map(({ do: ability, n }) => [id, ability, n] as const)),
  )('%s: %s', ([id, ability, n]) => kinds[ability](id, n))

  test.for(those(({ redraw }) => redraw))('%s: the hand may be thrown away after refilling', ([id]) => {
    const laid = has(id).does(1, 'end')
    expect(laid.options(1)).toEqual(['redraw', 'keep-hand'])
    laid.does(1, 'redraw')
    expect(laid.facts.turn).toBe(2)
  })
})

test('no asset does nothing', () => {
  for (const { id, always, onTurn, burnOnTurn, onTotals, redraw } of standard.assets)
    expect([always, onTurn, burnOnTurn, onTotals, redraw].some(Boolean), id).toBe(true)
})
