import { useState } from 'react'
import type { OptionLines } from '../../games/speaker.ts'
import { useSettings } from '../shared/settings.ts'
import { useDesk } from './desk.ts'

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
  const { say } = useDesk()
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
export function Outcomes({ option: { outcomes, rarely = [] } }: { option: OptionLines }) {
  const { say } = useDesk()
  const { odds } = useSettings()
  const inWords = useChance()
  const [isConverting, setConverting] = useState(false)
  const canConvert = outcomes.some(({ ifConverted }) => ifConverted !== null)
  const isSure = outcomes.length === 1
  return (
    <div className="outcomes">
      {odds !== 'off' && canConvert && (
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
