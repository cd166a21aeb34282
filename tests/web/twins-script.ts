import { chacha20 } from '../../src/engine/chacha20.ts'
import { bringCryptographic } from '../../src/engine/chance.ts'
import type { Exchange, Seat } from '../../src/engine/game.ts'
import { homeland } from '../../src/games/homeland/index.ts'
import type { View } from '../../src/games/homeland/view/view.ts'
import { firstState } from '../../src/table/match.ts'
import type { Scene } from '../../src/web/worker/protocol.ts'
import { counterpart, includesAll, put } from '../kit/checks/twins.ts'
import { exchangesFor, type Hidden } from '../server/twins/dealt.ts'
import { drawsOf } from '../server/twins/play.ts'
import { ruleOf } from './table-driver.ts'

/** What is done at two tables that differ only in what the first player may not know. */

export const PLAYERS = 3
/** Whoever watches, and may not know it. */
export const VIEWER = 0

export interface Step {
  readonly seat: Seat
  /** What they choose at each of the two tables. */
  readonly names: readonly [string, string]
  /** The round it is when they have chosen. */
  readonly round: number
  /** What they could choose and take back before that. */
  readonly draft: string | null
}

export interface Script {
  readonly seed: string
  /** What is exchanged at the second table. */
  readonly exchanges: readonly Exchange[]
  readonly steps: readonly Step[]
}

const game = homeland() as unknown as Hidden
bringCryptographic(chacha20)

const MOST_STEPS = 200
const roundOf = (state: unknown): number => (game.view(state, 'observer') as View).round

/** Something that can be chosen and taken back: nothing comes of it that anybody is told. */
function draftIn(state: unknown, seat: Seat, options: readonly number[]): string | null {
  for (const option of options) {
    const [after, events] = [game.clone(state), [] as never[]]
    game.apply(after, seat, option, events)
    const [next, ...more] = game.decisions(after)
    if (next?.seat === seat && more.length === 0 && !events.some(event => game.settles(event)))
      return game.nameOf(option)
  }
  return null
}

/** Both play alike until a round begins; null where the first player lawfully learns of it before. */
function playedTo(seed: string, round: number): Script | null {
  const random = drawsOf(seed)
  const dealt = { setup: { players: PLAYERS }, seed, chance: 'chacha20@1', position: null } as const
  const one = firstState(game, dealt as never)
  const two = game.clone(one)
  const exchanges: Exchange[] = []
  for (const kinds of [/^agendas /, /^(?!agendas )/]) {
    const some = exchangesFor(game, two, VIEWER, random, kinds)
    for (const { sets } of some) for (const { path, value } of sets) put(two, path, value)
    exchanges.push(...some)
  }
  const keys = exchanges.map(({ key }) => key)
  const rule = ruleOf(seed)
  const steps: Step[] = []
  while (roundOf(one) < round && steps.length < MOST_STEPS) {
    const [[a], [b]] = [game.decisions(one), game.decisions(two)]
    if (!a || !b || a.seat !== b.seat) return null
    const { seat, kind } = a
    const possible = a.options.filter(option => counterpart(option, a.options, b.options) !== null)
    if (possible.length === 0) return null
    const asked = { kind, options: possible.map(option => game.nameOf(option)) }
    const name = rule({ asked, view: game.view(one, seat) } as unknown as Scene)
    const option = game.optionOf(name) ?? -1
    const inTwin = counterpart(option, a.options, b.options) ?? -1
    const draft = steps.at(-1)?.seat === seat ? null : draftIn(two, seat, b.options)
    game.apply(one, seat, option)
    game.apply(two, seat, inTwin)
    if (![one, two].every(state => includesAll(game.hidden(state, VIEWER), keys))) return null
    steps.push({ seat, names: [name, game.nameOf(inTwin)], round: roundOf(one), draft })
  }
  return roundOf(one) < round ? null : { seed, exchanges, steps }
}

/** One in which hands and agendas differ, and somebody lays another card face down. */
export function scriptTo(round: number): Script {
  for (let n = 0; n < 2000; n++) {
    const script = playedTo(`twins ${n}`, round)
    if (!script) continue
    const kinds = new Set(script.exchanges.map(({ key }) => key.split(' ')[0]))
    const isLaid = script.steps.some(({ seat, names: [a, b] }) => seat !== VIEWER && a !== b)
    if (isLaid && kinds.has('agendas') && kinds.has('intel')) return script
  }
  throw new Error('no such game')
}
