import { describe, expect, test } from 'vitest'
import { type EffectKind, effectKinds } from '../vocabulary.ts'
import type { DeckData, Effect, FaceUp, Rows } from './card.ts'
import { end, kill, nextDice, points, release, threat } from './card.ts'
import { drawbacksOf } from './deck.ts'
import { standard } from './standard.ts'

/** Whether more of an effect helps (1) or harms (-1) the player; 0 where that depends, so that nothing is compared. */
const helps: Readonly<Record<EffectKind, -1 | 0 | 1>> = {
  points: 1,
  threat: -1,
  release: 1,
  kill: -1,
  end: -1,
  reveal: 1,
  eliminate: 0,
  escape: -1,
  leave: -1,
  'next-dice': 1,
  dice: 1,
  fours: 1,
  take: 1,
  hostages: -1,
  'discard-terror': 0,
  'halve-terror': 0,
  'reset-threat': 0,
  look: 1,
  'look-discard': 1,
}

/** An effect without a number counts one. */
const amount = (line: readonly Effect[], kind: EffectKind): number =>
  line.reduce((sum, effect) => sum + (effect.do === kind ? effect.n || 1 : 0), 0)

/** Is this line for no kind of effect worse than that one? */
const isNoWorse = (line: readonly Effect[], than: readonly Effect[]): boolean =>
  effectKinds.every(kind => {
    const by = amount(line, kind) - amount(than, kind)
    return helps[kind] === 0 ? by === 0 : by * helps[kind] >= 0
  })

interface Offer {
  readonly id: string
  readonly cost: number
  readonly lines: readonly (readonly Effect[])[]
  /** What it does for good, if anything: two that differ are not compared. */
  readonly lasting: string
}

const linesOf = ({ rows, effects }: FaceUp): Offer['lines'] =>
  rows ? [rows.two, rows.one, rows.none] : effects ? [effects] : []

/** What a player may buy or concede, in the groups that are chosen from. */
function offersOf({ conversation, majors, escapes, red, abductors }: DeckData): readonly (readonly Offer[])[] {
  const lasting = (one: Parameters<typeof drawbacksOf>[0]): string => JSON.stringify(drawbacksOf(one))
  return [
    conversation
      .filter(({ reroll }) => reroll === undefined)
      .map(card => ({ id: card.id, cost: card.cost, lines: linesOf(card), lasting: '' })),
    ...abductors.map(({ id: of }) =>
      majors
        .filter(({ abductor }) => abductor === of)
        .map(one => ({ id: one.id, cost: one.cost, lines: [one.effects], lasting: lasting(one) })),
    ),
    escapes.map(one => ({ id: one.id, cost: one.cost, lines: [one.effects], lasting: lasting(one) })),
    red.flatMap(({ id, minor }) =>
      minor ? [{ id, cost: minor.cost, lines: [[...minor.effects, ...minor.drawback]], lasting: '' }] : [],
    ),
  ]
}

/** Pairs of which the first costs no more than the second, and is in no line worse. */
const dominated = (deck: DeckData): string[] =>
  offersOf(deck).flatMap(offers =>
    offers.flatMap(better =>
      offers
        .filter(
          one =>
            one !== better &&
            better.cost <= one.cost &&
            better.lasting === one.lasting &&
            better.lines.length === one.lines.length &&
            better.lines.every((line, i) => isNoWorse(line, one.lines[i])),
        )
        .map(one => `${better.id} over ${one.id}`),
    ),
  )

/** Titles that do the same, whatever they are called. */
function doubles({ conversation, majors, escapes, red, pivotal }: DeckData): string[] {
  const told = new Map<string, string>()
  const found: string[] = []
  for (const card of [conversation, majors, escapes, red, pivotal].flat()) {
    const { id: _id, source: _source, parts: _parts, name: _name, copies: _copies, ...does } = { copies: 1, ...card }
    const lines = 'additional' in does ? { ...does, additionalSource: undefined } : does
    const key = JSON.stringify(lines, (_, value) => value ?? undefined)
    const first = told.get(key)
    if (first) found.push(`${first} and ${card.id}`)
    else told.set(key, card.id)
  }
  return found
}

/** What a Terror card does in all, additional effect included: a Pivotal Event that is only that is a double. */
const terrorDoubles = ({ red, pivotal }: DeckData): string[] =>
  pivotal.flatMap(event =>
    red
      .filter(({ effects, additional = [] }) =>
        [effects, [...(effects ?? []), ...additional]].some(
          line => line !== undefined && JSON.stringify(line) === JSON.stringify(event.effects),
        ),
      )
      .map(card => `${card.id} and ${event.id}`),
  )

describe('the deck we ship', () => {
  test('no card is below another that costs no more', () => {
    expect(dominated(standard)).toEqual([])
  })

  test('no two titles do the same', () => {
    expect(doubles(standard)).toEqual([])
    expect(terrorDoubles(standard)).toEqual([])
  })

  test('no Conversation card gives its price back when it is only banked', () => {
    for (const { id, cost } of standard.conversation) expect(cost === 0 || cost > 1, id).toBe(true)
  })

  test('N-8: no Terror card gives or takes points in the Terror Phase', () => {
    for (const { id, additional = [], ...card } of [...standard.red, ...standard.pivotal])
      for (const effect of [...additional, ...linesOf(card).flat()]) expect(effect.do, id).not.toBe('points')
  })
})

describe('such cards are found', () => {
  const rows: Rows = { two: [release(1)], one: [threat(1)], none: [kill(1), end] }
  const weak = { id: 'weak', source: 'house', copies: 1, cost: 3, rows } as const

  test('a card below another', () => {
    expect(dominated({ ...standard, conversation: [...standard.conversation, weak] })).toContain(
      'minor-extraction over weak',
    )
  })

  test('a Minor Demand below another', () => {
    const minor = { cost: 0, effects: [points(1)], drawback: [nextDice(-1)] }
    const red = [...standard.red, { id: 'weak', source: 'house' as const, copies: 1, minor }]
    expect(dominated({ ...standard, red })).toContain('a-cold-beer over weak')
  })

  test('a double', () => {
    const { id: _, ...same } = standard.escapes[0]
    expect(doubles({ ...standard, escapes: [...standard.escapes, { id: 'double', ...same }] })).toContain(
      'helicopter and double',
    )
    const event = { id: 'double', source: 'house' as const, copies: 1, effects: [kill(1), kill(1), threat(1)] }
    expect(terrorDoubles({ ...standard, pivotal: [event] })).toEqual(['this-is-going-nowhere and double'])
  })
})
