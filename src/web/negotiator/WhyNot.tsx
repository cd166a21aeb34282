import { address } from '../shared/router.ts'
import { type WhyNot as Reason, useDesk } from './desk.ts'

/** Why something cannot be done now, and the rule that says so. */
export function WhyNot({ id, reason: { why, rule } }: { id?: string; reason: Reason }) {
  const { say } = useDesk()
  return (
    <p className="why-not" id={id}>
      {why} <a href={address('rules', rule)}>{say('page.rule', { rule })}</a>
    </p>
  )
}
