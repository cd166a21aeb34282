import type { Event } from '../../games/negotiator/events.ts'
import { useSpeaker } from '../negotiator/model.ts'
import { Story, type StoryProps } from './Story.tsx'

/** A call in its own words; whose, its first event says. */
export default function CallStory({ told }: StoryProps) {
  const events = (told.events ?? []) as unknown as readonly Event[]
  const abductor = events.find(event => event.kind === 'began')?.abductor
  const { speaker } = useSpeaker(told.deck, abductor)
  return <Story told={told} tell={event => speaker.event(event as Event, 0)} />
}
