import type { Origin } from '../../games/origin.ts'
import type { CardLines } from '../../games/speaker.ts'

/** What somebody who cannot see the table asks about it, beyond what every game can say of itself. */
export interface Queries<View> {
  /** How dangerous it is just now. */
  threat(view: View): string[]
  /** What this player has found out. */
  known(view: View): string[]
  /** One case and all this player may know of it; null where there is none of that number. */
  case(view: View, id: number): string[] | null
  /** What the turn asks for, by what is offered. */
  turn(view: View, options: readonly string[]): string[]
  /** Where a card comes from, part by part. */
  origin(card: CardLines): Origin
}
