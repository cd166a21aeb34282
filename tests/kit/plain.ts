/** The bytes of a value: what must be the same when nothing has changed. */
export const bytes = (value: unknown): string => JSON.stringify(value)

export const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** Where a value is not plain JSON, or null when all of it would come back from a file as it went in. */
export function notPlain(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path || 'it'} is the number ${value}`
  if (typeof value !== 'object') return `${path || 'it'} is a ${typeof value}`
  const prototype = Object.getPrototypeOf(value)
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const fault = i in value ? notPlain(value[i], `${path}[${i}]`) : `${path}[${i}] is a hole`
      if (fault) return fault
    }
    return null
  }
  if (prototype !== Object.prototype && prototype !== null) return `${path || 'it'} is a ${value.constructor.name}`
  for (const [key, part] of Object.entries(value)) {
    const fault = notPlain(part, `${path}.${key}`)
    if (fault) return fault
  }
  return null
}

/** The first place where two texts part, with a little around it. */
export function parting(one: string, two: string): string {
  let at = 0
  while (at < one.length && one[at] === two[at]) at++
  const from = Math.max(0, at - 60)
  return `…${one.slice(from, at + 60)}… against …${two.slice(from, at + 60)}…`
}

export function demand(holds: boolean, sentence: () => string): asserts holds {
  if (!holds) throw new Error(sentence())
}
