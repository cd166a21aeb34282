import type { Review } from '../../bots/advisor/review/review.ts'
import { moleLine, points } from '../../host/review/told.ts'
import { useSay } from '../shared/words.tsx'
import { SharedLines } from './SharedLines.tsx'
import { useWhere } from './where.ts'

/** Who was suspected when, as a table with a bar in each cell; and whether the mole could have won. */
export function Suspected({
  review,
  nameOf,
  hidesShared,
}: {
  review: Review
  nameOf: (seat: number) => string
  hidesShared: boolean
}) {
  const say = useSay()
  const where = useWhere(review.game)
  const { suspicions, shared, curve, seat } = review
  const mole = moleLine(say, review, nameOf)
  const rounds = curve.flatMap(({ round }, i) => (round !== curve[i - 1]?.round ? [{ i, round }] : []))
  return (
    <>
      {suspicions.length > 0 && (
        <section className="review-part">
          <h3>{say('review.suspicions')}</h3>
          <p>{say('review.suspicions.about')}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keyboard too */}
          <section className="review-scroll" aria-label={say('review.suspicions')} tabIndex={0}>
            <table className="review-table is-wide">
              <thead>
                <tr>
                  <th scope="col">{say('review.suspicions')}</th>
                  {rounds.map(({ round }) => (
                    <th key={round} scope="col">
                      {where(round)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {suspicions.map(({ by, of, shares }) => (
                  <tr key={`${by} ${of}`}>
                    <th scope="row">
                      {by === seat
                        ? say('review.suspects.you', { of: nameOf(of) })
                        : say('review.suspects', { by: nameOf(by), of: nameOf(of) })}
                    </th>
                    {rounds.map(({ i, round }) => (
                      <td key={round}>
                        {say('review.chance', { share: points(shares[i]) })}
                        <svg className="review-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                          <rect width={100 * shares[i]} height="6" />
                        </svg>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </section>
      )}
      {shared.length > 0 && !hidesShared && (
        <section className="review-part">
          <h3>{say('review.shared')}</h3>
          <p>{say('review.shared.about')}</p>
          <SharedLines lines={shared} game={review.game} nameOf={nameOf} />
        </section>
      )}
      {mole !== null && (
        <section className="review-part">
          <h3>{say('review.mole')}</h3>
          <p>{mole}</p>
        </section>
      )}
    </>
  )
}
