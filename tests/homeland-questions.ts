import { stream } from '../src/engine/chance.ts'
import type { Decision, Random, Seat } from '../src/engine/game.ts'
import type { Talk } from '../src/engine/talk.ts'
import type { Event } from '../src/games/homeland/events.ts'
import type { Homeland } from '../src/games/homeland/index.ts'
import { steps } from '../src/games/homeland/rules/index.ts'
import type { State } from '../src/games/homeland/rules/state.ts'
import { rootsOf } from '../src/seed/roots.ts'
import { homelandPlan } from './kit/homeland.ts'

/** Every kind of question there is, by the steps that ask. */
export const questionKinds: readonly string[] = Object.entries(steps).flatMap(([kind, step]) =>
  'options' in step ? [kind] : [],
)

type Knowledge = ReturnType<Homeland['know']>

export interface Question {
  readonly state: State
  readonly decision: Decision
  readonly players: number
  /** What its seat was told, what was said, and what it lawfully knows. */
  readonly told: readonly Event[]
  readonly talk: readonly Talk[]
  readonly knowledge: Knowledge
}

/** What asks only because of cards that are in one deck is looked for in another. */
const MOST_GAMES = 200

/**
 * Questions of these kinds, at all table sizes, each kind so often: games played at random, from their start and from
 * late positions, at which everybody is now and then suspected or trusted aloud.
 */
export function* questionsOf(
  game: Homeland,
  seed: string,
  kinds: readonly string[],
  each: number,
): Generator<Question> {
  const { positions = {} } = homelandPlan(game)
  const lates = Object.values(positions)
  const left = new Map(kinds.map(kind => [kind, each]))
  for (let n = 0; left.size > 0 && n < MOST_GAMES; n++) {
    const players = 3 + (n % 4)
    const random: Random = stream(rootsOf(`${seed} ${n}`, ['choices']).choices)
    const events: Event[] = []
    const begun = game.start({ players }, rootsOf(`${seed} ${n}`, game.chances), events)
    const late = n % 2 === 1 ? lates[(n >> 1) % lates.length] : null
    if (late) events.length = 0
    const state = late ? late(begun, random) : begun
    // What was told while it was dealt is in the first view.
    const seats = state.players.map((_, seat) => ({
      knowledge: game.know(game.view(state, seat)),
      told: events.flatMap(event => game.seen(event, seat) ?? []),
      read: events.length,
    }))
    const talk: Talk[] = []
    let choices = 0
    for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
      const { seat, kind, options } = decision
      if (game.talk?.rests?.(game.view(state, 'observer'))) talk.push(...saidAt(players, choices, random))
      const wanted = left.get(kind) ?? 0
      if (wanted > 0 && options.length > 1) {
        const one = seats[seat]
        for (const event of events.slice(one.read)) {
          const seen = game.seen(event, seat)
          if (!seen) continue
          one.told.push(seen)
          one.knowledge = game.learn(one.knowledge, seen)
        }
        one.read = events.length
        if (wanted > 1) left.set(kind, wanted - 1)
        else left.delete(kind)
        yield { state, decision, players, told: one.told, talk, knowledge: one.knowledge }
      }
      game.apply(state, seat, options[random(options.length)], events)
      choices++
    }
  }
}

/** What somebody says of somebody else, where anybody says anything. */
function saidAt(players: number, after: number, random: Random): Talk[] {
  const seat: Seat = random(players)
  const player = (seat + 1 + random(players - 1)) % players
  const claim = { about: 'player', player, says: random(2) === 0 ? 'suspect' : 'trust', strength: 'strongly' }
  return random(2) === 0 ? [{ seat, after, claim }] : []
}
