import { RuleLink } from '../shared/Ruled.tsx'
import type { WhyNot as Reason } from './model.ts'

/** Why something cannot be done now, and the rule that says so. */
export function WhyNot({ id, reason: { why, rule } }: { id?: string; reason: Reason }) {
  return (
    <p className="why-not" id={id}>
      {why} <RuleLink rule={rule} />
    </p>
  )
}
