import type { Asset } from './card.ts'

/** Every asset is a person or a thing there is one of. The rulebooks' own come first (M-33 to M-38). */
export const assets: readonly Asset[] = [
  // Take 1 Clout on your turn. Burn during an analysis, once the totals are known, to add 5 to red or blue.
  {
    id: 'nicholas-brody',
    source: 'rulebook',
    points: 2,
    onTurn: { do: 'clout', n: 1 },
    onTotals: { do: 'burn-swing', n: 5 },
  },
  // Burn during an analysis to add 3 to red or blue.
  { id: 'aileen-morgan', source: 'rulebook', points: 3, onTotals: { do: 'burn-swing', n: 3 } },
  // Burn during an analysis to add 2 to red or blue.
  { id: 'lynne-reed', source: 'rulebook', points: 4, onTotals: { do: 'burn-swing', n: 2 } },
  // Trading Intel for Clout gives 1 more. Burn on your turn to take Nicholas Brody.
  {
    id: 'jessica-brody',
    source: 'rulebook',
    points: 2,
    always: [{ do: 'trade-clout', n: 1 }],
    burnOnTurn: { do: 'take-asset', asset: 'nicholas-brody' },
  },
  { id: 'mike-faber', source: 'rulebook', points: 3, burnOnTurn: { do: 'take-asset', asset: 'jessica-brody' } },
  { id: 'mira-berenson', source: 'rulebook', points: 3, burnOnTurn: { do: 'take-asset', asset: 'saul-berenson' } },
  // After refilling you may discard your whole hand and refill again; then the turn is over.
  { id: 'elizabeth-gaines', source: 'rulebook', points: 2, redraw: true },
  // +1 blue on each case you lead. Deploying an Agent, one may look at the Intel too, with no card added.
  {
    id: 'carrie-mathison',
    source: 'rulebook',
    points: 1,
    always: [
      { do: 'blue-on-my-cases', n: 1 },
      { do: 'agents-look', n: 0 },
    ],
  },
  // +1 hand size; immune to Exposure while active.
  {
    id: 'virgil',
    source: 'rulebook',
    points: 1,
    always: [
      { do: 'hand-size', n: 1 },
      { do: 'immune-exposure', n: 0 },
    ],
  },
  { id: 'pittman', source: 'rulebook', points: 2, always: [{ do: 'hand-size', n: 1 }] },
  // Once per Terrorist turn, after the totals: give up an undeployed Agent to burn one red or blue Intel.
  {
    id: 'peter-quinn',
    source: 'rulebook',
    points: 2,
    onTotals: { do: 'agent-for-card', n: 1, limit: 'terrorist-turn' },
  },
  // During an analysis discard any number of undeployed Agents for +2 blue each, as often as he is asked. Drone Strike.
  {
    id: 'dar-adal',
    source: 'rulebook',
    points: 1,
    always: [{ do: 'drone-strike', n: 0 }],
    onTotals: { do: 'agents-for-blue', n: 2 },
  },
  // Drone Strike; and once a turn a Soldier reports to him.
  {
    id: 'david-estes',
    source: 'rulebook',
    points: 1,
    always: [{ do: 'drone-strike', n: 0 }],
    onTurn: { do: 'soldiers', n: 1 },
  },
  // He hears about every case first: look at a Plot on each of your turns.
  { id: 'saul-berenson', source: 'public', points: 2, onTurn: { do: 'look-plot', n: 1 } },

  // Loyal hands: what helps a case, or earns its lead a good name.
  { id: 'desk-officer', source: 'house', points: 1, onTurn: { do: 'swap-hand', n: 0 } },
  {
    id: 'watch-commander',
    source: 'house',
    points: 2,
    onTotals: { do: 'pay-rep-blue', n: 3, limit: 'terrorist-turn' },
  },
  { id: 'federal-judge', source: 'house', points: 2, always: [{ do: 'trade-rep', n: 1 }] },
  { id: 'bomb-squad', source: 'house', points: 3, burnOnTurn: { do: 'claim', n: 1 } },
  // The Bureau has people of its own: one goes to a case of your choice on each of your turns.
  { id: 'fbi-liaison', source: 'house', points: 1, onTurn: { do: 'send-agent', n: 1 } },
  // Burn to send three Agents from the supply: blue that no Intel undoes.
  { id: 'tactical-team', source: 'house', points: 3, burnOnTurn: { do: 'send-agent', n: 3 } },
  { id: 'interpreter', source: 'house', points: 2, always: [{ do: 'agents-look', n: 0 }] },
  { id: 'hotel-clerk', source: 'house', points: 3, burnOnTurn: { do: 'delay', n: 1 } },
  // On each turn a case of your own may move up a level: before somebody spoils it.
  { id: 'flying-squad', source: 'house', points: 2, onTurn: { do: 'hasten', n: 1 } },

  // Ambitious friends: points, tokens and tempo.
  {
    id: 'committee-chair',
    source: 'house',
    points: 3,
    onTotals: { do: 'pay-clout-swing', n: 1, limit: 'terrorist-turn' },
  },
  { id: 'lobbyist', source: 'house', points: 2, onTurn: { do: 'launder', n: 1 } },
  { id: 'columnist', source: 'house', points: 2, onTurn: { do: 'take-clout', n: 1 } },
  { id: 'chief-of-staff', source: 'house', points: 2, always: [{ do: 'cheap-assets', n: 1 }] },
  { id: 'recruiter', source: 'house', points: 1, always: [{ do: 'extra-recruit', n: 1 }] },
  { id: 'press-secretary', source: 'house', points: 2, always: [{ do: 'shield-clout', n: 0 }] },
  { id: 'auction-house', source: 'house', points: 2, always: [{ do: 'extra-trade', n: 1 }] },

  // Quiet tools: eyes, shelter, force.
  { id: 'listening-post', source: 'house', points: 1, onTurn: { do: 'look-intel', n: 1 } },
  // What bites somebody known harder than somebody unknown: fewer cards to lay, or cards that all can read.
  { id: 'polygrapher', source: 'house', points: 3, burnOnTurn: { do: 'make-discard', n: 2 } },
  { id: 'inspector-general', source: 'house', points: 3, burnOnTurn: { do: 'expose-player', n: 0 } },
  { id: 'safe-flat', source: 'house', points: 3, always: [{ do: 'unburnable', n: 0 }] },
  // Drone Strike; and burned he sends in two of his own men.
  {
    id: 'airbase-colonel',
    source: 'house',
    points: 2,
    always: [{ do: 'drone-strike', n: 0 }],
    burnOnTurn: { do: 'send-soldiers', n: 2 },
  },
  // Their Soldiers see the Plot too, and leave nothing behind.
  {
    id: 'contractors',
    source: 'house',
    points: 2,
    always: [
      { do: 'soldiers-see-plot', n: 0 },
      { do: 'clean-look', n: 0 },
    ],
  },
  { id: 'convoy-dispatcher', source: 'house', points: 2, onTurn: { do: 'shift-soldiers', n: 1 } },
  { id: 'data-broker', source: 'house', points: 2, onTurn: { do: 'intel', n: 1 } },
  {
    id: 'double-agent',
    source: 'house',
    points: 3,
    onTotals: { do: 'agents-for-blue', n: 1, limit: 'terrorist-turn' },
  },
  { id: 'old-friend-abroad', source: 'house', points: 3, burnOnTurn: { do: 'free-lead', n: 1 } },
]
