import { own } from '../../../engine/own.ts'
import type { Cue } from './cues.ts'
import type { Branch, Lines, Pool } from './lines.ts'

/** A cue with its words. */
export interface CallLine extends Omit<Cue, 'pools'> {
  readonly text: string
}

const silence: Pool = []

/** The lines at the end of a way such as `answer/small-talk/two/calm`; none where it leads nowhere. */
export function poolAt(lines: Branch | null, way: string): Pool {
  let found: Branch | Pool | undefined = lines ?? undefined
  for (const name of way.split('/')) found = found && !isPool(found) ? own(found, name) : undefined
  return found && isPool(found) ? found : silence
}

const isPool = (found: Branch | Pool): found is Pool => Array.isArray(found)

/** FNV-1a and a last stir: neighbouring events must not pick neighbouring lines. */
function scatter(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * The call as it is heard. Each choice rests on the seed, the event's number and what was said before it; no line is
 * said twice, and where all are used up nobody speaks.
 */
export function callLines(lines: Lines, cues: readonly Cue[], seed: string | number): readonly CallLine[] {
  const spoken = new Set<string>()
  return cues.flatMap(({ pools, ...cue }) => {
    for (const way of pools) {
      const unsaid = poolAt(lines[cue.who], way).filter(text => !spoken.has(text))
      if (unsaid.length === 0) continue
      const text = unsaid[scatter(`${seed}/${cue.at}/${cue.who}`) % unsaid.length]
      spoken.add(text)
      return [{ ...cue, text }]
    }
    return []
  })
}
