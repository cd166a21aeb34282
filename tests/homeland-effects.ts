import type { Effect } from '../src/games/homeland/cards/card.ts'
import type { PlayerEffect } from '../src/games/homeland/vocabulary.ts'
import type { PlayerGiven, ThreatGiven } from './homeland-table.ts'

/**
 * What helps a player, by its kind and its number, in one setting: so that every card which does it can be played, whatever
 * number is printed on it. Only cards of the rulebooks, and Intel by its name, lie there.
 */

/** Player 2 gains something: a hand, open cards, a case of their own; players 1 and 3 have what can be taken. */
export const players: readonly PlayerGiven[] = [
  { rep: 2, clout: 5, hand: ['phone-tap', 'false-lead', 'cold-feet', 'top-leak'], down: ['mike-faber'] },
  { rep: 5, clout: 3, agents: 4, hand: ['search-warrant'], open: ['bank-records', 'moved-up'] },
  { rep: 2, clout: 0, hand: ['safe-house', 'front-page', 'traffic-camera', 'politics'], up: ['virgil'] },
]
export const threats: readonly ThreatGiven[] = [
  { id: 2, plot: 'dirty-bomb', level: 'guarded', at: 1, lead: 1, intel: [{ card: 'stolen-codes' }] },
  { id: 3, plot: 'ferry', level: 'elevated', at: 3, lead: 3, soldiers: 2, intel: [] },
  { id: 4, plot: 'airliner', level: 'severe', at: 4, intel: [] },
  { id: 5, plot: 'consul', level: 'low', at: 5, lead: 2, intel: [] },
]
export const piles = {
  decks: {
    intel: ['blown-cover', 'radio-silence', 'crossed-wires', 'defector', 'intercept'],
    assets: ['pittman', 'elizabeth-gaines'],
    organizations: ['postman', 'third-wing', 'the-brokers', 'paper-mill'],
  },
  discards: { assets: ['mira-berenson', 'saul-berenson'] },
}

export interface Seen {
  /** What is chosen, with the seat before it. */
  readonly choices: readonly string[]
  readonly told: readonly string[]
  /** What player 2 is offered first, where something is asked. */
  readonly offered?: readonly string[]
}

const seen = (told: readonly string[], choices: readonly string[] = [], offered?: readonly string[]): Seen => ({
  told,
  choices,
  ...(offered ? { offered } : {}),
})
const aimed = (threat: number, told: string, offered: readonly number[]): Seen =>
  seen(
    [told],
    [`2 case ${threat}`],
    offered.map(id => `case ${id}`),
  )
const taken = (n: number): number => Math.min(n, 5)

/** What player 2 has now, since a case that is solved brings Rep. */
type Has = { readonly rep: number }

const kinds: Partial<Record<PlayerEffect, (n: number, has: Has) => Seen>> = {
  rep: (n, { rep }) => seen([`rep 2 ${rep} ${rep + n}`]),
  clout: n => seen([`clout 2 3 ${3 + n}`]),
  agents: n => seen([`agents 2 ${n}`]),
  soldiers: n => seen([`soldiers 2 ${n}`]),
  intel: n => seen([`drew 2 ${n} [${piles.decks.intel.slice(0, n).join(' ')}]`]),
  asset: () =>
    seen(
      ['drew-assets 2 2 [pittman elizabeth-gaines]', 'kept 2 elizabeth-gaines pittman'],
      ['2 keep elizabeth-gaines'],
      ['keep pittman', 'keep elizabeth-gaines'],
    ),
  'look-plot': () => aimed(2, 'looked-plot 2 2 dirty-bomb', [2, 3, 4, 5]),
  'look-intel': () => aimed(2, 'looked-intel 2 2 1 [stolen-codes]', [2, 3, 4, 5]),
  delay: () => aimed(4, 'moved 4 elevated', [2, 3, 4]),
  hasten: () => aimed(5, 'moved 5 guarded', [5]),
  'send-agent': n => aimed(3, `supplied 2 3 agents ${n}`, [2, 3, 4, 5]),
  'send-soldiers': n => aimed(4, `supplied 2 4 soldiers ${n}`, [2, 3, 4, 5]),
  claim: () => aimed(4, 'claimed 2 4', [4]),
  'free-lead': () => aimed(3, 'lead-taken 2 3 3', [2, 3, 5]),
  'shift-soldiers': () => seen(['shifted 2 3 5 2'], ['2 case 3', '2 case 5'], ['case 3']),
  'swap-hand': () =>
    seen([
      'discarded 2 search-warrant',
      'discarded 2 bank-records',
      'discarded 2 moved-up',
      'drew 2 3 [blown-cover radio-silence crossed-wires]',
    ]),
  conceal: () => seen(['discarded 2 bank-records', 'discarded 2 moved-up', 'drew 2 2 [blown-cover radio-silence]']),
  recover: () => seen(['took-asset 2 saul-berenson none']),
  'take-clout': n =>
    seen(
      [`taken-clout 2 1 ${taken(n)}`, `clout 1 5 ${5 - taken(n)}`, `clout 2 3 ${3 + taken(n)}`],
      ['2 player 1'],
      ['player 1'],
    ),
  launder: (n, { rep }) =>
    seen(
      [`rep 2 ${rep} ${rep - Math.min(n, rep)}`, `clout 2 3 ${3 + Math.min(n, rep)}`],
      ['2 to-clout'],
      ['to-clout', 'to-rep', 'none'],
    ),
  // Three of four at the most: one is kept.
  'make-discard': n => {
    const cards = ['cold-feet', 'phone-tap', 'top-leak'].slice(0, n)
    return seen(
      cards.map(card => `discarded 1 ${card}`),
      ['2 player 1', ...cards.map(card => `1 card ${card}`)],
      ['player 1', 'player 3'],
    )
  },
  // Virgil is immune.
  'expose-player': () =>
    seen(['exposed 1 [mike-faber] [cold-feet false-lead phone-tap top-leak]'], ['2 player 1'], ['player 1']),
}

/** What a card that does this leads to. */
export function gained({ do: effect, n }: Effect, has: Has): Seen {
  const kind = kinds[effect]
  if (!kind) throw new Error(`nothing is said here of what “${effect}” leads to: say it, so that it can be tested`)
  return kind(n, has)
}
