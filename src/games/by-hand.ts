import { Fault } from '../engine/game.ts'

/** What comes from outside, read by hand, so that a table needs no library for it. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (given: unknown): given is Fields =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

export function onlyFields(given: Fields, at: string, known: readonly string[]): void {
  const unknown = Object.keys(given).find(name => !known.includes(name))
  if (unknown !== undefined) throw new Fault('shape.unknown', { at, name: unknown })
}

export function wholeAt(given: Fields, at: string, name: string, least: number, most: number): number {
  const value = given[name]
  if (!Number.isInteger(value)) throw new Fault('shape.type', { at: `${at}.${name}`, expected: 'int' })
  const whole = value as number
  if (whole < least) throw new Fault('shape.least', { at: `${at}.${name}`, least })
  if (whole > most) throw new Fault('shape.most', { at: `${at}.${name}`, most })
  return whole
}

export function wordAt<Word extends string>(given: Fields, at: string, name: string, known: readonly Word[]): Word {
  const word = known.find(one => one === given[name])
  if (word === undefined)
    throw new Fault('shape.value', { at: `${at}.${name}`, values: known.map(one => JSON.stringify(one)).join(', ') })
  return word
}
