import { readableEvent } from '../../games/generic-speaker.ts'
import { Story, type StoryProps } from '../archive/Story.tsx'

/** A match of a game without words of its own, by the names its rules use. */
export default function GenericStory({ told }: StoryProps) {
  return <Story told={told} tell={readableEvent} />
}
