import type { ReactNode } from 'react'
import { address } from './router.ts'
import { useSay } from './words.tsx'

/** A rule by its number, as it stands in a sentence: N-13, M-7. */
const NUMBER = /([NM]-\d+)/

/** The way from something to the rule that is about it. */
export function RuleLink({ rule }: { rule: string }) {
  const say = useSay()
  return (
    <a className="rule-link" href={address('rules', rule)}>
      {say('page.rule', { rule })}
    </a>
  )
}

/** A sentence; every rule it names by its number leads to the rulebook. */
export const Ruled = ({ children }: { children: string }): ReactNode =>
  children.split(NUMBER).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a sentence is known by its place
      <a key={at} className="rule-link" href={address('rules', part)}>
        {part}
      </a>
    ),
  )
