import type { Source } from '../../../games/homeland/tell/unmasking.ts'
import type { Scores } from './lines.ts'

/** Where each part of a player's points begins and ends, one after the other. */
function partsOf({ own, assets, accusation }: Scores[number]): Readonly<Record<Source, readonly [number, number]>> {
  const before = own + assets
  return { own: [0, own], assets: [own, before], accusation: [before, before + accusation] }
}

/** The points as a bar that grows source by source; all players are measured by one rule. */
export function PointsBar({
  score,
  scores,
  sources,
}: {
  score: Scores[number]
  scores: Scores
  sources: readonly Source[]
}) {
  const reached = scores.flatMap(one => Object.values(partsOf(one)).flat())
  const low = Math.min(0, ...reached)
  const high = Math.max(1, ...reached)
  const at = (n: number): number => (100 * (n - low)) / (high - low)
  const parts = partsOf(score)
  return (
    <span className="points-bar" aria-hidden="true">
      <u style={{ insetInlineStart: `${at(0)}%` }} />
      {sources.map(source => {
        const [from, to] = parts[source]
        const [left, right] = [Math.min(from, to), Math.max(from, to)]
        return (
          <i
            key={source}
            className={`points-${source} ${to < from ? 'is-loss' : ''}`}
            style={{ insetInlineStart: `${at(left)}%`, inlineSize: `${at(right) - at(left)}%` }}
          />
        )
      })}
    </span>
  )
}
