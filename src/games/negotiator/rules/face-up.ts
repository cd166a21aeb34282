import { begin } from '../../../engine/chance.ts'
import type { Compare } from '../cards/card.ts'
import type { Face } from '../cards/deck.ts'
import { TERROR } from '../vocabulary.ts'
import { carryOut } from './effects.ts'
import { type Play, ran } from './state.ts'
import { EFFECTS, TEST_ROLL } from './steps.ts'
import { cardOfList, roll, rollDice } from './test.ts'

/** What these dice come to. */
export const resultOf = ({ by }: Pick<Compare, 'by'>, dice: readonly number[]): number =>
  by === 'highest' ? Math.max(...dice) : by === 'lowest' ? Math.min(...dice) : dice.reduce((sum, face) => sum + face, 0)

/** N-6: which of the three lists of a comparison counts: below, equal, above. L counts 0 and E 7, as their numbers do. */
export const comparisonOf = (compare: Pick<Compare, 'by'>, dice: readonly number[], threat: number): number =>
  1 + Math.sign(resultOf(compare, dice) - threat)

/** N-6: no Threat Test, so that nothing which helps or harms tests comes into it. */
function compareDice(play: Play, title: number, list: number, compare: Compare): void {
  const { s, events } = play
  const dice: number[] = []
  begin(s.luck, s.rolls++)
  rollDice(play, compare.dice, dice)
  if (events !== null)
    events.push({
      kind: 'compared',
      card: cardOfList(play, list),
      dice,
      result: resultOf(compare, dice),
      level: s.threat,
      terror: s.phase === TERROR,
    })
  carryOut.does(play, { title, list: list + comparisonOf(compare, dice, s.threat), at: 0 })
}

/** N-11: a card that is played or turned up makes its test, or does what it says without one. */
export function faceUp(play: Play, title: number, { effects, rows, compare }: Face): void {
  if (rows >= 0) {
    ran(play, TEST_ROLL)
    roll.does(play, { title, rows })
    return
  }
  ran(play, EFFECTS)
  const how = compare < 0 ? null : play.deck.lists[compare].compare
  if (how === null) carryOut.does(play, { title, list: effects, at: 0 })
  else compareDice(play, title, compare, how)
}
