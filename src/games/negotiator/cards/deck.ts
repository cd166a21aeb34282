import { askingEffects, effectKinds } from '../vocabulary.ts'
import type { Abductor, Compare, DeckData, Drawback, Drawbacks, Effect, FaceUp, TerrorCard } from './card.ts'

/** A run of effects, with the name under which tests and coverage know it. */
export interface EffectList {
  readonly key: string
  readonly effects: readonly Effect[]
  /** The same in one text: equal for lists that do the same. */
  readonly print: string
  /** The kind of each, as its number among `effectKinds`. */
  readonly kinds: readonly number[]
  /** Whether each may ask the player something. */
  readonly asks: readonly boolean[]
  /** How the dice are compared, where it is the first list of a comparison. */
  readonly compare: Compare | null
}

/** What a card that is played or turned up does: the first list of one of these, -1 for the others. */
export interface Face {
  readonly effects: number
  /** Three lists, the worst row first. */
  readonly rows: number
  /** Three lists in the order of `comparisons`. */
  readonly compare: number
}

/** A demand as the rules use it: the Majors first, then the Escapes, then the Minors of the Terror deck. */
export interface Demand {
  readonly id: string
  readonly kind: 'major' | 'escape' | 'minor'
  readonly cost: number
  readonly effects: number
  readonly drawback: number
  /** What it does from then on, once it is conceded. */
  readonly lasting: readonly Drawback[]
  /** Index among `majors`, `escapes` or `terror`. */
  readonly card: number
}

/**
 * A deck made ready to play: small integers for cards, and every effect list under a number, so that a frame can
 * name it. The three rows of a test are consecutive lists: none, one, two.
 */
export interface Deck {
  readonly data: DeckData
  readonly lists: readonly EffectList[]
  readonly titles: number
  readonly copies: readonly number[]
  readonly cost: readonly number[]
  /** What each title does when it is played; nothing, for a card that is used during a test. */
  readonly faces: readonly Face[]
  readonly reroll: readonly number[]
  /** The titles that are used during a test. */
  readonly rerolls: readonly number[]
  /** Terror titles: red first, then pivotal. */
  readonly terror: readonly (Face & {
    readonly card: TerrorCard
    readonly additional: number
    readonly demand: number
    readonly pivotal: boolean
  })[]
  /** The title of each single Terror card; red cards have the lower numbers. */
  readonly terrorTitle: readonly number[]
  readonly reds: number
  readonly demands: readonly Demand[]
  readonly escapeBase: number
  readonly majorsOf: readonly (readonly number[])[]
  readonly abductors: readonly Abductor[]
  /** What every game begins with: the hand and the Supply (N-4), and whole boxes to deal from. */
  readonly hand: readonly number[]
  readonly supply: readonly number[]
  readonly none: readonly number[]
  readonly escapeBox: readonly number[]
  readonly redBox: readonly number[]
  readonly pivotalBox: readonly number[]
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i)

export const total = (cards: readonly { readonly copies: number }[]): number =>
  cards.reduce((sum, card) => sum + card.copies, 0)

/** The drawbacks of a demand that lasts, one after the other. */
export const drawbacksOf = ({ drawback = [] }: { readonly drawback?: Drawbacks | undefined }): readonly Drawback[] =>
  'do' in drawback ? [drawback] : drawback

export function compile(given: DeckData): Deck {
  const data = { ...given, conversation: [...given.conversation].sort((a, b) => a.cost - b.cost) } // N-4
  const lists: EffectList[] = []
  const list = (key: string, effects: readonly Effect[] | undefined, compare: Compare | null = null): number => {
    if (effects === undefined) return -1
    lists.push({
      key,
      effects,
      print: JSON.stringify(effects),
      kinds: effects.map(effect => effectKinds.indexOf(effect.do)),
      asks: effects.map(effect => askingEffects.has(effect.do)),
      compare,
    })
    return lists.length - 1
  }
  const face = (id: string, { effects, rows, compare }: FaceUp): Face => {
    const found = {
      effects: list(id, effects),
      rows: list(`${id}.none`, rows?.none),
      compare: list(`${id}.below`, compare?.below, compare),
    }
    list(`${id}.one`, rows?.one)
    list(`${id}.two`, rows?.two)
    list(`${id}.equal`, compare?.equal)
    list(`${id}.above`, compare?.above)
    return found
  }

  const faces = data.conversation.map(card => face(card.id, card))
  const demands: Demand[] = []
  for (const [card, major] of data.majors.entries())
    demands.push({
      id: major.id,
      kind: 'major',
      cost: major.cost,
      effects: list(major.id, major.effects),
      drawback: -1,
      lasting: drawbacksOf(major),
      card,
    })
  for (const [card, wayOut] of data.escapes.entries()) {
    const { id, cost, effects } = wayOut
    demands.push({
      id,
      kind: 'escape',
      cost,
      effects: list(id, effects),
      drawback: -1,
      lasting: drawbacksOf(wayOut),
      card,
    })
  }

  const terrorTitle: number[] = []
  const terror = [...data.red, ...data.pivotal].map((card, index) => {
    for (let copy = 0; copy < card.copies; copy++) terrorTitle.push(index)
    let demand = -1
    if (card.minor) {
      demand = demands.length
      demands.push({
        id: card.id,
        kind: 'minor',
        cost: card.minor.cost,
        effects: list(card.id, card.minor.effects),
        drawback: list(`${card.id}.drawback`, card.minor.drawback),
        lasting: [],
        card: index,
      })
    }
    return {
      card,
      ...face(card.id, card),
      additional: list(`${card.id}.additional`, card.additional),
      demand,
      pivotal: index >= data.red.length,
    }
  })

  return {
    data,
    lists,
    titles: data.conversation.length,
    copies: data.conversation.map(card => card.copies),
    cost: data.conversation.map(card => card.cost),
    faces,
    reroll: data.conversation.map(card => card.reroll ?? 0),
    rerolls: data.conversation.flatMap((card, title) => (card.reroll === undefined ? [] : [title])),
    terror,
    terrorTitle,
    reds: total(data.red),
    demands,
    escapeBase: data.majors.length,
    majorsOf: data.abductors.map(abductor =>
      data.majors.flatMap((major, index) => (major.abductor === abductor.id ? [index] : [])),
    ),
    abductors: data.abductors,
    hand: data.conversation.map(card => (card.cost === 0 ? card.copies : 0)),
    supply: data.conversation.map(card => (card.cost === 0 ? 0 : card.copies)),
    none: data.conversation.map(() => 0),
    escapeBox: range(data.majors.length, data.majors.length + data.escapes.length),
    redBox: range(0, total(data.red)),
    pivotalBox: range(total(data.red), terrorTitle.length),
  }
}
