import type { ConversationCard, Effect } from './card.ts'
import {
  dice,
  eliminate,
  end,
  fours,
  getAway,
  kill,
  leave,
  look,
  lookDiscard,
  nextDice,
  points,
  release,
  reveal,
  threat,
} from './card.ts'

type Line = readonly Effect[]

/** One title: copies, cost, then the rows as printed: two successes or more, one, none. */
const says = (
  id: string,
  copies: number,
  cost: number,
  source: ConversationCard['source'],
  two: Line,
  one: Line,
  none: Line,
): ConversationCard => ({ id, source, copies, cost, rows: { two, one, none } })

export const conversation: readonly ConversationCard[] = [
  says('what-are-your-demands', 2, 0, 'public', [reveal, points(2)], [reveal], [threat(1)]),
  says('small-talk', 2, 0, 'public', [points(3)], [points(2)], [points(1), threat(1), end]),
  says('keep-cool', 2, 0, 'public', [threat(-1), points(1)], [threat(-1)], [points(-1)]),

  says('just-stay-calm', 2, 2, 'public', [threat(-2)], [threat(-1)], [threat(1), end]),
  says('a-few-minutes-more', 2, 2, 'public', [points(4)], [points(3), threat(1)], [threat(2), end]),
  says('you-need-to-trust-me', 2, 2, 'public', [fours], [points(1)], [points(1), threat(1)]),

  // A voice on the line tells you what is coming: look at the next Terror card, and perhaps talk it away. Every card
  // talked away is also a turn you will not have. Who has spoken to you may walk out.
  says('proof-of-life', 1, 2, 'house', [lookDiscard, release(1)], [look, nextDice(1)], [threat(1)]),

  // During any test, after the roll: put this card aside from your hand and roll one die again. At a price of 1 it
  // would cost nothing at all: face down it gives that point back.
  { id: 'you-are-breaking-up', source: 'house', copies: 1, cost: 3, reroll: 1 },

  says('minor-extraction', 2, 3, 'public', [release(2)], [release(1), threat(1)], [kill(1), end]),
  // Its source says 5; at that price, and at 4, nobody good ever buys it.
  says('i-am-coming-in', 1, 3, 'house', [dice(2)], [dice(1)], [leave]),
  // Its source says 4; beside the card above hardly anybody buys it at that.
  says('an-empty-promise', 1, 3, 'house', [nextDice(2), points(2)], [nextDice(2)], [nextDice(-1), kill(1)]),
  says('a-bold-lie', 1, 4, 'public', [threat(-3), points(1)], [threat(-1), points(1)], [threat(3)]),
  says(
    'major-extraction',
    1,
    6,
    'public',
    [release(3), threat(2), end],
    [release(2), threat(2), end],
    [kill(2), threat(2), end],
  ),
  says(
    'take-the-shot',
    1,
    7,
    'public',
    [eliminate, release(2), end],
    [eliminate, end],
    [kill(2), threat(2), leave, end],
  ),
  says('all-units-go', 1, 8, 'public', [eliminate, release(4), end], [release(3), threat(3), end], [getAway]),
]
