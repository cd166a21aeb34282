/**
 * What is different between two pieces of plain data, as a list of places: `[path, value]` sets, `[path]` takes away. A
 * list that has become shorter has its `length` set. Paths come in an order in which they can be carried out.
 */
export type Difference = readonly [path: readonly (string | number)[], value?: unknown]

/** So many places of a list are as long as the list. */
const FEW = 3

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A card may be called like something that every object has. */
const ownIn = (table: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** What leads from `before` to `after`. Data is compared as JSON has it: what is undefined is not there. */
export function differences(before: unknown, after: unknown): readonly Difference[] {
  const found: Difference[] = []
  compare(before, after, [], found)
  return found
}

function compare(before: unknown, after: unknown, path: readonly (string | number)[], found: Difference[]): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after)) {
    const inside: Difference[] = []
    if (after.length < before.length) inside.push([[...path, 'length'], after.length])
    for (const [i, one] of after.entries())
      if (i < before.length) compare(before[i], one, [...path, i], inside)
      else inside.push([[...path, i], one])
    // A list of names or numbers that differs in many places is shorter whole, such as the options of a question.
    if (inside.length >= FEW && !after.some(one => typeof one === 'object')) found.push([path, after])
    else found.push(...inside)
  } else if (isTable(before) && isTable(after)) {
    for (const [key, value] of Object.entries(before))
      if (value !== undefined && ownIn(after, key) === undefined) found.push([[...path, key]])
    for (const [key, value] of Object.entries(after)) {
      const was = ownIn(before, key)
      if (value === undefined) continue
      if (was === undefined) found.push([[...path, key], value])
      else compare(was, value, [...path, key], found)
    }
  } else found.push([path, after])
}
