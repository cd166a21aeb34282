import type { GameEvent } from '../engine/game.ts'
import { own } from '../engine/own.ts'
import type { GameId } from '../games/index.ts'
import { homelandMeasures } from './homeland.ts'
import { negotiatorMeasures } from './negotiator.ts'
import type { Measures } from './simulate.ts'

type AnyMeasures = Measures<unknown, GameEvent>

/** What is counted of each game. */
const rows: Readonly<Record<GameId, AnyMeasures>> = { negotiator: negotiatorMeasures, homeland: homelandMeasures }

/** A game that says nothing of it has no turns, and its endings are counted as they come. */
const generic: AnyMeasures = { turns: () => 0, causes: { won: [], lost: [] } }

export const measuresOf = (id: string): AnyMeasures => own(rows, id) ?? generic
