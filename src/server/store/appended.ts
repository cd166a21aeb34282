/**
 * What every move writes: changes that are added to a match, and its row as it is after them. It happens far more often
 * than everything else, so each database has a way of its own for many of them at once.
 */
export interface Appended {
  readonly id: string
  /** How many changes it has, and at which version: where that is not so, nothing is written. */
  readonly length: number
  readonly before: number
  readonly version: number
  readonly due: number | null
  readonly lease: number | null
  /** Null where it stays as it is. */
  readonly remind: number | null
  readonly ended: number | null
  /** JSON, and so without line breaks of its own; null with a move, where `choices`, `changed`, `due` and `version` alone are others. */
  readonly line: string | null
  readonly choices: number
  readonly changed: number
  readonly bodies: readonly string[]
}

/** Of texts that have no line break in them, one. */
export const asLines = (texts: readonly (string | number | null)[]): string => texts.join('\n')
