import type { Steps } from '../../src/engine/steps.ts'

/** One small fault, and the rule or card whose tests must find it. */
export interface Mutant {
  readonly name: string
  readonly target: string
  /** Puts the fault into the step or the deck it was made from. */
  readonly apply: () => void
}

/** A game whose tests are put to the test. */
export interface Subject {
  readonly name: string
  /** Folders or files with the tests that name rules and cards. */
  readonly tests: readonly string[]
  /** Made from the objects that the game itself is made from, as they are imported at that time. */
  readonly mutants: () => Promise<readonly Mutant[]>
}

type AnySteps = Steps<never, Readonly<Record<string, never>>>
type Step = AnySteps[string]

const idle = (): void => {}

export function stepMutants(steps: AnySteps): Mutant[] {
  return Object.entries(steps).flatMap(([step, was]) => {
    const { rule } = was
    const becomes = (how: string, now: Step): Mutant => ({
      name: `step ${step} (${rule}): ${how}`,
      target: rule,
      // Into the step itself, not into its place in the table: some steps are called by the one before them.
      apply: () => {
        Object.assign(was, now)
      },
    })
    if ('does' in was) return [becomes('does nothing', { rule, does: idle })]
    const mutants = [
      becomes('never asks', { ...was, options: idle, surely: () => false }),
      becomes('a choice does nothing', { ...was, choose: idle }),
    ]
    if (was.otherwise) mutants.push(becomes('with nothing to ask nothing happens', { ...was, otherwise: idle }))
    return mutants
  })
}

type Fields = Readonly<Record<string, unknown>>
type Change = readonly [how: string, now: unknown]

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isEffect = (value: unknown): value is Fields => isFields(value) && typeof value.do === 'string'
const told = (effect: Fields): string => `(${Object.values(effect).join(' ')})`
const without = (fields: Fields, key: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key))

/** Every way to drop one effect in here or to shift one number by one; nothing given is changed itself. */
function changes(value: unknown, at: string, nothing: Fields): Change[] {
  if (typeof value === 'number')
    return [
      [`${at} ${value} → ${value + 1}`, value + 1],
      [`${at} ${value} → ${value - 1}`, value - 1],
    ]
  if (Array.isArray(value))
    return value.flatMap((one: unknown, i) => [
      ...(isEffect(one) ? [[`${at}.${i} ${told(one)} dropped`, value.toSpliced(i, 1)] as const] : []),
      ...changes(one, `${at}.${i}`, nothing).map(([how, now]): Change => [how, value.with(i, now)]),
    ])
  if (!isFields(value)) return []
  return Object.entries(value).flatMap(([key, one]): Change[] => {
    // An effect that has no number carries a 0 which nobody reads.
    if (isEffect(value) && key === 'n' && one === 0) return []
    const path = at === '' ? key : `${at}.${key}`
    const inside = changes(one, path, nothing).map(([how, now]): Change => [how, { ...value, [key]: now }])
    if (key in nothing && !Array.isArray(one))
      return one === nothing[key] ? inside : [[`${path} dropped`, { ...value, [key]: nothing[key] }], ...inside]
    return isEffect(one) || one === true ? [[`${path} dropped`, without(value, key)], ...inside] : inside
  })
}

/**
 * A deck is plain data: whatever in it is a list of things with an id is a list of cards. `nothing` has what a field
 * says when it says nothing; an effect in any other field is left out of its card.
 */
export function deckMutants(deck: object, nothing: Fields): Mutant[] {
  const lists: unknown[] = Object.values(deck)
  return lists.flatMap(list => {
    if (!Array.isArray(list)) return []
    return list.flatMap((card: unknown, i): Mutant[] => {
      if (!isFields(card) || typeof card.id !== 'string') return []
      const target = card.id
      return changes(card, '', nothing).map(([how, now]) => ({
        name: `${target}: ${how}`,
        target,
        apply: () => {
          list[i] = now
        },
      }))
    })
  })
}
