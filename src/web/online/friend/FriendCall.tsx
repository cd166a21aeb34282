import { useMemo, useState } from 'react'
import type { View } from '../../../games/negotiator/view/view.ts'
import type { Link } from '../../link.ts'
import { CallTable } from '../../negotiator/CallTable.tsx'
import { useSpeaker } from '../../negotiator/model.ts'
import { useSettings } from '../../shared/settings.ts'
import { type TableSeat, useTable } from '../../shared/useTable.ts'
import { useSay, Words } from '../../shared/words.tsx'
import type { Scene } from '../../worker/protocol.ts'
import { FriendBar } from './FriendBar.tsx'
import { type Friend, useFriend } from './useFriend.ts'

interface Props {
  readonly table: TableSeat
  readonly link: Link
  readonly friend: Friend
}

/** A call over somebody's shoulder: all that they see, and whatever is tapped is advised instead of done. */
export default function FriendCall({ link, id }: { link: Link; id: string }) {
  const { locale } = useSettings()
  const table = useTable(link, id)
  const friend = useFriend()
  const { scene } = table
  return (
    <Words locale={locale} more={['onlook']}>
      {scene && friend ? (
        <Looking table={table} link={link} friend={friend} scene={scene} />
      ) : (
        <CallTable table={table} link={link} />
      )}
    </Words>
  )
}

function Looking({ table, link, friend, scene }: Props & { readonly scene: Scene }) {
  const say = useSay()
  const view = scene.view as View
  const { speaker } = useSpeaker(scene.deck, view.abductor)
  const [tapped, setTapped] = useState<{ readonly text: string } | null>(null)
  const looking = useMemo<TableSeat>(() => {
    const tap = async (text: string): Promise<null> => {
      setTapped({ text })
      return null
    }
    return {
      ...table,
      choose: option => tap(speaker.label(option, view)),
      undo: () => tap(say('call.undo')),
      rewind: async () => null,
    }
  }, [table, speaker, view, say])
  const isOver = scene.outcome !== null
  return (
    <div className="friend-call">
      {!isOver && <FriendBar friend={friend} tapped={tapped} />}
      <CallTable table={looking} link={link} />
    </div>
  )
}
