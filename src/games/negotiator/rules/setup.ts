import { begin, below } from '../../../engine/chance.ts'
import type { Roots } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import { CONVERSATION, HIDDEN, REDS_DEALT } from '../vocabulary.ts'
import type { State } from './state.ts'

export interface Setup {
  /** An abductor's id, or 'random' to draw one (N-1). */
  readonly abductor: string
}

/** Every kind of chance of this game; the decks are shuffled once, at the start. */
export const chances = ['dice', 'abductor', 'demands', 'terror'] as const

/** Move n of these at random, in random order, on top of others; what is left stays in `from`. */
function draw(from: number[], n: number, onto: number[]): number[] {
  for (let i = 0; i < n; i++) {
    const at = below(from.length)
    onto.push(from[at])
    from[at] = from[from.length - 1]
    from.pop()
  }
  return onto
}

export function setUp(deck: Deck, setup: Setup, roots: Roots): State {
  let abductor = deck.abductors.findIndex(card => card.id === setup.abductor)
  if (abductor < 0) {
    begin(roots.abductor, 0)
    abductor = below(deck.abductors.length)
  }
  const card = deck.abductors[abductor]

  // N-2: what is not dealt goes back to the box unseen.
  begin(roots.demands, 0)
  const majorBox = deck.majorsOf[abductor].slice()
  const escapeBox = deck.escapeBox.slice()
  const demands = draw(escapeBox, card.escapes, draw(majorBox, card.majors, []))
  const standing: number[] = []
  for (let i = 0; i < demands.length; i++) standing.push(HIDDEN)

  // N-5: ten red cards on top of one Pivotal Event.
  begin(roots.terror, 0)
  const redBox = deck.redBox.slice()
  const pivotalBox = deck.pivotalBox.slice()
  const terror = draw(redBox, REDS_DEALT, draw(pivotalBox, 1, []))

  return {
    abductor,
    turn: 0,
    phase: CONVERSATION,
    threat: card.threat, // N-3
    points: 0,
    zone: card.hostages,
    saved: 0,
    killed: 0,
    hand: deck.hand.slice(), // N-4
    supply: deck.supply.slice(),
    played: deck.none.slice(),
    gone: deck.none.slice(),
    demands,
    standing,
    majorBox,
    escapeBox,
    demandsGone: [],
    goneStanding: [],
    minors: [],
    terror,
    resolving: [],
    terrorDiscard: [],
    terrorGone: [],
    redBox,
    pivotalBox,
    looked: 0,
    dice: [],
    rerolled: [],
    converted: 0,
    nextDice: 0,
    talkDice: 0,
    fours: false,
    second: false,
    escaping: false,
    cutOff: false,
    last: false,
    ending: 0,
    stack: [],
    luck: roots.dice,
    rolls: 0,
    laid: [],
  }
}
