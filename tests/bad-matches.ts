import { homeland } from '../src/games/homeland/index.ts'
import { negotiator } from '../src/games/negotiator/index.ts'
import { digest } from '../src/seed/roots.ts'
import { canonical, writeMatch } from '../src/table/file.ts'
import type { MatchFile } from '../src/table/file-schema.ts'
import { openMatch, type SeatedPlayer } from '../src/table/match.ts'

/** For the two readers of matches, the page's and the terminal's: what one refuses, the other refuses too. */

export type Seats = readonly SeatedPlayer[]
type Entry = MatchFile['log'][number]
export const people = (...names: string[]): Seats => names.map(name => ({ name, bot: null }))
export const good = people('Ann', 'Ben', 'Cy')
/** A table with these people at it; `said` comes after they have sat down. */
export function table(
  seats: Seats,
  { said = [], ...more }: Partial<MatchFile> & { readonly said?: readonly Entry[] } = {},
): MatchFile {
  const begun = openMatch(homeland(), { setup: { players: 3 }, seed: 'x', seats: good })
  const log: Entry[] = seats.map((player, seat) => ({ kind: 'sit', at: null, seat, player }))
  return signed({ ...writeMatch(homeland(), begun, true), log: [...log, ...said], ...more })
}
const call = (more: Partial<MatchFile>): MatchFile =>
  signed({
    ...writeMatch(negotiator(), openMatch(negotiator(), { setup: { abductor: 'donna' }, seed: 'x' }), true),
    ...more,
  })

/** As somebody would sign it who changed it by hand and knows how. */
const signed = ({ check: _, ...content }: MatchFile): MatchFile => ({ ...content, check: digest(canonical(content)) })

/** Matches that nobody may open, each with the key of the sentence that says why. */
export const badMatches: readonly (readonly [string, MatchFile, string])[] = [
  ['nobody seated', table([]), 'file.seats'],
  ['a seat too few', table(people('Ann', 'Ben')), 'file.seats'],
  ['a seat too many', table(people('Ann', 'Ben', 'Cy', 'Di')), 'file.seats'],
  [
    'a call for two',
    call({ log: people('Ann', 'Ben').map((player, seat) => ({ kind: 'sit', at: null, seat, player })) }),
    'file.seats',
  ],
  [
    'an unknown bot',
    table([...people('Ann'), { name: 'Bot', bot: 'oracle' }, { name: 'Bit', bot: 'steady' }]),
    'error.bot',
  ],
  ['a bot by a long name', table([...people('Ann', 'Ben'), { name: 'Bot', bot: 'x'.repeat(190) }]), 'error.bot'],
  ['a bot by a huge name', table([...people('Ann', 'Ben'), { name: 'Bot', bot: 'x'.repeat(9000) }]), 'shape.most'],
  ['bots alone', table(good.map(({ name }) => ({ name, bot: 'steady' }))), 'file.no-person'],
  ['an empty name', table(people('Ann', '', 'Cy')), 'seats.name-empty'],
  ['a name of spaces', table(people('Ann', '  ', 'Cy')), 'seats.name-empty'],
  ['the same name twice', table(people('Ann', 'Ben', 'ANN')), 'seats.name-twice'],
  ['a long name', table(people('Ann', 'B'.repeat(190), 'Cy')), 'seats.name-long'],
  ['a huge name', table(people('Ann', 'B'.repeat(100_000), 'Cy')), 'shape.most'],
  ['a name that clears the screen', table(people('Ann', '\u001b[2J', 'Cy')), 'seats.name-long'],
  ['a name in two lines', table(people('Ann', 'Ben\nsays', 'Cy')), 'seats.name-long'],
  ['a name that hides behind spaces', table(people('Ann', 'Ann ', 'Cy')), 'seats.name-twice'],
  ['a name with spaces around it', table(people('Ann', ' Ben', 'Cy')), 'seats.name-long'],
  ['a table of ten', table(good, { setup: { players: 10 } }), 'setup.players'],
  [
    'talk from a chair that is not there',
    table(good, { said: [{ kind: 'talk', at: null, seat: 5, claim: { about: 'case', case: 1, says: 'dangerous' } }] }),
    'file.said',
  ],
  [
    'talk of a chair that is not there',
    table(good, {
      said: [
        { kind: 'talk', at: null, seat: 0, claim: { about: 'player', player: 4, says: 'trust', strength: 'little' } },
      ],
    }),
    'file.said',
  ],
  [
    'talk of a bot',
    table([...people('Ann', 'Ben'), { name: 'Bot', bot: 'steady' }], {
      said: [{ kind: 'talk', at: null, seat: 2, claim: { about: 'case', case: 1, says: 'dangerous' } }],
    }),
    'file.said',
  ],
  ['notes of nobody', table(good, { notes: [{ seat: 3, about: { player: 0 }, text: 'hm' }] }), 'file.said'],
  ['notes of a call', call({ notes: [{ seat: 0, about: { case: 1 }, text: 'hm' }] }), 'file.said'],
  ['notes about nobody', table(good, { notes: [{ seat: 0, about: { player: 3 }, text: 'hm' }] }), 'file.said'],
]

export const goodSeats = [
  ...people('Zoë Müller-Łódź'),
  { name: 'Bot 2', bot: 'careerist' },
  { name: 'Bot 3*', bot: 'random' },
]
export const goodMatch = table(goodSeats, {
  said: [
    { kind: 'talk', at: null, seat: 0, claim: { about: 'player', player: 1, says: 'suspect', strength: 'strongly' } },
  ],
  notes: [{ seat: 0, about: { player: 2 }, text: 'hm' }],
})
