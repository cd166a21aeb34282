import type { Deck } from '../../../games/negotiator/cards/deck.ts'
import { countOf, type Pack } from '../pack.ts'
import { missing, type Position } from '../position.ts'
import { CARD_PARTS, type Features, featuresOf, missingScale, type Range, within } from './features.ts'
import type { CardWorths, Worth } from './worth.ts'

/** The weights for turns with one number of Terror cards left, and the range of missing releases they were fitted in. */
export interface Stage {
  readonly range: Range
  readonly weights: readonly number[]
}

/** By the number of Terror cards left: the abductor's own turns, and those under the Second. */
export interface Stages {
  readonly abductor: readonly Stage[]
  readonly second: readonly Stage[]
}

/** What `npm run fit` writes. */
export interface Fitted {
  /** The names of the features, in the order of the weights: a deck with others was not fitted. */
  readonly features: readonly string[]
  readonly abductors: Readonly<Record<string, Stages>>
}

const PARTS = CARD_PARTS.length
/** The logit of what is all but lost. */
const HOPELESS = -20

/** All features of a turn with its hand, for the fit. */
export function describe(features: Features, pack: Pack, p: Position, range: Range, out: Float64Array): void {
  features.fill(p, out, range)
  for (let title = 0; title < pack.titles; title++) {
    const held = countOf(pack, p.hand, title)
    if (held === 0) continue
    const at = features.board + PARTS * title
    out[at] = 1
    out[at + 1] = held - 1
    out[at + 2] = missingScale(within(missing(p), range))
  }
}

/** The fitted value of a turn that begins, by the weights of its stage. */
export function fittedWorth(deck: Deck, { abductor, second }: Stages): Worth {
  const features = featuresOf(deck)
  const values = new Float64Array(features.names.length)
  const known = new Map<Stage, CardWorths[]>()
  /** While the last turns are fitted there is no other: nothing comes after them. */
  const unfitted: Stage = { range: [0, 16], weights: features.names.map((_, i) => (i === 0 ? HOPELESS : 0)) }
  /** No card in hand is worse than none: it need not be played. */
  const tableOf = ({ weights }: Stage, left: number): CardWorths => {
    const worths = new Float64Array(2 * deck.titles)
    for (let title = 0; title < deck.titles; title++) {
      const at = features.board + PARTS * title
      worths[2 * title] = Math.max(0, weights[at] + weights[at + 2] * missingScale(left))
      worths[2 * title + 1] = Math.max(0, weights[at + 1])
    }
    return worths
  }
  const stageOf = (p: Position): Stage => {
    const stages = p.second ? second : abductor
    return stages.length === 0 ? unfitted : stages[Math.max(0, Math.min(stages.length - 1, p.terror))]
  }

  return {
    board(p) {
      const { weights, range } = stageOf(p)
      features.fill(p, values, range)
      let sum = 0
      for (let i = 0; i < features.board; i++) sum += weights[i] * values[i]
      return sum
    },

    cards(p) {
      const stage = stageOf(p)
      let tables = known.get(stage)
      if (!tables) {
        tables = []
        known.set(stage, tables)
      }
      const left = within(missing(p), stage.range)
      tables[left] ??= tableOf(stage, left)
      return tables[left]
    },
  }
}
