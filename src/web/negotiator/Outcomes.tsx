import { useState } from 'react'
import type { OptionLines } from '../../games/speaker.ts'
import { useSettings } from '../shared/settings.ts'
import { useCall } from './model.ts'

/** From these chances on, each in a word. */
const CHANCES = [
  [0.95, 'surely'],
  [0.6, 'likely'],
  [0.4, 'even'],
  [0.1, 'unlikely'],
  [0, 'hardly'],
] as const

/** A chance as somebody wants to hear it: in figures, in a word, or not at all. */
export function useChance(): (chance: number) => string {
  const { say } = useCall()
  const { odds } = useSettings()
  return chance => {
    if (odds === 'off') return ''
    if (odds === 'exact') return say('odds.percent', { p: chance })
    const [, word] = CHANCES.find(([from]) => chance >= from) ?? CHANCES[CHANCES.length - 1]
    return say(`call.chance.${word}`)
  }
}

const percent = (chance: number): string => `${Math.round(chance * 1000) / 10}%`

/** What may come of an option: each outcome with its chance as bar and number, and what it would change. */
export function Outcomes({ option: { outcomes, uses = [], rarely = [] } }: { option: OptionLines }) {
  const { say } = useCall()
  const { odds } = useSettings()
  const inWords = useChance()
  const [used, setUsed] = useState('')
  const isSure = outcomes.length === 1
  return (
    <div className="outcomes">
      {odds !== 'off' &&
        uses.map(({ name, label }) => (
          <label key={name} className="switch outcomes-if">
            <input
              type="checkbox"
              checked={used === name}
              onChange={event => setUsed(event.target.checked ? name : '')}
            />
            <span>{label}</span>
          </label>
        ))}
      <ul className="outcome-list">
        {outcomes.map(({ label, chance, ifs, changes }) => {
          const shown = ifs[used] ?? chance
          return (
            <li key={label} className="outcome">
              <span className="outcome-label">{label}</span>
              {!isSure && (
                <span className="outcome-chance">
                  {inWords(shown)}{' '}
                  {odds === 'exact' && <small>{say('call.in-ten', { n: Math.round(shown * 10) })}</small>}
                </span>
              )}
              {!isSure && odds === 'exact' && (
                <span className="outcome-bar" aria-hidden="true">
                  <span style={{ inlineSize: percent(shown) }} />
                </span>
              )}
              <span className="outcome-changes">{changes}</span>
            </li>
          )
        })}
      </ul>
      {odds === 'exact' &&
        rarely.map(line => (
          <p key={line} className="outcome-rarely">
            {line}
          </p>
        ))}
    </div>
  )
}
