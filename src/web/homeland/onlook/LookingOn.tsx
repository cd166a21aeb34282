import { useTableSeen } from '../../online/context.ts'
import { Drawing } from '../../shared/Drawing.tsx'
import { useSay } from '../../shared/words.tsx'

/** What somebody is here who has no seat, and how many look on with them. */
export function LookingOn() {
  const say = useSay()
  const seen = useTableSeen()
  if (!seen?.you) return null
  const { isSpectator, isHost } = seen.you
  return (
    <p className="looking-on">
      <Drawing from="board" name="eye" />
      <span>
        {isSpectator ? say('onlook.late') : isHost ? say('onlook.host') : say('onlook.all')}{' '}
        {seen.watching > 0 && say('onlook.count', { n: seen.watching })}
      </span>
    </p>
  )
}
