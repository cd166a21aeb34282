// What reads files of this game, in one piece that is loaded when there is a file to read.
export { readDeck } from '../../games/negotiator/cards/deck-schema.ts'
export { negotiator } from '../../games/negotiator/index.ts'
