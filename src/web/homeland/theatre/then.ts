import { type BoardThen, boardsAt, isBoardOf } from '../../../games/homeland/tell/board-then.ts'
import { tracksAt } from '../../../games/homeland/tell/telling.ts'
import type { ThreatSeen, View } from '../../../games/homeland/view/view.ts'
import type { BoardModel } from '../model.ts'
import type { Show } from './show.ts'

/**
 * The board after each step; null where what was told is not all there is: a match that began with cases on it, while
 * nobody has said with which.
 */
export function boardsOf(
  { view }: Pick<BoardModel, 'view'>,
  { events, steps }: Show,
  first: BoardThen | null,
): readonly BoardThen[] | null {
  // A case goes when its file is closed, and is still seen in the step that tells so.
  const moments = steps.map(end => (events[end - 1]?.kind === 'closed' ? end - 1 : end))
  const boards = boardsAt(events, [...moments, events.length], first ?? undefined)
  const last = boards.pop()
  return last && isBoardOf(last, view) ? boards : null
}

/** What is known by whoever looks is still known while others are watched; what is turned up right now was not. */
function withKnown(threat: ThreatSeen, known: ThreatSeen | undefined): ThreatSeen {
  if (!known) return threat
  const { plot, looks } = known
  return { ...threat, ...(plot === undefined ? {} : { plot }), ...(looks === undefined ? {} : { looks }) }
}

/** The view as it was then, as far as the board shows it; a case that is analysed lies in its space until it is closed. */
export function viewThen(view: View, { events }: Show, at: number, board: BoardThen | null): View {
  const tracks = tracksAt({ events, at, view })
  if (!board) return { ...view, ...tracks }
  const { analysed } = board
  const spaces = board.spaces.map((id, space) => (analysed && analysed.space === space ? analysed.threat : id))
  const known = new Map(
    view.threats.flatMap(threat => (threat.id === view.analysis?.threat ? [] : [[threat.id, threat]])),
  )
  const threats = board.threats.map(threat => withKnown(threat, known.get(threat.id)))
  return { ...view, ...tracks, spaces, threats, analysis: null }
}
