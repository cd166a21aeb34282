import type { GameEvent } from '../../engine/game.ts'
import type { Say } from '../../words/index.ts'
import type { Session } from '../session.ts'
import type { Page, Painter } from './model.ts'

/** Where somebody is: what decides which keys are said to do what. */
interface Place {
  readonly page: Page
  readonly isOver: boolean
  readonly practice: boolean
  /** People play from elsewhere. */
  readonly hasCompany: boolean
  /** One looks over the shoulder of whoever plays. */
  readonly isFriend: boolean
}

/** What can be done at a table elsewhere beside playing, by what one is there. */
export function besideHelp<State, View, Event extends GameEvent>({
  company,
  seat,
  seats,
}: Session<State, View, Event>): string[] {
  if (!company) return []
  if (company.isFriend()) return ['screen.help.friend', 'screen.help.advise']
  if (seat < 0) return ['screen.help.people']
  return seats().length === 0
    ? ['screen.help.friends', 'screen.help.devices']
    : ['screen.help.people', 'screen.help.write', 'screen.help.more', 'screen.help.reactions', 'screen.help.devices']
}

/** What the keys do here, as pieces between “ · ”, the most needed first and last. */
export function keysLine(
  say: Say,
  { page, isOver, practice, hasCompany, isFriend }: Place,
  keys: Painter<never>['keys'],
): string {
  if (page === 'rewind') return say('screen.keys.rewind')
  if (page === 'people') return say('screen.keys.people.page')
  if (isOver) return say(practice ? 'screen.keys.over.practice' : 'screen.keys.over')
  if (isFriend && page === 'play') return say('screen.keys.friend')
  const own = say(page !== 'play' ? keys.page : practice ? keys.practice : keys.play)
  if (!hasCompany) return own
  // Among the first: where there is no room for all of them, those before the last two go.
  const pieces = own.split(' · ')
  return [...pieces.slice(0, 1), say('screen.keys.people'), ...pieces.slice(1)].join(' · ')
}
