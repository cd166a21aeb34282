import { useState } from 'react'
import { writeLink } from '../../client/link.ts'
import { refusalOf } from '../../host/refusal.ts'
import type { Refusal } from '../../host/store.ts'
import { announce } from '../shared/announce.tsx'
import { Drawing } from '../shared/Drawing.tsx'
import { Problem } from '../shared/Problem.tsx'
import { useSay } from '../shared/words.tsx'
import { serverAddress } from './calls.ts'
import { endWatch, newWatch } from './calls-beside.ts'
import { GiveLink } from './GiveLink.tsx'
import { keepSeat, seatAt } from './seats.ts'

/** What the host has given away stays here: another link would end the one that others have already. */
function keepWatch(table: string, watch: string | null): void {
  const kept = seatAt(table)
  if (kept) keepSeat({ ...kept, watch })
}

/** For whoever looks after a table: one link for all who want to look on, a round late; and its end. */
export function GiveWatch({ table }: { table: string }) {
  const say = useSay()
  const [pass, setPass] = useState<string | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const doing = (work: () => Promise<void>): void => void work().catch(error => setProblem(refusalOf(error)))
  const show = (watch: string): void => {
    keepWatch(table, watch)
    setPass(watch)
  }
  const another = (): void => doing(async () => show(await newWatch(table)))
  const end = (): void =>
    doing(async () => {
      await endWatch(table)
      keepWatch(table, null)
      setPass(null)
      announce(say('watching.ended'))
    })
  const kept = seatAt(table)?.watch ?? null
  return (
    <div className="online-watch">
      {pass === null ? (
        <button type="button" className="button quiet" onClick={() => (kept === null ? another() : show(kept))}>
          <Drawing from="board" name="eye" />
          {say('watching.give')}
        </button>
      ) : (
        <>
          <p className="online-small">{say('watching.text')}</p>
          <GiveLink
            link={writeLink({ address: serverAddress(), table, right: { kind: 'watch', pass } })}
            label={say('watching.link')}
          />
          <div className="online-ways">
            <button type="button" className="button quiet" onClick={another}>
              {say('watching.another')}
            </button>
            <button type="button" className="button quiet" onClick={end}>
              {say('watching.end')}
            </button>
          </div>
        </>
      )}
      {problem && <Problem refusal={problem} onDismiss={() => setProblem(null)} />}
    </div>
  )
}
