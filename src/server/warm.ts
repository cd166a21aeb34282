import { chacha20 } from '../engine/chacha20.ts'
import { bringCryptographic, stream } from '../engine/chance.ts'
import type { Json } from '../engine/game.ts'
import type { AnyGame, LoadedGame, Registry } from '../games/index.ts'
import { lineOf } from '../host/change.ts'
import { comparison } from '../host/compare.ts'
import { hostMatch } from '../host/hosted.ts'
import type { HostedMatch, Hosting, OpenMatch } from '../host/hosting.ts'
import { memoryStore } from '../host/memory-store.ts'
import { gameFor, openKept, openWith } from '../host/opening.ts'
import { rootsFor, rootsOf } from '../seed/roots.ts'
import { clocks } from '../table/clock.ts'
import { writeMatch } from '../table/file.ts'
import { openMatch } from '../table/match.ts'
import type { World } from './world.ts'

/**
 * The way of a match through a server, gone before anybody waits for it: the first calls of any function are many times
 * slower than those after a few hundred. A game is played at random and gone on with again and again, in memory; nobody
 * sees it, and nothing is left of it.
 */

bringCryptographic(chacha20)

/** So many games of each kind are simulated, and so often one is gone on with: after that, what has to be compiled is. */
const usual = { simulated: 200, resumed: 40 }
const PLAYERS = 4
/** A long game. */
const MOST_CHOICES = 200
const SEED = 'warm'
const ID = 'warm'

interface Around {
  readonly world: Pick<World, 'soon'>
  /** Nobody waits for it any more. */
  isOver(): boolean
}

const nobodyThinks: Hosting['think'] = async () => {
  throw new Error('Nobody but people sits here.')
}

function opened(loaded: LoadedGame, game: AnyGame): OpenMatch {
  const setup = loaded.several ? loaded.several.setup(PLAYERS) : loaded.setup({})
  const seats = loaded.several ? Array.from({ length: PLAYERS }, (_, i) => ({ name: `${i + 1}`, bot: null })) : []
  const match = openMatch(game, { setup, seed: SEED, seats, chance: 'chacha20@1' }, 0, clocks)
  return openWith(loaded, game, match, { id: ID, begun: 0, tag: null })
}

/** Everybody who sits there looks, and is written to as over a socket. */
const lookedAt = (hosted: HostedMatch): void => {
  const { seats } = hosted.open().match.record
  for (let seat = 0; seat < Math.max(1, seats.length); seat++)
    hosted.seat(seat).subscribe(update => void JSON.stringify(update))
}

/** Turns of the event loop: whoever comes meanwhile is answered in between. */
const turn = ({ soon }: Pick<World, 'soon'>): Promise<void> => new Promise(soon)

async function play(hosted: HostedMatch, { world, isOver }: Around): Promise<void> {
  const below = stream(rootsOf(SEED, ['person']).person)
  const { game } = hosted.open()
  for (let made = 0; made < MOST_CHOICES && !isOver(); made++) {
    const [decision] = game.decisions(hosted.open().match.state)
    if (!decision) return
    const { seat, options } = decision
    await hosted.seat(seat).choose([game.nameOf(options[below(options.length)])], { id: String(made) })
    await turn(world)
  }
}

/** Every rule of a game, by many games that nobody hosts: one alone meets few of them. */
async function simulate(game: AnyGame, setup: Json, games: number, { world, isOver }: Around): Promise<void> {
  const simulator = game.simulator()
  for (let n = 0; n < games && !isOver(); n++) {
    const roots = rootsFor('chacha20@1', `${SEED} ${n}`, game.chances)
    const state = game.start(game.readSetup(setup), roots, [])
    simulator.playOut(state, stream(rootsOf(`${SEED} ${n}`, ['person']).person), [])
    await turn(world)
  }
}

export async function warmUp(games: Registry, around: Around, { simulated, resumed } = usual): Promise<void> {
  const { world, isOver } = around
  for (const id of games.ids) {
    if (isOver()) return
    const loaded = await games.find(id)()
    const game = await gameFor(loaded, {}, null)
    const store = memoryStore()
    const hosting = (): Hosting => ({
      ...{ store, think: nobodyThinks, now: () => 0, isServed: true, compare: comparison().compare },
    })
    const first = opened(loaded, game)
    await simulate(game, first.match.record.setup, simulated, around)
    await store.create(lineOf({ ...first, game }, 0), JSON.stringify(writeMatch(game, first.match, true)))
    const hosted = hostMatch(hosting(), { ...first, durable: 0 })
    lookedAt(hosted)
    await play(hosted, around)
    const kept = JSON.stringify(await store.load(ID))
    for (let i = 0; i < resumed && !isOver(); i++) {
      lookedAt(hostMatch(hosting(), await openKept(games, JSON.parse(kept))))
      await turn(world)
    }
  }
}
