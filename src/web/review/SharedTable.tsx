import type { SharedLine } from '../../games/homeland/tell/suspected.ts'
import { points } from '../../host/review/told.ts'
import { useSay } from '../shared/words.tsx'
import { useWhere } from './where.ts'

/** What people thought of each other round by round: a curve in each row, and the figures it is drawn by. */
export function SharedTable({
  title,
  lines,
  game,
  nameOf,
}: {
  readonly title: string
  readonly lines: readonly SharedLine[]
  readonly game: string
  readonly nameOf: (seat: number) => string
}) {
  const say = useSay()
  const where = useWhere(game)
  const rounds = lines[0]?.rounds ?? []
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keyboard too
    <section className="review-scroll" aria-label={title} tabIndex={0}>
      <table className="review-table is-wide">
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {rounds.map(({ round }) => (
              <th key={round} scope="col">
                {where(round)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ by, of, rounds: thought }) => (
            <tr key={`${by} ${of}`}>
              <th scope="row">
                {say('review.suspects', { by: nameOf(by), of: nameOf(of) })}
                <Way shares={thought.map(({ share }) => share)} />
              </th>
              {thought.map(({ round, share }) => (
                <td key={round}>{say('review.chance', { share: points(share) })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const HEIGHT = 24
const STEP = 12

/** Each round is a step as wide as the next one; above is more. The figures stand beside it. */
function Way({ shares }: { readonly shares: readonly number[] }) {
  const width = STEP * shares.length
  const points = shares.flatMap((share, i) => {
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
      <polyline points={points.join(' ')} />
    </svg>
  )
}
