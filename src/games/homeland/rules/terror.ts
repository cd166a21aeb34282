import type { Steps } from '../../../engine/steps.ts'
import { COLUMNS, IMMINENT } from '../vocabulary.ts'
import { type Frames, ofThreat, plain, revealing, withLeft } from './frames.ts'
import { threatsMayCome } from './piles.ts'
import { type Play, push, spaceAt } from './state.ts'
import { revealThreat } from './table.ts'

/** The Terrorist turn, between its analyses (M-6 to M-8). */
export const terrorSteps = {
  'terror.analyse': {
    rule: 'M-6',
    does({ s }) {
      for (let column = 0; column < COLUMNS; column++) {
        const id = s.spaces[spaceAt(IMMINENT, column)]
        if (id < 0) continue
        push(s, plain('terror.analyse'))
        push(s, ofThreat('analysis.begin', id))
        return
      }
      push(s, plain('terror.advance'))
    },
  },

  'terror.advance': {
    rule: 'M-7',
    does({ s, events }) {
      for (let at = s.spaces.length - 1; at >= COLUMNS; at--) s.spaces[at] = s.spaces[at - COLUMNS]
      for (let column = 0; column < COLUMNS; column++) s.spaces[column] = -1
      if (events) events.push({ kind: 'advanced', threats: s.threats.length })
      push(s, revealing(s.players.length))
    },
  },

  'terror.reveal': {
    rule: 'M-8',
    does(play, { left }) {
      const { s } = play
      if (left === 0) {
        const isOver = s.threats.length === 0 && !threatsMayCome(s) // M-31
        push(s, isOver ? plain('end.accuse') : withLeft('turn.begin', s.marker, s.players.length))
        return
      }
      push(s, revealing(left - 1))
      revealThreat(play, -1)
    },
  },
} satisfies Partial<Steps<Play, Frames>>
