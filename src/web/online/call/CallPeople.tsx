import '../people.css'
import '../friend/friend.css'
import { useEffect, useRef, useState } from 'react'
import { shown } from '../../../words/shown.ts'
import { announce } from '../../shared/announce.tsx'
import { Sheet } from '../../shared/Sheet.tsx'
import { useSettings } from '../../shared/settings.ts'
import { useSay, Words } from '../../shared/words.tsx'
import { useOnline, useTableSeen } from '../context.ts'
import { GiveWatch } from '../GiveWatch.tsx'
import { OwnDevices } from '../OwnDevices.tsx'
import type { TableSeen } from '../protocol.ts'
import { Reminders } from '../Reminders.tsx'
import { OwnFriends } from './OwnFriends.tsx'

/** As much of an advice as friends can write. */
const LONGEST_ADVICE = 300

interface Props {
  readonly isOver: boolean
}

/** Beside a call that is played at a server: who looks on and what they advise, and the player's own links and devices. */
export default function CallPeople(props: Props) {
  const { locale } = useSettings()
  const seen = useTableSeen()
  return (
    <Words locale={locale} more={['guests', 'people']}>
      {seen && seen.you?.seat != null && <People seen={seen} {...props} />}
    </Words>
  )
}

function People({ seen, isOver }: Props & { readonly seen: TableSeen }) {
  const say = useSay()
  const table = useOnline()?.table ?? ''
  const [isOpen, setOpen] = useState(false)
  const advice = (seen.own.advice ?? []).map(({ at, text }) => ({ at, text: shown(text, LONGEST_ADVICE) }))
  const newest = advice.at(-1)
  const heard = useRef(newest?.at)
  useEffect(() => {
    if (newest && newest.at !== heard.current) announce(say('friends.advises', { text: newest.text }))
    heard.current = newest?.at
  }, [newest, say])
  return (
    <>
      <section className="friend-bar is-own paper" aria-label={say('more.people')}>
        <p>{newest ? say('friends.advises', { text: newest.text }) : say('friends.count', { n: seen.watching })}</p>
        <button type="button" className="button quiet" onClick={() => setOpen(true)}>
          {say('more.people')}
        </button>
      </section>
      {isOpen && (
        <Sheet title={say('more.people')} onClose={() => setOpen(false)}>
          <div className="at-table">
            {!isOver && <OwnFriends seen={seen} table={table} advice={advice.map(({ text }) => text)} />}
            {seen.you?.isHost && seen.lobby?.spectators && !isOver && <GiveWatch table={table} />}
            <OwnDevices />
            {!isOver && <Reminders />}
          </div>
        </Sheet>
      )}
    </>
  )
}
