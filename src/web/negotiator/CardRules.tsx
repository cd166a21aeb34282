import { RuleLink } from '../shared/Ruled.tsx'

/** The rules a card goes by, by what it is: how it is played, bought, conceded or carried out. */
const rules = {
  hand: ['N-11', 'N-12', 'N-13'],
  supply: ['N-17', 'N-18', 'N-11', 'N-13'],
  demand: ['N-15', 'N-16'],
  minor: ['N-23', 'N-15'],
  terror: ['N-20', 'N-22'],
} as const

export const CardRules = ({ of }: { of: keyof typeof rules }) => (
  <p className="card-rules">
    {rules[of].map(rule => (
      <RuleLink key={rule} rule={rule} />
    ))}
  </p>
)
