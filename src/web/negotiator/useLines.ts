import { useEffect, useMemo, useState } from 'react'
import { own } from '../../engine/own.ts'
import de from '../../games/negotiator/lines/de.json?url'
import en from '../../games/negotiator/lines/en.json?url'
import it from '../../games/negotiator/lines/it.json?url'
import type { Lines } from '../../games/negotiator/lines/lines.ts'
import { type CallLine, callLines } from '../../games/negotiator/lines/pick.ts'
import { type Language, languageOf } from '../../words/index.ts'
import { useSettings } from '../shared/settings.ts'
import type { Desk } from './desk.ts'

const files: Readonly<Record<Language, string>> = { en, it, de }
const loaded = new Map<Language, Lines>()

/** There are none to be had: the lines are the colour of the call, not the call, and it goes on without them. */
const NONE = 'none'

/** What is said on the phone, in the language of the page; null until it is there. */
function useLines(): Lines | typeof NONE | null {
  const language = languageOf(useSettings().locale)
  const [lines, setLines] = useState<Lines | typeof NONE | null>(loaded.get(language) ?? null)
  useEffect(() => {
    const before = loaded.get(language)
    setLines(before ?? null)
    if (before) return
    let isHere = true
    fetch(files[language])
      .then(answer => answer.json())
      .then(
        (found: Lines) => {
          loaded.set(language, found)
          if (isHere) setLines(found)
        },
        () => {
          if (isHere) setLines(NONE)
        },
      )
    return () => {
      isHere = false
    }
  }, [language])
  return lines
}

export interface SpokenLine extends CallLine {
  /** The team on the radio answers, not whoever is on the phone. */
  readonly isRadio: boolean
}

/** The call as it is heard, by the event each line belongs to; null as long as nobody knows what is said. */
export function useSpoken({ events, view, scene, deck }: Desk): ReadonlyMap<number, readonly SpokenLine[]> | null {
  const lines = useLines()
  return useMemo(() => {
    if (lines === null) return null
    const spoken = new Map<number, SpokenLine[]>()
    if (lines === NONE) return spoken
    const firstThreat = events.find(event => event.kind === 'threat' || event.kind === 'reset')
    const start = {
      abductor: view.abductor,
      threat: firstThreat?.from ?? view.threat,
      second: view.second && !events.some(({ kind }) => kind === 'second'),
    }
    /** Cards that send the team in: their answers come over the radio. */
    const isOrder = (id: string): boolean =>
      deck.data.conversation.some(
        ({ id: one, rows }) =>
          one === id &&
          rows !== undefined &&
          [rows.two, rows.one, rows.none].flat().some(effect => effect.do === 'eliminate'),
      )
    for (const line of callLines(lines, events, scene.commitment, start)) {
      const event = events[line.at]
      const card = event.kind === 'tested' || event.kind === 'played' ? event.card : ''
      const pools = Object.values(own(lines.answer, card) ?? {}).flatMap(moods => Object.values(moods).flat())
      const isRadio = isOrder(card) && (line.who === 'you' || pools.includes(line.text))
      spoken.set(line.at, [...(spoken.get(line.at) ?? []), { ...line, isRadio }])
    }
    return spoken
  }, [lines, events, view.abductor, view.second, view.threat, scene.commitment, deck])
}
