import { levels } from '../vocabulary.ts'
import type { DeckData, Named } from './card.ts'
import { total } from './deck.ts'

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
  const isOneOf = (...ways: readonly unknown[]): boolean => ways.filter(way => way !== undefined).length === 1
  for (const { id, effects, rows, compare, reroll } of data.conversation)
    if (!isOneOf(effects, rows, compare, reroll)) faults.push({ key: 'deck.one-way.conversation', values: { id } })
  for (const { id, effects, rows, compare, minor } of [...data.red, ...data.pivotal])
    if (!isOneOf(effects, rows, compare, minor)) faults.push({ key: 'deck.one-way', values: { id } })
  for (const { id, minor } of data.pivotal) if (minor) faults.push({ key: 'deck.pivotal', values: { id } })
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
