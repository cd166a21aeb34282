import { expect, test } from 'vitest'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { twinsOf } from '../../../../tests/kit/checks/twins.ts'
import { homelandPlan } from '../../../../tests/kit/homeland.ts'
import { pinsIn } from '../../../../tests/kit/pinned.ts'
import type { AnyGame, AnyPlan } from '../../../../tests/kit/plan.ts'
import { series } from '../../../../tests/kit/play.ts'
import type { Viewer } from '../../../engine/game.ts'
import type { Event } from '../events.ts'
import { type Homeland, homeland } from '../index.ts'
import { option, PASS } from '../options.ts'
import { steps } from '../rules/index.ts'
import { type State, threatOf } from '../rules/state.ts'
import type { View } from '../view/view.ts'
import { agendas } from '../vocabulary.ts'

interface Where {
  readonly viewer?: Viewer
  /** Where half of the games start; all starts if nothing is said. */
  readonly start?: string
  /** How far twins are played on. */
  readonly decisions?: number
}

const GAMES = 100
const found = pinsIn('homeland-leaks')

/** What the twins of a viewer say about a game of three in which this leaks: the first complaint. */
function complaint(leak: string, game: Homeland, { viewer = 1, start, decisions = 10 }: Where = {}): string {
  const all = homelandPlan(game)
  const late = start === undefined ? undefined : all.positions?.[start]
  const plan = start !== undefined && late ? { ...all, positions: { [start]: late } } : all
  return found(leak, GAMES, number => {
    try {
      const how = { seed: `leaks ${viewer}`, setup: '3 players', from: number, to: number + 1, oneIn: 10 }
      series(game as unknown as AnyGame, plan as unknown as AnyPlan, twinsOf(viewer, decisions), how)
      return null
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  })
}

type Leaking = (game: Homeland) => Partial<Homeland>

/** A view with something in it that has no business there. */
const showing =
  (more: (s: State, viewer: Viewer, view: View, game: Homeland) => object): Leaking =>
  game => ({
    view(s, viewer) {
      const view = game.view(s, viewer)
      return { ...view, ...more(s, viewer, view, game) }
    },
  })

const titleOf = (game: Homeland, card: number): string => game.cards.data.intel[game.cards.intelTitle[card]].id
const someOther = (s: State, viewer: Viewer): number => (viewer === 'observer' ? 0 : (viewer + 1) % s.players.length)
const ranks = (cards: readonly number[]): number[] => cards.map(card => cards.filter(other => other < card).length)
/** How many of these cards have a name early in the alphabet. */
const early = (cards: readonly string[] | null): number => cards?.filter(card => card < 'm').length ?? 0
/** Whatever the viewer is told, with a change to some events. */
const telling =
  (change: (event: Event) => Event): Leaking =>
  game => ({ seen: (event, viewer) => game.seen(change(event), viewer) ?? null })

const leaks: readonly (readonly [what: string, channel: string, leaking: Leaking, where?: Where])[] = [
  [
    "the order of another's hand, without its cards",
    'view',
    showing((s, viewer) => ({ order: ranks(s.players[someOther(s, viewer)].hand) })),
  ],
  [
    'a look in the order in which the cards were put there',
    'view',
    showing((s, viewer, view, game) => ({
      threats: view.threats.map((seen, i) => {
        const { looks, cards } = s.threats[i]
        const at = looks.lastIndexOf(viewer === 'observer' ? -1 : viewer)
        return at % 3 === 0
          ? { ...seen, lastLook: cards.slice(0, looks[at + 1]).map(card => titleOf(game, card)) }
          : seen
      }),
    })),
  ],
  [
    "the observer sees everybody's looks",
    'view',
    showing((s, viewer, view, game) =>
      viewer === 'observer'
        ? {
            threats: view.threats.map((seen, i) => {
              const { looks, cards } = s.threats[i]
              return {
                ...seen,
                peek: looks.length > 0 ? cards.slice(0, looks[1]).map(card => titleOf(game, card)) : [],
              }
            }),
          }
        : {},
    ),
    { viewer: 'observer' },
  ],
  [
    'a plot that somebody else has looked at',
    'view',
    showing((s, _viewer, view) => ({
      threats: view.threats.map((seen, i) => (s.threats[i].plotSeen > 0 ? { ...seen, plot: s.threats[i].plot } : seen)),
    })),
  ],
  ['what was struck', 'view', showing(s => ({ struck: [...s.intelGone, ...s.plotGone] }))],
  ['the spare agenda', 'view', showing(s => ({ spare: agendas[s.spare] }))],
  ['who will be first', 'view', showing(s => ({ firstYet: s.initiative }))],
  [
    'an accusation before all have made theirs',
    'view',
    showing(s => ({ fingers: s.players.map(one => one.accuses) })),
    { start: 'helped to the end' },
  ],
  [
    'whether a face-down asset is a good one',
    'view',
    showing(s => ({ good: s.players.map(({ down }) => down[0] < 20) })),
  ],
  ['an asset drawn and not yet kept', 'view', showing(s => ({ drawn: s.players.map(({ drawn }) => drawn) }))],
  ['the card about to be placed', 'view', showing(s => ({ placing: s.placing }))],
  [
    'the card that was placed',
    'events',
    telling(event => (event.kind === 'placed' ? { ...event, open: true } : event)),
  ],
  [
    'the cards of a look, in the number that everybody is told',
    'events',
    game => ({
      seen: (event, viewer) =>
        event.kind === 'looked-intel' && event.seat !== viewer
          ? { ...event, cards: null, n: early(event.cards) }
          : game.seen(event, viewer),
    }),
    { decisions: 25 },
  ],
  [
    'an event less for whoever does not hold a card',
    'events',
    game => ({
      seen: (event, viewer) =>
        event.kind === 'drew' && event.seat !== viewer && early(event.cards) % 2 === 1
          ? null
          : game.seen(event, viewer),
    }),
    { decisions: 25 },
  ],
  [
    'a refusal that names the plot',
    'refusals',
    game => ({
      refusal(s, seat, chosen) {
        const why = game.refusal(s, seat, chosen)
        return why && s.threats.length > 0 ? { ...why, values: { plot: s.threats[0].plot } } : why
      },
    }),
  ],
  [
    'an explanation made from the true deck',
    'explanation',
    game => {
      let known: State | null = null
      return {
        view(s, viewer) {
          known = s
          return game.view(s, viewer)
        },
        explain(view, decision) {
          const explanation = game.explain(view, decision)
          const next = known?.intel[known.intel.length - 1] ?? -1
          const branches = [{ key: 'sure', chance: 1, changes: [{ what: 'hand', from: 0, to: next }] }]
          return { ...explanation, options: explanation.options.map(one => ({ ...one, branches })) }
        },
      }
    },
  ],
  [
    "an option that is there because of another's agenda",
    'options',
    game => ({
      decisions: s =>
        game.decisions(s).map(decision => ({
          ...decision,
          options: decision.options.filter((_, i) => i === 0 || s.players[someOther(s, decision.seat)].agenda !== 2),
        })),
    }),
  ],
  [
    'a question named after the card in hand',
    'asked',
    game => ({
      decisions: s =>
        game.decisions(s).map(one => ({ ...one, kind: s.players[one.seat].hand[0] < 60 ? one.kind : `${one.kind}!` })),
    }),
  ],
]

test.each(leaks.map(leak => [leak[0], leak] as const))('a planted leak is found: %s', (what, leak) => {
  const [, channel, leaking, where] = leak
  const game = homeland(untuned)
  expect(complaint(what, { ...game, ...leaking(game) }, where)).toMatch(new RegExp(`^The ${channel} of `))
})

/** Homeland with one of its steps played wrongly. */
function withStep<S extends keyof typeof steps>(
  name: S,
  wrong: (was: (typeof steps)[S]) => (typeof steps)[S],
): Homeland {
  const was = steps[name]
  Object.assign(steps, { [name]: wrong(was) })
  try {
    return homeland(untuned)
  } finally {
    Object.assign(steps, { [name]: was })
  }
}

test('a planted leak is found: the shuffled Intel keeps the order in which it was put there', () => {
  const game = withStep('analysis.begin', was => ({
    ...was,
    does(play, frame) {
      if ('does' in was) was.does(play, frame)
      play.s.order = threatOf(play.s, play.s.analysing).cards.slice()
    },
  }))
  expect(complaint('the shuffled Intel keeps the order in which it was put there', game, { decisions: 30 })).toMatch(
    /^The (view|events) of .*\(.*who \d+/,
  )
})

test('a planted leak is found: the cards are shuffled, but from the order in which they were put there', () => {
  const game = withStep('analysis.begin', was => ({
    ...was,
    does(play, frame) {
      if ('does' in was) was.does(play, frame)
      const { cards } = threatOf(play.s, play.s.analysing)
      const sorted = cards.toSorted((a, b) => a - b)
      play.s.order = play.s.order.map(card => cards[sorted.indexOf(card)])
    },
  }))
  expect(
    complaint('the cards are shuffled, but from the order in which they were put there', game, { decisions: 30 }),
  ).toMatch(/^The (view|events) of .*\(.*who \d+/)
})

test('a planted leak is found: a reaction window opens for whoever has a fitting asset face down', () => {
  const game = withStep('analysis.react', was => ({
    ...was,
    options(play, frame, out, seat) {
      if ('options' in was) was.options(play, frame, out, seat)
      const { down } = play.s.players[seat]
      if (out.length === 0 && down.some(asset => play.deck.assets[asset].onTotals)) out.push(option(PASS))
    },
  }))
  expect(
    complaint('a reaction window opens for whoever has a fitting asset face down', game, { decisions: 30 }),
  ).toMatch(/^The (asked|view|events) of /)
})

/** The hidden cards of a hand, or the assets, were they in another order: what would somebody else be told? */
function tellsOrder(zone: 'hand' | 'down', given: object, choice: string): [unknown, unknown] {
  const game = homeland(untuned)
  const roots = Object.fromEntries(game.chances.map(kind => [kind, [1, 2, 3, 4] as const]))
  const tell = (turnedRound: boolean): unknown => {
    const s = game.position.read({ players: [{}, {}, {}], turn: 1, done: ['claimed', 'placed'], ...given }, roots)
    if (turnedRound) s.players[0][zone].reverse()
    const events: Event[] = []
    game.apply(s, 0, game.optionOf(choice) ?? -1, events)
    return [game.view(s, 1), events.map(event => game.seen(event, 1))]
  }
  return [tell(false), tell(true)]
}

const held = { hand: ['phone-tap', 'false-lead', 'cold-feet'], down: ['forger', 'pittman', 'virgil'] }
const next = (step: string) => [{ step, seat: 1 }]

test.each([
  ['a hand thrown away', 'hand', { players: [held, {}, {}], next: next('turn.redraw') }, 'redraw'],
  ['a hand swapped', 'hand', { players: [{ ...held, up: ['desk-officer'] }, {}, {}] }, 'use desk-officer'],
] as const)('the order of %s says nothing', (_what, zone, given, choice) => {
  const [one, two] = tellsOrder(zone, given, choice)
  expect(two).toEqual(one)
})

test.each(['hand', 'down'] as const)('the order of what Exposure lays open says nothing: %s', zone => {
  const threats = [{ id: 1, plot: 'stolen-files', organization: 'lone-wolf', lead: 1, intel: [] }]
  const given = {
    players: [held, {}, {}],
    threats,
    analysis: { threat: 1, order: [], shown: 0 },
    next: [
      { step: 'turn.redraw', seat: 1 },
      { step: 'analysis.succeeded', threat: 1 },
      { step: 'analysis.end', threat: 1 },
      { step: 'turn.act', seat: 1, at: 3 },
    ],
  }
  const [one, two] = tellsOrder(zone, given, 'keep-hand')
  expect(JSON.stringify(one)).toContain('exposed')
  expect(two).toEqual(one)
})
