/** Stands in for the reader of positions in a game that begins from its set-up. */
export const noPositions = (): never => {
  throw new Error('this game was opened without its reader of positions')
}
