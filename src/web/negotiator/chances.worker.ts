import { greedy } from '../../bots/negotiator/greedy.ts'
import type { DeckData } from '../../games/negotiator/cards/card.ts'
import { standard } from '../../games/negotiator/cards/standard.ts'
import { negotiatorWith } from '../../games/negotiator/game.ts'
import type { View } from '../../games/negotiator/view/view.ts'
import { noPositions } from '../../games/no-positions.ts'
import { botsChoice, type Comparison, compared, luckOf, type Mattered, playedOut, type Tally } from './chances.ts'

/** Plays calls out from where they stood, many times over. It has a thread of its own: the table waits for nobody. */

export interface Work {
  readonly deck: DeckData | null
  /** What was to be seen as each turn began. */
  readonly views: readonly View[]
  readonly times: number
  /** Every choice, with what was to be seen before it. */
  readonly choices: readonly { readonly view: View; readonly choice: string }[]
}

export type Found =
  | { readonly tally: Tally }
  | {
      /** How much of the choices has been gone through, from 0 to 1. */
      readonly share: number
      readonly choices: readonly Mattered[]
      /** All that was chosen otherwise than by the bot, taken together. */
      readonly skill: Comparison
    }

const scope = self as unknown as {
  postMessage(found: Found): void
  onmessage: (message: MessageEvent<Work>) => void
}

/** So many at once, before it is told how things stand. */
const ROUND_GAMES = 20
/** A look first, and then a closer one where there may be something. */
const GLANCE_GAMES = 300
const CLOSE_GAMES = 1000

scope.onmessage = ({ data: { deck, views, times, choices } }) => {
  const game = negotiatorWith(noPositions, deck ?? standard)
  const bot = greedy(game.cards)
  const wins = views.map(() => 0)
  for (let n = 0; n < times; n += ROUND_GAMES) {
    for (const [place, view] of views.entries())
      for (let i = n; i < n + ROUND_GAMES; i++) if (playedOut(game, bot, view, luckOf(place, i))) wins[place] += 1
    scope.postMessage({ tally: { times: n + ROUND_GAMES, wins: [...wins] } })
  }
  const found: Mattered[] = []
  let skill: Comparison = { better: 0, error: 0 }
  for (const [at, { view, choice }] of choices.entries()) {
    const mine = game.optionOf(choice)
    const bots = botsChoice(game, bot, view, luckOf(at, 0))
    if (mine === null || bots === null || mine === bots) continue
    const compare = (from: number, runs: number) =>
      compared(game, bot, view, [mine, bots], n => luckOf(at, from + n), runs)
    const glance = compare(0, GLANCE_GAMES)
    const isPlain = Math.abs(glance.better) <= glance.error
    const result = isPlain ? glance : compare(GLANCE_GAMES, CLOSE_GAMES)
    if (!isPlain) found.push({ at, mine: choice, bots: game.nameOf(bots), ...result })
    skill = { better: skill.better + result.better, error: Math.hypot(skill.error, result.error) }
    scope.postMessage({ share: at / choices.length, choices: [...found], skill })
  }
  scope.postMessage({ share: 1, choices: found, skill })
}
