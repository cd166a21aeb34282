import type { Random, Root } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import { clone, type State } from '../rules/state.ts'
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

const UNSEEN = -1
const NO_ROOT: Root = [0, 0, 0, 0]

/**
 * The worlds that this view could belong to, whole states made ready once and drawn as often as wanted: what is hidden
 * is drawn anew in each, from what the viewer has not seen.
 */
export function worlds(deck: Deck, view: View): (random: Random) => State {
  const abductor = deck.abductors.findIndex(card => card.id === view.abductor)
  const majors = deck.majorsOf[abductor].slice()
  const escapes = deck.data.escapes.map((_, i) => deck.escapeBase + i)
  const demandOf = ({ kind, card }: View['demands'][number] | View['demandsGone'][number]): number => {
    if (card === null) return UNSEEN
    const number = deck.demands.findIndex(({ id }) => id === card)
    const pool = kind === 'major' ? majors : escapes
    pool.splice(pool.indexOf(number), 1)
    return number
  }
  const demands = view.demands.map(demandOf)
  const demandsGone = view.demandsGone.map(demandOf)

  const all = [...deck.terrorTitle.keys()]
  const reds = all.slice(0, deck.reds)
  const pivotals = all.slice(deck.reds)
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
  const below = view.terror.left - (next === null ? 0 : 1)

  const known: State = {
    abductor,
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
    demands,
    standing: view.demands.map(({ standing }) => standings.indexOf(standing)),
    demandsGone,
    goneStanding: view.demandsGone.map(({ standing }) => standings.indexOf(standing)),
    majorBox: majors,
    escapeBox: escapes,
    minors,
    terror: [],
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
    luck: NO_ROOT,
    rolls: view.rolls,
    laid: [],
  }
  const deal = (s: State, cards: number[], dealt: View['demands'] | View['demandsGone'], random: Random): void => {
    for (let i = 0; i < cards.length; i++)
      if (cards[i] === UNSEEN) cards[i] = takeRandom(dealt[i].kind === 'major' ? s.majorBox : s.escapeBox, random)
  }
  return random => {
    const s = clone(known)
    deal(s, s.demands, view.demands, random)
    deal(s, s.demandsGone, view.demandsGone, random)
    while (s.terror.length < below)
      s.terror.push(takeRandom(s.terror.length === 0 && !pivotalOut ? s.pivotalBox : s.redBox, random))
    if (next !== null) s.terror.push(next)
    s.luck = newRoot(random)
    return s
  }
}

const newRoot = (random: Random): Root => {
  const word = () => random(0x1_0000_0000) | 0
  return [word(), word(), word(), word()]
}
