import { askingEffects, effectKinds, levels } from '../vocabulary.ts'
import type { Abductor, DeckData, Effect, Named, Rows, TerrorCard } from './card.ts'

/** A run of effects, with the name under which tests and coverage know it. */
export interface EffectList {
  readonly key: string
  readonly effects: readonly Effect[]
  /** The kind of each, as its number among `effectKinds`. */
  readonly kinds: readonly number[]
  /** Whether each may ask the player something. */
  readonly asks: readonly boolean[]
}

/** A demand as the rules use it: the Majors first, then the Escapes, then the Minors of the Terror deck. */
export interface Demand {
  readonly id: string
  readonly kind: 'major' | 'escape' | 'minor'
  readonly cost: number
  readonly effects: number
  readonly drawback: number
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
  /** First of the three row lists of each title, or -1 for a card that is used during a test. */
  readonly rows: readonly number[]
  readonly reroll: readonly number[]
  /** The titles that are used during a test. */
  readonly rerolls: readonly number[]
  /** Terror titles: red first, then pivotal. */
  readonly terror: readonly {
    readonly card: TerrorCard
    readonly effects: number
    readonly rows: number
    readonly additional: number
    readonly demand: number
    readonly pivotal: boolean
  }[]
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

const total = (cards: readonly { readonly copies: number }[]): number =>
  cards.reduce((sum, card) => sum + card.copies, 0)

/** What is wrong with a deck whose shape is right: word keys with their values; empty when it can be played. */
export function deckFaults(data: DeckData): { key: string; values: Record<string, string | number> }[] {
  const faults: { key: string; values: Record<string, string | number> }[] = []
  const counted = (what: string, is: number, should: number) => {
    if (is !== should) faults.push({ key: 'deck.count', values: { what, is, should } })
  }
  counted('conversation', total(data.conversation), 22)
  counted('free', total(data.conversation.filter(card => card.cost === 0)), 6)
  counted('majors', data.majors.length, 7)
  counted('escapes', data.escapes.length, 4)
  counted('red', total(data.red), 21)
  counted('pivotal', total(data.pivotal), 6)

  const seen = new Set<string>()
  const all: readonly (readonly Named[])[] = [data.conversation, data.majors, data.escapes, data.red, data.pivotal]
  for (const card of all.flat()) {
    if (seen.has(card.id)) faults.push({ key: 'deck.twice', values: { id: card.id } })
    seen.add(card.id)
  }
  for (const card of data.conversation)
    if ((card.rows === undefined) === (card.reroll === undefined))
      faults.push({ key: 'deck.rows-or-reroll', values: { id: card.id } })
  for (const card of [...data.red, ...data.pivotal]) {
    const ways = [card.effects, card.rows, card.minor].filter(way => way !== undefined).length
    if (ways !== 1) faults.push({ key: 'deck.one-way', values: { id: card.id } })
  }
  for (const card of data.pivotal)
    if (card.minor || card.additional) faults.push({ key: 'deck.pivotal', values: { id: card.id } })
  for (const abductor of data.abductors) {
    const own = data.majors.filter(major => major.abductor === abductor.id).length
    if (own < abductor.majors)
      faults.push({ key: 'deck.too-few-majors', values: { id: abductor.id, is: own, should: abductor.majors } })
    if (data.escapes.length < abductor.escapes)
      faults.push({ key: 'deck.too-few-escapes', values: { id: abductor.id, should: abductor.escapes } })
    if (abductor.threat >= levels.length)
      faults.push({ key: 'deck.threat', values: { id: abductor.id, is: abductor.threat } })
  }
  const known = new Set(data.abductors.map(abductor => abductor.id))
  for (const major of data.majors)
    if (!known.has(major.abductor))
      faults.push({ key: 'deck.unknown-abductor', values: { id: major.id, abductor: major.abductor } })
  return faults
}

export function compile(given: DeckData): Deck {
  const data = { ...given, conversation: [...given.conversation].sort((a, b) => a.cost - b.cost) } // N-4
  const lists: EffectList[] = []
  const list = (key: string, effects: readonly Effect[] | undefined): number => {
    if (effects === undefined) return -1
    lists.push({
      key,
      effects,
      kinds: effects.map(effect => effectKinds.indexOf(effect.do)),
      asks: effects.map(effect => askingEffects.has(effect.do)),
    })
    return lists.length - 1
  }
  const three = (id: string, rows: Rows | undefined): number => {
    if (rows === undefined) return -1
    const first = list(`${id}.none`, rows.none)
    list(`${id}.one`, rows.one)
    list(`${id}.two`, rows.two)
    return first
  }

  const rows = data.conversation.map(card => three(card.id, card.rows))
  const demands: Demand[] = []
  for (const [card, major] of data.majors.entries())
    demands.push({
      id: major.id,
      kind: 'major',
      cost: major.cost,
      effects: list(major.id, major.effects),
      drawback: -1,
      card,
    })
  for (const [card, { id, cost, effects }] of data.escapes.entries())
    demands.push({ id, kind: 'escape', cost, effects: list(id, effects), drawback: -1, card })

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
        card: index,
      })
    }
    return {
      card,
      effects: list(card.id, card.effects),
      rows: three(card.id, card.rows),
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
    rows,
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
