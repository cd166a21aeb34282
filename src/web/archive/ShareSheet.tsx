import { useEffect, useState } from 'react'
import type { Snapshot } from '../../host/archive/answers.ts'
import type { Refusal } from '../../host/store.ts'
import type { Link } from '../link.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { address } from '../shared/router.ts'
import { Sheet } from '../shared/Sheet.tsx'
import { save } from '../shared/save.ts'
import { useSay } from '../shared/words.tsx'
import { asking } from './asked.ts'
import { Copy } from './Copy.tsx'

/** Give a match to somebody: as a link that holds it whole, or as a file. */
export function ShareSheet({
  link,
  snapshot: { id, isOver, seats },
  onClose,
  onRefused,
}: {
  link: Link
  snapshot: Snapshot
  onClose: () => void
  onRefused: (refusal: Refusal) => void
}) {
  const say = useSay()
  const [text, setText] = useState<string | null>(null)
  const isSecret = !isOver && seats.length > 0
  useEffect(() => {
    if (!isSecret) void asking(link.ask('pack', { id }), onRefused).then(packed => setText(packed?.text ?? null))
  }, [link, id, isSecret, onRefused])
  const url = text === null ? null : `${location.href.split('#')[0]}${address('shared', text)}`
  return (
    <Sheet title={say('watch.share')} onClose={onClose}>
      {isSecret ? (
        <p>{say('watch.share.running')}</p>
      ) : (
        <>
          <p>{say('watch.share.text')}</p>
          {url && (
            <>
              <label className="share-link">
                {say('watch.share.link')}
                <input type="text" readOnly value={url} onFocus={event => event.target.select()} />
              </label>
              <Copy text={url} isAddress />
            </>
          )}
        </>
      )}
      <button type="button" className="button quiet" onClick={() => void asking(save(link, { id }), onRefused)}>
        <Drawing from="room" name="download" />
        {say('watch.share.file')}
      </button>
    </Sheet>
  )
}
