import type { Estimate } from '../../../lab/statistics/resample.ts'
import type { Findings } from '../../../lab/study/findings.ts'
import type { Naming, Voice } from '../naming.ts'
import type { Drawing, Row } from './plots.ts'

/** What every section of a report is made from. */
export interface Page {
  readonly voice: Voice
  readonly named: Naming
  readonly findings: Findings
  readonly draw: Drawing
}

/** An estimate as a row of a plot; one block has no interval, and is a dot alone. */
export const rowOf = (name: string, { value, interval }: Estimate, times = 1): Row => ({
  name,
  value: times * value,
  low: times * (interval?.[0] ?? value),
  high: times * (interval?.[1] ?? value),
})
