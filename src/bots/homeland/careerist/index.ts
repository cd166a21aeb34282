import type { Deck } from '../../../games/homeland/cards/deck.ts'
import { ACCUSE, option } from '../../../games/homeland/options.ts'
import type { View } from '../../../games/homeland/view/view.ts'
import { type Ask, type Quick, quick } from '../../bot.ts'
import { deals } from '../belief/hypotheses.ts'
import { beliefs } from '../first/suspicion.ts'
import { cardGuesses, type Mixture } from '../judge/guesses.ts'
import { judgeWith, partOf } from '../judge/judge.ts'
import { weights as standardWeights } from '../judge/weights.ts'
import { bySize, printedOn } from '../memory/memory.ts'
import type { PlayableName } from '../memory/styles.ts'
import { accusationShares, bestAccusation, type Deal } from '../play/accusing.ts'
import { answers } from '../play/answers.ts'
import { type Assessment, assess } from '../play/assess.ts'
import type { Weights } from '../play/weights.ts'
import { type Temper, tempered, tempers } from '../talk/tempers.ts'

/** Anybody, taken as anybody: mostly a loyal agent. */
const ANYBODY: Mixture = [0.68, 0.22, 0.1]

/** The deals there may be, weighed by how suspicious each player is. */
function suspectedDeals(assessed: Assessment): readonly Deal[] {
  const { view, seat, agenda } = assessed
  const suspicion = beliefs(assessed)
  const players = view.players.length
  const nobody = 1 - suspicion.reduce((sum, one) => sum + one, 0)
  const all = deals(players, seat, agenda).map(dealt => {
    const mole = dealt.indexOf('mole')
    return { agendas: dealt, share: mole === players ? nobody : mole === seat ? 1 : suspicion[mole] }
  })
  const sum = all.reduce((total, { share }) => total + share, 0)
  return all.map(({ agendas, share }) => ({ agendas, share: share / sum }))
}

/**
 * A player with a career to think of. It judges every case by the chance that it is neutralised, its impact and what
 * either verdict is worth to its own agenda; plays Intel, Agents, Soldiers and assets where they move that the most; and
 * accuses whom it wins by accusing. It sees its own player's view, remembers nothing, and listens to nobody.
 */
export function careerist(
  deck: Deck,
  style: PlayableName = 'cover',
  weights: Weights = standardWeights,
  temper: Temper = tempers.even,
): Quick<View> {
  const sized = bySize(players => {
    const printed = printedOn(deck, players)
    const judge = judgeWith(
      printed,
      cardGuesses(printed),
      tempered(weights, temper),
      progress => partOf(style, progress),
      {
        mixtureOf: () => ANYBODY,
        settingAt: () => null,
        belief: () => null,
      },
    )
    return { cards: printed.cards, judge }
  })
  const assessed = (ask: Pick<Ask<View>, 'decision' | 'view' | 'random'>): Assessment => {
    const { cards, judge } = sized(ask.view().players.length)
    const one = assess(cards, judge, ask)
    return { ...one, sabotages: other => beliefs(one)[other], deals: () => suspectedDeals(one) }
  }
  const choose = (ask: Ask<View>): number => {
    const { kind, options, seat } = ask.decision
    if (options.length === 1) return options[0]
    const one = assessed(ask)
    if (kind !== 'end.accusing') return answers[kind](one)
    const shares = accusationShares(one.cards, one.view, seat, suspectedDeals(one), ask.random)
    return option(ACCUSE, bestAccusation(shares, temper.leastAccusation))
  }
  return {
    ...quick('careerist', choose),
    open(seat) {
      let asked: Ask<View> | null = null
      return {
        told() {},
        choose(ask) {
          asked = ask
          return choose(ask)
        },
        async speak(speaking) {
          const { nothingAsked, speech } = await import('../talk/speak.ts')
          const { view, random } = speaking
          const one = assessed({ decision: nothingAsked(seat), view, random })
          return speech(one, beliefs(one), temper, speaking)
        },
        belief: () => asked && beliefs(assessed(asked)),
      }
    },
  }
}
