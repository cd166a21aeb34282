import type { Random } from '../../engine/game.ts'
import type { Hosting } from '../../host/hosting.ts'
import type { World } from '../world.ts'

/** Bots that answer and speak as late as chance has it, never as what they hold would. */
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
              choose: (ask, budget) => late(async () => mind.choose(ask, budget), pauseOf(botMs, ask.random), world),
              speak: speaking => late(async () => mind.speak?.(speaking), pauseOf(botMs, speaking.random), world),
            }
          },
        }
      }

/** Between half of it and all of it, from the stream that the bot draws from. */
function pauseOf(botMs: number, random: Random): number {
  const half = Math.ceil(botMs / 2)
  return half + random(half + 1)
}

/** After one pause; should it take longer, after as many as it takes. */
async function late<Answer>(think: () => Promise<Answer>, pauseMs: number, world: World): Promise<Answer> {
  let isThinking = true
  const thought = think().finally(() => {
    isThinking = false
  })
  // Whoever waits for it below is told what went wrong.
  thought.catch(() => {})
  do await new Promise<void>(done => void world.after(pauseMs, done))
  while (isThinking)
  return thought
}
