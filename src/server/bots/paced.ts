import { stream } from '../../engine/chance.ts'
import type { Random } from '../../engine/game.ts'
import type { Hosting } from '../../host/hosting.ts'
import type { World } from '../world.ts'

/** Bots that answer and speak as late as chance has it, not as what they hold would. */
export const paced = (think: Hosting['think'], botMs: number, world: World): Hosting['think'] =>
  botMs === 0
    ? think
    : async (game, kind) => {
        const bot = await think(game, kind)
        return {
          ...bot,
          open(seat, players) {
            const mind = bot.open(seat, players)
            return {
              ...mind,
              told: (events, talk) => mind.told(events, talk),
              choose: (ask, budget) => late(async () => mind.choose(ask, budget), pausesOf(botMs, ask.random), world),
              speak: speaking => late(async () => mind.speak?.(speaking), pausesOf(botMs, speaking.random), world),
            }
          },
        }
      }

/** The moments at which an answer may come: how long until each, and whether chance lets it come then. */
type Pauses = () => { readonly ms: number; readonly isOpen: boolean }

const ROOT = 2 ** 31

/**
 * At first between half of it and all of it, then between a quarter and half, again and again; at every other moment, as chance has it, even
 * an answer that is there has to wait for the next. So one that comes late may have been thought of at once. One number
 * is drawn from the stream that the bot draws from, before it thinks: how long it takes changes nothing it draws.
 */
function pausesOf(botMs: number, random: Random): Pauses {
  const drawn = stream([random(ROOT), 0, 0, 0])
  let longest = botMs
  return () => {
    const half = Math.ceil(longest / 2)
    longest = Math.ceil(botMs / 2)
    return { ms: half + drawn(half + 1), isOpen: drawn(2) === 0 }
  }
}

/** At the first of its moments that chance lets it come at and by which it is there. */
async function late<Answer>(think: () => Promise<Answer>, next: Pauses, world: World): Promise<Answer> {
  let isThinking = true
  const thought = think().finally(() => {
    isThinking = false
  })
  // Whoever waits for it below is told what went wrong.
  thought.catch(() => {})
  for (;;) {
    const { ms, isOpen } = next()
    await new Promise<void>(done => void world.after(ms, done))
    if (isOpen && !isThinking) return thought
  }
}
