import { useEffect, useMemo, useRef, useState } from 'react'
import type { Event } from '../../games/negotiator/events.ts'
import type { Lines } from '../../games/negotiator/lines/lines.ts'
import type { CallLine } from '../../games/negotiator/lines/pick.ts'
import type { View } from '../../games/negotiator/view/view.ts'
import { languageOf } from '../../words/index.ts'
import { useSettings } from '../shared/settings.ts'

/** What puts lines to events comes with the lines: a card can be played before either is there. */
interface Heard {
  readonly call: typeof import('./spoken.ts')
  readonly lines: Lines
}

/** There are none to be had: the lines are the colour of the call, not the call, and it goes on without them. */
const NONE = 'none'

const before = new Map<string, Heard>()

/** What this abductor, the team and you say, in the language of the page; null until it is there. */
function useLines(abductor: string, isSecond: boolean): Heard | typeof NONE | null {
  const language = languageOf(useSettings().locale)
  const key = `${language}/${abductor}`
  const [heard, setHeard] = useState<Heard | typeof NONE | null>(before.get(key) ?? null)
  const isSecondNow = useRef(isSecond)
  isSecondNow.current = isSecond
  useEffect(() => {
    let isHere = true
    const tell = (found: Heard | typeof NONE): void => {
      if (found !== NONE) before.set(key, found)
      if (isHere) setHeard(found)
    }
    const load = async (): Promise<void> => {
      const call = await import('./spoken.ts')
      tell({ call, lines: await call.linesFor(language, abductor, isSecondNow.current) })
      // Nobody waits for whoever may take over, and nobody has to when that happens.
      tell({ call, lines: await call.linesFor(language, abductor, true) })
    }
    setHeard(before.get(key) ?? null)
    load().catch(() => {
      if (!before.has(key)) tell(NONE)
    })
    return () => {
      isHere = false
    }
  }, [key, language, abductor])
  return heard
}

export type Spoken = ReadonlyMap<number, readonly CallLine[]>

const SILENCE: Spoken = new Map()

/** The call as it is heard, by the event each line belongs to; null as long as nobody knows what is said. */
export function useSpoken(view: View, events: readonly Event[], commitment: string): Spoken | null {
  const heard = useLines(view.abductor, view.second)
  return useMemo(() => {
    if (heard === null) return null
    if (heard === NONE) return SILENCE
    const { callCues, callLines, startOf } = heard.call
    const spoken = new Map<number, CallLine[]>()
    for (const line of callLines(heard.lines, callCues(events, startOf(view, events)), commitment))
      spoken.set(line.at, [...(spoken.get(line.at) ?? []), line])
    return spoken
  }, [heard, view, events, commitment])
}
