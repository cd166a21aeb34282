import { textOfRoot } from '../../../engine/root-text.ts'
import type { Deck } from '../cards/deck.ts'
import { type Slots, slotsOf } from '../rules/frames.ts'
import type { State } from '../rules/state.ts'
import { endings, levels, phases, standings } from '../vocabulary.ts'
import type { Position } from './position-schema.ts'

/** Which deck a frame's `card` is a number of. */
export const cardOf: ReadonlyMap<string, 'demand' | 'terror'> = new Map([
  ['concede.drawback', 'demand'],
  ['terror.additional', 'terror'],
])

/** Terror cards of one title are told apart by their copy: `pizza`, `this-is-going-nowhere#2`. */
export const terrorName = (deck: Deck, card: number): string => {
  const title = deck.terrorTitle[card]
  const { id, copies } = deck.terror[title].card
  return copies > 1 ? `${id}#${card - deck.terrorTitle.indexOf(title) + 1}` : id
}

const titleNames = (deck: Deck, counts: readonly number[]): string[] =>
  counts.flatMap((n, title) => Array.from({ length: n }, () => deck.data.conversation[title].id))

/** Every field of the state under its plain name. */
export function writePosition(deck: Deck, s: State): Position {
  const terror = (cards: readonly number[]) => cards.map(card => terrorName(deck, card))
  const demand = (demands: readonly number[], standing: readonly number[]) =>
    demands.map((one, i) => ({ card: deck.demands[one].id, standing: standings[standing[i]] }))
  const ids = (demands: readonly number[]) => demands.map(one => deck.demands[one].id)
  const written = ({ step, card, list, at }: Slots) => ({
    step,
    ...(card >= 0 ? { card: frameCard(deck, step, card) } : {}),
    ...(list >= 0 ? { list: deck.lists[list].key } : {}),
    ...(at !== -1 ? { at } : {}),
  })
  return {
    abductor: deck.abductors[s.abductor].id,
    turn: s.turn,
    phase: phases[s.phase],
    threat: levels[s.threat],
    points: s.points,
    hostages: { zone: s.zone, saved: s.saved, killed: s.killed },
    hand: titleNames(deck, s.hand),
    supply: titleNames(deck, s.supply),
    played: titleNames(deck, s.played),
    gone: titleNames(deck, s.gone),
    demands: demand(s.demands, s.standing),
    demandsGone: demand(s.demandsGone, s.goneStanding),
    minors: terror(s.minors),
    terror: {
      deck: terror(s.terror).reverse(),
      ...(s.resolving.length > 0 ? { resolving: terrorName(deck, s.resolving[0]) } : {}),
      discard: terror(s.terrorDiscard),
      gone: terror(s.terrorGone),
      looked: s.looked,
    },
    box: { majors: ids(s.majorBox), escapes: ids(s.escapeBox), red: terror(s.redBox), pivotal: terror(s.pivotalBox) },
    test: { dice: [...s.dice], rerolled: s.rerolled.map(die => die + 1), converted: s.converted },
    modifiers: { nextDice: s.nextDice, talkDice: s.talkDice, fours: s.fours },
    second: s.second,
    escaping: s.escaping,
    cutOff: s.cutOff,
    last: s.last,
    ending: endings[s.ending],
    next: s.stack.map(slotsOf).map(written).reverse(),
    luck: textOfRoot(s.luck),
    rolls: s.rolls,
    laid: [...s.laid],
  }
}

const frameCard = (deck: Deck, step: string, card: number): string =>
  cardOf.get(step) === 'demand'
    ? deck.demands[card].id
    : cardOf.get(step) === 'terror'
      ? deck.terror[card].card.id
      : deck.data.conversation[card].id
