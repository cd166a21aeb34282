import type { Say } from '../../words/index.ts'
import type { Page, Painter } from './model.ts'

/** Where somebody is: what decides which keys are said to do what. */
interface Place {
  readonly page: Page
  readonly isOver: boolean
  readonly practice: boolean
  /** People play from elsewhere. */
  readonly hasCompany: boolean
}

/** What the keys do here, as pieces between “ · ”, the most needed first and last. */
export function keysLine(
  say: Say,
  { page, isOver, practice, hasCompany }: Place,
  keys: Painter<never>['keys'],
): string {
  if (page === 'rewind') return say('screen.keys.rewind')
  if (isOver) return say(practice ? 'screen.keys.over.practice' : 'screen.keys.over')
  const own = say(page !== 'play' ? keys.page : practice ? keys.practice : keys.play)
  if (!hasCompany) return own
  // Among the first: where there is no room for all of them, those before the last two go.
  const pieces = own.split(' · ')
  return [...pieces.slice(0, 1), say('screen.keys.people'), ...pieces.slice(1)].join(' · ')
}
