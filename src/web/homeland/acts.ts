import type { Reason } from '../../engine/game.ts'
import { nameOfParts } from '../../games/homeland/options.ts'
import type { Play } from './play.ts'

/** What is begun with a case, in the order of the turn. */
const BEGUN = ['claim', 'agents', 'soldiers'] as const

export interface CaseAct {
  /** Its word in the bar of the turn. */
  readonly word: (typeof BEGUN)[number] | 'strike'
  /** All of it, one choice after the other. */
  readonly steps: readonly string[]
}

/** What the table says against this case once something is begun; nothing where it does not. */
export const notHere = ({ asked }: Play, id: number, begun: string): Reason | undefined =>
  asked?.explanation.refused.find(
    ({ name, after }) => name === nameOfParts({ verb: 'case', threat: id }) && after?.[0] === begun,
  )?.why

/** What can be done with a case now, by the options of the question. */
export function actsOn(play: Play, id: number): CaseAct[] {
  const here = nameOfParts({ verb: 'case', threat: id })
  const strike = nameOfParts({ verb: 'strike', threat: id })
  return [
    ...BEGUN.filter(word => play.options.has(word) && !notHere(play, id, word)).map(word => ({
      word,
      steps: [word, here],
    })),
    ...(play.options.has(strike) ? [{ word: 'strike', steps: [strike] } as const] : []),
  ]
}
