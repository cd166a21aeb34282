import type { Seat } from '../../../engine/game.ts'
import type { Options, Steps } from '../../../engine/steps.ts'
import { CARD, CARD_OPEN, CASE, option, thingOf, verbOf } from '../options.ts'
import { type FrameOf, type Frames, withLeft } from './frames.ts'
import { offerHand } from './hand.ts'
import { handOf, PLACED } from './owed.ts'
import { intelName, putOn, takeTitle } from './piles.ts'
import { question } from './question.ts'
import { askOn, type Play, push, type State, threatOf } from './state.ts'

type Placing = FrameOf<'intel.case' | 'intel.case-open'>

/** Two Intel, as one action: card, case, card, case (M-20). */
export const placingSteps = {
  'intel.card': question(
    'M-20',
    (play, { seat }, out) => offerHand(play, seat, CARD, CARD_OPEN, out),
    (play, frame, chosen) => {
      const { s } = play
      s.done |= PLACED
      askOn(play, frame, withLeft(verbOf(chosen) === CARD ? 'intel.case' : 'intel.case-open', frame.seat, frame.left))
      s.placing = thingOf(chosen)
    },
    ({ s }, { seat }) => handOf(s, seat) > 0,
  ),
  'intel.case': question('M-20', offerCases, (play, frame, chosen) => place(play, frame, chosen, false), twoOfOthers),
  'intel.case-open': question(
    'M-20',
    offerCases,
    (play, frame, chosen) => place(play, frame, chosen, true),
    twoOfOthers,
  ),
} satisfies Partial<Steps<Play, Frames>>

/** How many cases other players lead. */
function othersCases(s: State, seat: Seat): number {
  let others = 0
  for (let i = 0; i < s.threats.length; i++) if (s.threats[i].lead >= 0 && s.threats[i].lead !== seat) others++
  return others
}

/** M-20: never the same case twice; on one's own the first of two, the second after another's, or the only one. */
function offerCases({ s }: Play, { seat, left }: Placing, out: Options): void {
  const { threats, placedOn } = s
  const ownFits = placedOn < 0 ? left > 1 || othersCases(s, seat) === 0 : threatOf(s, placedOn).lead !== seat
  for (let i = 0; i < threats.length; i++) {
    const { id, lead } = threats[i]
    if (lead >= 0 && id !== placedOn && (lead !== seat || ownFits)) out.push(option(CASE, id))
  }
}

/** With two cases of others there is always a place for a card. */
function twoOfOthers({ s }: Play, { seat }: Placing): boolean {
  return othersCases(s, seat) >= 2
}

function place(play: Play, { seat, left }: Placing, chosen: number, isOpen: boolean): void {
  const { s, events } = play
  const player = s.players[seat]
  const card = takeTitle(play, isOpen ? player.open : player.hand, s.placing)
  const threat = threatOf(s, thingOf(chosen))
  putOn(threat, card, seat, isOpen)
  if (events) events.push({ kind: 'placed', seat, threat: threat.id, card: intelName(play, card), open: isOpen })
  s.placing = -1
  s.placedOn = threat.id
  if (left > 1) push(s, withLeft('intel.card', seat, left - 1))
  else s.placedOn = -1
}

/** Is a card being placed at this step, and is it one that everybody sees? */
export function isPlacing(step: string | undefined): 'hidden' | 'open' | null {
  return step === 'intel.case' ? 'hidden' : step === 'intel.case-open' ? 'open' : null
}
