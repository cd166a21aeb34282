/** Stands in for what reads and writes positions in a game that begins from its set-up. */
export const notLoaded = (): never => {
  throw new Error('this game was opened without what reads and writes positions')
}
