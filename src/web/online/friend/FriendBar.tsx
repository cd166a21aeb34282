import './friend.css'
import { useEffect, useId, useState } from 'react'
import { refusalOf } from '../../../host/refusal.ts'
import { Refused } from '../../link.ts'
import { announce } from '../../shared/announce.tsx'
import { refusalText } from '../../shared/Problem.tsx'
import { useSay } from '../../shared/words.tsx'
import type { Friend } from './useFriend.ts'

/** As much as the table takes. */
const LONGEST_ADVICE = 300

interface Props {
  readonly friend: Friend
  /** What was tapped on the call: to be advised, not done. */
  readonly tapped: { readonly text: string } | null
}

/** Over somebody's shoulder: whose it is, whether they want advice, and a line to give it. */
export function FriendBar({ friend, tapped }: Props) {
  const say = useSay()
  const id = useId()
  const { name, mayAdvise, advise } = friend
  const [text, setText] = useState('')
  const [said, setSaid] = useState<string | null>(null)
  const tell = (next: string): void => {
    setSaid(next)
    announce(next)
  }
  const send = async (advice: string): Promise<void> => {
    try {
      await advise(advice.slice(0, LONGEST_ADVICE))
      setText('')
      tell(say('shoulder.sent', { text: advice }))
    } catch (error) {
      tell(refusalText(say, error instanceof Refused ? error.refusal : refusalOf(error)))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tap anew
  useEffect(() => {
    if (tapped === null) return
    if (mayAdvise) void send(tapped.text)
    else tell(say('shoulder.no', { name }))
  }, [tapped])
  return (
    <section className="friend-bar paper" aria-label={say('shoulder.title')}>
      <p>{say(mayAdvise ? 'shoulder.wanted' : 'shoulder.looks', { name })}</p>
      {mayAdvise && (
        <form
          onSubmit={event => {
            event.preventDefault()
            if (text.trim() !== '') void send(text.trim())
          }}
        >
          <label htmlFor={id} className="only-spoken">
            {say('shoulder.advice')}
          </label>
          <input
            id={id}
            value={text}
            maxLength={LONGEST_ADVICE}
            autoComplete="off"
            placeholder={say('shoulder.advice')}
            onChange={({ target: { value } }) => setText(value)}
          />
          <button type="submit" className="button quiet">
            {say('shoulder.send')}
          </button>
        </form>
      )}
      {said !== null && <p className="friend-said">{said}</p>}
    </section>
  )
}
