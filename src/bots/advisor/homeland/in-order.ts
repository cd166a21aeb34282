import type { View } from '../../../games/homeland/view/view.ts'
import type { Ask } from '../../bot.ts'
import type { AnalystMind } from '../../homeland/analyst/index.ts'

/** So many options in the order in which an analyst would take them, as if the better ones were not there. */
export function inOrder(mind: AnalystMind, ask: Ask<View>, most: number): readonly number[] {
  const ordered: number[] = []
  let left = ask.decision.options
  while (ordered.length < most && left.length > 0) {
    const chosen = mind.choose({ ...ask, decision: { ...ask.decision, options: left } }, { iterations: 0 }) as number
    // Some answers do not depend on what else is there: what is left comes as it is listed.
    const next = left.includes(chosen) ? chosen : left[0]
    ordered.push(next)
    left = left.filter(one => one !== next)
  }
  return ordered
}
