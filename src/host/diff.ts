/**
 * What is different between two pieces of plain data, as a list of places: `[path, value]` sets, `[path]` takes away. A
 * list that has become shorter has its `length` set. Paths come in an order in which they can be carried out.
 */
export type Difference = readonly [path: readonly (string | number)[], value?: unknown]

/** So many places of a list are as long as the list. */
const FEW_ITEMS = 3

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A card may be called like something that every object has. */
const ownIn = (table: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** What leads from `before` to `after`. Data is compared as JSON has it: what is undefined is not there. */
export function differences(before: unknown, after: unknown): readonly Difference[] {
  const found: Difference[] = []
  /** Where we are: copied where something is found. */
  const path: (string | number)[] = []
  const put = (value: unknown): void => void found.push([[...path], value])

  const at = (key: string | number, was: unknown, is: unknown): void => {
    path.push(key)
    if (is === undefined) found.push([[...path]])
    else if (was === undefined) put(is)
    else compare(was, is)
    path.pop()
  }
  function compare(was: unknown, is: unknown): void {
    if (Array.isArray(was) && Array.isArray(is)) {
      const first = found.length
      if (is.length < was.length) at('length', undefined, is.length)
      for (let i = 0; i < is.length; i++) if (was[i] !== is[i]) at(i, was[i], is[i])
      // A list of names or numbers that differs in many places is shorter whole, such as the options of a question.
      if (found.length - first < FEW_ITEMS || is.some(one => typeof one === 'object')) return
      found.length = first
      put(is)
    } else if (isObject(was) && isObject(is)) {
      // Plain data inherits nothing that would be listed; what is the same in both is passed over first.
      for (const key in was) if (was[key] !== is[key] && was[key] !== undefined) at(key, was[key], ownIn(is, key))
      for (const key in is) if (was[key] !== is[key] && ownIn(was, key) === undefined) at(key, undefined, is[key])
    } else if (was !== is) put(is)
  }
  compare(before, after)
  return found
}
