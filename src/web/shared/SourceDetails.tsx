import { type ComponentProps, lazy } from 'react'
import type { CardLines } from '../../games/speaker.ts'
import { useSettings } from './settings.ts'
import { useSay, Words } from './words.tsx'

const lines = {
  homeland: lazy(() => import('../homeland/SourceLines.tsx')),
  negotiator: lazy(() => import('../negotiator/SourceLines.tsx')),
}

function Details({
  game,
  card,
  isNamed = false,
}: {
  game: keyof typeof lines
  card: CardLines
  /** Of several cards in one place, each says which it is. */
  isNamed?: boolean
}) {
  const say = useSay()
  const Lines = lines[game]
  return (
    <div className="card-source">
      <p>{isNamed ? say('origin.title.of', { card: card.name }) : say('origin.title')}</p>
      <Lines card={card} />
    </div>
  )
}

/** The source of a card, part by part: what is ours on it, and what is not. It is read where the card is. */
export default function SourceDetails(props: ComponentProps<typeof Details>) {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['origin', `${props.game}/origin`]}>
      <Details {...props} />
    </Words>
  )
}
