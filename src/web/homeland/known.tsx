import type { ThreatSeen } from '../../games/homeland/view/view.ts'
import { IntelMark } from './IntelMark.tsx'
import { cardName, type Room } from './room.ts'

/** Some Intel in a line of marks. */
export const IntelMarks = ({ room, ids }: { room: Room; ids: readonly (string | null)[] }) => (
  <span className="marks">
    {ids.map((id, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one title are told apart by their place alone
      <IntelMark key={`${id} ${place}`} room={room} id={id} />
    ))}
  </span>
)

/** What this player alone knows of a case: the Plot, what was looked at and when, what was put there (M-4). */
export function Known({ room, threat }: { room: Room; threat: ThreatSeen }) {
  const { say, cards } = room
  const plot = cards.plots.get(threat.plot ?? '')
  const look = threat.looks?.at(-1)
  const { mine = [] } = threat
  if (!plot && !look && mine.length === 0) return null
  return (
    <div className="known">
      {plot && (
        <p>
          {say('known.plot', {
            plot: cardName(room, plot.id),
            complexity: plot.complexity,
            impact: plot.impact,
          })}
        </p>
      )}
      {look && (
        <p>
          {say('known.look', { round: look.round, since: threat.by.length - look.cards.length })}{' '}
          {look.cards.length > 0 && <IntelMarks room={room} ids={look.cards} />}
        </p>
      )}
      {mine.length > 0 && (
        <p>
          {say('known.mine')} <IntelMarks room={room} ids={mine} />
        </p>
      )}
    </div>
  )
}
