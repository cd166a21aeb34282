import type { Findings } from '../../lab/study/findings.ts'
import type { Study } from '../../lab/study/study.ts'
import type { Say } from '../../words/index.ts'
import { namingOf, type Voice } from './naming.ts'

/** What a study found, in lines. */
export function labLines(voice: Voice, findings: Findings): string[] {
  const { say } = voice
  const { study, arms, compared, best, look, blocks } = findings
  const named = namingOf(voice, study)
  const lines = [say('lab.blocks', { blocks, of: study.blocks })]
  for (const { arm, games, shares } of arms) {
    lines.push('', say('lab.arm', { arm: named.arm(arm), games }))
    for (const { share, estimate, tries } of shares)
      lines.push(`  ${say('lab.line', { what: named.share(share), share: named.estimate(estimate), n: tries })}`)
  }
  if (compared.length > 0) lines.push('', say('lab.compared'))
  for (const { one, other, difference } of compared)
    lines.push(
      `  ${say('lab.compares', {
        one: named.share(one),
        among: named.arm(one.arm),
        other: named.share(other),
        alone: named.arm(other.arm),
        points: named.points(difference),
      })}`,
    )
  for (const { chosen, estimate, uncorrected } of best)
    lines.push('', say('lab.best', { arm: named.arm(chosen), share: named.estimate(estimate), uncorrected }))
  if (look) lines.push('', verdictOf(say, study, look))
  return lines
}

/** How the question was decided, with the bounds that were fixed before the first game. */
export function verdictOf(say: Say, { stop }: Study, { verdict, blocks, ratio, bounds }: Verdict): string {
  const [low, high] = [100 * (stop?.low ?? 0), 100 * (stop?.high ?? 0)]
  return say(`lab.verdict.${verdict}`, { blocks, ratio, ...bounds, low, high })
}

type Verdict = NonNullable<Findings['look']>
