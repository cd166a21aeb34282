import type { Provenance } from '../../origin.ts'
import type { Source } from '../../sources.ts'

/** What a card consists of, as far as its parts come from different sources. */
export const parts = [
  'name',
  'colour',
  'ability',
  'amount',
  'target',
  'strike',
  'second',
  'effect',
  'numbers',
  'trade',
  'copies',
  'points',
] as const
export type Part = (typeof parts)[number]

type Row = Provenance<Part>[string]

/** An asset that a rulebook describes (M-33 to M-38): every victory point is ours. */
const described = (more: Partial<Record<Part, Source>> = {}): Row => ({
  of: 'rulebook',
  parts: { name: 'rulebook', ability: 'rulebook', ...more, points: 'house' },
})
/** A card of which the sources give the name, or the subject; all that is printed on it is ours. */
const named: Row = { of: 'public', parts: { name: 'public', numbers: 'house', effect: 'house' } }
/** The German rulebook names these Intel cards and gives their colour; on gold ones also what they do. */
const pictured: Row = {
  of: 'rulebook',
  parts: { name: 'rulebook', colour: 'rulebook', numbers: 'house', trade: 'house', copies: 'house' },
}
const pictureOfGold: Row = {
  of: 'rulebook',
  parts: { name: 'rulebook', colour: 'rulebook', effect: 'rulebook', trade: 'house', copies: 'house' },
}

export const provenance: Provenance<Part> = {
  'nicholas-brody': described(),
  'aileen-morgan': described({ amount: 'house' }),
  'lynne-reed': described({ amount: 'house' }),
  'jessica-brody': described(),
  'mike-faber': described({ target: 'house' }),
  'mira-berenson': described({ target: 'house' }),
  'elizabeth-gaines': described(),
  'carrie-mathison': described(),
  virgil: described(),
  pittman: described(),
  'peter-quinn': described(),
  // Of two rules each names its own, so that nobody has to guess which of them is meant.
  'dar-adal': described({ strike: 'house' }),
  'david-estes': {
    of: 'rulebook',
    parts: { name: 'rulebook', strike: 'rulebook', second: 'house', points: 'house' },
  },
  'saul-berenson': { of: 'public', parts: { name: 'public', ability: 'house', points: 'house' } },

  'surprise-attack': pictureOfGold,
  'no-clearance': pictureOfGold,
  'search-warrant': pictured,
  'blown-cover': pictured,
  rendition: { of: 'public', parts: { name: 'public', numbers: 'house', trade: 'house', copies: 'house' } },

  kidnapping: named,
  'letter-bomb': named,
  'vice-president': named,
  'power-grid': named,
  'adviser-bribe': named,
  'abu-nazir': named,
  'danesh-akbari': named,
  'lone-wolf': named,
}
