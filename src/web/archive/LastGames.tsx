import { useId, useState } from 'react'
import type { CareerGame } from '../../games/negotiator/career/career.ts'
import { useSettings } from '../shared/settings.ts'
import { useSay } from '../shared/words.tsx'
import { day } from './when.ts'

const LAST_GAMES = 20
const WIDTH_PX = 22
const HEIGHT_PX = 90

/** The last twenty games, of one abductor or of all: what moves while you get better. */
export function LastGames({ games }: { games: readonly CareerGame[] }) {
  const say = useSay()
  const group = useId()
  const [abductor, setAbductor] = useState<string | null>(null)
  const played = [...new Set(games.map(game => game.abductor))].sort()
  const nameOf = (id: string): string => (say.has(`abductor.${id}`) ? say(`abductor.${id}`) : id)
  const last = games.filter(game => abductor === null || game.abductor === abductor).slice(-LAST_GAMES)
  const won = last.filter(game => game.won)
  const mean = (of: (game: CareerGame) => number): number => last.reduce((sum, game) => sum + of(game), 0) / last.length
  const figures = [
    { key: 'won', value: say('record.percent', { p: won.length / last.length }) },
    { key: 'saved', value: say('record.number', { n: mean(({ saved }) => saved) }) },
    { key: 'killed', value: say('record.number', { n: mean(({ killed }) => killed) }) },
    { key: 'turns', value: say('record.number', { n: mean(({ turns }) => turns) }) },
    ...(won.length > 0
      ? [{ key: 'fastest', value: say('record.number', { n: Math.min(...won.map(({ turns }) => turns)) }) }]
      : []),
  ]
  return (
    <section className="paper last-games" aria-labelledby="last-games-title">
      <h2 id="last-games-title">{say('record.last', { n: last.length })}</h2>
      {played.length > 1 && (
        <fieldset className="choice">
          <legend className="only-spoken">{say('record.whom')}</legend>
          {[null, ...played].map(one => (
            <label key={one ?? 'all'} className="chip">
              <input type="radio" name={group} checked={one === abductor} onChange={() => setAbductor(one)} />
              <span>{one === null ? say('record.all') : nameOf(one)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <dl className="figures">
        {figures.map(({ key, value }) => (
          <div key={key}>
            <dt>{say(`record.mean.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Bars games={last} />
      <Table games={last} nameOf={nameOf} />
    </section>
  )
}

/** A bar a game: how many of the hostages got out. A win is filled and has a tick, a loss is hatched and has a cross. */
function Bars({ games }: { games: readonly CareerGame[] }) {
  const say = useSay()
  const hatch = useId()
  const most = Math.max(1, ...games.map(({ saved }) => saved))
  const wide = Math.max(games.length, 8) * WIDTH_PX
  return (
    <figure className="bars">
      <svg
        viewBox={`0 0 ${wide} ${HEIGHT_PX + 26}`}
        role="img"
        aria-label={say('record.bars', { n: games.length, won: games.filter(({ won }) => won).length })}
      >
        <defs>
          <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line className="bar-hatch" x1="0" y1="0" x2="0" y2="5" />
          </pattern>
        </defs>
        <line className="bar-floor" x1="0" y1={HEIGHT_PX + 1} x2={wide} y2={HEIGHT_PX + 1} />
        {games.map(({ saved, won, seed, abductor }, n) => {
          const height = Math.max(2, (saved / most) * (HEIGHT_PX - 14))
          const x = n * WIDTH_PX + 3
          const mark = { x: x + 8, y: HEIGHT_PX + 14 }
          return (
            <g key={`${seed} ${abductor}`}>
              <rect
                className={won ? 'bar-won' : 'bar-lost'}
                x={x}
                y={HEIGHT_PX - height}
                width={WIDTH_PX - 6}
                height={height}
                fill={won ? undefined : `url(#${hatch})`}
              />
              <text className="bar-number" x={mark.x} y={HEIGHT_PX - height - 3} textAnchor="middle">
                {saved}
              </text>
              <path
                className="bar-mark"
                d={won ? `M${mark.x - 5} ${mark.y} l4 4 l7 -8` : `M${mark.x - 4} ${mark.y - 4} l8 8 m0 -8 l-8 8`}
              />
            </g>
          )
        })}
      </svg>
      <figcaption>{say('record.bars.key')}</figcaption>
    </figure>
  )
}

function Table({ games, nameOf }: { games: readonly CareerGame[]; nameOf: (id: string) => string }) {
  const say = useSay()
  const { locale } = useSettings()
  return (
    <details className="games-table">
      <summary>{say('record.table')}</summary>
      <div className="scrolled">
        <table>
          <thead>
            <tr>
              {(['date', 'abductor', 'ending', 'saved', 'killed', 'turns'] as const).map(key => (
                <th key={key} scope="col">
                  {say(`record.column.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...games].reverse().map(({ date, abductor, cause, saved, killed, turns, seed }) => (
              <tr key={`${seed} ${abductor}`}>
                <th scope="row">{day(locale, date)}</th>
                <td>{nameOf(abductor)}</td>
                <td>{say.has(`ending.${cause}`) ? say(`ending.${cause}`) : cause}</td>
                <td>{saved}</td>
                <td>{killed}</td>
                <td>{turns}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
