import { useState } from 'react'
import { writeLink } from '../../../client/link.ts'
import { refusalOf } from '../../../host/refusal.ts'
import type { Refusal } from '../../../host/store.ts'
import { announce } from '../../shared/announce.tsx'
import { Problem } from '../../shared/Problem.tsx'
import { useSay } from '../../shared/words.tsx'
import { serverAddress } from '../calls.ts'
import { endFriends, newFriends } from '../calls-beside.ts'
import { GiveLink } from '../GiveLink.tsx'
import type { TableSeen } from '../protocol.ts'
import { useAct } from '../useAct.ts'

interface Props {
  readonly seen: TableSeen
  readonly table: string
  /** What friends have written, the newest last. */
  readonly advice: readonly string[]
}

/** Friends who look over the shoulder of whoever plays alone: a link for them, whether they may advise, and their end. */
export function OwnFriends({ seen, table, advice }: Props) {
  const say = useSay()
  const [pass, setPass] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { act, problem, dismiss } = useAct()
  const doing = (work: () => Promise<void>): void => void work().catch(error => setRefusal(refusalOf(error)))
  const give = (): void => doing(async () => setPass(await newFriends(table)))
  const end = (): void =>
    doing(async () => {
      await endFriends(table)
      setPass(null)
      announce(say('friends.ended'))
    })
  const mayAdvise = seen.own.advice !== null
  const wrong = refusal ?? problem
  return (
    <section className="people-devices">
      <h3>{say('friends.title')}</h3>
      <p>{say('friends.text')}</p>
      <p>{say('friends.count', { n: seen.watching })}</p>
      {pass !== null && (
        <GiveLink
          link={writeLink({ address: serverAddress(), table, right: { kind: 'friend', pass } })}
          label={say('friends.link')}
        />
      )}
      <div className="people-acts">
        <button type="button" className="button quiet" onClick={give}>
          {say(pass === null ? 'friends.give' : 'friends.another')}
        </button>
        {(pass !== null || seen.watching > 0) && (
          <button type="button" className="button quiet" onClick={end}>
            {say('friends.end')}
          </button>
        )}
      </div>
      <label className="switch">
        <input
          type="checkbox"
          checked={mayAdvise}
          onChange={() => void act({ type: 'advice', isAllowed: !mayAdvise })}
        />
        <span>{say('friends.may')}</span>
      </label>
      {advice.length > 0 && (
        <>
          <h4>{say('friends.advice')}</h4>
          <ol className="chat-lines">
            {advice.map((text, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was written keeps its place
              <li key={place}>{text}</li>
            ))}
          </ol>
        </>
      )}
      {wrong && (
        <Problem
          refusal={wrong}
          onDismiss={() => {
            setRefusal(null)
            dismiss()
          }}
        />
      )}
    </section>
  )
}
