import type { Json } from '../../src/engine/game.ts'
import { standard } from '../../src/games/homeland/cards/standard.ts'
import { levels } from '../../src/games/homeland/vocabulary.ts'

/** Thirty cases, six players, everything known and laid that can be: the fullest board there is. */

const COLUMNS = 6
const PLAYERS = 6

/** The longest names first, in any language: they have to go on two lines. */
const LONG = ['regiment', 'room-nine', 'basement', 'container-line', 'unreconciled', 'attache', 'coast-league']
const names = [...LONG, ...standard.organizations.map(({ id }) => id).filter(id => !LONG.includes(id))]

const HAND = ['surprise-attack', 'search-warrant', 'rendition', 'second-folder']
const OPEN = ['budget-hearing', 'satellite-pass']

/** One title after the other, as many copies as there are; those of the hand lie there. */
const intel = standard.intel.flatMap(({ id, copies }) =>
  Array.from({ length: copies - [...HAND, ...OPEN].filter(one => one === id).length }, () => id),
)
const next = (): string => intel.shift() ?? ''

const threats = levels.flatMap((level, row) =>
  Array.from({ length: COLUMNS }, (_, column): Json => {
    const n = row * COLUMNS + column
    // One of each round of seven is unclaimed, and two are one's own.
    const lead = n % 7 === 3 ? {} : { lead: 1 + (n % PLAYERS) }
    const by = [undefined, ...(n % 10 === 0 ? [1, 2, 3, 4, 5, 6] : [1 + ((n + 2) % PLAYERS)])]
    return {
      id: n + 1,
      organization: names[n],
      level,
      at: column + 1,
      ...lead,
      agents: n % 3 === 0 ? 10 : 0,
      soldiers: n % 4 === 0 ? 10 : 0,
      intel: by.map(seat => ({ card: next(), ...(seat === undefined ? {} : { by: seat }) })),
      ...(n % 5 === 0 ? { plotSeenBy: [1, 2], looks: [{ seat: 1, n: by.length, round: 3 }] } : {}),
    }
  }),
)

/** It is the first player's turn, with a long hand, some of it open, and assets. */
export const fullBoard = {
  players: [
    {
      rep: 11,
      clout: 12,
      agents: 10,
      soldiers: 10,
      hand: HAND,
      open: OPEN,
      down: ['virgil', 'carrie-mathison'],
      up: ['nicholas-brody', 'dar-adal'],
    },
    ...Array.from({ length: PLAYERS - 1 }, () => ({})),
  ],
  round: 5,
  marker: 1,
  turn: 1,
  agency: 10,
  terrorist: 11,
  threats,
} satisfies Json
