import { lazy, Suspense, useId, useRef, useState } from 'react'
import { announce } from '../shared/announce.tsx'
import { useSettings } from '../shared/settings.ts'
import { useSay, Words } from '../shared/words.tsx'
import { serverAddress } from './calls.ts'
import { useReach } from './reach.ts'

const ReachNote = lazy(() => import('./ReachNote.tsx'))
const QrCode = lazy(() => import('./QrCode.tsx'))

interface Given {
  readonly link: string
  readonly label: string
}

/**
 * A link to be given to somebody else: copied where the browser can, sent by what the device has for that, photographed,
 * or marked to be copied by hand, which works everywhere.
 */
export function GiveLink(given: Given) {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['people']}>
      <Giving {...given} />
    </Words>
  )
}

function Giving({ link: here, label }: Given) {
  const say = useSay()
  const { address, others } = useReach()
  const link = others === null ? here : here.replace(serverAddress(), address)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState<string | null>(null)
  const [isDrawn, setDrawn] = useState(false)
  const tell = (text: string): void => {
    setSaid(text)
    announce(text)
  }
  const mark = (): void => {
    input.current?.focus()
    input.current?.select()
  }
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      tell(say('give.copied'))
    } catch {
      // A home network has no clipboard for pages, and a person may have forbidden it.
      mark()
      tell(say('give.by-hand'))
    }
  }
  return (
    <div className="give-link">
      <label htmlFor={id} className="only-spoken">
        {label}
      </label>
      <input id={id} ref={input} readOnly value={link} onFocus={event => event.target.select()} />
      <div className="online-ways">
        <button type="button" className="button quiet" onClick={() => void copy()}>
          {say('give.copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="button quiet"
            onClick={() => void navigator.share({ title: say('page.title'), url: link }).catch(() => {})}
          >
            {say('give.send')}
          </button>
        )}
        <button type="button" className="button quiet" aria-expanded={isDrawn} onClick={() => setDrawn(!isDrawn)}>
          {say('give.qr')}
        </button>
      </div>
      {others !== null && (
        <Suspense>
          <ReachNote />
        </Suspense>
      )}
      {said !== null && <p className="online-small">{said}</p>}
      {isDrawn && (
        <Suspense>
          <QrCode text={link} label={say('give.qr.alt', { what: label })} />
        </Suspense>
      )}
    </div>
  )
}
