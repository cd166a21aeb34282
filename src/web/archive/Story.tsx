import { useId } from 'react'
import type { GameEvent } from '../../engine/game.ts'
import type { Talk } from '../../engine/talk.ts'
import { readable, wordsFor } from '../../games/generic-speaker.ts'
import type { Retold } from '../../host/archive/answers.ts'
import { shown } from '../../words/shown.ts'
import { useSay } from '../shared/words.tsx'

export interface StoryProps {
  readonly told: Retold
}

/** What was chosen, said and told in a match, as far as its file says so, in the words of its game. */
export function Story({
  told: { chosen, said, events },
  tell,
  claim,
}: StoryProps & {
  readonly tell: (event: GameEvent) => string
  readonly claim?: ((said: Talk) => string) | undefined
}) {
  const say = useSay()
  const spoken = said.map(one => wordsFor(() => claim?.(one) ?? readable(one.claim), readable(one.claim)))
  const happened = events?.map(event => wordsFor(() => tell(event), event.kind)).filter(line => line !== '')
  return (
    <>
      {happened ? (
        <Lines title={say('outdated.events')} lines={happened} />
      ) : (
        chosen && <Lines title={say('outdated.chosen')} lines={chosen.map(choice => shown(choice))} />
      )}
      <Lines title={say('outdated.said')} lines={spoken} />
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  const id = useId()
  if (lines.length === 0) return null
  return (
    <section className="paper outdated-lines" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol>
        {lines.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the story
          <li key={n}>{line}</li>
        ))}
      </ol>
    </section>
  )
}
