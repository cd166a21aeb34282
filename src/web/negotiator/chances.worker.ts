import { greedy } from '../../bots/negotiator/greedy.ts'
import type { DeckData } from '../../games/negotiator/cards/card.ts'
import { standard } from '../../games/negotiator/cards/standard.ts'
import { negotiatorWith } from '../../games/negotiator/game.ts'
import type { View } from '../../games/negotiator/view.ts'
import { luckOf, playedOut, type Tally } from './chances.ts'

/** Plays calls out from where they stood, many times over. It has a thread of its own: the table waits for nobody. */

export interface Work {
  readonly deck: DeckData | null
  readonly views: readonly View[]
  readonly times: number
}

const scope = self as unknown as {
  postMessage(tally: Tally): void
  onmessage: (message: MessageEvent<Work>) => void
}

const noPositions = (): never => {
  throw new Error('no position is read here')
}

/** So many at once, before it is told how things stand. */
const ROUND = 20

scope.onmessage = ({ data: { deck, views, times } }) => {
  const game = negotiatorWith(noPositions, deck ?? standard)
  const bot = greedy(game.cards)
  const wins = views.map(() => 0)
  for (let n = 0; n < times; n += ROUND) {
    for (const [place, view] of views.entries())
      for (let i = n; i < n + ROUND; i++) if (playedOut(game, bot, view, luckOf(place, i))) wins[place] += 1
    scope.postMessage({ times: n + ROUND, wins: [...wins] })
  }
}
