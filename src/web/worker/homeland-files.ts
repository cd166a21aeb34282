// What reads files of this game, in one piece that is loaded when there is a file to read.
export { readDeck } from '../../games/homeland/cards/deck-schema.ts'
export { homeland } from '../../games/homeland/index.ts'
