import type { ReactNode } from 'react'
import { useSettings } from '../shared/settings.ts'
import { type Part, useSay, Words } from '../shared/words.tsx'

const NOTHING: readonly Part[] = []
const STORIES: readonly Part[] = ['homeland/stories']

interface Props {
  readonly id: string
  readonly children: (line: string) => ReactNode
}

function Told({ id, children }: Props) {
  const say = useSay()
  return say.has(`card.${id}.about`) ? children(say(`card.${id}.about`)) : null
}

/** A card's story, where the card is read. Its words are asked for there: a board needs none of them, and nobody waits. */
export function Story(props: Props) {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={NOTHING} later={STORIES}>
      <Told {...props} />
    </Words>
  )
}
