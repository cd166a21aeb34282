import { useState } from 'react'
import { announce } from '../shared/announce.tsx'
import { Drawing } from '../shared/Drawing.tsx'
import { useSay } from '../shared/words.tsx'

/** Hands a text to whatever the device shares with, else to the clipboard; says what became of it. */
export function Copy({ text, isAddress = false }: { text: string; isAddress?: boolean }) {
  const say = useSay()
  const [told, setTold] = useState('')
  const tell = (sentence: string): void => {
    setTold(sentence)
    announce(sentence)
  }
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      tell(say('share.copied'))
    } catch {
      tell(say('share.by-hand'))
    }
  }
  const share = async (): Promise<void> => {
    try {
      await navigator.share(isAddress ? { url: text } : { text })
    } catch (error) {
      // Somebody who thinks better of it has not failed.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }
  return (
    <div className="archive-acts">
      {typeof navigator.share === 'function' && (
        <button type="button" className="button" onClick={() => void share()}>
          <Drawing from="room" name="share" />
          {say('share.send')}
        </button>
      )}
      <button
        type="button"
        className={`button ${typeof navigator.share === 'function' ? 'quiet' : ''}`}
        onClick={() => void copy()}
      >
        {say('share.copy')}
      </button>
      {told && <p className="told">{told}</p>}
    </div>
  )
}
