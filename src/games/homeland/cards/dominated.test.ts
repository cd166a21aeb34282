import { expect, test } from 'vitest'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import type { Asset, DeckData, Named } from './card.ts'
import { standard } from './standard.ts'

/** Pairs of cards of one kind that do not differ in what is printed on them. */
function alike<Card extends Named>(cards: readonly Card[], printed: (card: Card) => unknown): string[] {
  const first = new Map<string, string>()
  return cards.flatMap(card => {
    const text = JSON.stringify(printed(card))
    const other = first.get(text)
    if (other === undefined) first.set(text, card.id)
    return other === undefined ? [] : [`${card.id} is ${other} once more`]
  })
}

interface Ability {
  /** When it works and what it does: one with another n is the same, one at another time is not. */
  readonly what: string
  readonly n: number
}

const abilities = ({ always = [], onTurn, burnOnTurn, onTotals, redraw }: Asset): Ability[] => [
  ...always.map(one => ({ what: `always ${one.do}`, n: one.n })),
  ...(onTurn ? [{ what: `turn ${onTurn.do}`, n: onTurn.n }] : []),
  ...(burnOnTurn?.do === 'take-asset' ? [{ what: `burn take ${burnOnTurn.asset}`, n: 0 }] : []),
  ...(burnOnTurn && burnOnTurn.do !== 'take-asset' ? [{ what: `burn ${burnOnTurn.do}`, n: burnOnTurn.n }] : []),
  ...(onTotals ? [{ what: `totals ${onTotals.do} ${onTotals.limit ?? 'always'}`, n: onTotals.n }] : []),
  ...(redraw ? [{ what: 'redraw', n: 0 }] : []),
]

/** Does one asset do all that another does, and count for as many points? */
const dominates = (one: Asset, other: Asset): boolean =>
  one !== other &&
  one.points >= other.points &&
  abilities(other).every(({ what, n }) => abilities(one).some(mine => mine.what === what && mine.n >= n))

const dominated = (assets: readonly Asset[]): string[] =>
  assets.flatMap(other => {
    const by = assets.filter(one => dominates(one, other))
    return by.length === 0 ? [] : [`${other.id} is never worth more than ${by.map(({ id }) => id).join(', ')}`]
  })

/** What nobody would miss: a sentence about each card that is another once more, or worse than another in every way. */
const needless = ({ plots, organizations, intel, assets }: DeckData): string[] => [
  ...alike(plots, ({ complexity, impact, fallout, globalFallout, players }) => [
    complexity,
    impact,
    fallout ?? null,
    globalFallout ?? null,
    players ?? null,
  ]),
  ...alike(organizations, ({ level, sophistication, advantage }) => [level, sophistication, advantage]),
  ...alike(intel, ({ colour, number, rep, clout, gold }) => [colour, number, rep, clout, gold ?? null]),
  ...alike(assets, card => [card.points, abilities(card)]),
  ...dominated(assets),
]

test('every card of the standard deck is worth its place: none is another once more, none is worse in every way', () => {
  expect(needless(standard)).toEqual([])
})

test.each<[string, Partial<DeckData>, string]>([
  [
    'a Plot',
    {
      plots: [...untuned.plots.slice(0, 39), { ...untuned.plots[0], id: 'twin', kind: 'hijack', source: 'house' }],
    },
    `twin is ${untuned.plots[0].id} once more`,
  ],
  [
    'an Organization',
    {
      organizations: [
        ...untuned.organizations.slice(0, 39),
        { ...untuned.organizations[5], id: 'twin', kind: 'syndicate' },
      ],
    },
    `twin is ${untuned.organizations[5].id} once more`,
  ],
  [
    'an Intel',
    { intel: [...untuned.intel, { ...untuned.intel[3], id: 'twin', copies: 1 }] },
    `twin is ${untuned.intel[3].id} once more`,
  ],
  [
    'an asset',
    { assets: [...untuned.assets, { ...untuned.assets[6], id: 'twin' }] },
    'twin is elizabeth-gaines once more',
  ],
  [
    'an asset that does less',
    { assets: [...untuned.assets, { id: 'less', source: 'house', points: 1, onTotals: { do: 'burn-swing', n: 4 } }] },
    'less is never worth more than nicholas-brody',
  ],
  [
    'an asset that counts less',
    { assets: [...untuned.assets, { id: 'less', source: 'house', points: 3, burnOnTurn: { do: 'clout', n: 3 } }] },
    'less is never worth more than the-donor',
  ],
])('%s that nobody would miss is found', (_what, planted, found) => {
  expect(needless({ ...untuned, ...planted })).toContain(found)
  expect(needless(untuned)).not.toContain(found)
})

test.each<[string, Partial<Asset>]>([
  ['more points', { points: 3, onTotals: { do: 'burn-swing', n: 4 } }],
  ['more of it', { points: 2, onTotals: { do: 'burn-swing', n: 6 } }],
  ['something else', { points: 1, onTotals: { do: 'burn-swing', n: 5 }, redraw: true }],
  ['another time', { points: 1, burnOnTurn: { do: 'clout', n: 1 } }],
])('an asset with %s than another is worth its place', (_what, printed) => {
  const [brody] = untuned.assets
  expect(dominated([brody, { id: 'other', source: 'house', points: 0, ...printed }])).not.toContainEqual(
    expect.stringMatching(/^other/),
  )
})
