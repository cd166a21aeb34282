import type { Opening } from '../../host/opening.ts'
import type { Link } from '../link.ts'
import { go, placeOf } from './router.ts'

/** Opens a match and goes to its screen; the id of the match. */
export async function openMatch(link: Link, opening: Opening): Promise<string> {
  const { id } = await link.ask('open', opening)
  go(...placeOf({ game: opening.game, id }))
  return id
}
