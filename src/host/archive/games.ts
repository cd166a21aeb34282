import type { Json } from '../../engine/game.ts'
import { own } from '../../engine/own.ts'
import type { GameId } from '../../games/index.ts'
import type { OpenMatch } from '../hosting.ts'

/** What the archive has of its own for a game. */
interface ArchivePart {
  /** The kinds of events with which a round or turn begins: marks for the scrubber of a replay. */
  readonly marks: readonly string[]
  /** What makes the figures of a finished game. */
  load(): Promise<{ debrief(open: OpenMatch): Json }>
}

const rows: Readonly<Record<GameId, ArchivePart>> = {
  negotiator: { marks: ['turn', 'last-conversation'], load: () => import('./negotiator-debrief.ts') },
  homeland: { marks: ['round', 'accusing'], load: () => import('./homeland-debrief.ts') },
}

/** A game without a row has no marks, and no figures beyond how it ended. */
const generic: ArchivePart = { marks: [], load: async () => ({ debrief: () => null }) }

export const partOf = (id: string): ArchivePart => own(rows, id) ?? generic
