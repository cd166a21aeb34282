import type { Event, EventKind } from '../events.ts'

/**
 * The rule a line of the call comes from, for whoever wants to read it; null where it only tells what a card or a player
 * did. A new kind of event does not compile until it stands here.
 */
const rules: Readonly<Record<EventKind, string | null>> = {
  began: null,
  turn: null,
  'last-conversation': 'N-24',
  played: null,
  banked: 'N-12',
  rolled: 'N-13',
  rerolled: null,
  'pair-of-sixes': null,
  paid: 'N-13',
  converted: 'N-13',
  tested: null,
  compared: 'N-6',
  points: null,
  threat: null,
  'past-end': 'N-7',
  reset: null,
  released: null,
  'release-ignored': 'N-25',
  killed: null,
  spared: 'N-27',
  'kill-raises': null,
  'more-hostages': null,
  revealed: 'N-16',
  'nothing-to-reveal': 'N-16',
  conceded: 'N-15',
  'escape-pending': 'N-15',
  'conversation-ends': 'N-10',
  'cut-off': 'N-10',
  'card-leaves': null,
  'next-dice': null,
  dice: null,
  fours: null,
  bought: 'N-17',
  took: null,
  spent: 'N-19',
  terror: 'N-20',
  additional: 'N-20',
  minor: 'N-23',
  'minor-void': 'N-26',
  'terror-discarded': null,
  looked: null,
  eliminated: 'N-26',
  second: 'N-27',
  // Says its rule in its own sentence.
  ended: null,
}

export const ruleOf = ({ kind }: Event): string | null => rules[kind]
