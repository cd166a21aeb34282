import type { Advice } from '../../bots/advisor/advice.ts'
import { advisorOf } from '../../bots/advisor/load.ts'
import type { Json } from '../../engine/game.ts'
import { shipped } from '../../games/index.ts'
import { type Advisable, beginAdvice } from '../../host/advisor/asking.ts'
import { refusalOf } from '../../host/refusal.ts'
import type { Refusal } from '../../host/store.ts'

/** Thinks about one question. It has a thread of its own, which is ended when nobody wants to know any more. */

export interface Work {
  readonly at: Advisable
  readonly deck: Json | null
  /** It thinks as long as usual, or longer. */
  readonly isLonger: boolean
}

export type Found = { readonly advice: Advice; readonly share: number } | { readonly refused: Refusal }

const scope = self as unknown as {
  postMessage(found: Found): void
  onmessage: (message: MessageEvent<Work>) => void
}

/** So often, of all its pieces, it is told how far it is. */
const TOLD = 0.1
/** How much more it thinks when it is asked to think longer. */
const LONGER = 6

scope.onmessage = async ({ data: { at, deck, isLonger } }) => {
  try {
    const loaded = await shipped.find(at.game)()
    const game = deck === null ? loaded.game() : (await loaded.files()).make(deck)
    const { usual = 0, most = 0 } = advisorOf(at.game) ?? {}
    const thinking = await beginAdvice(game, at, isLonger ? Math.min(most, LONGER * usual) : undefined)
    let told = 0
    while (thinking.step()) {
      if (thinking.share() < told + TOLD) continue
      told = thinking.share()
      scope.postMessage({ advice: thinking.advice(), share: told })
    }
    scope.postMessage({ advice: thinking.advice(), share: 1 })
  } catch (error) {
    scope.postMessage({ refused: refusalOf(error) })
  }
}
