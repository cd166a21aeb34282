import type { Store } from '../../host/store.ts'
import { digest } from '../../seed/roots.ts'
import type { Sealing } from '../store/seal.ts'
import type { World } from '../world.ts'

/**
 * The seed of each day: made of a secret that this server keeps sealed, so that nobody knows a day before it is over, and
 * every node deals the same.
 */
export interface DaySeeds {
  seedOf(day: string, rules: string): Promise<string>
}

const RECORD = 'daily-secret'
const SECRET_BYTES = 32

/** Shown from the morning on: by it anybody can check afterwards that the day was dealt as it was meant to be. */
export const dayCommitment = (seed: string): string => digest(`situation-room/day-commitment@1/${seed}`)

export function openDaySeeds(
  store: Pick<Store, 'readRecord' | 'swapRecord'>,
  sealed: Sealing,
  { random }: Pick<World, 'random'>,
): DaySeeds {
  let secret: Promise<string> | null = null
  async function load(): Promise<string> {
    const kept = await store.readRecord(RECORD)
    if (kept !== undefined) return sealed.open(RECORD, String(kept))
    const made = random(SECRET_BYTES).toString('hex')
    // Another node may be faster: then it is theirs.
    if (await store.swapRecord?.(RECORD, undefined, sealed.seal(RECORD, made))) return made
    return load()
  }
  return {
    async seedOf(day, rules) {
      secret ??= load().catch(error => {
        secret = null
        throw error
      })
      return digest(`situation-room/day@1/${await secret}/${rules}/${day}`)
    },
  }
}
