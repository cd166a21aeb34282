import type { Deck } from '../../games/homeland/cards/deck.ts'
import {
  ACCUSE,
  AGENTS,
  CLAIM,
  END,
  INTEL,
  KEEP_HAND,
  NO_LOOK,
  NOBODY,
  NONE,
  option,
  PASS,
  RECRUIT_AGENT,
  RECRUIT_SOLDIER,
  SEND,
  SOLDIERS,
} from '../../games/homeland/options.ts'
import type { View } from '../../games/homeland/view/view.ts'
import { type Quick, quick } from '../bot.ts'
import { STAND_IN } from '../names.ts'
import { firstJudge } from './first/careerist.ts'
import { firstGolds } from './first/weights.ts'
import { answers as usualAnswers } from './play/answers.ts'
import { type Assessment, assess, bestCase, gain, offers } from './play/assess.ts'
import { cardsOf } from './play/cards.ts'
import { strikeWorth } from './play/on-cases.ts'

/** A Soldier stays for as long as an asset lies face up: a Fallout may take the one or the other (M-16). */
const idleSoldiers = ({ own }: Assessment): number => own.soldiers - (own.up.length > 0 ? 1 : 0)

/** Somebody else may strike: it takes two Soldiers, whoever sent them (M-26). */
const canBeStruck = ({ view, seat, cards }: Assessment): boolean =>
  view.players.some(
    ({ up }, other) =>
      other !== seat && up.some(id => cards.asset(id).always?.some(({ do: ability }) => ability === 'drone-strike')),
  )

/** Its turn: what is owed and what is free, first what it may see more by. */
function act(assessed: Assessment): number {
  const { view, options } = assessed
  if (view.mustClaim && offers(assessed, CLAIM)) return option(CLAIM)
  if (offers(assessed, RECRUIT_AGENT)) return option(canBeStruck(assessed) ? RECRUIT_SOLDIER : RECRUIT_AGENT)
  if (offers(assessed, AGENTS)) return option(AGENTS)
  if (offers(assessed, SOLDIERS) && idleSoldiers(assessed) > 0) return option(SOLDIERS)
  if (offers(assessed, INTEL)) return option(INTEL)
  // A claim that is not owed stands in the way of the Intel that is (M-20): it is the first of the options then.
  return offers(assessed, END) ? option(END) : options[0]
}

const answers: typeof usualAnswers = {
  ...usualAnswers,
  'turn.act': act,
  'turn.redraw': () => option(KEEP_HAND),
  // What is urgent is left to those who can do more for it; what has time may still be their own when they are back.
  claim: assessed => bestCase(assessed, ({ roundsLeft }) => roundsLeft),
  'agents.case': assessed => bestCase(assessed, estimate => gain(assessed, estimate, assessed.own.agents)),
  'agents.count': ({ own }) => option(SEND, own.agents),
  // Others may strike with them (M-26). A look would add a card that nobody knows (M-23).
  'soldiers.case': assessed => bestCase(assessed, estimate => strikeWorth(assessed, estimate)),
  'soldiers.count': assessed => option(SEND, Math.max(1, idleSoldiers(assessed))),
  'soldiers.look': () => option(NO_LOOK),
  'advantage.accept': () => option(NONE),
  launder: () => option(NONE),
  'analysis.react': () => option(PASS),
  'end.accusing': () => option(ACCUSE, NOBODY),
}

/**
 * Plays for somebody who is away, so that the others can go on: what it does tells nothing about its agenda, takes
 * nothing from its owner, and does not doom the table.
 *
 * - Whatever was dealt, it judges cases as a loyal agent would.
 * - On its turn it claims the threat farthest from its analysis, if it must; recruits a Soldier where somebody else may
 *   strike, and an Agent otherwise; sends the figures that are idle, and places the Intel it owes. It never trades, pays,
 *   turns up, uses, burns or strikes.
 * - It takes no part in reactions, takes nothing that costs something, and accuses nobody.
 * - What else it is asked, such as what a Fallout takes or what was begun before it came, it answers like a careerist
 *   who is loyal.
 */
export function standIn(deck: Deck): Quick<View> {
  const cards = cardsOf(deck, undefined, firstGolds)
  const judge = firstJudge(cards)
  return quick(STAND_IN, ask => {
    const { kind, options } = ask.decision
    return options.length === 1 ? options[0] : answers[kind](assess(cards, judge, ask, 'loyal'))
  })
}
