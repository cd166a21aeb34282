import type { Event } from '../../games/negotiator/events.ts'
import { callCues, startOf } from '../../games/negotiator/lines/cues.ts'
import { voiceName } from '../../games/negotiator/lines/lines.ts'
import { callLines } from '../../games/negotiator/lines/pick.ts'
import type { View } from '../../games/negotiator/view/view.ts'
import { languageOf, type Say } from '../../words/index.ts'
import type { Voiced, Voices } from '../voices.ts'
import { loadLines } from './load-lines.ts'

/** The phone call: the same lines as on the page, because they are picked by the same seed. */
export async function negotiatorVoices(say: Say, abductor: string, seed: string): Promise<Voices<View, Event>> {
  const lines = await loadLines(languageOf(say.locale), abductor)
  const name = say.has(`abductor.${abductor}`) ? say(`abductor.${abductor}`) : abductor
  return {
    spoken(events, view) {
      const spoken = new Map<number, Voiced[]>()
      for (const line of callLines(lines, callCues(events, startOf(view, events)), seed)) {
        const { at, text, isBefore } = line
        const who = voiceName(say, line.who, line.onRadio, name)
        spoken.set(at, [...(spoken.get(at) ?? []), { text: say('voice.said', { who, text }), isBefore }])
      }
      return spoken
    },
  }
}
