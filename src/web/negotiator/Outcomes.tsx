import { useState } from 'react'
import type { OptionLines } from '../../games/speaker.ts'
import { useSettings } from '../shared/settings.ts'
import { useDesk } from './desk.ts'

const percent = (chance: number): string => `${Math.round(chance * 1000) / 10}%`

/** What may come of an option: each outcome with its chance as bar and number, and what it would change. */
export function Outcomes({ option: { outcomes, rarely = [] } }: { option: OptionLines }) {
  const { say } = useDesk()
  const { odds } = useSettings()
  const [isConverting, setConverting] = useState(false)
  const canConvert = outcomes.some(({ ifConverted }) => ifConverted !== null)
  const isSure = outcomes.length === 1
  return (
    <div className="outcomes">
      {odds && canConvert && (
        <label className="switch outcomes-if">
          <input type="checkbox" checked={isConverting} onChange={event => setConverting(event.target.checked)} />
          <span>{say('call.if-converted')}</span>
        </label>
      )}
      <ul className="outcome-list">
        {outcomes.map(({ label, chance, ifConverted, changes }) => {
          const shown = isConverting && ifConverted !== null ? ifConverted : chance
          return (
            <li key={label} className="outcome">
              <span className="outcome-label">{label}</span>
              {odds && !isSure && (
                <>
                  <span className="outcome-chance">
                    {say('odds.percent', { p: shown })}{' '}
                    <small>{say('call.in-ten', { n: Math.round(shown * 10) })}</small>
                  </span>
                  <span className="outcome-bar" aria-hidden="true">
                    <span style={{ inlineSize: percent(shown) }} />
                  </span>
                </>
              )}
              <span className="outcome-changes">{changes}</span>
            </li>
          )
        })}
      </ul>
      {rarely.map(line => (
        <p key={line} className="outcome-rarely">
          {line}
        </p>
      ))}
    </div>
  )
}
