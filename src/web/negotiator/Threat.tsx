import { levels } from '../../games/negotiator/vocabulary.ts'
import { useCall } from './model.ts'

const START = -90
const STEP = 180 / (levels.length - 1)
const at = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`
}

/** The threat as a dial: a needle over eight marks, and the level, its word and its dice in writing. */
export function Threat() {
  const { say, view } = useCall()
  const { threat, test } = view
  const level = levels[threat]
  const word = say(`level.${threat}`)
  return (
    <div className={`threat threat-${threat}`}>
      <svg className="threat-dial" viewBox="0 0 100 66" aria-hidden="true" focusable="false">
        {levels.map((mark, n) => {
          const degrees = START + n * STEP
          return (
            <g key={mark} className={n === threat ? 'is-here' : n < threat ? 'is-below' : ''}>
              <path d={`M${at(degrees, 36)}L${at(degrees, 46)}`} />
            </g>
          )
        })}
        <text x="4" y="65">
          {levels[0]}
        </text>
        <text x="96" y="65" textAnchor="end">
          {levels.at(-1)}
        </text>
        <g className="threat-needle" style={{ rotate: `${START + threat * STEP}deg` }}>
          <path d="M50 51L47.5 46 50 12 52.5 46Z" />
          <circle cx="50" cy="50" r="4" />
        </g>
      </svg>
      <p className="threat-words">
        <span className="only-spoken">{say('status.threat', { level, word, dice: test.next })}</span>
        <span aria-hidden="true">
          <b>{level}</b> {word}
          <small>{say('call.next-dice', { n: test.next })}</small>
        </span>
      </p>
    </div>
  )
}
