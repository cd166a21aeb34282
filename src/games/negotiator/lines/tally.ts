import type { Event } from '../events.ts'
import { hiddenDemands, type State } from '../rules/state.ts'
import { callCues } from './cues.ts'
import { spokenNames } from './pools.ts'

/** Who has spoken from which pool since this position, in no language: what a scenario may expect to hear. */
export function spokenSince(before: State) {
  const { threat, second, zone, last } = before
  const start = { threat, second, zone, last, hidden: hiddenDemands(before) }
  return (events: readonly Event[]) => ({
    known: spokenNames,
    had: callCues(events, start).map(({ who, pools }) => `${who}: ${pools[0]}`),
    inOrder: true,
  })
}
