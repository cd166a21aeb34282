import type { GameEvent } from '../engine/game.ts'

/** Something that somebody says in a game, in words: before its event is told, or after it. */
export interface Voiced {
  readonly text: string
  readonly isBefore: boolean
}
/** By the number of the event it belongs to. */
export type Spoken = ReadonlyMap<number, readonly Voiced[]>

/** What is spoken in a match, from all that has happened and what is to be seen now. */
export interface Voices<View, Event extends GameEvent> {
  spoken(events: readonly Event[], view: View): Spoken
}

export const SILENCE: Spoken = new Map()

/** Whoever wants it quiet says so with a flag, or once and for all in the environment. */
export const isQuiet = ({ voices }: VoiceFlags, env: NodeJS.ProcessEnv): boolean =>
  voices === false || Boolean(env.SITUATION_ROOM_NO_VOICES)

export interface VoiceFlags {
  readonly voices?: boolean
}

/** One line of the story: what an event tells, or what is said with it. */
export interface ToldLine {
  readonly at: number
  readonly kind: string
  readonly text: string
}

/** The kind of a line that somebody speaks. */
export const SAID = 'said'

/** Events and what is spoken with them, in one story. */
export function storyWith<Event extends GameEvent>(
  events: readonly Event[],
  tell: (event: Event) => string,
  spoken: Spoken,
): readonly ToldLine[] {
  return events.flatMap((event, at) => {
    const said = (isBefore: boolean): ToldLine[] =>
      (spoken.get(at) ?? []).filter(line => line.isBefore === isBefore).map(({ text }) => ({ at, kind: SAID, text }))
    return [...said(true), { at, kind: event.kind, text: tell(event) }, ...said(false)]
  })
}
