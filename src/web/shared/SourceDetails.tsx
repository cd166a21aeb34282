import { type ComponentProps, lazy, Suspense, useState } from 'react'
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
  const { locale } = useSettings()
  const [isOpen, setOpen] = useState(false)
  const Lines = lines[game]
  return (
    <details className="card-source" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{isNamed ? say('origin.title.of', { card: card.name }) : say('origin.title')}</summary>
      {isOpen && (
        <Suspense fallback={<p>{say('page.loading')}</p>}>
          <Words locale={locale} more={[`${game}/origin`]}>
            <Lines card={card} />
          </Words>
        </Suspense>
      )}
    </details>
  )
}

/** The source of a card behind one tap, part by part: what is ours on it, and what is not. */
export default function SourceDetails(props: ComponentProps<typeof Details>) {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['origin']}>
      <Details {...props} />
    </Words>
  )
}
