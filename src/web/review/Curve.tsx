import type { Knot } from '../../bots/advisor/review/review.ts'
import { likely, points } from '../../host/review/told.ts'
import { useSay } from '../shared/words.tsx'
import { useWhere } from './where.ts'

const WIDE = 320
const HIGH = 140

type Line = 'knew' | 'open'
const LINES: readonly Line[] = ['knew', 'open']

/** Both lines drawn, one whole with dots and one dashed with squares, and the same as a table behind it. */
export function Curve({ game, curve }: { game: string; curve: readonly Knot[] }) {
  const say = useSay()
  const where = useWhere(game)
  if (curve.length === 0) return null
  const last = curve[curve.length - 1]
  const x = (at: number): number => (last.at === 0 ? 0 : (WIDE * at) / last.at)
  const y = (share: number): number => HIGH * (1 - share)
  const way = (line: Line): string => curve.map(knot => `${x(knot.at)},${y(knot[line].share)}`).join(' ')
  // A mark where a round begins: more would only be a thicker line.
  const rounds = curve.filter(({ round }, i) => i === curve.length - 1 || round !== curve[i - 1]?.round)
  const about = (line: Line): string => {
    const shares = curve.map(knot => points(knot[line].share))
    const [first] = shares
    const values = { first, last: points(last[line].share), most: Math.max(...shares), least: Math.min(...shares) }
    return `${say(`review.${line}`)}: ${say('review.curve.about', values)}`
  }
  return (
    <section className="review-part">
      <h3>{say('review.curve')}</h3>
      <ul className="review-legend">
        {LINES.map(line => (
          <li key={line}>
            <svg className={`review-way is-${line}`} viewBox="0 0 32 12" aria-hidden="true">
              <path d="M0 6H32" />
              {line === 'knew' ? <circle cx="16" cy="6" r="4" /> : <rect x="12" y="2" width="8" height="8" />}
            </svg>
            {say(`review.${line}`)}
          </li>
        ))}
      </ul>
      <div className="review-frame">
        <ol className="review-scale" aria-hidden="true">
          {[100, 50, 0].map(share => (
            <li key={share}>{say('review.chance', { share })}</li>
          ))}
        </ol>
        <svg
          className="review-curve"
          viewBox={`-6 -6 ${WIDE + 12} ${HIGH + 12}`}
          role="img"
          aria-label={LINES.map(about).join(' ')}
        >
          {[0, 0.5, 1].map(share => (
            <path key={share} className="review-grid" d={`M0 ${y(share)}H${WIDE}`} />
          ))}
          {LINES.map(line => (
            <g key={line} className={`review-way is-${line}`}>
              <polyline points={way(line)} />
              {rounds.map(knot => {
                const [cx, cy] = [x(knot.at), y(knot[line].share)]
                return line === 'knew' ? (
                  <circle key={knot.at} cx={cx} cy={cy} r="3" />
                ) : (
                  <rect key={knot.at} x={cx - 3} y={cy - 3} width="6" height="6" />
                )
              })}
            </g>
          ))}
        </svg>
      </div>
      <details>
        <summary>{say('review.table')}</summary>
        <table className="review-table">
          <thead>
            <tr>
              <th scope="col">{say('review.moment')}</th>
              {LINES.map(line => (
                <th key={line} scope="col">
                  {say(`review.${line}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map((knot, i) => (
              <tr key={knot.at}>
                <th scope="row">{i === rounds.length - 1 ? say('review.end') : where(knot.round)}</th>
                {LINES.map(line => (
                  <td key={line}>{likely(say, knot[line])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
