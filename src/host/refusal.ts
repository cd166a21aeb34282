import { Fault, Illegal } from '../engine/game.ts'
import type { Refusal } from './store.ts'

/** A refusal as a client can say it; anything else is a mistake of ours and is told as such. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Illegal) {
    const { key, rule, values = {} } = error.reason
    return { key, values, rule }
  }
  if (error instanceof Fault) return { key: error.key, values: error.values, rule: null }
  return { key: 'page.bug', values: { problem: error instanceof Error ? error.message : String(error) }, rule: null }
}
