import { expect, test } from 'vitest'
import type { Viewer } from '../../src/engine/game.ts'
import { twinsOf } from './checks/twins.ts'
import { viewersOf } from './checks/views.ts'
import type { AnyGame, AnyPlan } from './plan.ts'
import { series } from './play.ts'
import { type Toy, toy } from './toy/index.ts'
import { toyPlan } from './toy/plan.ts'
import { LAY, PASS, type ToyState } from './toy/rules.ts'
import type { ToyView } from './toy/view.ts'

/** What the twins of every viewer say about a game: the first complaint, or null. */
function complaint(game: Toy): string | null {
  for (const viewer of viewersOf(3))
    try {
      const how = { seed: `leaks ${viewer}`, setup: 'three', from: 0, to: 60, oneIn: 3 }
      series(game as unknown as AnyGame, toyPlan as unknown as AnyPlan, twinsOf(viewer), how)
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  return null
}

const someOther = (s: ToyState, viewer: Viewer): number => (viewer === 'observer' ? 0 : (viewer + 1) % s.hands.length)
const held = (s: ToyState, seat: number): number => s.hands[seat][0] ?? -1
const top = (s: ToyState): number => s.pile[s.pile.length - 1]

/** A view with something in it that has no business there. */
const showing =
  (more: (s: ToyState, viewer: Viewer) => object) =>
  (game: Toy): Partial<Toy> => ({ view: (s, viewer): ToyView => ({ ...game.view(s, viewer), ...more(s, viewer) }) })

const leaks: readonly (readonly [what: string, channel: string, leaking: (game: Toy) => Partial<Toy>])[] = [
  ["another's card in the view", 'view', showing((s, viewer) => ({ peek: held(s, someOther(s, viewer)) }))],
  ['a card laid face down in the view', 'view', showing(s => ({ laid: s.laid }))],
  ['the first view only', 'view', showing(s => (s.discard.length === 0 ? { hands: s.hands } : {}))],
  ['the roots in the view', 'view', showing(s => ({ luck: s.luck }))],
  ['the identity of face-down cards, without their order', 'view', showing(s => ({ cards: s.pile.toSorted() }))],
  ['the order of face-down cards, without their identity', 'view', showing(s => ({ falling: top(s) < s.pile[0] }))],
  [
    'a look kept for everybody',
    'view',
    showing(s => ({ pile: s.pile.map((card, i) => (s.seenBy[i] > 0 ? card : null)) })),
  ],
  ['the view of the observer', 'view', showing((s, viewer) => (viewer === 'observer' ? { top: top(s) } : {}))],
  [
    "an option that is there because of another's card",
    'options',
    game => ({
      decisions: s =>
        game.decisions(s).map(decision => ({
          ...decision,
          options: decision.options.filter(code => code !== PASS || held(s, someOther(s, decision.seat)) % 2 === 0),
        })),
    }),
  ],
  [
    'the reason of a refusal',
    'refusals',
    game => ({
      refusal(s, seat, option) {
        const why = game.refusal(s, seat, option)
        return why && s.pile.includes(option - LAY) ? { ...why, key: 'refuse.in-the-pile' } : why
      },
    }),
  ],
  [
    'an explanation that knows the state',
    'explanation',
    game => {
      let known: ToyState | null = null
      return {
        view(s, viewer) {
          known = s
          return game.view(s, viewer)
        },
        explain(view, decision) {
          const refused = known ? [{ name: 'take', why: { key: `refuse.${top(known)}`, rule: 'T-3' } }] : []
          return { ...game.explain(view, decision), refused }
        },
      }
    },
  ],
  ['the text of an event', 'events', () => ({ seen: event => event })],
  [
    'an event that some see because of a hidden card',
    'events',
    game => ({
      seen: (event, viewer) =>
        event.kind === 'laid' && event.seat !== viewer && (event.card ?? 0) % 2 === 0 ? null : game.seen(event, viewer),
    }),
  ],
  [
    'who is asked: not whoever holds a certain card',
    'asked',
    game => ({
      decisions(s) {
        const all = game.decisions(s)
        return all.length > 1 ? all.filter(({ seat }) => !s.hands[seat].includes(7)) : all
      },
    }),
  ],
  [
    'who is asked first',
    'asked',
    game => ({ decisions: s => game.decisions(s).sort((a, b) => held(s, a.seat) - held(s, b.seat)) }),
  ],
  [
    'what one is asked',
    'asked',
    game => ({
      decisions: s =>
        game.decisions(s).map(decision => (top(s) % 2 === 0 ? decision : { ...decision, kind: `${decision.kind}!` })),
    }),
  ],
  [
    'the outcome',
    'outcome',
    game => ({
      outcome(s) {
        const outcome = game.outcome(s)
        return outcome && { ...outcome, cause: `${outcome.cause}-with-${top(s)}-on-top` }
      },
    }),
  ],
]

test('the toy leaks nothing', () => {
  expect(complaint(toy())).toBeNull()
})

test.each(leaks)('a planted leak is found: %s', (_what, channel, leaking) => {
  const game = toy()
  expect(complaint({ ...game, ...leaking(game) })).toMatch(new RegExp(`^The ${channel} of `))
})

test('a game that declares nothing hidden gives the twins nothing to compare', () => {
  const game: Toy = { ...toy(), hidden: () => [] }
  const how = { seed: 'nothing', setup: 'three', from: 0, to: 20, oneIn: 1 }
  expect(series(game as unknown as AnyGame, toyPlan as unknown as AnyPlan, twinsOf(0), how)).toBe(0)
})

test('an exchange that loses a card is no exchange', () => {
  const game: Toy = { ...toy(), hidden: () => [{ key: 'cards', sets: [{ path: ['pile', 0], value: 99 }] }] }
  expect(complaint(game)).toMatch(/^Exchanging cards is not lawful/)
})
