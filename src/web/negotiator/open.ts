import type { Opening } from '../../host/opening.ts'
import type { Link } from '../link.ts'
import { openMatch } from '../shared/open.ts'

/** A call now: the usual abductor unless another is named. */
export const openCall = (link: Link, more: Partial<Opening> & { readonly abductor?: string } = {}): Promise<string> => {
  const { abductor = 'arkayne', ...rest } = more
  return openMatch(link, { game: 'negotiator', setup: { abductor }, seed: null, practice: false, seats: [], ...rest })
}
