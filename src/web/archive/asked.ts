import { useCallback, useEffect, useState } from 'react'
import type { Refusal } from '../../host/store.ts'
import { type Link, Refused } from '../link.ts'
import type { RequestName, Requests } from '../worker/protocol.ts'

/** Runs a request; what is refused becomes a sentence for whoever asked. */
export async function asking<T>(work: Promise<T>, refused: (refusal: Refusal) => void): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    refused(error.refusal)
    return null
  }
}

/** The answer to a question about what is kept, and a way to ask it again. */
export function useAnswer<Name extends RequestName>(
  link: Link,
  name: Name,
  what: Parameters<Requests[Name]>[0],
): {
  readonly answer: ReturnType<Requests[Name]> | null
  readonly refusal: Refusal | null
  again(): void
} {
  const [answer, setAnswer] = useState<ReturnType<Requests[Name]> | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when `again` is called; `what` says the same as long as its text does
  useEffect(() => {
    let isHere = true
    const tell = (refused: Refusal): void => {
      if (isHere) setRefusal(refused)
    }
    void asking(link.ask(name, what), tell).then(next => {
      if (!isHere || next === null) return
      setAnswer(next as ReturnType<Requests[Name]>)
      setRefusal(null)
    })
    return () => {
      isHere = false
    }
  }, [link, name, JSON.stringify(what), times])
  return { answer, refusal, again: useCallback(() => setTimes(n => n + 1), []) }
}
