import type { SharedLine } from '../../games/homeland/tell/suspected.ts'
import { points } from '../../host/review/told.ts'
import { useSay } from '../shared/words.tsx'
import { useWhere } from './where.ts'

/** What people thought of each other round by round: a curve for each, and the figures it is drawn by. */
export function SharedLines({
  lines,
  game,
  nameOf,
}: {
  readonly lines: readonly SharedLine[]
  readonly game: string
  readonly nameOf: (seat: number) => string
}) {
  const say = useSay()
  const where = useWhere(game)
  return (
    <ul className="shared-lines">
      {lines.map(({ by, of, rounds }) => (
        <li key={`${by} ${of}`}>
          <b>{say('review.suspects', { by: nameOf(by), of: nameOf(of) })}</b>
          <Way shares={rounds.map(({ share }) => share)} />
          <ol className="shared-rounds">
            {rounds.map(({ round, share }) => (
              <li key={round}>
                {where(round)} <b>{say('review.chance', { share: points(share) })}</b>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  )
}

const HEIGHT = 24
const STEP = 12

/** Each round is a step as wide as the next one; above is more. The figures stand beside it. */
function Way({ shares }: { readonly shares: readonly number[] }) {
  const width = STEP * shares.length
  const steps = shares.flatMap((share, i) => {
    const y = (1 - share) * HEIGHT
    return [`${i * STEP},${y}`, `${(i + 1) * STEP},${y}`]
  })
  return (
    <svg
      className="review-thought"
      viewBox={`-1 -1 ${width + 2} ${HEIGHT + 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={steps.join(' ')} />
    </svg>
  )
}
