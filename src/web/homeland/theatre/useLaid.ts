import { useEffect, useState } from 'react'
import { type BoardThen, boardOf } from '../../../games/homeland/tell/board-then.ts'
import type { View } from '../../../games/homeland/view/view.ts'
import type { Link } from '../../link.ts'
import type { BoardModel } from '../model.ts'

/**
 * The board of a match that began from a position: no event tells of it, so it is asked for, as everybody saw it. Null
 * where the cards were dealt, since then all of it was told; and as long as there is no answer.
 */
export function useLaid(link: Link, { events, scene: { id } }: BoardModel): BoardThen | null {
  const [laid, setLaid] = useState<BoardThen | null>(null)
  const isDealt = events[0]?.kind === 'began'
  useEffect(() => {
    if (isDealt) return
    let isHere = true
    // Without an answer it is watched beside the board.
    link.ask('watch', { id, at: 0, viewer: 'observer' }).then(
      ({ view }) => isHere && setLaid(boardOf(view as View)),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [link, id, isDealt])
  return isDealt ? null : laid
}
