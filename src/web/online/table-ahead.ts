import { lazyAhead } from '../shared/ahead.ts'

/** The screen of a table elsewhere. Whoever follows the link of one waits for it before anything is drawn. */
export const tableAhead = lazyAhead(() => import('./Table.tsx'))
