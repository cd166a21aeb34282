import { botsOf } from '../../bots/index.ts'
import type { Registry } from '../../games/index.ts'
import type { Tools } from './block.ts'

/** The games and bots of this program, for whoever plays blocks of a study of this game. */
export async function toolsFor(games: Registry, id: string): Promise<Tools> {
  const game = await games.find(id)()
  const [{ make }, makeBot] = await Promise.all([game.files(), botsOf(id).load()])
  return { make, makeBot }
}
