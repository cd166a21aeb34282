import type { Decision } from '../../engine/game.ts'
import type { AnyGame } from '../../games/index.ts'
import type { Add } from './gauges.ts'

interface Offer {
  offered: number
  chosen: number
}

/** Counts what each bot could have chosen and what it chose, by what an option does and the card it is about. */
export interface Offers {
  chosen(bot: string, decision: Decision, option: number): void
  count(add: Add): void
}

/** The verb of an option and the cards in it: which case or which player it is about is another matter each time. */
function kindOf(game: AnyGame, option: number): string {
  const { verb, ...parts } = game.parts(option) ?? { verb: game.nameOf(option) }
  return [verb, ...Object.values(parts).filter(part => typeof part === 'string')].join(' ')
}

export function offersOf(game: AnyGame): Offers {
  const kinds = new Map<number, string>()
  const byBot = new Map<string, Map<string, Offer>>()
  const kind = (option: number): string => {
    const known = kinds.get(option) ?? kindOf(game, option)
    kinds.set(option, known)
    return known
  }
  return {
    chosen(bot, { options }, option) {
      // A single option is no choice.
      if (options.length < 2) return
      const offers = byBot.get(bot) ?? new Map<string, Offer>()
      byBot.set(bot, offers)
      const now = new Set<string>()
      for (const one of options) now.add(kind(one))
      for (const one of now) {
        const offer = offers.get(one) ?? { offered: 0, chosen: 0 }
        offers.set(one, offer)
        offer.offered++
        if (one === kind(option)) offer.chosen++
      }
    },
    count(add) {
      for (const [bot, offers] of byBot)
        for (const [what, { offered, chosen }] of offers) {
          add(`offered/${bot}/${what}`, offered)
          if (chosen > 0) add(`chosen/${bot}/${what}`, chosen)
        }
    },
  }
}
