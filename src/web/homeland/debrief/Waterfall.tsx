import type { Points, Reckoning } from '../../../games/homeland/tell/debrief.ts'
import { Ruled } from '../../shared/Ruled.tsx'
import type { BoardModel } from '../model.ts'
import { PlayerMark } from '../PlayerMark.tsx'

const parts = ['own', 'assets', 'accusation', 'all'] as const

interface Bar {
  readonly part: (typeof parts)[number]
  readonly n: number
  readonly from: number
  readonly to: number
}

/** Each part begins where the one before it ended; the sum stands on the ground. */
const barsOf = ({ own, assets, accusation, all }: Points): readonly Bar[] => [
  { part: 'own', n: own, from: 0, to: own },
  { part: 'assets', n: assets, from: own, to: own + assets },
  { part: 'accusation', n: accusation, from: own + assets, to: all },
  { part: 'all', n: all, from: 0, to: all },
]

const signed = ({ say }: BoardModel, n: number): string => say('debrief.signed', { n })

/** M-30: where the points came from, a small plot for each player and all of it as a table. */
export function Waterfall({ model, reckoning: { players } }: { model: BoardModel; reckoning: Reckoning }) {
  const { say, names } = model
  const bars = players.map(({ points }) => (points ? barsOf(points) : []))
  const reached = bars.flat().flatMap(({ from, to }) => [from, to])
  const low = Math.min(0, ...reached)
  const high = Math.max(1, ...reached)
  const at = (n: number): number => (100 * (n - low)) / (high - low)
  return (
    <section className="paper debrief-part">
      <h2>{say('debrief.points')}</h2>
      {bars.flat().length === 0 ? (
        <p>
          <Ruled>{say('debrief.points.none')}</Ruled>
        </p>
      ) : (
        <>
          <div className="waterfalls">
            {players.map(({ isOut }, seat) => (
              <figure key={names[seat]} className="waterfall">
                <figcaption>
                  <PlayerMark model={model} seat={seat} named />
                  {isOut && <span className="is-out">{say('debrief.out')}</span>}
                </figcaption>
                {bars[seat].map(({ part, n, from, to }) => (
                  <div key={part} className={`fall fall-${part} ${n < 0 ? 'is-loss' : ''}`}>
                    <span>{say(`debrief.part.${part}`)}</span>
                    <span className="fall-room" aria-hidden="true">
                      <u style={{ insetInlineStart: `${at(0)}%` }} />
                      <i
                        style={{
                          insetInlineStart: `${at(Math.min(from, to))}%`,
                          inlineSize: `${at(Math.max(from, to)) - at(Math.min(from, to))}%`,
                        }}
                      />
                    </span>
                    <b>{part === 'all' ? n : signed(model, n)}</b>
                  </div>
                ))}
              </figure>
            ))}
          </div>
          <details>
            <summary>{say('debrief.table')}</summary>
            <table className="debrief-table">
              <thead>
                <tr>
                  <th scope="col">{say('debrief.player')}</th>
                  {parts.map(part => (
                    <th key={part} scope="col">
                      {say(`debrief.part.${part}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {players.map(({ points }, seat) => (
                  <tr key={names[seat]}>
                    <th scope="row">{names[seat]}</th>
                    {parts.map(part => (
                      <td key={part}>{points && (part === 'all' ? points.all : signed(model, points[part]))}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  )
}
