import { describe, expect, test } from 'vitest'
import { EASY, type PlayerGiven, type Table, type ThreatGiven, terrorists } from '../../../../tests/homeland-table.ts'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { stream } from '../../../engine/chance.ts'
import { Fault, type Json } from '../../../engine/game.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { homeland } from '../index.ts'
import { presetRules } from './index.ts'
import { type Preset, presetsIn, reactingAssets, sides, whoseCases } from './rules.ts'

// What a player has settled beforehand (M-11), by tables of play.

const game = homeland(untuned)
const presets = presetRules(game.cards, game)

/** Player 2 has these, and threat 1 is analysed: complexity 3 makes red 3, impact 1; player 1 leads it. */
const analysed = (up: readonly string[], player: PlayerGiven = {}, threat: ThreatGiven = {}): Table =>
  terrorists({
    players: [{}, { up: [...up], ...player }, {}],
    threats: [{ id: 1, ...EASY, level: 'imminent', lead: 1, intel: [], ...threat }],
  })

/** What the rules of the player who is asked answer; the table then goes on by it, or passes. */
function answered(table: Table, ...rules: readonly Preset[]): string {
  const [decision] = game.decisions(table.state)
  const view = JSON.parse(JSON.stringify(game.view(table.state, decision.seat)))
  const chain = presets.answer(view, decision, presets.read(rules))
  while (game.decisions(table.state)[0]?.kind === 'analysis.react' && chain === null)
    table.does(game.decisions(table.state)[0].seat + 1, 'pass')
  if (chain) {
    table.does(decision.seat + 1, ...chain)
    while (game.decisions(table.state)[0]?.kind === 'analysis.react')
      table.does(game.decisions(table.state)[0].seat + 1, 'pass')
  }
  return chain === null ? 'ask' : chain.join(', ')
}

const brody = { asset: 'nicholas-brody', do: 'blue' } as const
/** Red 3, and so many Agents for blue. */
const withAgents = (agents: number): Table => analysed(['nicholas-brody'], {}, { agents })

describe('M-11', () => {
  test('M-11, M-33: an asset is used for the side that its rule says', () => {
    expect(answered(analysed(['nicholas-brody']), brody)).toBe('blue nicholas-brody 5')
    expect(answered(analysed(['nicholas-brody']), { ...brody, do: 'red' })).toBe('red nicholas-brody 5')
    expect(answered(analysed(['committee-chair'], { clout: 2 }), { asset: 'committee-chair', do: 'red' })).toBe(
      'red committee-chair 2',
    )
    expect(answered(analysed(['watch-commander'], { rep: 1 }), { asset: 'watch-commander', do: 'blue' })).toBe(
      'blue watch-commander 2',
    )
  })

  test('M-11: never passes, and where nothing is settled its player is asked', () => {
    expect(answered(analysed(['nicholas-brody']))).toBe('ask')
    expect(answered(analysed(['nicholas-brody']), { ...brody, do: 'never' })).toBe('pass')
    expect(answered(analysed(['nicholas-brody']), { ...brody, do: 'ask' })).toBe('ask')
    expect(answered(analysed(['nicholas-brody']), { asset: 'lynne-reed', do: 'never' })).toBe('ask')
  })

  test('M-11: nobody passes over an asset of which nothing is settled', () => {
    const two = ['nicholas-brody', 'lynne-reed']
    const never = { ...brody, do: 'never' } as const
    expect(answered(analysed(two), never)).toBe('ask')
    expect(answered(analysed(two), never, { asset: 'lynne-reed', do: 'never' })).toBe('pass')
    expect(answered(analysed(two), never, { asset: 'lynne-reed', do: 'blue' })).toBe('blue lynne-reed 2')
    expect(answered(analysed(two), { asset: 'lynne-reed', do: 'ask' }, brody)).toBe('ask')
    expect(answered(analysed(two), brody, { asset: 'lynne-reed', do: 'ask' })).toBe('blue nicholas-brody 5')
  })

  test('M-11: the first rule that fits decides about its asset', () => {
    const rules = [{ ...brody, impactAtLeast: 2 }, { ...brody, do: 'never' }, brody] as const
    expect(answered(analysed(['nicholas-brody']), ...rules)).toBe('pass')
  })

  test('M-3: with an impact of so much at least', () => {
    expect(answered(analysed(['nicholas-brody']), { ...brody, impactAtLeast: 1 })).toBe('blue nicholas-brody 5')
    expect(answered(analysed(['nicholas-brody']), { ...brody, impactAtLeast: 2 })).toBe('ask')
  })

  test.each([
    // Red 3 against blue: what red leads by is 3, 2, 0; what blue leads by is 1, 2.
    [0, 'red', 3, true],
    [0, 'red', 2, false],
    [1, 'red', 2, true],
    [3, 'red', 0, true],
    [4, 'red', 99, false],
    [4, 'blue', 1, true],
    [5, 'blue', 1, false],
    [5, 'blue', 2, true],
    [3, 'blue', 99, false],
  ] as const)('M-12, M-13: %i Agents; %s leads by %i at most: a tie is red’s', (agents, side, atMost, isSo) => {
    const rule = { ...brody, leads: { side, atMost } }
    expect(answered(withAgents(agents), rule)).toBe(isSo ? 'blue nicholas-brody 5' : 'ask')
  })

  test('M-14, M-19: on one’s own case, another’s, or one that nobody leads', () => {
    for (const [lead, is] of [[2, 'mine'] as const, [1, 'other'] as const, [null, 'unclaimed'] as const])
      for (const whose of whoseCases) {
        const table = terrorists({
          players: [{}, { up: ['nicholas-brody'] }, {}],
          threats: [{ id: 1, ...EASY, level: 'imminent', intel: [], ...(lead === null ? {} : { lead }) }],
        })
        expect(answered(table, { ...brody, whose })).toBe(whose === is ? 'blue nicholas-brody 5' : 'ask')
      }
  })

  test('M-38 dar-adal: no more Agents than make blue the higher total, and none in vain', () => {
    const rule = { asset: 'dar-adal', do: 'blue' } as const
    expect(answered(analysed(['dar-adal'], { agents: 4 }), rule)).toBe('spend dar-adal 2')
    expect(answered(analysed(['dar-adal'], { agents: 4 }, { agents: 3 }), rule)).toBe('spend dar-adal 1')
    expect(answered(analysed(['dar-adal'], { agents: 1 }), rule)).toBe('ask')
    expect(answered(analysed(['dar-adal'], { agents: 4 }, { agents: 4 }), rule)).toBe('ask')
    expect(answered(analysed(['dar-adal'], { agents: 1 }), rule, { ...rule, do: 'never' })).toBe('pass')
  })

  test('M-38 peter-quinn: the highest card of the other side', () => {
    const intel = ['blown-cover', 'phone-tap', 'rendition', 'search-warrant'].map(card => ({ card }))
    const rule = { asset: 'peter-quinn', do: 'blue' } as const
    for (const side of sides) {
      const table = analysed(['peter-quinn'], {}, { intel })
      const { shown = [] } = table.view(2).analysis ?? {}
      const of = (id: string) => game.cards.data.intel.find(one => one.id === id)
      const others = shown.filter(id => of(id)?.colour === (side === 'blue' ? 'red' : 'blue'))
      const highest = Math.max(...others.map(id => of(id)?.number ?? 0))
      const chosen = answered(table, { ...rule, do: side })
      expect(chosen).toMatch(/^snipe peter-quinn \d$/)
      const place = Number(chosen.at(-1))
      expect([of(shown[place])?.colour, of(shown[place])?.number]).toEqual([side === 'blue' ? 'red' : 'blue', highest])
    }
    const red = intel.slice(0, 1)
    expect(answered(analysed(['peter-quinn'], {}, { intel: red }), { ...rule, do: 'red' })).toBe('ask')
  })

  test('M-11 double-agent: the highest card of the hand in that colour, open ones too, or its player is asked', () => {
    const rule = { asset: 'double-agent', do: 'blue' } as const
    const hand = ['phone-tap', 'search-warrant', 'blown-cover']
    const numbers = Object.fromEntries(game.cards.data.intel.map(({ id, number }) => [id, number]))
    const [lower, higher] = ['phone-tap', 'search-warrant'].toSorted((a, b) => numbers[a] - numbers[b])
    expect(answered(analysed(['double-agent'], { hand }), rule)).toBe(`spend double-agent 0, card ${higher}`)
    expect(answered(analysed(['double-agent'], { hand: [lower], open: [higher] }), rule)).toBe(
      `spend double-agent 0, card-open ${higher}`,
    )
    expect(answered(analysed(['double-agent'], { hand: ['blown-cover'] }), rule)).toBe('ask')
  })
})

describe('rules from outside', () => {
  test('are kept as they are read', () => {
    const rules: Preset[] = [
      { ...brody, impactAtLeast: 3, leads: { side: 'red', atMost: 5 }, whose: 'mine' },
      { ...brody, do: 'never' },
    ]
    expect(presetsIn(presets.read(rules))).toEqual(rules)
    expect(presets.read([])).toEqual([])
  })

  test('are no more than a few', () => {
    expect(() => presets.read(Array.from({ length: 25 }, () => brody))).toThrow('shape.most')
  })

  test.each<[unknown, string]>([
    [{}, 'shape.type'],
    [['never'], 'shape.type'],
    [[{ ...brody, asset: 'virgil' }], 'shape.value'],
    [[{ ...brody, asset: 'nobody' }], 'shape.value'],
    [[{ asset: 'dar-adal', do: 'red' }], 'shape.value'],
    [[{ ...brody, do: 'burn' }], 'shape.value'],
    [[{ ...brody, impactAtLeast: 0 }], 'shape.least'],
    [[{ ...brody, impactAtLeast: 4 }], 'shape.most'],
    [[{ ...brody, impactAtLeast: '3' }], 'shape.type'],
    [[{ ...brody, leads: 5 }], 'shape.type'],
    [[{ ...brody, leads: { side: 'gold', atMost: 5 } }], 'shape.value'],
    [[{ ...brody, leads: { side: 'blue', atMost: 0 } }], 'shape.least'],
    [[{ ...brody, leads: { side: 'red', atMost: 100 } }], 'shape.most'],
    [[{ ...brody, leads: { side: 'red', atMost: 1, atLeast: 1 } }], 'shape.unknown'],
    [[{ ...brody, whose: 'nobody' }], 'shape.value'],
    [[{ ...brody, when: 'always' }], 'shape.unknown'],
  ])('%j are refused', (given, key) => {
    expect(() => presets.read(given)).toThrow(Fault)
    expect(() => presets.read(given)).toThrow(key)
  })
})

/** Rules as anybody might make them. */
function anyRules(random: (n: number) => number): readonly Json[] {
  const assets = reactingAssets(game.cards.data)
  const one = <T>(list: readonly T[]): T => list[random(list.length)]
  const rules = Array.from({ length: random(12) }, () => ({
    asset: one(assets),
    do: one([...sides, ...sides, 'never', 'ask']),
    ...(random(2) ? { impactAtLeast: 1 + random(3) } : {}),
    ...(random(2) ? { leads: { side: one(sides), atMost: 1 + random(9) } } : {}),
    ...(random(2) ? { whose: one(whoseCases) } : {}),
  }))
  return presets.read(rules.filter(rule => !(rule.do === 'red' && /dar-adal|watch-commander/.test(rule.asset))))
}

test('whatever the rules are, the answer can be chosen, and comes from what the player sees alone', () => {
  const random = stream(rootsOf('presets', ['play']).play)
  const counts = { asked: 0, answered: 0, passed: 0 }
  for (let n = 0; n < 12; n++) {
    // Everybody has something that can react.
    const players = Array.from({ length: 3 + (n % 4) }, (_, seat) => ({
      up: reactingAssets(game.cards.data).filter((_asset, i) => i % (3 + (n % 4)) === seat),
      ...{ rep: 3, clout: 4, agents: 3 },
    }))
    const state = game.position.read({ turn: 1, players }, rootsOf(`presets#${n}`, game.chances))
    const knowledge = state.players.map((_, seat) => game.know(game.view(state, seat)))
    for (;;) {
      const [decision] = game.decisions(state)
      if (!decision) break
      const rules = anyRules(random)
      const view = game.view(state, decision.seat)
      const chain = presets.answer(view, decision, rules)
      if (!game.presets?.kinds.includes(decision.kind)) expect(chain).toBeNull()
      else {
        counts.asked += 1
        if (chain) counts[chain[0] === 'pass' ? 'passed' : 'answered'] += 1
        // Another state that looks the same to them is answered the same.
        const twin = game.worlds(view, knowledge[decision.seat])(random)
        const [asked] = game.decisions(twin)
        expect(asked).toEqual(decision)
        expect(presets.answer(game.view(twin, decision.seat), asked, rules)).toEqual(chain)
      }
      const events: Parameters<typeof game.apply>[3] = []
      const names = chain ?? [game.nameOf(decision.options[random(decision.options.length)])]
      for (const name of names) game.apply(state, decision.seat, game.optionOf(name) ?? -1, events)
      for (const event of events)
        for (const seat of knowledge.keys()) {
          const seen = game.seen(event, seat)
          if (seen) knowledge[seat] = game.learn(knowledge[seat], seen)
        }
    }
  }
  expect(counts.asked).toBeGreaterThan(100)
  expect(counts.answered).toBeGreaterThan(20)
  expect(counts.passed).toBeGreaterThan(0)
})
