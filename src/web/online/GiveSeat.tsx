import { useState } from 'react'
import { writeLink } from '../../client/link.ts'
import { refusalOf } from '../../host/refusal.ts'
import type { Refusal } from '../../host/store.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { Problem } from '../shared/Problem.tsx'
import { useSay } from '../shared/words.tsx'
import { invite, serverAddress } from './calls.ts'
import { GiveLink } from './GiveLink.tsx'

/** For whoever looks after a table that wants somebody else in a seat: the link to it, good once. */
export function GiveSeat({ table, seat, name }: { table: string; seat: number; name: string }) {
  const say = useSay()
  const [link, setLink] = useState<string | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const offer = async (): Promise<void> => {
    try {
      const pass = await invite(table, seat)
      setLink(writeLink({ address: serverAddress(), table, right: { kind: 'seat', pass } }))
    } catch (error) {
      setProblem(refusalOf(error))
    }
  }
  return (
    <div className="people-invite">
      {link === null ? (
        <button type="button" className="button quiet" onClick={() => void offer()}>
          <Drawing from="room" name="share" />
          {say('online.substitute', { name })}
        </button>
      ) : (
        <GiveLink link={link} label={say('online.link', { seat: say('lobby.seat', { n: seat + 1 }) })} />
      )}
      {problem && <Problem refusal={problem} onDismiss={() => setProblem(null)} />}
    </div>
  )
}
