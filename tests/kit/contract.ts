import { setImmediate as breath } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Game, GameEvent } from '../../src/engine/game.ts'
import type { Testable } from '../../src/engine/testable.ts'
import { coverageTable, tooRare } from './checks/coverage.ts'
import { cardsConserved, cloneIndependent, jsonRoundTrip, positionRoundTrip, replaysAlike } from './checks/data.ts'
import { draftsTeachNothing } from './checks/drafts.ts'
import { askedProperly, judgedAnew, listedAccepted, namesRoundTrip, strangersRefused } from './checks/options.ts'
import { revealsAll } from './checks/reveal.ts'
import { rootsUnseen, startsAlike } from './checks/roots.ts'
import { playsOutAlike, simulatedAlike } from './checks/simulator.ts'
import { twinsOf } from './checks/twins.ts'
import { explained, viewersOf, viewsPlain, worldsAlike } from './checks/views.ts'
import type { AnyGame, AnyPlan, Check, Plan } from './plan.ts'
import { series } from './play.ts'

/** Each check, in how many games of each setup, and at one in how many of their decisions. */
const checks: readonly (readonly [name: string, check: Check, games: number, oneIn: number])[] = [
  ['who is asked has options, each once, until the game is over', askedProperly, 400, 1],
  ['every card is in exactly one place', cardsConserved, 400, 1],
  ['every listed option is accepted', listedAccepted, 200, 4],
  ['what is not listed is refused and changes nothing', strangersRefused, 100, 8],
  ['a state that was changed since is judged anew', judgedAnew, 50, 8],
  ['names of options lead back to them', namesRoundTrip, 200, 2],
  ['state and events survive JSON', jsonRoundTrip, 200, 8],
  ['clones are independent', cloneIndependent, 200, 8],
  ['the names of its choices replay a game', replaysAlike, 200, 20],
  ['played out at random it comes to the same', playsOutAlike, 200, 20],
  ['a simulator comes to the same as a table', simulatedAlike, 100, 20],
  ['a position reads back as it was written', positionRoundTrip, 200, 8],
  ['views are plain JSON', viewsPlain, 200, 4],
  ['ended early, it shows everybody what anybody at the table sees', revealsAll, 30, 8],
  ['options are explained from the view, with chances that add up', explained, 100, 8],
  ['a world drawn for a viewer has the same view and contradicts nothing they were told', worldsAlike, 200, 8],
  ['no root of chance is seen', rootsUnseen, 100, 8],
  ['a choice that can be taken back teaches nothing', draftsTeachNothing, 25, 12],
]
const TWINS = { games: 200, oneIn: 8, decisions: Number.POSITIVE_INFINITY }
const STARTS = 300
const COVERED = { least: 20, games: 2000, portion: 50 }

/** `npm run soak` sets how many games of each setup every check plays; GAME=17 plays only the ten around game 17. */
const soak = Number(process.env.SOAK ?? 0)
const only = process.env.GAME === undefined ? null : Number(process.env.GAME)
const PORTION = 10
const PAUSE = 500
const NEWS = 5000

/** Every setup in small portions, so that the test runner hears from us and a long soak shows how far it is. */
async function everySetup(
  plan: AnyPlan,
  name: string,
  games: number,
  play: (setup: string, from: number, to: number) => number,
): Promise<number> {
  const first = only === null ? 0 : only - (only % PORTION)
  const end = only === null ? games : first + PORTION
  let looked = 0
  let paused = Date.now()
  let told = paused
  for (const setup of Object.keys(plan.setups))
    for (let from = first; from < end; from += PORTION) {
      looked += play(setup, from, Math.min(end, from + PORTION))
      if (Date.now() - paused < PAUSE) continue
      await breath()
      paused = Date.now()
      if (soak === 0 || paused - told < NEWS) continue
      process.stderr.write(`  ${name}: ${setup}, ${from + PORTION} of ${games} games\n`)
      told = paused
    }
  if (soak > 0) process.stderr.write(`${name}: ${games} games of each setup, ${looked} things looked at\n`)
  return looked
}

/**
 * The tests that come free with the contract. A game gives its set-ups and, better, late positions and what a helpful
 * player likes; a failure names the seed and the number of the game, and GAME=number plays it again.
 */
export function contract<Setup, State, View, Event extends GameEvent>(
  typed: Game<Setup, State, View, Event> & Testable<State>,
  typedPlan: Plan<Setup, State, View, Event>,
): void {
  const game = typed as unknown as AnyGame
  const plan = typedPlan as unknown as AnyPlan
  const seats = Math.max(...Object.values(plan.setups).map(setup => game.seats(setup)))
  const { games: fewer = 1, looks = 1 } = plan.less ?? {}
  const twins = { ...TWINS, ...plan.less?.twins }
  const all: typeof checks = [
    ...checks.map(
      ([name, check, games, oneIn]) => [name, check, Math.ceil(games * fewer), Math.ceil(oneIn / looks)] as const,
    ),
    ...viewersOf(seats).map(
      viewer => [`twins: ${viewer}`, twinsOf(viewer, twins.decisions), twins.games, twins.oneIn] as const,
    ),
  ]

  describe(`the contract, kept by ${game.id}`, () => {
    for (const [name, check, games, oneIn] of all)
      test(name, { timeout: 0 }, async () => {
        const looked = await everySetup(plan, name, soak || games, (setup, from, to) =>
          series(game, plan, check, { seed: `${game.id} ${setup} ${name}`, setup, from, to, oneIn }),
        )
        expect(looked, 'things this check looked at').toBeGreaterThan(0)
      })

    test('first states that look alike were told alike', () => {
      for (const setup of Object.keys(plan.setups))
        expect(startsAlike(game, plan, `${game.id} ${setup} starts`, setup, Math.ceil(STARTS * fewer))).toBeGreaterThan(
          0,
        )
    })

    test('every step and effect runs', { timeout: 0 }, async () => {
      const { least, games } = { ...COVERED, ...plan.coverage }
      const ran = new Map<string, number>()
      game.watch.ran = ran
      try {
        // As soon as all of them have, the rest would show nothing more.
        for (let from = 0; from < Math.max(soak, games) && (from === 0 || tooRare(game, ran, least).length > 0); ) {
          const to = from + COVERED.portion
          await everySetup(plan, 'coverage', COVERED.portion, (setup, first, last) =>
            series(game, plan, () => 1, {
              seed: `${game.id} ${setup} coverage`,
              setup,
              from: from + first,
              to: from + last,
              oneIn: 100,
            }),
          )
          from = to
        }
      } finally {
        game.watch.ran = null
      }
      console.log(`How often each step and effect of ${game.id} ran:\n${coverageTable(game, ran)}`)
      expect(tooRare(game, ran, least), `ran fewer than ${least} times`).toEqual([])
    })
  })
}
