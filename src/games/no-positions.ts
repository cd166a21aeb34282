const without = (): never => {
  throw new Error('this game was opened without what reads and writes positions')
}

/** Stands in for what reads and writes positions in a game that begins from its set-up. */
export const noPositions = { read: without, write: without }
