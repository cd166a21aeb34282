import type { Decision } from '../../engine/game.ts'
import type { Negotiator } from '../../games/negotiator/game.ts'
import { option, verbs } from '../../games/negotiator/options.ts'
import { stepNames } from '../../games/negotiator/rules/steps.ts'
import type { DemandSeen, View } from '../../games/negotiator/view/view.ts'
import { phases, standings } from '../../games/negotiator/vocabulary.ts'
import { countInto, type Field, lengthOf, OTHERS, otherNames, placesIn, type TrainingSpace } from './space.ts'

const THINGS = 256
const DICE = 5
const DEMANDS = 6
const flag = (is: boolean): number => (is ? 1 : 0)

/** Hostage Negotiator in numbers. docs/OWN-BOTS.md has the list. */
export function negotiatorSpace(game: Negotiator): TrainingSpace {
  const { data, demands, terror, abductors } = game.cards
  const numbers = new Map<number, number>()
  const names: string[] = []
  for (let verb = 0; verb < verbs.length; verb++)
    for (let thing = 0; thing < THINGS; thing++) {
      const one = option(verb, thing)
      if (game.parts(one) === null) continue
      numbers.set(one, names.length)
      names.push(game.nameOf(one))
    }
  const titles = data.conversation.map(({ id }) => id)
  const demandIds = demands.map(({ id }) => id)
  const terrorIds = terror.map(({ card }) => card.id)
  const abductorIds = abductors.map(({ id }) => id)
  const at = { titles: placesIn(titles), demands: placesIn(demandIds), terror: placesIn(terrorIds) }
  const kinds = placesIn(stepNames)
  const place = (places: ReadonlyMap<string, number>, id: string | null): number =>
    id === null ? 0 : (places.get(id) ?? -1) + 1

  const layout: readonly Field[] = [
    ...['kind', 'abductor', 'turn', 'phase', 'threat', 'points', 'zone', 'saved', 'killed'].map(one),
    ...['terror.left', 'terror.looked', 'terror.resolving', 'terror.next'].map(one),
    ...['test.converted', 'test.next', 'modifiers.nextDice', 'modifiers.talkDice', 'modifiers.fours'].map(one),
    ...['second', 'escaping', 'cutOff', 'last', 'asked.left'].map(one),
    { name: 'test.dice', size: DICE },
    { name: 'test.rerolled', size: DICE },
    { name: 'demands: kind, standing, card', size: DEMANDS * 3 },
    ...['hand', 'supply', 'played', 'gone', 'prices'].map(name => ({ name, size: titles.length })),
    { name: 'minors', size: terrorIds.length },
    { name: 'terror.discard', size: terrorIds.length },
  ]

  /** Where it ends. */
  const putDemand = (to: Int32Array, from: number, demand: DemandSeen | undefined): number => {
    to[from] = demand === undefined ? 0 : demand.kind === 'major' ? 1 : 2
    to[from + 1] = demand === undefined ? 0 : standings.indexOf(demand.standing)
    to[from + 2] = demand === undefined ? 0 : place(at.demands, demand.card)
    return from + 3
  }
  const put = (to: Int32Array, { kind }: Decision, view: View): void => {
    const { hostages, terror: deck, test, modifiers, asked } = view
    const scalars = [
      kinds.get(kind) ?? -1,
      abductorIds.indexOf(view.abductor),
      view.turn,
      phases.indexOf(view.phase),
      view.threat,
      view.points,
      hostages.zone,
      hostages.saved,
      hostages.killed,
      deck.left,
      deck.looked,
      place(at.terror, deck.resolving),
      place(at.terror, deck.next),
      test.converted,
      test.next,
      modifiers.nextDice,
      modifiers.talkDice,
      flag(modifiers.fours),
      flag(view.second),
      flag(view.escaping),
      flag(view.cutOff),
      flag(view.last),
      asked?.left ?? 0,
    ]
    let end = 0
    for (const one of scalars) to[end++] = one
    for (let die = 0; die < DICE; die++) to[end++] = test.dice[die] ?? 0
    for (let die = 0; die < DICE; die++) to[end++] = flag(test.rerolled.includes(die))
    for (let n = 0; n < DEMANDS; n++) end = putDemand(to, end, view.demands[n])
    for (const cards of [view.hand, view.supply, view.played, view.gone]) end = countInto(to, end, at.titles, cards)
    for (const title of titles) to[end++] = view.prices[title] ?? 0
    end = countInto(to, end, at.terror, view.minors)
    countInto(to, end, at.terror, deck.discard)
  }

  return {
    actions: [...names, ...otherNames],
    layout,
    codes: {
      kinds: [...stepNames],
      abductors: abductorIds,
      phases: [...phases],
      standings: [...standings],
      titles,
      demands: demandIds,
      terror: terrorIds,
    },
    numbersOf(decision) {
      let others = 0
      return decision.options.map(one => numbers.get(one) ?? names.length + Math.min(OTHERS - 1, others++))
    },
    observer() {
      const seen = new Int32Array(lengthOf(layout))
      return {
        observe(decision, view) {
          put(seen, decision, view as View)
          return seen
        },
      }
    },
  }
}

const one = (name: string): Field => ({ name, size: 1 })
