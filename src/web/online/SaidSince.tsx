import { linesOf } from '../../client/told-line.ts'
import type { Heard } from '../homeland/memory.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { useSettings } from '../shared/settings.ts'
import { useSay, Words } from '../shared/words.tsx'
import type { Scene } from '../worker/protocol.ts'
import { useTableSeen } from './context.ts'
import { isDecision } from './TableNews.tsx'

interface Props {
  readonly scene: Scene
  /** What was known when somebody left. */
  readonly heard: Heard
  /** Leads to the talk. */
  readonly onTalk: () => void
}

/**
 * What people said and decided while somebody was away. Of what was said no more than how much: how long the table
 * remembers words is for the talk to keep to.
 */
export default function SaidSince(props: Props) {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['company', 'people']}>
      <Said {...props} />
    </Words>
  )
}

function Said({ scene, heard, onTalk }: Props) {
  const say = useSay()
  const muted = useTableSeen()?.own.muted ?? []
  const own = scene.viewer
  if (own === 'observer') return null
  const claims = scene.talk.slice(heard.claims).filter(({ seat }) => seat !== own).length
  const since = scene.beside.slice(heard.beside)
  const isFromOther = (seat: number): boolean => seat !== own && !muted.includes(seat)
  const words = since.filter(one => 'words' in one && isFromOther(one.words.seat)).length
  const decided = linesOf(say, scene.beside, seat => scene.seats[seat].name).flatMap((line, at) => {
    const told = scene.beside[at]
    // That one is back oneself, one knows.
    const isOwn = 'entry' in told && told.entry.kind === 'back' && told.entry.seat === own
    return at >= heard.beside && line !== null && !isOwn && isDecision(told, own) ? [{ at, line }] : []
  })
  return (
    <>
      {decided.length > 0 && (
        <section className="said-since">
          <h2>{say('back.decided')}</h2>
          <ul>
            {decided.map(({ at, line }) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {claims + words > 0 && (
        <section className="said-since">
          <h2>{say('back.said')}</h2>
          <p>
            {claims > 0 && say('back.claims', { n: claims })} {words > 0 && say('back.words', { n: words })}
          </p>
          <button type="button" className="button quiet" onClick={onTalk}>
            <Drawing from="room" name="talk" />
            {say('back.talk')}
          </button>
        </section>
      )}
    </>
  )
}
