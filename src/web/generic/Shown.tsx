import type { GameEvent } from '../../engine/game.ts'
import { readable, readableEvent } from '../../games/generic-speaker.ts'
import { useSay } from '../shared/words.tsx'

/** A view of any game, part by part. */
export function Seen({ view }: { view: unknown }) {
  const say = useSay()
  return (
    <section className="paper" aria-labelledby="generic-seen">
      <h2 id="generic-seen">{say('generic.seen')}</h2>
      <dl className="generic-view">
        {Object.entries(view as object).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{readable(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What has happened, the newest last. */
export function Log({ events }: { events: readonly GameEvent[] }) {
  const say = useSay()
  return (
    <section className="paper" aria-labelledby="generic-told">
      <h2 id="generic-told">{say('generic.told')}</h2>
      <div role="log">
        <ol>
          {events.map((event, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what has happened stays where it is
            <li key={n}>{readableEvent(event)}</li>
          ))}
        </ol>
      </div>
    </section>
  )
}
