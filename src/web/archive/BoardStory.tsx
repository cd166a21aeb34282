import { useMemo } from 'react'
import type { DeckData } from '../../games/homeland/cards/card.ts'
import { compile } from '../../games/homeland/cards/deck.ts'
import { standard } from '../../games/homeland/cards/standard.ts'
import type { Event } from '../../games/homeland/events.ts'
import { speakHomeland } from '../../games/homeland/tell/speak.ts'
import { useSay } from '../shared/words.tsx'
import { Story, type StoryProps } from './Story.tsx'

/** A table of Homeland in its own words. */
export default function BoardStory({ told }: StoryProps) {
  const say = useSay()
  const { deck, seats } = told
  const speaker = useMemo(() => {
    const cards = compile((deck as unknown as DeckData | null) ?? standard)
    const names = seats.map(({ name }) => name)
    return speakHomeland(say, { cards }, names)
  }, [say, deck, seats])
  return <Story told={told} tell={event => speaker.event(event as Event, 0)} claim={speaker.claim} />
}
