import type { Event } from '../../../games/homeland/events.ts'
import type { BoardModel } from '../model.ts'
import { drawingOf } from './Told.tsx'

/** What has just happened to a case, on its tile. */
export interface CaseMark {
  /** Each is another one, though it looks the same. */
  readonly key: number
  readonly drawing: string
  readonly kind: 'done' | 'now' | 'neutralised' | 'succeeded'
}

export type CaseMarks = ReadonlyMap<number, CaseMark>

export const NO_MARKS: CaseMarks = new Map()

const kindOf = ({ kind }: Event): CaseMark['kind'] => (kind === 'neutralised' || kind === 'succeeded' ? kind : 'done')

/** The last thing that each of these events did to a case; a verdict is not hidden by what follows from it. */
export function marksOf(model: BoardModel, events: readonly Event[], from: number): CaseMarks {
  const marks = new Map<number, CaseMark>()
  for (const [n, event] of events.entries()) {
    const threat = 'threat' in event ? event.threat : event.kind === 'shifted' ? event.to : null
    const before = threat === null ? undefined : marks.get(threat)
    if (threat === null || before?.kind === 'neutralised' || before?.kind === 'succeeded') continue
    marks.set(threat, { key: from + n, drawing: drawingOf(model, event), kind: kindOf(event) })
  }
  // The same as before, so that no case is drawn anew.
  return marks.size === 0 ? NO_MARKS : marks
}
