import { describe, expect, test } from 'vitest'
import { type Decision, Fault, Illegal, type Random } from '../../src/engine/game.ts'
import { coverageTable, tooRare } from './checks/coverage.ts'
import { cardsConserved, cloneIndependent, jsonRoundTrip, positionRoundTrip, replaysAlike } from './checks/data.ts'
import { askedProperly, judgedAnew, listedAccepted, namesRoundTrip, strangersRefused } from './checks/options.ts'
import { revealsAll } from './checks/reveal.ts'
import { rootsUnseen, startsAlike } from './checks/roots.ts'
import { playsOutAlike, simulatedAlike } from './checks/simulator.ts'
import { explained, viewsPlain, worldsAlike } from './checks/views.ts'
import type { AnyGame, AnyPlan, Check } from './plan.ts'
import { series } from './play.ts'
import { type Toy, toy } from './toy/index.ts'
import { toyPlan } from './toy/plan.ts'
import { BURY, LOOK, PASS, ROLL, type ToyState } from './toy/rules.ts'

const plan = toyPlan as unknown as AnyPlan

/** Play some games of the toy with this check. */
const run = (check: Check, game: Toy): number =>
  series(game as unknown as AnyGame, plan, check, { seed: 'faults', setup: 'three', from: 0, to: 40, oneIn: 1 })

type Planted = readonly [what: string, complaint: RegExp, faulty: (game: Toy) => Partial<Toy>]

type ToySimulator = ReturnType<Toy['simulator']>

/** A game whose simulators have this instead. */
const simulating =
  (faulty: (simulator: ToySimulator, game: Toy) => Partial<ToySimulator>) =>
  (game: Toy): Partial<Toy> => ({
    simulator() {
      const simulator = game.simulator()
      return { ...simulator, ...faulty(simulator, game) }
    },
  })

/** A game that draws its worlds otherwise. */
const drawing =
  (faulty: (draw: ReturnType<Toy['worlds']>) => ReturnType<Toy['worlds']>) =>
  (game: Toy): Partial<Toy> => ({ worlds: (view, known) => faulty(game.worlds(view, known)) })

const faultsOf: readonly (readonly [name: string, check: Check, faults: readonly Planted[]])[] = [
  [
    'askedProperly',
    askedProperly,
    [
      [
        'a question without options',
        /without any option/,
        game => ({
          decisions: s => game.decisions(s).map(decision => ({ ...decision, options: [] })),
        }),
      ],
      [
        'an option listed twice',
        /lists an option twice/,
        game => ({
          decisions: s => game.decisions(s).map(one => ({ ...one, options: [...one.options, one.options[0]] })),
        }),
      ],
      [
        'a seat asked twice',
        /asked twice at once/,
        game => ({
          decisions: s => game.decisions(s).flatMap(decision => [decision, decision]),
        }),
      ],
      [
        'a seat that is not at the table',
        /asks seat 3 of 3/,
        game => ({
          decisions: s => game.decisions(s).map(decision => ({ ...decision, seat: 3 })),
        }),
      ],
      [
        'a question after the end',
        /is over and somebody is asked/,
        game => ({
          decisions: s => (s.stack.length > 0 ? game.decisions(s) : [{ seat: 0, kind: 'more', options: [PASS] }]),
        }),
      ],
      ['an end without an outcome', /Nobody is asked, and the game is not over/, () => ({ outcome: () => null })],
      [
        'a game that never ends',
        /is not over after 15 decisions/,
        game => ({
          apply(s, seat, option, events) {
            game.apply(s, seat, option, events)
            if (s.stack.length === 0) s.stack.push({ step: 'turn', seat: 0 })
          },
        }),
      ],
      [
        'a look that changes what it looks at',
        /Looking at the state changed it/,
        game => ({
          outcome(s) {
            s.rolls++
            return game.outcome(s)
          },
        }),
      ],
    ],
  ],
  [
    'listedAccepted',
    listedAccepted,
    [
      [
        'an option listed but refused',
        /is listed for seat \d, but refused/,
        game => ({
          decisions: s => game.decisions(s).map(one => ({ ...one, options: [...one.options, 99] })),
          refusal: (s, seat, option) => (option === 99 ? null : game.refusal(s, seat, option)),
        }),
      ],
      [
        'an option listed but spoken against',
        /is listed for seat \d, but `refusal` says/,
        game => ({
          refusal: (s, seat, option) =>
            option === ROLL ? { key: 'refuse.no', rule: 'T-3' } : game.refusal(s, seat, option),
        }),
      ],
    ],
  ],
  [
    'judgedAnew',
    judgedAnew,
    [
      [
        'a game that remembers what it listed',
        /is not listed, but accepted/,
        game => {
          const listed = new WeakMap<ToyState, ReturnType<Toy['decisions']>>()
          return {
            decisions(s) {
              const made = game.decisions(s)
              listed.set(s, made)
              return made
            },
            apply(s, seat, option, events) {
              const before = listed.get(s)?.find(one => one.seat === seat)
              if (!before?.options.includes(option) || game.refusal(s, seat, option) === null)
                game.apply(s, seat, option, events)
            },
          }
        },
      ],
    ],
  ],
  [
    'strangersRefused',
    strangersRefused,
    [
      [
        'an illegal act accepted',
        /is not listed, but accepted/,
        game => ({
          apply(s, seat, option, events) {
            if (game.refusal(s, seat, option) === null) game.apply(s, seat, option, events)
          },
        }),
      ],
      [
        'an act accepted for another seat',
        /by seat -?\d is not listed, but accepted/,
        game => ({
          apply(s, seat, option, events) {
            const asked = game.decisions(s).find(({ options }) => options.includes(option))
            game.apply(s, asked?.seat ?? seat, option, events)
          },
        }),
      ],
      [
        'a refusal that leaves a trace',
        /is refused, but the state has changed/,
        game => ({
          apply(s, seat, option, events) {
            const legal = game.refusal(s, seat, option) === null
            if (!legal) s.rolls++
            game.apply(s, seat, option, events)
          },
        }),
      ],
      [
        'a refusal of another kind',
        /but not as Illegal/,
        game => ({
          apply(s, seat, option, events) {
            if (game.refusal(s, seat, option)) throw new TypeError('no')
            game.apply(s, seat, option, events)
          },
        }),
      ],
      [
        'a reason without a rule',
        /which is no rule/,
        game => ({
          refusal(s, seat, option) {
            const why = game.refusal(s, seat, option)
            return why && { ...why, rule: 'house' }
          },
          apply(s, seat, option, events) {
            const why = game.refusal(s, seat, option)
            if (why) throw new Illegal({ ...why, rule: 'house' })
            game.apply(s, seat, option, events)
          },
        }),
      ],
      [
        'two reasons for one act',
        /`refusal` says .*, `apply`/,
        game => ({
          refusal(s, seat, option) {
            const why = game.refusal(s, seat, option)
            return why && { ...why, key: 'refuse.whatever' }
          },
        }),
      ],
    ],
  ],
  [
    'namesRoundTrip',
    namesRoundTrip,
    [
      [
        'two options of one name',
        /is named "roll", which means/,
        game => ({
          nameOf: option => (option === PASS ? 'roll' : game.nameOf(option)),
        }),
      ],
      [
        'a name that means nothing',
        /which means null/,
        game => ({
          optionOf: name => (name === 'bury' ? null : game.optionOf(name)),
        }),
      ],
      [
        'an option without parts',
        /"bury" has no parts/,
        game => ({ parts: option => (option === BURY ? null : game.parts(option)) }),
      ],
      [
        'parts that leave something out',
        /the parts of "lay \d+" are named "lay"/,
        game => ({ parts: option => ({ verb: game.parts(option)?.verb ?? '' }) }),
      ],
      [
        'parts of another option',
        /the parts of "pass" are named "roll"/,
        game => ({ parts: option => game.parts(option === PASS ? ROLL : option) }),
      ],
      [
        'parts that are no data',
        /The parts of "lay \d+" are not plain JSON: \.card is a function/,
        game => ({
          parts(option) {
            const parts = game.parts(option)
            return parts && 'card' in parts ? Object.assign({}, parts, { card: () => parts.card }) : parts
          },
        }),
      ],
    ],
  ],
  [
    'jsonRoundTrip',
    jsonRoundTrip,
    [
      [
        'a Map in the state',
        /not plain JSON: \.more is a Map/,
        game => ({
          start: (setup, roots, events) => Object.assign(game.start(setup, roots, events), { more: new Map() }),
        }),
      ],
      [
        'an undefined in the state',
        /not plain JSON: \.more is a undefined/,
        game => ({
          start: (setup, roots, events) => Object.assign(game.start(setup, roots, events), { more: undefined }),
        }),
      ],
      [
        'a function in an event',
        /not plain JSON: \[\d+\]\.more is a function/,
        game => ({
          apply(s, seat, option, events) {
            game.apply(s, seat, option, events)
            events?.push(Object.assign({ kind: 'passed' as const, seat }, { more: () => 0 }))
          },
        }),
      ],
      [
        'something remembered outside the state',
        /plays on differently/,
        game => {
          const marked = new WeakSet<ToyState>()
          return {
            start(setup, roots, events) {
              const s = game.start(setup, roots, events)
              marked.add(s)
              return s
            },
            clone(s) {
              const twin = game.clone(s)
              marked.add(twin)
              return twin
            },
            apply(s, seat, option, events) {
              game.apply(s, seat, option, events)
              if (!marked.has(s)) s.points[0]++
            },
          }
        },
      ],
    ],
  ],
  [
    'cloneIndependent',
    cloneIndependent,
    [
      [
        'arrays shared by a clone',
        /changed its original|changed its clone|plays on differently/,
        () => ({
          clone: s => ({ ...s }),
        }),
      ],
      [
        'one array shared by a clone',
        /Playing a clone changed its original/,
        game => ({
          clone: s => ({ ...game.clone(s), seenBy: s.seenBy }),
        }),
      ],
      [
        'a clone that forgets',
        /A clone differs from its original/,
        game => ({
          clone: s => ({ ...game.clone(s), discard: [] }),
        }),
      ],
    ],
  ],
  [
    'playsOutAlike',
    playsOutAlike,
    [
      [
        'a simulator that stops before the end',
        /Somebody is still asked/,
        simulating(({ decisions, apply }) => ({
          playOut(s, random) {
            const [decision] = decisions(s)
            if (!decision) return 0
            apply(s, decision.seat, decision.options[random(decision.options.length)])
            return 1
          },
        })),
      ],
      [
        'a choice other than the one drawn',
        /it is asked something else|it ends in another state/,
        simulating(({ playOut }) => ({
          playOut: (s, random, events) => playOut(s, n => n - 1 - random(n), events),
        })),
      ],
      [
        'events that nobody is told of',
        /tells other events/,
        simulating(({ playOut }) => ({ playOut: (s, random) => playOut(s, random) })),
      ],
      [
        'a question that is not counted',
        /questions were counted/,
        simulating(({ playOut }) => ({ playOut: (s, random, events) => playOut(s, random, events) - 1 })),
      ],
    ],
  ],
  [
    'simulatedAlike',
    simulatedAlike,
    [
      [
        'a simulator that shows a state as it was when it first looked',
        /A simulator shows .* something else/,
        simulating((simulator, game) => {
          const looks = new WeakMap<ToyState, ReturnType<Toy['view']>[]>()
          return {
            view(s, viewer) {
              const all = looks.get(s) ?? [0, 1, 2].map(seat => game.view(s, seat))
              looks.set(s, all)
              return viewer === 'observer' ? simulator.view(s, viewer) : all[viewer]
            },
          }
        }),
      ],
      [
        'a simulator that lists what it listed for the last game',
        /A simulator asks something else/,
        simulating(simulator => {
          let last: Decision[] = []
          return {
            decisions(s) {
              if (last.length === 0 || s.stack.length === 0) last = simulator.decisions(s)
              return last
            },
          }
        }),
      ],
      [
        'a simulator with dice of its own',
        /A simulator comes to another state/,
        simulating(simulator => ({
          apply(s, seat, option, events) {
            simulator.apply(s, seat, option, events)
            s.rolls++
          },
        })),
      ],
      [
        'a simulator that tells nobody',
        /A simulator tells other events/,
        simulating(simulator => ({ apply: (s, seat, option) => simulator.apply(s, seat, option) })),
      ],
    ],
  ],
  [
    'replaysAlike',
    replaysAlike,
    [
      [
        'luck from outside',
        /The replay ends in another state/,
        game => {
          let n = 0
          return {
            start(setup, roots, events) {
              const s = game.start(setup, roots, events)
              s.rolls = n++
              return s
            },
          }
        },
      ],
      [
        'events from outside',
        /The replay tells other events/,
        game => {
          let n = 0
          return {
            apply(s, seat, option, events) {
              game.apply(s, seat, option, events)
              events?.push({ kind: 'passed', seat: n++ })
            },
          }
        },
      ],
      [
        'a choice whose name is lost',
        /is the name of nothing/,
        game => ({
          optionOf: name => (name.startsWith('lay') ? null : game.optionOf(name)),
        }),
      ],
    ],
  ],
  [
    'cardsConserved',
    cardsConserved,
    [
      [
        'a lost card',
        /lies in 0 places/,
        game => ({
          apply(s, seat, option, events) {
            game.apply(s, seat, option, events)
            s.discard.splice(3)
          },
        }),
      ],
      [
        'a card in two places',
        /lies in 2 places/,
        game => ({
          apply(s, seat, option, events) {
            game.apply(s, seat, option, events)
            if (s.discard.length === 3) s.discard.push(s.discard[0])
          },
        }),
      ],
    ],
  ],
  [
    'positionRoundTrip',
    positionRoundTrip,
    [
      [
        'a field without a name',
        /Written as a position and read again, the state differs/,
        game => ({
          position: {
            ...game.position,
            write: s => game.position.write({ ...s, rolls: 99 }),
          },
        }),
      ],
      [
        'a position it cannot read itself',
        /cannot be read again: toy\.cards/,
        game => ({
          position: {
            ...game.position,
            read() {
              throw new Fault('toy.cards')
            },
          },
        }),
      ],
      [
        'a set-up it does not know',
        /set-up/,
        game => ({ readSetup: given => ({ ...game.readSetup(given), seats: 9 }) }),
      ],
    ],
  ],
  [
    'viewsPlain',
    viewsPlain,
    [
      [
        'a view that is not JSON',
        /The view of \w+ is not plain JSON/,
        game => ({
          view: (s, viewer) => Object.assign({}, game.view(s, viewer), { when: new Date(0) }),
        }),
      ],
    ],
  ],
  [
    'revealsAll',
    revealsAll,
    [
      [
        'an end at which nothing is shown',
        /What \d sees of cards .* is not revealed to/,
        game => ({ reveal: game.view }),
      ],
      [
        'hands that stay hidden',
        /is not revealed to/,
        game => ({
          reveal(s, viewer) {
            const shown = game.reveal(s, viewer)
            return { ...shown, hands: shown.hands?.map((hand, seat) => (seat === 0 ? hand : [])) ?? [] }
          },
        }),
      ],
      [
        'an end that only those who play are shown',
        /is not revealed to observer/,
        game => ({ reveal: (s, viewer) => (viewer === 'observer' ? game.view(s, viewer) : game.reveal(s, viewer)) }),
      ],
      [
        'cards turned up in the state itself',
        /Revealing the state changed it/,
        game => ({
          reveal(s, viewer) {
            s.seenBy.fill(7)
            return game.reveal(s, viewer)
          },
        }),
      ],
      [
        'something revealed that is not JSON',
        /What is revealed to \w+ is not plain JSON/,
        game => ({ reveal: (s, viewer) => Object.assign({}, game.reveal(s, viewer), { when: new Date(0) }) }),
      ],
    ],
  ],
  [
    'explained',
    explained,
    [
      [
        'an option left out',
        /not the options/,
        game => ({
          explain(view, decision) {
            const { options, refused } = game.explain(view, decision)
            return { options: options.slice(1), refused }
          },
        }),
      ],
      [
        'chances that do not add up',
        /add up to/,
        game => ({
          explain(view, decision) {
            const { options, refused } = game.explain(view, decision)
            return { options: options.map(one => ({ ...one, branches: one.branches.slice(1) })), refused }
          },
        }),
      ],
      [
        'another name',
        /is explained as/,
        game => ({
          explain(view, decision) {
            const { options, refused } = game.explain(view, decision)
            return { options: options.map(one => ({ ...one, name: 'it' })), refused }
          },
        }),
      ],
      [
        'a refusal that is none',
        /is explained by .*, not null/,
        game => ({
          explain: (view, decision) => ({
            ...game.explain(view, decision),
            refused: [{ name: game.nameOf(decision.options[0]), why: { key: 'refuse.no', rule: 'T-1' } }],
          }),
        }),
      ],
      [
        'another reason further on',
        /"pass" is explained by .*refuse\.no.*, not .*refuse\.not-now/,
        game => ({
          explain: (view, decision) => ({
            ...game.explain(view, decision),
            refused: decision.options.includes(LOOK)
              ? [{ name: 'pass', after: ['look'], why: { key: 'refuse.no', rule: 'T-3' } }]
              : [],
          }),
        }),
      ],
      [
        'a memory of the state behind a view',
        /not from the view alone/,
        game => {
          const behind = new WeakMap<object, ToyState>()
          return {
            view(s, viewer) {
              const view = game.view(s, viewer)
              behind.set(view, s)
              return view
            },
            explain(view, decision) {
              const refused = behind.has(view) ? game.explain(view, decision).refused : []
              return { ...game.explain(view, decision), refused }
            },
          }
        },
      ],
    ],
  ],
  [
    'worldsAlike',
    worldsAlike,
    [
      ['something forgotten', /looks different/, drawing(draw => random => ({ ...draw(random), rolls: 99 }))],
      [
        'a card too many',
        /is not whole/,
        drawing(draw => random => {
          const s = draw(random)
          s.pile.push(0)
          return s
        }),
      ],
      [
        'somebody else asked',
        /asks/,
        game => ({
          view: (s, viewer) => ({ ...game.view(s, viewer), stack: [] }),
        }),
      ],
      [
        'other options',
        /has other options/,
        game => ({
          ...drawing(draw => random => {
            const s = draw(random)
            for (const hand of s.hands) hand.reverse()
            return s
          })(game),
          view: (s, viewer) => ({ ...game.view(s, viewer), hand: game.view(s, viewer).hand.toSorted() }),
        }),
      ],
      [
        'something told and forgotten',
        /contradicts what they were told: they have looked at \d+, and it is in a hand/,
        game => ({
          learn: (known, event) =>
            event.kind === 'buried' ? { ...known, pile: [null, ...known.pile.slice(0, -1)] } : game.learn(known, event),
        }),
      ],
      [
        'something known and not heeded',
        /contradicts what they were told: they have looked at \d+, and it is in a hand/,
        game => ({ worlds: view => game.worlds(view, game.know(view)) }),
      ],
      [
        'only the first drawn aright',
        /once more is another/,
        drawing(draw => {
          let drawn = 0
          return random => {
            const s = draw(random)
            if (drawn++ > 0) s.rolls = 99
            return s
          }
        }),
      ],
      [
        'worlds that share what can change',
        /once more is another/,
        drawing(draw => {
          let points: number[] | null = null
          return random => {
            const s = draw(random)
            points ??= s.points
            return { ...s, points }
          }
        }),
      ],
      [
        'a world that hangs on those before it',
        /once more is another/,
        drawing(draw => {
          let last: Random = () => 0
          return random => {
            const s = draw(last)
            last = random
            return s
          }
        }),
      ],
      [
        'knowledge that is no data',
        /is not plain JSON/,
        game => ({ know: view => ({ ...game.know(view), since: undefined }) }),
      ],
      [
        'knowledge written into',
        /read only|not extensible|Cannot delete/,
        game => ({
          learn(known, event) {
            if (event.kind !== 'took') return game.learn(known, event)
            ;(known.pile as unknown[]).pop()
            return known
          },
        }),
      ],
    ],
  ],
  [
    'rootsUnseen',
    rootsUnseen,
    [
      [
        'the root of the deck in a view',
        /sees the root of deck/,
        game => {
          const rootOf = new WeakMap<ToyState, number>()
          return {
            start(setup, roots, events) {
              const s = game.start(setup, roots, events)
              rootOf.set(s, roots.deck[2] >>> 0)
              return s
            },
            view: (s, viewer) => Object.assign(game.view(s, viewer), { secret: rootOf.get(s) ?? 0 }),
          }
        },
      ],
      [
        'a root in an event',
        /sees the root of dice/,
        game => ({
          start(setup, roots, events) {
            events?.push({ kind: 'passed', seat: roots.dice[0] })
            return game.start(setup, roots, events)
          },
        }),
      ],
    ],
  ],
]

describe.each(faultsOf)('%s', (_name, check, faults) => {
  test('finds nothing wrong with the toy', () => {
    expect(run(check, toy())).toBeGreaterThan(0)
  })

  test.each(faults)('finds %s', (_what, complaint, faulty) => {
    const game = toy()
    expect(() => run(check, { ...game, ...faulty(game) })).toThrow(complaint)
  })
})

test('a failure says how to play the game again', () => {
  const game = toy()
  const broken: Toy = { ...game, conserved: s => (s.discard.length > 0 ? ['a card is bent'] : []) }
  expect(() => run(cardsConserved, broken)).toThrow(
    /a card is bent\.\n {2}seed "faults", game \d+, setup three, .* start, .* players\n {2}choices: \d lay \d+ · /,
  )
})

test('startsAlike finds a first event that tells on a hidden card', () => {
  const starts = (game: Toy) => startsAlike(game as unknown as AnyGame, plan, 'starts', 'three', 300)
  const game = toy()
  expect(starts(game)).toBeGreaterThan(0)
  const telling: Toy = {
    ...game,
    start(setup, roots, events) {
      const s = game.start(setup, roots)
      events?.push({ kind: 'began', seats: s.pile[0] })
      return s
    },
  }
  expect(() => starts(telling)).toThrow(/is told of two like starts/)
})

test('coverage names what runs too seldom', () => {
  const game = { ...toy(), coverable: ['lay', 'turn', 'never'] } as unknown as AnyGame
  const ran = new Map([
    ['lay', 30],
    ['turn', 19],
  ])
  expect(tooRare(game, ran, 20)).toEqual(['turn (19)', 'never (0)'])
  expect(coverageTable(game, ran)).toMatch(/never +0 +turn +19 +lay +30/)
})
