import { useId } from 'react'
import { useSettings } from '../shared/settings.ts'
import { useSay, Words } from '../shared/words.tsx'
import { choose, useReach } from './reach.ts'

/** How to start a server so that the network reaches it. */
const COMMAND = 'situation-room serve --host 0.0.0.0'

/** Where the links of this page lead, for whoever sits at the machine of the server. */
export default function ReachNote() {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['onlook']}>
      <Note />
    </Words>
  )
}

function Note() {
  const say = useSay()
  const id = useId()
  const { address, others } = useReach()
  if (others === null) return null
  if (others.length === 0) return <p className="online-small">{say('reach.none', { command: COMMAND })}</p>
  if (others.length === 1) return <p className="online-small">{say('reach.one', { address })}</p>
  return (
    <p className="online-field">
      <label htmlFor={id}>{say('reach.some')}</label>
      <select id={id} value={address} onChange={({ target: { value } }) => choose(value)}>
        {others.map(one => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </p>
  )
}
