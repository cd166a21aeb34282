import type { Link } from '../link.ts'
import type { Opening } from '../worker/protocol.ts'
import { go } from './router.ts'

/** Opens a match and goes to its screen; the id of the match. */
export async function openMatch(link: Link, opening: Opening): Promise<string> {
  const { id } = await link.ask('open', opening)
  go(opening.game === 'negotiator' ? 'call' : 'table', id)
  return id
}

/** A call now: the usual abductor unless another is named. */
export const openCall = (link: Link, more: Partial<Opening> & { readonly abductor?: string } = {}): Promise<string> => {
  const { abductor = 'arkayne', ...rest } = more
  return openMatch(link, { game: 'negotiator', setup: { abductor }, seed: null, practice: false, seats: [], ...rest })
}
