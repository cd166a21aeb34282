import type { Event } from '../../games/negotiator/events.ts'
import type { View } from '../../games/negotiator/view/view.ts'
import { hostageNames } from './names.ts'

export type Fate = 'held' | 'safe' | 'lost'
export interface Hostage {
  readonly name: string
  readonly fate: Fate
}

/** The names in an order of this match's own: the same each time it is opened. */
function namesOf(key: string): readonly string[] {
  let hash = 0
  for (const letter of key) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0
  const names: string[] = [...hostageNames]
  for (let last = names.length - 1; last > 0; last--) {
    hash = (Math.imul(hash, 1664525) + 1013904223) >>> 0
    const other = hash % (last + 1)
    ;[names[last], names[other]] = [names[other], names[last]]
  }
  return names
}

/**
 * Who is who. The game only counts its hostages; the names are ours, given in the order in which somebody walks free or
 * is lost. What happened before the first event told is counted from the view.
 */
export function hostagesOf(events: readonly Event[], { hostages: { zone, saved, killed } }: View, key: string) {
  const fates: { fate: Fate; at: number }[] = []
  for (const [at, { kind }] of events.entries()) {
    if (kind === 'released') fates.push({ fate: 'safe', at })
    if (kind === 'killed') fates.push({ fate: 'lost', at })
  }
  const told = (fate: Fate): number => fates.filter(one => one.fate === fate).length
  const before = (fate: Fate, n: number) => Array.from({ length: Math.max(0, n) }, () => ({ fate, at: -1 }))
  const all = [
    ...before('safe', saved - told('safe')),
    ...before('lost', killed - told('lost')),
    ...fates,
    ...before('held', zone),
  ]
  const names = namesOf(key)
  const named = all.map(({ fate, at }, n) => ({ name: names[n % names.length], fate, at }))
  return {
    list: named as readonly Hostage[],
    /** Whose fate an event tells. */
    at: new Map(named.filter(({ at }) => at >= 0).map(({ at, name }) => [at, name])),
  }
}
