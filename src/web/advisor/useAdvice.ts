import { useEffect, useState } from 'react'
import type { Advice } from '../../bots/advisor/advice.ts'
import type { Advisable } from '../../host/advisor/asking.ts'
import type { Refusal } from '../../host/store.ts'
import type { Scene } from '../worker/protocol.ts'
import type { Found, Work } from './advisor.worker.ts'

/** What the advisor has found so far; how much of it is thought, from 0 to 1. */
export interface Thought {
  readonly advice: Advice | null
  readonly share: number
  readonly refused: Refusal | null
}

const NOTHING: Thought = { advice: null, share: 0, refused: null }
const FAILED: Thought = { ...NOTHING, refused: { key: 'advisor.failed', values: {}, rule: null } }

const advisable = (scene: Scene): Advisable => {
  const { game, viewer, seats, tag, options, outcome, ended, commitment, choices, draft, view, events, talk } = scene
  const asked = scene.asked && { kind: scene.asked.kind, options: scene.asked.options }
  return { game, viewer, seats, tag, options, outcome, ended, commitment, choices, draft, view, events, talk, asked }
}

/**
 * Lets the advisor think about what is asked now; about another question it begins anew, and when nobody looks any more
 * it stops.
 */
export function useAdvice(scene: Scene, isLonger: boolean): Thought {
  const [thought, setThought] = useState(NOTHING)
  const question = scene.asked?.question ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question once, whatever else is drawn anew
  useEffect(() => {
    setThought(NOTHING)
    const worker = new Worker(new URL('./advisor.worker.ts', import.meta.url), { type: 'module', name: 'advisor' })
    worker.onmessage = ({ data }: MessageEvent<Found>) => setThought({ ...NOTHING, ...data })
    worker.onerror = () => setThought(FAILED)
    worker.postMessage({ at: advisable(scene), deck: scene.deck, isLonger } satisfies Work)
    return () => worker.terminate()
  }, [scene.id, question, isLonger])
  return thought
}
