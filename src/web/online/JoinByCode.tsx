import { useId, useState } from 'react'
import { readLink } from '../../client/link.ts'
import { Fault } from '../../engine/game.ts'
import { refusalOf } from '../../host/refusal.ts'
import type { Refusal } from '../../host/store.ts'
import { RefusalText } from '../shared/Problem.tsx'
import { go } from '../shared/router.ts'
import { useSay } from '../shared/words.tsx'
import { tableByCode } from './calls-beside.ts'
import { arriveBy } from './seats.ts'

/** A code that somebody has read out, or a link that was copied: both lead to the table. */
export function JoinByCode() {
  const say = useSay()
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<Refusal | null>(null)
  const join = async (): Promise<void> => {
    try {
      if (text.includes('/')) {
        const { table, right } = readLink(text)
        arriveBy(table, right)
        go('t', table, ...(right?.kind === 'screen' ? ['screen'] : []))
        return
      }
      const table = await tableByCode(text)
      arriveBy(table, { kind: 'code', pass: text.trim() })
      go('t', table)
    } catch (error) {
      setProblem(refusalOf(error instanceof Fault ? error : new Fault('pass.none')))
    }
  }
  return (
    <form
      className="paper online-form online-code"
      onSubmit={event => {
        event.preventDefault()
        if (text.trim() !== '') void join()
      }}
    >
      <label className="online-field" htmlFor={id}>
        <span>{say('online.code')}</span>
        <input
          id={id}
          value={text}
          maxLength={300}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={event => {
            setText(event.target.value)
            setProblem(null)
          }}
        />
      </label>
      <button type="submit" className="button quiet">
        {say('online.code.join')}
      </button>
      {problem && (
        <p id={`${id}-problem`} className="online-fault" role="alert">
          <RefusalText refusal={problem} />
        </p>
      )}
    </form>
  )
}
