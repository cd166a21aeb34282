import { memories, talkings } from '../../table/options.ts'
import { Problem } from '../shared/Problem.tsx'
import { useSay } from '../shared/words.tsx'
import type { TableSeen } from './protocol.ts'
import { useAct } from './useAct.ts'

/** What whoever looks after a table may still change while people gather: how they talk, what is remembered, the code. */
export function HostTerms({ seen: { lobby, code } }: { seen: TableSeen }) {
  const say = useSay()
  const { act, problem, dismiss } = useAct()
  if (lobby?.phase !== 'gathering') return null
  const { talk, memory } = lobby.options
  return (
    <details className="online-change">
      <summary>{say('terms.change')}</summary>
      <label className="online-field">
        <span>{say('online.talk')}</span>
        <select
          value={talk}
          onChange={({ target: { value } }) => {
            const wanted = talkings.find(one => one === value)
            if (wanted) void act({ type: 'options', talk: wanted })
          }}
        >
          {talkings.map(one => (
            <option key={one} value={one}>
              {say('online.talk.text', { talk: one })}
            </option>
          ))}
        </select>
      </label>
      <label className="online-field">
        <span>{say('online.memory')}</span>
        <select
          value={memory}
          onChange={({ target: { value } }) => {
            const wanted = memories.find(one => one === value)
            if (wanted) void act({ type: 'options', memory: wanted })
          }}
        >
          {memories.map(one => (
            <option key={one} value={one}>
              {say('online.memory.text', { memory: one })}
            </option>
          ))}
        </select>
      </label>
      <div className="online-ways">
        <button type="button" className="button quiet" onClick={() => void act({ type: 'code', isOn: true })}>
          {say(code === null ? 'terms.code.on' : 'terms.code.another')}
        </button>
        {code !== null && (
          <button type="button" className="button quiet" onClick={() => void act({ type: 'code', isOn: false })}>
            {say('terms.code.off')}
          </button>
        )}
      </div>
      {problem && <Problem refusal={problem} onDismiss={dismiss} />}
    </details>
  )
}
