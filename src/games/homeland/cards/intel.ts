import type { GoldEffect } from '../vocabulary.ts'
import type { Intel } from './card.ts'

/** M-21: what a card brings when traded, Rep and Clout. Strong cards trade well: giving one up is a temptation. */
const blue = (
  id: string,
  number: number,
  copies: number,
  rep: number,
  clout: number,
  source: Intel['source'] = 'house',
): Intel => ({
  id,
  source,
  colour: 'blue',
  copies,
  number,
  rep,
  clout,
})
const red = (
  id: string,
  number: number,
  copies: number,
  rep: number,
  clout: number,
  source: Intel['source'] = 'house',
): Intel => ({
  id,
  source,
  colour: 'red',
  copies,
  number,
  rep,
  clout,
})
const gold = (
  id: string,
  copies: number,
  effect: GoldEffect,
  n: number,
  rep: number,
  clout: number,
  source: Intel['source'] = 'house',
): Intel => ({
  id,
  source,
  colour: 'gold',
  copies,
  number: 0,
  rep,
  clout,
  gold: { do: effect, n },
})

/** In play at tables from so many players to so many: few analysts can lay less against what comes. */
const at = (players: readonly [number, number], card: Intel): Intel => ({ ...card, players })

/** 52 blue, 52 red, 16 gold. */
export const intel: readonly Intel[] = [
  blue('neighbours-tip', 1, 7, 1, 0),
  at([3, 3], blue('traffic-camera', 2, 5, 2, 0)),
  blue('bank-records', 2, 6, 1, 0),
  blue('phone-tap', 3, 7, 1, 0),
  blue('search-warrant', 3, 6, 2, 0, 'rulebook'),
  at([3, 5], blue('satellite-pass', 5, 6, 2, 1)),
  blue('defector', 4, 5, 2, 0),
  blue('inside-source', 5, 4, 3, 0),
  blue('intercept', 6, 4, 3, 1),
  blue('in-the-act', 7, 2, 3, 1),

  red('crossed-wires', 1, 8, 0, 1),
  red('politics', 1, 7, 0, 0),
  red('false-lead', 1, 7, 1, 0),
  at([4, 6], red('burner-phones', 1, 6, 1, 1)),
  red('blown-cover', 2, 4, 0, 1, 'rulebook'),
  at([5, 6], red('safe-house', 1, 6, 2, 0)),
  red('rendition', 1, 6, 2, 1, 'public'),
  at([5, 6], red('forged-papers', 1, 3, 0, 2)),
  at([5, 6], red('sleeper-cell', 2, 3, 1, 1)),
  at([5, 6], red('top-leak', 2, 2, 2, 1)),

  // Reveal one new threat at Severe, now.
  gold('surprise-attack', 1, 'new-threat', 3, 0, 1, 'rulebook'),
  // Every deployed Agent on every threat goes back to the supply.
  gold('no-clearance', 1, 'recall-agents', 0, 0, 1, 'rulebook'),
  gold('budget-hearing', 1, 'recall-soldiers', 0, 0, 1),
  gold('second-folder', 1, 'reinforce', 2, 0, 0),
  gold('stolen-codes', 1, 'red-bonus', 3, 0, 1),
  gold('walk-in', 1, 'blue-bonus', 3, 1, 0),
  gold('chain-reaction', 1, 'double-red', 0, 0, 1),
  gold('it-all-fits', 1, 'double-blue', 0, 1, 0),
  gold('cold-feet', 1, 'cancel-red', 0, 1, 0),
  gold('evidence-lost', 1, 'cancel-blue', 0, 0, 1),
  gold('chatter', 1, 'spread', 1, 0, 0),
  gold('moved-up', 1, 'advance', 1, 0, 0),
  gold('joint-briefing', 1, 'all-draw', 1, 0, 0),
  gold('front-page', 1, 'all-clout', 1, 0, 1),
  gold('lights-on', 1, 'lead-exposed', 0, 0, 1),
  gold('radio-silence', 1, 'blackout', 0, 0, 0),
]
