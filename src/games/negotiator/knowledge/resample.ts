import type { Random, Root } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import type { State } from '../rules/state.ts'
import { frameSeen } from '../view/asked.ts'
import type { View } from '../view/view.ts'
import { endings, phases, standings } from '../vocabulary.ts'

const countsOf = (deck: Deck, names: readonly string[]): number[] => {
  const counts = deck.data.conversation.map(() => 0)
  for (const name of names) counts[deck.data.conversation.findIndex(card => card.id === name)]++
  return counts
}

function takeRandom(pool: number[], random: Random): number {
  const [taken] = pool.splice(random(pool.length), 1)
  return taken
}

/** A whole state that this view could belong to: what is hidden is drawn anew from what the viewer has not seen. */
export function resample(deck: Deck, view: View, random: Random): State {
  const demandPool = {
    major: deck.majorsOf[deck.abductors.findIndex(card => card.id === view.abductor)].slice(),
    escape: deck.data.escapes.map((_, i) => deck.escapeBase + i),
  }
  const dealt = [...view.demands, ...view.demandsGone]
  for (const { kind, card } of dealt)
    if (card !== null) demandPool[kind].splice(demandPool[kind].indexOf(demandNumber(deck, card)), 1)
  const demandOf = ({ kind, card }: { kind: 'major' | 'escape'; card: string | null }): number =>
    card === null ? takeRandom(demandPool[kind], random) : demandNumber(deck, card)

  const reds: number[] = []
  const pivotals: number[] = []
  for (let card = 0; card < deck.terrorTitle.length; card++) (card < deck.reds ? reds : pivotals).push(card)
  const shown = (name: string): number => {
    const fits = (card: number) => deck.terror[deck.terrorTitle[card]].card.id === name
    const pool = reds.some(fits) ? reds : pivotals
    const [card] = pool.splice(pool.findIndex(fits), 1)
    return card
  }
  const resolving = view.terror.resolving === null ? [] : [shown(view.terror.resolving)]
  const terrorDiscard = view.terror.discard.map(shown)
  const terrorGone = view.terror.gone.map(shown)
  const minors = view.minors.map(shown)
  const next = view.terror.next === null ? null : shown(view.terror.next)
  const pivotalOut = [...resolving, ...terrorDiscard].some(card => card >= deck.reds)
  const terror: number[] = []
  while (terror.length < view.terror.left - (next === null ? 0 : 1))
    terror.push(takeRandom(terror.length === 0 && !pivotalOut ? pivotals : reds, random))
  if (next !== null) terror.push(next)

  return {
    abductor: deck.abductors.findIndex(card => card.id === view.abductor),
    turn: view.turn,
    phase: phases.indexOf(view.phase),
    threat: view.threat,
    points: view.points,
    zone: view.hostages.zone,
    saved: view.hostages.saved,
    killed: view.hostages.killed,
    hand: countsOf(deck, view.hand),
    supply: countsOf(deck, view.supply),
    played: countsOf(deck, view.played),
    gone: countsOf(deck, view.gone),
    demands: view.demands.map(demandOf),
    standing: view.demands.map(({ standing }) => standings.indexOf(standing)),
    demandsGone: view.demandsGone.map(demandOf),
    goneStanding: view.demandsGone.map(({ standing }) => standings.indexOf(standing)),
    majorBox: demandPool.major,
    escapeBox: demandPool.escape,
    minors,
    terror,
    resolving,
    terrorDiscard,
    terrorGone,
    redBox: reds,
    pivotalBox: pivotals,
    looked: view.terror.looked,
    dice: view.test.dice.slice(),
    rerolled: view.test.rerolled.slice(),
    converted: view.test.converted,
    nextDice: view.modifiers.nextDice,
    talkDice: view.modifiers.talkDice,
    fours: view.modifiers.fours,
    second: view.second,
    escaping: view.escaping,
    cutOff: view.cutOff,
    last: view.last,
    ending: endings.indexOf(view.ending),
    stack: [...view.waiting.toReversed(), ...(view.asked === null ? [] : [view.asked])].map(step =>
      frameSeen(deck, step),
    ),
    luck: newRoot(random),
    rolls: view.rolls,
    laid: [],
  }
}

const demandNumber = (deck: Deck, id: string): number => deck.demands.findIndex(demand => demand.id === id)

const newRoot = (random: Random): Root => {
  const word = () => random(0x1_0000_0000) | 0
  return [word(), word(), word(), word()]
}
