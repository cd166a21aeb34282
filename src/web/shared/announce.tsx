import { useEffect, useState } from 'react'

/**
 * What is said to a screen reader. Both regions are on the page before anything is said in them; what comes in a burst
 * is gathered into one message, and focus is never moved by it.
 */
type Politeness = 'polite' | 'assertive'

const GATHER_MS = 150
const waiting: Record<Politeness, string[]> = { polite: [], assertive: [] }
let listener: ((politeness: Politeness, text: string) => void) | null = null
let isFlushing = false

function flush(): void {
  isFlushing = false
  for (const politeness of ['assertive', 'polite'] as const) {
    const sentences = waiting[politeness].splice(0)
    if (sentences.length > 0) listener?.(politeness, sentences.join(' '))
  }
}

export function announce(sentence: string, politeness: Politeness = 'polite'): void {
  waiting[politeness].push(sentence)
  if (!isFlushing) setTimeout(flush, GATHER_MS)
  isFlushing = true
}

/** What was said, or is about to be, was for somebody who has left: nothing of it stays on the page. */
export function hush(): void {
  for (const politeness of ['assertive', 'polite'] as const) {
    waiting[politeness].splice(0)
    listener?.(politeness, '')
  }
}

export function LiveRegions() {
  const [polite, setPolite] = useState('')
  const [assertive, setAssertive] = useState('')
  useEffect(() => {
    // The same sentence twice is two sentences: a trailing no-break space makes it new.
    const fresh = (text: string) => (before: string) => (before === text && text !== '' ? `${text}\u00a0` : text)
    listener = (politeness, text) => (politeness === 'polite' ? setPolite(fresh(text)) : setAssertive(fresh(text)))
    return () => {
      listener = null
    }
  }, [])
  return (
    <>
      <div className="only-spoken" role="status">
        {polite}
      </div>
      <div className="only-spoken" role="alert">
        {assertive}
      </div>
    </>
  )
}
