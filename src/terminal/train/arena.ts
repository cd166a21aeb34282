import { asks, type Bot, type Mind, USUAL_BUDGET } from '../../bots/bot.ts'
import { stream } from '../../engine/chance.ts'
import {
  type Decision,
  Fault,
  type GameEvent,
  type Json,
  type Outcome,
  type Random,
  type Seat,
} from '../../engine/game.ts'
import type { AnyGame } from '../../games/index.ts'
import { gameRoots, rootsOf } from '../../seed/roots.ts'
import type { Line } from './line.ts'
import type { TrainingSpace } from './space.ts'

export interface ArenaOptions {
  readonly game: AnyGame
  readonly setup: Json
  readonly space: TrainingSpace
  /** How many games are played side by side. */
  readonly vector: number
  /** The one seat that is played from outside, and the bot in all others; null for all seats. */
  readonly only: { readonly seat: Seat; readonly others: Bot<unknown> } | null
  /** Whole views beside the numbers. */
  readonly views: boolean
}

/** What is asked in each of the games: lists of the same length. */
export interface Asked {
  readonly game: readonly number[]
  readonly seat: readonly Seat[]
  readonly kind: readonly string[]
  readonly actions: readonly (readonly number[])[]
  /** They are the arena's: the next step changes them. */
  readonly observation: readonly Int32Array[]
  readonly view?: readonly unknown[]
  /** How the game before this one has ended, where it just has. */
  readonly over: readonly (Outcome | null)[]
}

/** The same as one line in JSON. */
export const askedLine = ({ observation, ...rest }: Asked, line: Line): Uint8Array =>
  line
    .text('{"type":"step","observation":')
    .lists(observation)
    .text(`,${JSON.stringify(rest).slice(1)}\n`)
    .take()

/** One place of the vector: a game, and the next one once it is over. */
interface Ring {
  step(option: number): Promise<Outcome | null>
  begin(number: number): Promise<void>
  number(): number
  decision(): Decision
  view(): unknown
  observe(view: unknown): Int32Array
}

function openRing({ game, setup, space, only }: ArenaOptions, seed: string): Ring {
  const observer = space.observer()
  const simulator = game.simulator()
  const put = asks(game, simulator)
  const first = game.readSetup(setup)
  const luck = rootsOf(seed, game.chances)
  const botLuck = rootsOf(seed, ['bot'])
  let state: unknown
  let events: GameEvent[] = []
  let minds: { readonly mind: Mind<unknown>; told: number }[] = []
  let random: Random = () => 0
  let asked: Decision | undefined
  let at = 0

  const mindAt = (seat: Seat, bot: Bot<unknown>): Mind<unknown> => {
    minds[seat] ??= { mind: bot.open(seat, game.seated(state)), told: 0 }
    const one = minds[seat]
    one.mind.told(
      events.slice(one.told).flatMap(event => game.seen(event, seat) ?? []),
      [],
    )
    one.told = events.length
    return one.mind
  }
  /** To the next question that is put outside; none once the game is over. */
  const goOn = async (): Promise<void> => {
    for (;;) {
      asked = simulator.decisions(state)[0]
      if (!asked || !only || asked.seat === only.seat) return
      const option = await mindAt(asked.seat, only.others).choose(put(state, asked, random), USUAL_BUDGET)
      simulator.apply(state, asked.seat, option, events)
    }
  }
  const decision = (): Decision => {
    if (!asked) throw new Error('nothing is asked')
    return asked
  }
  return {
    async begin(number) {
      at = number
      events = []
      minds = []
      random = stream(gameRoots(botLuck, number).bot)
      state = game.start(first, gameRoots(luck, number), only ? events : undefined)
      await goOn()
    },
    async step(option) {
      simulator.apply(state, decision().seat, option, only ? events : undefined)
      if (only) await goOn()
      else asked = simulator.decisions(state)[0]
      return asked ? null : game.outcome(state)
    },
    number: () => at,
    decision,
    view: () => simulator.view(state, decision().seat),
    observe: view => observer.observe(decision(), view),
  }
}

/** So many games, stepped together. */
export interface Arena {
  reset(seed: string): Promise<Asked>
  step(actions: unknown): Promise<Asked>
}

export function openArena(options: ArenaOptions): Arena {
  const { space, vector, views } = options
  let rings: Ring[] = []
  let legal: number[][] = []
  let next = 0

  const look = (over: readonly (Outcome | null)[]): Asked => {
    const seen = rings.map(ring => ring.view())
    legal = rings.map((ring, n) => space.numbersOf(ring.decision(), seen[n]))
    return {
      game: rings.map(ring => ring.number()),
      seat: rings.map(ring => ring.decision().seat),
      kind: rings.map(ring => ring.decision().kind),
      actions: legal,
      observation: rings.map((ring, n) => ring.observe(seen[n])),
      ...(views ? { view: seen } : {}),
      over,
    }
  }
  /** A game that is over before anybody outside is asked is none to train by: the next one is begun. */
  const begin = async (ring: Ring): Promise<void> => {
    do await ring.begin(next++)
    while (!isAsked(ring))
  }
  return {
    async reset(seed) {
      next = 0
      rings = Array.from({ length: vector }, () => openRing(options, seed))
      for (const ring of rings) await begin(ring)
      return look(rings.map(() => null))
    },
    async step(actions) {
      if (rings.length === 0) throw new Fault('train.before-reset', { example: '{"reset": {"seed": "S"}}' })
      const chosen = optionsIn(actions, rings, legal)
      const over: (Outcome | null)[] = []
      for (const [n, ring] of rings.entries()) {
        const outcome = await ring.step(chosen[n])
        over.push(outcome)
        if (outcome) await begin(ring)
      }
      return look(over)
    },
  }
}

function isAsked(ring: Ring): boolean {
  try {
    ring.decision()
    return true
  } catch {
    return false
  }
}

/** What the actions mean, all of them or none. */
function optionsIn(given: unknown, rings: readonly Ring[], legal: readonly (readonly number[])[]): number[] {
  if (!Array.isArray(given) || given.length !== rings.length || !given.every(one => Number.isInteger(one)))
    throw new Fault('train.actions', { n: rings.length })
  return rings.map((ring, n) => {
    const at = legal[n].indexOf(given[n])
    if (at < 0) throw new Fault('train.illegal', { game: n, action: given[n] })
    return ring.decision().options[at]
  })
}
