import { own } from '../../../engine/own.ts'
import { conversation } from '../cards/conversation.ts'
import type { Event } from '../events.ts'
import { type Lines, type Moment, moodOf, outcomeOf, outcomes, type Pool, SECOND } from './lines.ts'

export interface CallLine {
  /** The event it belongs to, counted from 0. */
  readonly at: number
  readonly who: 'you' | 'abductor'
  readonly text: string
}

/** Who is on the line when the first event is told. A game from its set-up says so itself; a position does not. */
export interface Scene {
  readonly abductor: string
  readonly threat: number
  readonly second: boolean
}

const unknown: Scene = { abductor: '', threat: 0, second: false }
const silence: Pool = []

/** N-27: nobody is eliminated and nothing is revealed under the Second, so an answer telling of it would be untrue. */
const voidUnderSecond: ReadonlySet<string> = new Set(
  conversation.flatMap(({ id, rows }) =>
    outcomes
      .filter(outcome => rows?.[outcome].some(effect => effect.do === 'eliminate' || effect.do === 'reveal'))
      .map(outcome => `${id}.${outcome}`),
  ),
)

/** FNV-1a and a last stir: neighbouring events must not pick neighbouring lines. */
function scatter(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * The call as it is heard. Each choice rests on the seed, the event's number and what was said before it, so events
 * that follow never change a line already on the page; and no line is said twice.
 */
export function callLines(
  lines: Lines,
  events: readonly Event[],
  seed: string | number,
  scene: Scene = unknown,
): readonly CallLine[] {
  let { abductor, threat, second } = scene
  let moodBefore = moodOf(threat)
  let hasHungUp = false
  const spoken = new Set<string>()
  const call: CallLine[] = []

  const ofTheirs = (moment: Moment): Pool => own(lines.own, second ? SECOND : abductor)?.[moment] ?? silence
  const speak = (at: number, who: CallLine['who'], ...pools: readonly Pool[]): void => {
    for (const pool of pools) {
      const left = pool.filter(text => !spoken.has(text))
      if (left.length === 0) continue
      const text = left[scatter(`${seed}/${at}`) % left.length]
      spoken.add(text)
      call.push({ at, who, text })
      return
    }
  }
  const hangUp = (at: number): void => {
    if (!hasHungUp) speak(at, 'abductor', ofTheirs('hang-up'), ofTheirs(moodOf(threat)))
    hasHungUp = true
  }

  for (const [at, event] of events.entries())
    switch (event.kind) {
      case 'began':
        abductor = event.abductor
        threat = event.threat
        break
      case 'threat':
      case 'reset':
        threat = event.to
        break
      case 'second':
        second = true
        break
      case 'turn':
        hasHungUp = false
        speak(at, 'abductor', ofTheirs('pick-up'), ofTheirs(moodOf(threat)))
        break
      case 'played':
        moodBefore = moodOf(threat)
        speak(at, 'you', own(lines.say, event.card) ?? silence)
        break
      case 'rerolled':
        speak(at, 'you', own(lines.say, event.card) ?? silence)
        break
      case 'tested': {
        if (event.terror) break
        const outcome = outcomeOf(event.successes)
        const isVoid = second && voidUnderSecond.has(`${event.card}.${outcome}`)
        const answers = isVoid ? silence : (own(lines.answer, event.card)?.[outcome][moodBefore] ?? silence)
        speak(at, 'abductor', answers, ofTheirs(moodBefore))
        break
      }
      case 'cut-off':
      case 'conversation-ends':
        hangUp(at)
        break
      case 'terror':
        speak(at, 'abductor', ofTheirs(moodOf(threat)))
        break
    }
  return call
}
