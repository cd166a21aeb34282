import type { Change } from '../../../engine/game.ts'
import type { View } from '../view/view.ts'

/** What a player could count on the table before and after: public facts only, so a made-up deck cannot speak. */
function facts(view: View): Record<string, number | boolean | string> {
  return {
    threat: view.threat,
    points: view.points,
    zone: view.hostages.zone,
    saved: view.hostages.saved,
    killed: view.hostages.killed,
    dice: view.test.next,
    hand: view.hand.length,
    known: view.demands.filter(({ standing }) => standing !== 'hidden').length,
    terror: view.terror.left,
    fours: view.modifiers.fours,
    second: view.second,
    escaping: view.escaping,
    gone: view.gone.length,
    phase: view.phase,
    ending: view.ending,
  }
}

/** What a viewer would see change. */
export function changes(before: View, after: View): Change[] {
  const was = facts(before)
  const is = facts(after)
  return Object.keys(was)
    .filter(what => was[what] !== is[what])
    .map(what => ({ what, from: was[what], to: is[what] }))
}
