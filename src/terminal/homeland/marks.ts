import type { LogMarks } from '../screen/sheet.ts'

const BAD = ['succeeded', 'fallout', 'global-fallout', 'exposed', 'reprimanded', 'struck', 'burned']
const GOOD = ['neutralised', 'advantage']
const OPEN = ['analysis', 'turned-up', 'totals']

/** What an analysis shows has an arrow, what hurts an exclamation mark, what helps a plus. */
export const tableMarks: LogMarks = {
  sign: kind => (OPEN.includes(kind) ? '›' : BAD.includes(kind) ? '!' : GOOD.includes(kind) ? '+' : ''),
  isHeading: kind => kind === 'round' || kind === 'turn' || kind === 'ended',
}
