import { expect, test } from 'vitest'
import { stream } from '../../../engine/chance.ts'
import { rootsOf } from '../../../seed/roots.ts'
import type { Event } from '../events.ts'
import { negotiator } from '../index.ts'
import { storyOf } from './story.ts'

test('a story agrees with the game it tells', () => {
  const game = negotiator()
  const random = stream(rootsOf('stories', ['choices']).choices)
  for (let n = 0; n < 90; n++) {
    const events: Event[] = []
    const state = game.start({ abductor: 'random' }, rootsOf(`stories#${n}`, game.chances), events)
    for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state))
      game.apply(state, decision.seat, decision.options[random(decision.options.length)], events)
    const { saved, killed, hostages, threat, turns, ended } = storyOf(events)
    expect({ saved, killed, hostages, threat, turn: turns.at(-1)?.turn, won: ended?.won }).toEqual({
      saved: state.saved,
      killed: state.killed,
      hostages: state.zone + state.saved + state.killed,
      threat: state.threat,
      turn: state.turn,
      won: game.outcome(state)?.winners.includes(0),
    })
  }
})
