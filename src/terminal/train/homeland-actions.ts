import type { Deck } from '../../games/homeland/cards/deck.ts'
import { NOBODY, verbs } from '../../games/homeland/options.ts'
import { COLUMNS, levels } from '../../games/homeland/vocabulary.ts'

export const SPACES = levels.length * COLUMNS
export const SEATS = 6
/** Amounts and places that have a number of their own; larger ones are counted among the others. */
const MOST_SENT = 16
const MOST_PAID = 6
const MOST_SPENT = 8
const MOST_SHOWN = 24

/** The options of this deck, each with its number; those about a threat by its space. */
export function numbered(deck: Deck) {
  const { intel, assets } = deck.data
  const reacting = assets.flatMap((asset, n) => (asset.onTotals ? [n] : []))
  const names: string[] = []
  const starts = new Map<number, number>()
  const things = new Map<number, number>()
  const add = (verb: number, thing: number, name: string): void => {
    things.set((verb << 16) | thing, names.length)
    names.push(name)
  }
  for (const [verb, name] of verbs.entries()) {
    starts.set(verb, names.length)
    const cards = (list: readonly { readonly id: string }[]): void => {
      for (const [n, { id }] of list.entries()) add(verb, n, `${name} ${id}`)
    }
    const amounts = (most: number, from = 0): void => {
      for (let n = 0; n < most; n++) add(verb, n, `${name} ${n + from}`)
    }
    const reactions = (most: number): void => {
      for (const n of reacting) for (let m = 0; m < most; m++) add(verb, (n << 8) | m, `${name} ${assets[n].id} ${m}`)
    }
    switch (name) {
      case 'trade':
      case 'trade-open':
      case 'card':
      case 'card-open':
        cards(intel)
        break
      case 'activate':
      case 'use':
      case 'burn':
      case 'keep':
        cards(assets)
        break
      case 'case':
      case 'strike':
        for (let space = 0; space < SPACES; space++) names.push(`${name} space ${space + 1}`)
        break
      case 'send':
        amounts(MOST_SENT)
        break
      case 'pay':
        for (let rep = 0; rep < MOST_PAID; rep++)
          for (let clout = 0; clout < MOST_PAID; clout++) add(verb, (rep << 8) | clout, `${name} ${rep} ${clout}`)
        break
      case 'player':
        amounts(SEATS, 1)
        break
      case 'accuse':
        amounts(SEATS, 1)
        add(verb, NOBODY, `${name} nobody`)
        break
      case 'red':
      case 'blue':
      case 'spend':
        reactions(MOST_SPENT)
        break
      case 'snipe':
        reactions(MOST_SHOWN)
        break
      default:
        add(verb, 0, name)
    }
  }
  return { names, starts, things }
}
